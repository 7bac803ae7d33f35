/** Sentences for illegal moves: `{0}`, `{1}`, `{2}` are the squares of the RuleViolation. */
const reasons = {
  over: 'The game is over',
  unknown: 'There is no such move or square',
  drawing: 'A chip must be drawn first',
  'not-drawing': 'No chip can be drawn now',
  'none-left': 'No such chip is left',
  'other-chip': 'The chip in hand is a different one',
  'not-start': 'The first chip must go on {1}',
  'foreign-start': "{0} is another player's start square",
  'start-spent': 'Your start square {0} is full',
  closed: 'There are already two chips on {0}',
  blocked: 'The way from {1} to {0} is blocked by the chip on {2}',
  'too-far': '{0} is too far from {1}: count exactly as many squares as the chip there has pips',
  'too-near': '{0} is too near to {1}: count exactly as many squares as the chip there has pips',
  'not-in-line': 'None of your chips is in a straight line with {0}',
};

/** Codes of illegal moves: the `reason` of a RuleViolation and the `code` of an IllegalMove. */
export type Reason = keyof typeof reasons;

/** English sentences for faults of boards. */
export const boardSentences = {
  board:
    'A board must be { name, rows, starts, middle }: rows are strings, starts are lists of squares by number of players',
  'board-size': 'A board may have at most 26 rows and 26 columns',
  'board-ragged': 'All rows of a board must have the same length',
  'board-letter': 'A square of a board must be . (corridor) or a capital letter (room)',
  'board-apart': 'All squares of a room must be connected',
  'board-starts': 'Each player must start on a different square of the board',
  'board-middle': 'The middle must be one of the rooms of the board',
};

/** The `code` of a BadOption for an invalid board. */
export type BoardFault = keyof typeof boardSentences;

/** English sentences for faults of options. */
export const optionSentences = {
  options: 'Options must be an object',
  players: 'There must be 2 to 4 players',
  first: 'The first seat must be the number of a player, from 0',
  ending: 'The option ending must be last-chip or last-draw',
};

/** The `code` of a BadOption. Its first word is the name of the option (`at`). */
export type OptionFault = keyof typeof optionSentences | BoardFault;

/** Sentences for faults of positions: `{0}`, `{1}` … are seats, squares or numbers. */
/** English sentences for faults of positions. */
export const textSentences = {
  position: 'A position must have five parts, separated by single spaces',
  rows: 'Rows must be separated by /, their items by commas: 3 (empty squares), A3, (A3B5)',
  'rows-count': 'There must be {0} rows',
  'rows-length': 'Row {0} must have {1} squares',
  'rows-seat': 'Only the seats {0} play',
  'rows-three': 'More than two chips lie on {0}',
  'rows-start': 'Only {1} may have chips on {0}',
  'rows-dark': 'The first chip of {1} must lie on {0}',
  seat: 'The seat must be the letter of a player, or - at the end',
  'seat-opening': 'The players must place their first chips in turn',
  'seat-out': '{0} cannot place a chip',
  'seat-empty': '{0} has placed all chips',
  'seat-not-over': '{0} can still place a chip',
  'seat-all-drawn': 'The game is over: nobody can draw another chip',
  hands: 'Hands must be 16, 25, 34, - or ? for each player',
  'hands-early': '{0} cannot have drawn a chip yet',
  'hands-late': '{0} must have drawn a chip already',
  bags: 'Bags must be three digits for each player',
  'bags-count': '{0} has {1} chips of {2}, not {3}',
  'bags-hidden': 'The bag of {0} must count the hidden chip',
  out: 'Seats that are out must be letters in seat order, or -',
  'out-empty': '{0} holds no chip, so it cannot be out',
  'out-reaches': '{0} can still place a chip',
};

/** The `code` of a BadNotation. Its first word is the part of the text (`at`), the rest names the problem. */
export type TextFault = keyof typeof textSentences;

/** All English sentences by code. */
export const sentences = {
  ...reasons,
  move: 'A move is written as 5@c4',
  ...optionSentences,
  ...boardSentences,
  ...textSentences,
};
