/** English sentences by code of illegal moves. `{0}`, `{1}` … are the cells of the RuleViolation. */
const reasons = {
  over: 'The game is over',
  'unknown-move': 'A move must draw, lay or pass',
  'unknown-tile': 'Tiles have numbers from 1 to 20',
  'unknown-cell': 'There is no such cell',
  turning: 'A tile must be turned over first',
  'not-turning': 'No tile can be turned over now',
  'none-left': 'No such tile is left face down',
  'setting-up': 'Fill the diagonal first',
  'not-dealt': 'No such tile was dealt to you',
  'not-diagonal': '{0} is not on the diagonal',
  taken: '{0} is taken',
  'already-drawn': 'Lay or leave the tile that you turned over first',
  'no-passing': 'Only a tile that was turned over can be left',
  'not-drawn': 'A different tile was turned over',
  'not-face-up': 'No such tile lies face up',
  'must-draw': 'After four exchanges per player, a tile must be turned over',
  equal: 'There is already the same number on {0}',
  left: 'The tile on {1}, to the left of {0}, is not lower',
  right: 'The tile on {1}, to the right of {0}, is not higher',
  above: 'The tile on {1}, above {0}, is not lower',
  below: 'The tile on {1}, below {0}, is not higher',
};

/** The same for options. The first word of a code is the name of the option (`at`). */
export const optionFaults = {
  options: 'Options must be an object',
  players: 'There must be 1 to 4 players',
  setup: 'The setup must be choose, sorted or one-by-one',
  variant: 'The variant must be basic or play-on',
  sets: 'There must be 1 to 8 sets',
  first: 'The first seat must be the number of a player, from 0',
};

/**
 * The same for positions; the placeholders are seats, cells or numbers. The first word of a code is the part of the text
 * (`at`), the rest names the problem.
 */
export const textFaults = {
  position: 'A position must have five parts, separated by single spaces',
  boards: 'A board must have 4 rows of 4 cells, each 1 to 20 or . (empty)',
  'boards-players': 'There are {0} boards for {1} players',
  'boards-order': 'On the board of {0}, {1} and {2} do not ascend',
  'boards-tiles': 'There are {0} tiles, but only {1} in the game',
  'boards-copies': 'The number {0} occurs {1} times, but only {2} times in the game',
  'boards-setup': 'During the setup only the diagonal may have tiles, not {1} of {0}',
  'boards-diagonal': 'After the setup {1} of {0} cannot be empty',
  'boards-two-full': 'Two boards cannot both be full',
  seat: 'The seat must be the letter of a player, or - at the end',
  'seat-setup': 'In this setup it is the turn of {0}',
  'seat-over': 'The game is over in this position',
  'seat-no-end': 'No rule ends the game with this result',
  hands: 'Hands must be numbers, - or * for each player',
  'hands-order': 'The tiles in a hand must be in ascending order',
  'hands-setup': 'In this setup {0} must hold a different number of tiles',
  'hands-many': 'Only the seat to move may hold a tile, and only one',
  'hands-pile': 'No face-down tile is left to be turned over',
  middle: 'Face-up tiles must be numbers or -',
  'middle-order': 'Face-up tiles must be in ascending order',
  'middle-setup': 'During the setup no tile can lie face up',
  idle: 'Exchanges in a row must be a number',
  'idle-many': 'After {0} exchanges in a row a tile must be turned over',
  'idle-hand': 'The last move cannot have been an exchange with a face-up tile',
};

/** The `reason` of a RuleViolation and the `code` of an IllegalMove. */
export type Reason = keyof typeof reasons;

/** The `code` of a BadOption. */
export type OptionFault = keyof typeof optionFaults;

/** The `code` of a BadNotation for a position. */
export type TextFault = keyof typeof textFaults;

/** All English sentences by code. */
export const sentences = {
  ...reasons,
  move: 'A move is written as draw, 13@b2 or pass',
  ...optionFaults,
  ...textFaults,
};
