import type { AnySnapshot } from '../model/snapshot.js';

/** Sets or removes custom states of an element: `:state(thinking)`. */
export function setStates(states: CustomStateSet, wanted: Readonly<Record<string, boolean>>): void {
  for (const [name, on] of Object.entries(wanted)) {
    if (on) states.add(name);
    else states.delete(name);
  }
}

/** The custom states of a board that is drawn. */
export const boardStates = ({ computer, turn, puzzle }: AnySnapshot) => ({
  waiting: false,
  thinking: computer.thinking,
  over: turn === 'over',
  solved: puzzle?.solved ?? false,
});
