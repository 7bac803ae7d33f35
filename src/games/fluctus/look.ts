import type { Seat } from '../../core/game.js';
import type { Reserve } from './drawing/ground.js';
import type { PieceLook } from './drawing/piece-look.js';
import { route } from './engine/board.js';
import { stoneAt } from './engine/explain.js';
import type { Field, FluctusMove, FluctusState } from './engine/types.js';

/** Stones that each seat has when the game begins. */
const stonesOf = ({ variant }: FluctusState) => (variant === 'classic' ? 8 : 6);

/** How many stones of a seat the other one has taken out of the game. */
export function taken(state: FluctusState, seat: Seat): number {
  const onBoard = state.stones.filter((stone) => stone === seat).length;
  return Math.max(0, stonesOf(state) - onBoard - (state.reserves[seat] ?? 0));
}

/** A seat's stones beside the board. */
function reserve(state: FluctusState, seat: Seat, chosen: boolean): Reserve {
  const color = state.colors[seat] ?? 'red';
  const left = state.reserves[seat] ?? 0;
  return { seat, color, left, size: stonesOf(state), taken: taken(state, seat), chosen };
}

/** The reserves of the seat at the bottom and of the other one. */
export const reserves = (state: FluctusState, bottom: Seat, chosen?: Seat): readonly [Reserve, Reserve] => [
  reserve(state, bottom, chosen === bottom),
  reserve(state, 1 - bottom, chosen === 1 - bottom),
];

/** The fields a move runs along, in the order of the motion; of an entry its field alone. */
export const trail = (move: FluctusMove): readonly Field[] => route(move)?.fields ?? [move.to];

/** The stone on a field, if one stands there. */
export function stoneOn(state: FluctusState, field: Field): Pick<PieceLook, 'stone'> {
  const seat = stoneAt(state, field);
  const color = seat === null ? undefined : state.colors[seat];
  return seat === null || !color ? {} : { stone: { seat, color } };
}

/** Whether a move begins or ends on a field. */
export function end(move: FluctusMove | undefined, field: Field): 'from' | 'to' | undefined {
  if (move?.to === field) return 'to';
  return move && move.kind !== 'enter' && move.from === field ? 'from' : undefined;
}
