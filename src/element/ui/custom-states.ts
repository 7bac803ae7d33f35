import type { Internals } from '../base/abilities.js';
import type { AnySnapshot } from '../model/snapshot.js';

/** Sets or removes custom states of an element: `:state(thinking)`. */
export function setStates(states: Internals['states'], wanted: Readonly<Record<string, boolean>>): void {
  for (const [name, on] of Object.entries(wanted)) {
    if (on) states.add(name);
    else states.delete(name);
  }
}

/** The custom states of a board that is drawn. */
export const boardStates = (snapshot: AnySnapshot) => ({
  waiting: false,
  thinking: snapshot.computer.thinking,
  over: snapshot.turn === 'over',
  solved: snapshot.puzzle?.solved ?? false,
});
