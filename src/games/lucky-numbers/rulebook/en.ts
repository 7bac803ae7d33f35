import type { RulebookWords } from '../../../core/rulebook.js';

/** The rules of Lucky Numbers in English. */
export const en: RulebookWords = {
  idea: [],
  sources: [
    'Lucky Numbers is a game for one to four by Michael Schacht, first published in 2012, later by TIKI Editions (2020) and Game Factory (2023). This library is unofficial, and the words here are our own.',
    'The sheet with the publisher’s game for one is lost. What stands under L11 is ours.',
    'A cell is named as on a chessboard: a1 is bottom left, d1 with the ladybird bottom right. The diagonal runs from a4 through b3 and c2 to d1.',
  ],
  rules: {
    L1: {
      title: 'Tiles',
      text: [
        'Each player brings one set of tiles with the numbers 1 to 20. All of them are mixed and lie face down on one pile. Whose set a tile comes from does not matter.',
        'So every number is there as often as there are players, and what lies open tells what can still come.',
      ],
    },
    L2: {
      title: 'Setting up',
      text: [
        'Everybody has a board of four times four cells. You are dealt four tiles, open, and lay one on each cell of your diagonal. In which order is up to you; low at the top left and high at the bottom right is good advice, but no rule. Equal numbers may both lie there.',
        'Two other ways can be chosen. Laid in order: the four tiles of each player lie ascending at once. Tile by tile: in four rounds everybody is dealt one tile and lays it before the next one comes.',
      ],
    },
    L3: {
      title: 'Your turn',
      text: [
        'Do one of two things. Either turn over a face-down tile: lay it on your board, or leave it face up in the middle. Or take a tile that lies face up: then it must be laid.',
        'You cannot sit a turn out.',
      ],
    },
    L4: {
      title: 'Laying',
      text: [
        'Lay the tile on an empty cell, or exchange it for a tile on your board, which then lies face up in the middle.',
        'Afterwards the numbers must ascend in every row from left to right and in every column from top to bottom. All tiles of a row or column count, with gaps between them too, and no number may stand there twice.',
      ],
    },
    L5: {
      title: 'No exchange for the same',
      text: [
        'A tile is not exchanged for one with the same number. That would change nothing, and would be a way to sit a turn out.',
      ],
    },
    L6: {
      title: 'A full board',
      text: ['Whoever fills the last empty cell of the own board has won at once.'],
    },
    L7: {
      title: 'The last face-down tile',
      text: [
        'Whoever turns over the last face-down tile finishes the turn; then the game is over. The fewest empty cells win, and several may share the win.',
        'Playing alone you have lost then.',
      ],
    },
    L8: {
      title: 'House rule: not for ever',
      text: [
        'Two players could exchange face-up tiles for ever. So exchanges with face-up tiles are counted. After four for each player in a row, with no tile turned over and no empty cell filled between them, the next one must turn over a face-down tile.',
        'The printed rules know no such limit. It is ours, and hardly ever felt.',
      ],
    },
    L9: {
      title: 'Variant: playing on',
      text: [
        'If the tile that you lay or exchange then lies diagonally next to one with the same number, you have another turn, and with luck another one. This variant is by Bruno Cathala.',
        'All four diagonal neighbours count. Setting up and leaving a tile give no further turn, and after the last face-down tile the game is over (L7).',
      ],
    },
    L10: {
      title: 'Tournament',
      text: [
        'Play as many games as there are players, so that everybody begins once. The winner of a game gets two points, everybody else loses one for each own empty cell. The highest total wins, and several may share the win.',
        'When the last face-down tile ended a game (L7) and several share it, each of them gets two points.',
      ],
    },
    L11: {
      title: 'Alone',
      text: [
        'Against the pile: you play by the same rules with two sets of tiles, and win when your board is full before the last tile is turned over.',
        'Swap puzzles: a full board is out of order. Exchange tiles on neighbouring cells, side by side or one above the other, until every row and every column ascends. Par is the least number of exchanges that does it; nobody can do with fewer. When edges are joined, cells at opposite ends of a row or column are neighbours too.',
      ],
    },
  },
  examples: {
    start: 'Two players, forty tiles: each number is there twice.',
    'none-left': 'One 19 lies on d1, the other one in the middle: no third one can be turned over.',
    choose: 'A lays the last of four tiles. Then B lays 2, 7, 12 and 17.',
    'off-diagonal': 'While you set up, tiles lie on the diagonal only.',
    sorted: 'Laid in order: with the last tile dealt, all of them lie.',
    'one-by-one': 'Tile by tile: A keeps c2 for the 9 and waits what comes next.',
    draw: 'A could take the 3, and may turn over a tile all the same.',
    leave: 'A has turned over a 20 and leaves it. Anybody may take it later.',
    take: 'A takes the 3 from the middle and lays it on b4, between 1 and whatever comes.',
    'no-passing': 'A has turned over nothing, so there is nothing to leave.',
    'thirteen-empty': 'The 13 has three places. The first: c4, right of the 5.',
    'thirteen-for-ten': 'The second: on d3. The 10 goes back to the middle.',
    'thirteen-for-fifteen': 'The third: on b1. The 15 goes back to the middle.',
    'over-the-gap': 'On b3 it cannot lie: behind the gap comes a 10.',
    'twice-in-a-row': 'Nor on b2: the row has a 13 already.',
    'same-number': 'On a2 lies a 13. One 13 for another is no exchange.',
    full: 'A’s last cell is filled: A has won.',
    'last-laid': 'The 3 was the last face-down tile. A lays it and has one empty cell fewer than B.',
    'last-left': 'Had A left the 3, both would have twelve empty cells, and both would have won.',
    'eighth-exchange': 'The eighth exchange of two players in a row.',
    'must-draw': 'B must turn over a tile now, although the 16 would fill d4.',
    'plays-again': 'The 6 on c4 lies diagonally next to the 6 on b3: A has another turn.',
    'not-diagonal': 'On d4 it does not: B is next.',
    'exchange-again': 'An exchange counts as well. The 11 lies in the middle now, and A plays again.',
    points: 'A has won and gets two points. B has two empty cells and loses two.',
    alone: 'Alone against two sets of tiles.',
    'alone-lost': 'The last tile is laid, and eleven cells are empty: lost.',
    'swap-last': 'The third exchange solves the puzzle.',
    'swap-diagonal': 'c3 and d4 touch at a corner only.',
    'swap-across': 'Where edges are joined, a4 and d4 are neighbours.',
  },
};
