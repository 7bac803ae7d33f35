/** English sentences by code of illegal exchanges. `{0}`, `{1}` are the cells of the RuleViolation. */
const reasons = {
  over: 'The puzzle is solved',
  'unknown-move': 'A move must exchange two cells',
  'unknown-cell': 'There is no such cell',
  'not-neighbours': '{0} and {1} are not neighbours',
  'across-edge': '{0} and {1} are neighbours only with the option wrap',
};

/** English sentences by code of faults in options and texts. The first word of a code is the option or the part of the text (`at`). */
const faults = {
  options: 'Options must be an object',
  players: 'There must be one player',
  seed: 'The seed must be a string',
  par: 'Par must be 1 to 5',
  wrap: 'The option wrap must be true or false',
  first: 'The first seat must be 0',
  move: 'A move is written as two cells in order of their names, such as b2-b3',
  position: 'A position must have two parts, separated by a single space',
  rows: 'There must be 4 rows of 4 numbers from 1 to 20',
  'rows-twice': 'The number {0} occurs twice',
  made: 'Exchanges made must be a number',
};

/** The `reason` of a RuleViolation and the `code` of an IllegalMove. */
export type SwapReason = keyof typeof reasons;

/** The `code` of a BadOption or BadNotation. */
export type SwapFault = keyof typeof faults;

export const swapSentences = { ...reasons, ...faults };
