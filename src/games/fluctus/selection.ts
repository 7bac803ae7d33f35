import { fields } from './engine/board.js';
import { barredStep, stoneAt } from './engine/rules.js';
import type { Field, FluctusMove, FluctusState } from './engine/types.js';

/** The place of a stone before its move: a field, or the reserve of the seat to move. */
export type Origin = Field | 'reserve';

/** The kind of move to a field; `barred` is a step that F5 forbids. */
export type Mark = FluctusMove['kind'] | 'barred';

export const originOf = (move: FluctusMove): Origin => (move.kind === 'enter' ? 'reserve' : move.from);

/** The moves of the selected stone, in the order of their fields on the board; without a selection, a stone can still enter. */
export const reach = (
  selected: Origin | undefined,
  offered: readonly FluctusMove[],
): readonly FluctusMove[] =>
  offered
    .filter((move) => originOf(move) === (selected ?? 'reserve'))
    .sort((one, other) => fields.indexOf(one.to) - fields.indexOf(other.to));

/** The fields to highlight. A step that F5 forbids is marked as well, because players look for it. */
export function marks(
  state: FluctusState,
  selected: Origin | undefined,
  offered: readonly FluctusMove[],
): ReadonlyMap<Field, Mark> {
  const lit = new Map<Field, Mark>(reach(selected, offered).map(({ kind, to }) => [to, kind]));
  const barred = offered.length > 0 ? barredStep(state) : undefined;
  if (barred && barred.from === selected && stoneAt(state, barred.to) === null) lit.set(barred.to, 'barred');
  return lit;
}

/** The move that a press on a field means, legal or not. */
export function intended(state: FluctusState, selected: Origin | undefined, to: Field): FluctusMove {
  const free = stoneAt(state, to) === null;
  // Without a selection, a press on a stone means that stone: the answer tells whose it is.
  if (selected === undefined && !free) return { kind: 'step', from: to, to };
  if (selected === undefined || selected === 'reserve') return { kind: 'enter', to };
  return { kind: free ? 'step' : 'capture', from: selected, to };
}
