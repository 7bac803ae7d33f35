import type { AnySnapshot } from './a11y/sentences.js';

/** Sets the custom states of a board: `:state(thinking)`, `:state(over)` and `:state(solved)`. */
export function setStates(states: CustomStateSet, { computer, turn, puzzle }: AnySnapshot): void {
  const all = { thinking: computer.thinking, over: turn === 'over', solved: puzzle?.solved };
  for (const [name, on] of Object.entries(all)) states[on ? 'add' : 'delete'](name);
}
