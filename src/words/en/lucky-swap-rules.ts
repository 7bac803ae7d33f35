import type { RulebookWords } from '../../core/rulebook.js';

/** The paragraphs of the rule, which the rules of Lucky Numbers contain, too. */
export const rule = {
  play: 'Your board is full, but out of order. Exchange two neighbouring tiles, side by side or one above the other, again and again. You have won as soon as every row and every column ascends. Your score is the number of exchanges you made: the fewer, the better. Par is the smallest possible number: can you do it in par? With the option “Opposite edges: connected”, the first and the last cell of a row or column are neighbours, too.',
  origin:
    'The solo rules of the publisher are lost. Only their idea is known: puzzles in which neighbouring tiles change places until everything ascends. The swap puzzle is rebuilt from this idea, with details of our own.',
};

/** The rules of the swap puzzle in English. */
export const en: RulebookWords = {
  components: ['1 board with 16 cells', '16 different number tiles from 1 to 20'],
  idea: [
    'Put the 16 tiles of a full board in order by exchanging neighbouring tiles: in every row the numbers must ascend from left to right, in every column from top to bottom.',
    'You have won as soon as everything ascends, no matter how many exchanges you needed. Par is the smallest possible number of exchanges: can you do it in par?',
    'For 1 player. The rule has the number that it has in the rules of Lucky Numbers: L11.',
    'Cells are named as on a chessboard: the columns are a to d from the left, the rows 1 to 4 from the bottom, so a1 is at the bottom left. Moves are written in a short form: c3-d3 means “exchange the tiles on c3 and d3”.',
  ],
  rules: { L11: { title: 'Swap puzzle', text: [rule.play], origin: [rule.origin] } },
  examples: {
    'swap-last': 'The third exchange solves the puzzle.',
    'swap-diagonal': 'c3 and d4 touch only at a corner, so they are not neighbours.',
    'swap-across': 'With connected edges, a4 and d4 are neighbours.',
  },
  sources: [
    'The swap puzzle belongs to Lucky Numbers, a game by Michael Schacht. Spielkasten is not an official edition; all sentences here are our own.',
    'Rebuilt: the sheet with the solo rules is lost. The swap puzzle (L11) is rebuilt from its idea.',
  ],
};
