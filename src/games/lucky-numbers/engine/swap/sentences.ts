/** Codes of illegal exchanges: the `reason` of a Breach and the `code` of an IllegalMove. */
export type SwapReason = 'over' | 'unknown-move' | 'unknown-cell' | 'not-neighbours' | 'across-edge';

/** The `code` of a BadOption or BadNotation. Its first word is the option or the part of the text (`at`). */
export type SwapFault =
  | ('options' | 'players' | 'seed' | 'par' | 'wrap' | 'first')
  | ('move' | 'position' | 'rows' | 'rows-twice' | 'made');

/** English sentences by code. */
export const swapSentences: Readonly<Record<SwapReason | SwapFault, string>> = {
  over: 'The puzzle is solved',
  'unknown-move': 'A move must exchange two cells',
  'unknown-cell': 'There is no such cell',
  'not-neighbours': '{0} and {1} are not neighbours',
  'across-edge': '{0} and {1} are neighbours only with the option wrap',
  options: 'Options must be an object',
  players: 'There must be one player',
  seed: 'The seed must be a string',
  par: 'Par must be 1 to 5',
  wrap: 'Wrap must be true or false',
  first: 'The first seat must be 0',
  move: 'A move is written as two cells in order of their names, such as b2-b3',
  position: 'A position must have two parts, separated by a single space',
  rows: 'There must be 4 rows of 4 numbers from 1 to 20',
  'rows-twice': 'The number {0} occurs twice',
  made: 'Exchanges made must be a number',
};
