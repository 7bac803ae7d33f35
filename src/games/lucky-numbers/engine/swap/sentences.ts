/** Why an exchange is not possible: the `reason` of a Breach and the `code` of an IllegalMove. */
export type SwapReason = 'over' | 'unknown-move' | 'unknown-cell' | 'not-neighbours' | 'across-edge';

/** The `code` of a BadOption (its `at` too) or of a BadNotation, whose first word is the part of the text. */
export type SwapFault =
  | ('options' | 'players' | 'seed' | 'par' | 'wrap' | 'first')
  | ('move' | 'position' | 'rows' | 'rows-twice' | 'made');

/** What each code means, in English. */
export const swapSentences: Readonly<Record<SwapReason | SwapFault, string>> = {
  over: 'The puzzle is solved',
  'unknown-move': 'A move is an exchange of two cells',
  'unknown-cell': 'There is no such cell',
  'not-neighbours': '{0} and {1} are no neighbours',
  'across-edge': '{0} and {1} are neighbours only where wrap is on',
  options: 'Options are an object',
  players: 'One player plays',
  seed: 'The seed is a text',
  par: 'Par is 1 to 5',
  wrap: 'Wrap is true or false',
  first: 'The first seat is 0',
  move: 'A move is two cells, the first by name first, such as b2-b3',
  position: 'A position is two parts with one space between',
  rows: 'Rows are 4 of 4 numbers from 1 to 20',
  'rows-twice': 'The number {0} is there twice',
  made: 'Exchanges made are a number',
};
