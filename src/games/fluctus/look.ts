import type { Seat } from '../../core/game.js';
import type { GroundLook, Reserve } from './drawing/ground.js';
import type { PieceLook, Stone } from './drawing/piece.js';
import { fields, route } from './engine/board.js';
import { barredStep, scores, stoneAt } from './engine/rules.js';
import { colors, type Field, type FluctusMove, type FluctusState } from './engine/types.js';
import type { FluctusPictureWords, FluctusWords } from '../../words/en/fluctus.js';

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

/** Stones that each seat has when the game begins. */
const stonesOf = ({ variant }: FluctusState) => (variant === 'classic' ? 8 : 6);

/** The number of stones of a seat that the other one has taken out of the game. */
export const taken = (state: FluctusState, seat: Seat): number => stonesOf(state) - scores(state)[seat]!;

/** The reserves of the seat at the bottom and of the other one. */
export const reserves = (state: FluctusState, bottom: Seat, chosen?: Seat): readonly Reserve[] =>
  [bottom, 1 - bottom].map((seat) => ({
    seat,
    color: state.colors[seat]!,
    left: state.reserves[seat]!,
    size: stonesOf(state),
    taken: taken(state, seat),
    chosen: seat === chosen,
  }));

/** The fields a move runs along, in the order of the motion; of an entry its field alone. */
export const trail = (move: FluctusMove): readonly Field[] => route(move)?.fields ?? [move.to];

/** The turn of the board in sixths, so that the colour of the seat at the bottom is there; 0 as the rules draw it. */
export const shiftTo = ({ colors: own }: FluctusState, bottom: Seat | undefined): number =>
  bottom === undefined ? 0 : (9 - colors.indexOf(own[bottom]!)) % 6;

/** The mark of the last move on the ground. */
export const lastLook = (state: FluctusState, move: FluctusMove | undefined): GroundLook['last'] =>
  move && { seat: stoneAt(state, move.to) ?? 0, fields: trail(move) };

/** The stone on a field, if one stands there. */
export function stoneOn(state: FluctusState, field: Field): Stone | undefined {
  const seat = stoneAt(state, field);
  return seat === null ? undefined : { seat, color: state.colors[seat]! };
}

/** The end of a move that is on a field. */
export function end(move: FluctusMove | undefined, field: Field): 'from' | 'to' | undefined {
  if (move?.to === field) return 'to';
  return move && move.kind !== 'enter' && move.from === field ? 'from' : undefined;
}

/** The marks of the last move on a field. */
export const lastOn = (
  move: FluctusMove | undefined,
  field: Field,
): Pick<PieceLook, 'last' | 'captured'> => ({
  last: end(move, field),
  captured: move?.kind === 'capture' && move.to === field,
});

/** The accessible name of a field: its name, the stone on it, and what can be done there. */
export function fieldLabel(
  field: Field,
  { stone, chosen, target, last, hint }: PieceLook,
  movable: boolean,
  words: FluctusWords,
): string {
  const { states } = words;
  return [
    field,
    stone ? words.stone(stone.color) : words.free,
    chosen && states.chosen,
    movable && states.movable,
    target && states[target],
    last === 'to' && states.last,
    hint && states.hint,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The text alternative of a position. */
export const describe = (state: FluctusState, words: FluctusPictureWords): string =>
  words.describe(
    state.colors.map((color, seat) => ({
      color,
      fields: fields.filter((field) => stoneAt(state, field) === seat),
    })),
  );
