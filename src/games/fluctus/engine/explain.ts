import type { Breach, Seat } from '../../../core/game.js';
import { captureOver, fields, indexOf, joined, startFields } from './board.js';
import type { Reason } from './messages.js';
import type { Field, FluctusMove, FluctusState } from './types.js';

/** A breach of the rules of Fluctus. */
export interface FluctusBreach extends Breach {
  readonly reason: Reason;
}

/** Returns the seat whose stone is on a field, or null. */
export const stoneAt = ({ stones }: FluctusState, field: Field): Seat | null =>
  stones[indexOf(field)] ?? null;

/**
 * Returns the step that F5 forbids the seat to move, if any: in its last three moves it moved this stone from `to` to
 * another field, back to `to` and then to `from`.
 */
export function barredStep({ paths, seat }: FluctusState): { from: Field; to: Field } | undefined {
  const [to, , back, from] = paths[seat]!;
  return to && from && to === back ? { from, to } : undefined;
}

/** The reason, and the fields to point at. */
type Why = readonly [reason: Reason, ...squares: Field[]];

function whyNotEnter(state: FluctusState, to: Field): Why | undefined {
  const starts = startFields(state.colors[state.seat]!);
  if (!state.reserves[state.seat]) return ['reserve-empty', to];
  if (!starts.includes(to)) return ['not-start', to, ...starts];
  return stoneAt(state, to) === null ? undefined : ['taken', to];
}

function whyNotStep(state: FluctusState, from: Field, to: Field): Why | undefined {
  if (!joined(from, to)) return ['not-joined', to, from];
  if (stoneAt(state, to) !== null) return ['taken', to];
  const barred = barredStep(state);
  return barred?.from === from && barred.to === to ? ['barred', to, from] : undefined;
}

function whyNotCapture(state: FluctusState, from: Field, to: Field): Why | undefined {
  const own = (field: Field) => stoneAt(state, field) === state.seat;
  if (stoneAt(state, to) === null) return ['empty-target', to];
  if (own(to)) return ['own-target', to];
  const over = captureOver(from, to);
  if (!over) {
    const corners = fields.filter((field) => joined(from, field) && joined(field, to));
    const corner = corners.find(own) ?? (joined(from, to) ? undefined : corners[0]);
    return corner ? ['corner', corner, from, to] : ['not-two-away', to, from];
  }
  if (own(over)) return undefined;
  return [stoneAt(state, over) === null ? 'empty-over' : 'enemy-over', over, from, to];
}

/** The rule of each kind of move, and the kind of its happening. */
export const kinds: ReadonlyMap<unknown, readonly [rule: string, happening: string]> = new Map([
  ['enter', ['F3', 'entered']],
  ['step', ['F4', 'stepped']],
  ['capture', ['F6', 'captured']],
]);

/** A move that has not been validated. */
interface UncheckedMove {
  readonly kind: unknown;
  readonly from: Field;
  readonly to: Field;
}

function whyNot(state: FluctusState, { kind, from, to }: UncheckedMove): Why | undefined {
  const entry = kind === 'enter';
  if (!kinds.has(kind)) return ['unknown-move'];
  if (indexOf(to) < 0 || (!entry && indexOf(from) < 0)) return ['unknown-field'];
  if (entry) return whyNotEnter(state, to);
  const stone = stoneAt(state, from);
  if (stone !== state.seat) return [stone === null ? 'no-stone' : 'enemy-stone', from];
  return (kind === 'step' ? whyNotStep : whyNotCapture)(state, from, to);
}

/**
 * Returns the rule that forbids a move, the reason and the fields to point at, or undefined if the move is legal. Accepts
 * any value as a move.
 */
export function explain(state: FluctusState, move: FluctusMove): FluctusBreach | undefined {
  const { ending } = state;
  const unchecked = Object(move) as UncheckedMove;
  const why: Why | undefined = ending ? ['over'] : whyNot(state, unchecked);
  if (!why) return undefined;
  const [reason, ...squares] = why;
  const rule = reason === 'barred' ? 'F5' : kinds.get(unchecked.kind)?.[0];
  return { rule: ending?.rule ?? rule ?? 'F2', reason, squares };
}
