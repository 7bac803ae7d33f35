import type { RulebookWords } from '../../core/rulebook.js';
import { en as puzzleRules, rule as puzzle } from './lucky-swap-rules.js';

/** The rules of Lucky Numbers in English. */
export const en: RulebookWords = {
  components: [
    '1 board with 16 cells for each player',
    '20 number tiles for each player, from 1 to 20, in one colour; 40 tiles for one player alone',
  ],
  idea: [
    'Be the first to fill all 16 cells of your board with number tiles. In every row the numbers must ascend from left to right, in every column from top to bottom.',
    'The first full board wins at once. If all tiles have been turned over before that, the player with the fewest empty cells wins.',
    'For 1 to 4 players. One player can also play the swap puzzle, a game of its own: L11.',
    'Cells are named as on a chessboard: the columns are a to d from the left, the rows 1 to 4 from the bottom, so a1 is at the bottom left. The examples call the players A and B. Moves are written in a short form: draw means “turn over a face-down tile”, 14@d1 means “lay the 14 on d1”, and pass means “leave the tile just turned over in the middle”. +19 means “a 19 is turned over or dealt”. In the swap puzzle, c3-d3 means “exchange the tiles on c3 and d3”.',
  ],
  rules: {
    L1: {
      title: 'Tiles and first player',
      text: [
        'A set is 20 tiles with the numbers 1 to 20, all in one colour. One set for each player comes into the game; one player alone uses two. When you start a new game, you can also choose another number of sets, from one to eight. All tiles are mixed and lie face down in the middle of the table. Their colours do not matter in play.',
        'So there are as many tiles of each number as there are sets, and the tiles that you see tell you which ones can still come.',
        'The first player is drawn at random, unless you choose one when you start a new game. Turns go clockwise.',
      ],
      origin: [
        'In the rulebook the youngest player chooses: to begin, or to let the oldest player begin. We decided that the first player is drawn at random.',
        'The rulebook names no number of sets for one player, and no other number for several. Both are our decision.',
      ],
    },
    L2: {
      title: 'Setup',
      text: [
        'Each player has a board of four rows with four cells. The ladybird on its frame is at the bottom right.',
        'The usual setup: you get four tiles, face up, and lay them on the four cells of the diagonal from a4 to d1. You choose which tile goes on which cell. Equal numbers are allowed. Low numbers at the top left and high numbers at the bottom right are good advice, but not a rule.',
        'First all players get their four tiles. Then the first player lays all four, then the next player, and so on. So whoever lays later sees the diagonals of the others.',
        'When you start a new game, you can choose two other setups. In ascending order: the four tiles of each player are laid on the diagonal in ascending order automatically. One tile at a time: in four rounds each player gets one tile and lays it on an empty cell of the diagonal before getting the next one.',
      ],
      origin: [
        'In the rulebook all players lay their tiles at the same time. We decided that they lay them one after another.',
        'The two other setups come from other editions of the game.',
      ],
    },
    L3: {
      title: 'Your turn',
      text: [
        'Choose one of two actions. Either turn over a face-down tile: lay it on your board, or leave it face up in the middle. Or take a face-up tile, if there is one in the middle: this tile you must lay on your board, so you may take it only if it fits there (L4).',
        'You may not skip your turn. Very rarely the house rule L8 tells you to turn over a tile.',
      ],
    },
    L4: {
      title: 'Laying a tile',
      text: [
        'Lay the new tile on an empty cell of your board. Or exchange a tile on your board for it: lay the new tile on that cell, and put the old one in the middle, face up. Apart from that, tiles stay where they lie. (The swap puzzle in L11 is a game of its own.)',
        'After that, the numbers in every row must ascend from left to right and the numbers in every column from top to bottom. Gaps are allowed, but tiles on both sides of a gap must ascend, too. No number may occur twice in a row or column. Anywhere else equal numbers are allowed, even diagonally next to each other.',
      ],
    },
    L5: {
      title: 'No exchange for an equal number',
      text: [
        'You may not exchange a tile for one with the same number. It would change nothing and be the same as skipping your turn.',
      ],
      origin: [
        'The rulebook does not forbid it in words, but its own example leaves such an exchange out. So we decided that it is not allowed.',
      ],
    },
    L6: {
      title: 'A full board wins',
      text: ['When you fill the last empty cell of your board, you win at once.'],
    },
    L7: {
      title: 'The last face-down tile',
      text: [
        'If you turn over the last face-down tile, you finish this turn: lay the tile or leave it. If this fills your board, you have won (L6). If not, the game ends, and the player with the fewest empty cells wins. If players are tied, they share the win.',
        'If you play alone and the last tile does not fill your board, you have lost (L11).',
      ],
    },
    L8: {
      title: 'House rule: no endless exchanges',
      text: [
        'Players could go on for ever taking face-up tiles and exchanging tiles on their boards for them. So there is a limit to such exchanges in a row: four times the number of players. With two players that is eight, and the exchanges of both count together. After that, the next player must turn over a tile.',
        'Only exchanges for tiles taken from the middle count. The count starts again when a tile is turned over or an empty cell is filled.',
      ],
      origin: [
        'The rulebook has no such limit. We added it, so that every game comes to an end; it rarely matters.',
      ],
    },
    L9: {
      title: 'Variant: Play on',
      text: [
        'If you lay a tile so that it is diagonally next to a tile with the same number on your own board, you get another turn at once. This holds for exchanges, too. If it happens again, you get yet another turn.',
        'All four diagonal neighbours count. There is no extra turn for the setup or for a tile that you leave in the middle. After the last face-down tile the game ends as always (L7). Exchanges in an extra turn count for the limit of L8 like all others.',
      ],
      origin: [
        'This variant is by Bruno Cathala. Its name in the German rulebook is “Wir spielen und spielen”.',
        'The rulebook does not say which neighbours count and what happens after the setup, after the last tile and with the limit of L8. These are our decisions.',
      ],
    },
    L10: {
      title: 'Tournament',
      text: [
        'Play as many games as there are players; each player begins one game. The winner of a game gets 2 points; if several players win together (L7), each of them gets 2. Each other player loses 1 point per empty cell of their own board. The player with the highest total wins. If players are tied, they share the win.',
      ],
      origin: [
        'The tournament comes from other editions of the game.',
        'The points for a shared win are our decision.',
      ],
    },
    L11: {
      title: 'Playing alone',
      text: [
        'One player: play by the usual rules with two sets of tiles. You win if you fill your board, at the latest with the last face-down tile. Otherwise you lose.',
        `Swap puzzle: ${puzzle.play}`,
      ],
      origin: [puzzle.origin, 'The game for one player is all our own.'],
    },
  },
  examples: {
    start: 'Two players, two sets: 40 tiles, each number twice. A gets the first tile, a 9.',
    'none-left':
      'One 19 is on d1, the other one is in the middle. Nobody can turn over a third one. A turns over a 20.',
    choose: 'A lays the last of the four tiles. Then B lays 2, 7, 12 and 17.',
    'off-diagonal': 'During the setup you may lay tiles only on the diagonal.',
    sorted:
      'In ascending order: as soon as each player has four tiles, the tiles of both are laid automatically.',
    'one-by-one': 'One tile at a time: A lays the 9 on c2 and waits to see what comes next.',
    draw: 'A could take the 3, but A may also turn over a tile.',
    leave: 'A has turned over a 20 and leaves it in the middle. Any player may take it later.',
    take: 'A takes the 3 from the middle and lays it on b4, right of the 1.',
    'no-passing': 'A has not turned over a tile, so there is none that A could leave in the middle.',
    'thirteen-empty': 'The 13 has three possible places. The first: on c4, right of the 5.',
    'thirteen-for-ten': 'The second: on d3. The 10 is exchanged for the 13 and goes to the middle.',
    'thirteen-for-fifteen':
      'The third: on b1. The 15 is exchanged for the 13 and goes to the middle. Now one 13 is diagonally next to the other, which is allowed.',
    'over-the-gap':
      'The 8 on b3 cannot be exchanged for the 13: in the same row, after a gap, there is a 10.',
    'twice-in-a-row': 'The 13 cannot go on b2: there is already a 13 in this row.',
    'same-number': 'There is a 13 on a2. You may not exchange it for another 13.',
    full: 'A fills the last empty cell and wins.',
    'last-laid':
      'This game has only one set, 20 tiles. The 3 was the last one face down. A lays it, so A has eleven empty cells and B has twelve. A wins.',
    'last-left':
      'The same game with one set: if A leaves the 3 instead, both have twelve empty cells and share the win.',
    'eighth-exchange':
      'The two players have made seven exchanges for face-up tiles in a row. This is the eighth: A takes the 20 and exchanges the 16 for it.',
    'must-draw': 'Now B must turn over a tile. B may not even lay the 16 on the empty cell d4.',
    'plays-again': 'The 6 on c4 is diagonally next to the 6 on b3, so A gets another turn.',
    'not-diagonal': 'On d4 it is not next to the other 6, so it is B’s turn.',
    'exchange-again':
      'A exchanges the 11 for a 6. The 6 is diagonally next to the 6 on b3, so A gets another turn.',
    points: 'A fills the last cell, wins and gets 2 points. B has two empty cells and loses 2 points.',
    alone: 'One player and two sets of tiles. The player turns over a tile.',
    'alone-lost':
      'A game with only one set, 20 tiles. The last one is laid, and eleven cells are empty. The player has lost.',
    ...puzzleRules.examples,
  },
  sources: [
    'Lucky Numbers is a game by Michael Schacht. The variant “Wir spielen und spielen” is by Bruno Cathala. Graphics: Deborah Triggiano. Editing: Frank Weiß. It was first published by Ravensburger in 2012 (the German edition was called “5 vor 12”), then by TIKI Editions (2020) and Game Factory (2023). Spielkasten is not an official edition; all sentences here are our own.',
    'The rules follow the German rulebook of Game Factory. It does not mention the edition of 2012 and its title; we know them from elsewhere. It does not say for what age the game is meant or how long it takes, and we do not know.',
    'The setups in ascending order and one tile at a time (L2) and the tournament (L10) come from other editions.',
    'Rebuilt: the sheet with the solo rules is lost. The swap puzzle (L11) is rebuilt from its idea.',
    'Decided by us, because the rulebook does not say it: the number of sets for one player or as an option (L1); no exchange for an equal number (L5, as the rulebook’s own example suggests); the limit on exchanges (L8); what counts in the variant (L9); points for a shared win (L10); the game for one player and the details of the swap puzzle (L11). Not as in the rulebook: who begins (L1); the players lay their first tiles one after another (L2).',
  ],
};
