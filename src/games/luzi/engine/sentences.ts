/** Why a move is not legal: the `reason` of a Breach and the `code` of an IllegalMove. */
export type Reason =
  | 'over'
  | 'unknown-move'
  | 'unknown-dice'
  | 'falling'
  | 'cup-empty'
  | 'wrong-number'
  | 'not-thrown'
  | 'not-chosen'
  | 'all-eight'
  | 'locked-joe'
  | 'locked-six'
  | 'not-there'
  | 'only-stop'
  | 'too-few';

/** The `code` of a BadOption. Its first word is the option (`at`). */
export type OptionFault =
  'options' | 'players' | 'rounds' | 'rows' | 'rows-points' | 'together' | 'superluzi' | 'first';

/**
 * What each code means, in English: `{0}` is the face of the Breach, or a number of dice. Those of positions stand
 * beside their reader. Another language adds one table of all.
 */
export const sentences: Readonly<Record<Reason | 'move' | OptionFault, string>> = {
  over: 'The game is over',
  'unknown-move': 'A player throws or stops',
  'unknown-dice': 'Dice show 1 to 6',
  falling: 'The dice are still in the cup',
  'cup-empty': 'No dice are in the cup',
  'wrong-number': 'Another number of dice is in the cup',
  'not-thrown': 'A run begins with a throw',
  'not-chosen': 'Dice must be chosen to throw again',
  'all-eight': 'The first throw is of all eight dice',
  'locked-joe': 'A Joe stays where it lies',
  'locked-six': 'A six stays where it lies',
  'not-there': 'Not so many dice show {0}',
  'only-stop': 'Fewer than two dice are free: a stop is left',
  'too-few': 'At least two dice are thrown',
  move: 'A move is roll, roll:2235, stop or =11344556, its dice ascending from 1 to 6',
  options: 'Options are an object',
  players: 'Players are 2 to 5',
  rounds: 'Rounds are a whole number from 1 to 99',
  rows: 'Rows are six numbers, triangular or doubling',
  'rows-points': 'Points of rows are whole numbers from 0 to 9999',
  together: 'Together is luzi or stand-off',
  superluzi: 'A Superluzi has 4 to 8 sixes',
  first: 'The first seat is one of the players, from 0',
};
