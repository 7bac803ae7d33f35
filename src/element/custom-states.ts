import type { AnySnapshot } from './a11y/sentences.js';

/** Sets the custom states of a board: `:state(thinking)` and `:state(over)`. */
export function setStates(states: CustomStateSet, { computer, turn }: AnySnapshot): void {
  if (computer.thinking) states.add('thinking');
  else states.delete('thinking');
  if (turn === 'over') states.add('over');
  else states.delete('over');
}
