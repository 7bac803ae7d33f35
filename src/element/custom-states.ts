import type { AnySnapshot } from './a11y/sentences.js';

/** Sets the custom states of a board: `:state(thinking)`, `:state(over)` and `:state(solved)`. */
export function setStates(states: CustomStateSet, { computer, turn, puzzle }: AnySnapshot): void {
  if (computer.thinking) states.add('thinking');
  else states.delete('thinking');
  if (turn === 'over') states.add('over');
  else states.delete('over');
  if (puzzle?.solved) states.add('solved');
  else states.delete('solved');
}
