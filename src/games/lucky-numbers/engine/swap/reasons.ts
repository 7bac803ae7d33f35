/** English sentences by code of illegal exchanges. `{0}`, `{1}` are the cells of the Breach. */
export const reasons = {
  over: 'The puzzle is solved',
  'unknown-move': 'A move must exchange two cells',
  'unknown-cell': 'There is no such cell',
  'not-neighbours': '{0} and {1} are not neighbours',
  'across-edge': '{0} and {1} are neighbours only with the option wrap',
};
