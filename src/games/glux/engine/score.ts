import type { Seat } from '../../../core/game.js';
import { roomsOf } from './board.js';
import type { GluxState } from './types.js';

/** The scores of a room. Each list is by seat. */
export interface RoomScore {
  readonly room: string;
  /** Visible pips (G11). */
  readonly pips: readonly number[];
  /** 1 for the most pips. A tie takes up the ranks after it (G12). 0 if the seat has no pips (G14). */
  readonly ranks: readonly number[];
  readonly points: readonly number[];
}

/** By the chips on the board: a move asks for the scores several times. */
const cache = new WeakMap<GluxState['stacks'], readonly RoomScore[]>();

/** Returns the scores of every room, in order of their letters (G11 to G14). */
export function roomScores(state: GluxState): readonly RoomScore[] {
  const scores = cache.get(state.stacks) ?? computeScores(state);
  cache.set(state.stacks, scores);
  return scores;
}

function computeScores({ board, hands, stacks }: GluxState): readonly RoomScore[] {
  const letters = board.rows.join('');
  const rooms = Object.fromEntries(roomsOf(board).map((room) => [room, hands.map(() => 0)]));
  stacks.forEach((stack, at) => {
    const top = stack.at(-1);
    const pips = top && rooms[letters[at]!];
    if (pips) pips[top.seat]! += top.face;
  });
  return Object.entries(rooms).map(([room, pips]) => {
    const ranks = pips.map((own) => own && 1 + pips.filter((other) => other > own).length);
    // with two players the second place scores nothing (G13)
    const points = ranks.map((rank) => (rank === 1 ? 4 : rank === 2 && pips.length > 2 ? 2 : 0));
    return { room, pips, ranks, points };
  });
}

/** Returns the visible pips of each seat in the middle room, which break a tie (G15). */
export const middlePips = (state: GluxState): readonly number[] =>
  roomScores(state).find(({ room }) => room === state.board.middle)!.pips;

/** Returns the points of each seat. */
export function scores(state: GluxState): readonly number[] {
  const rooms = roomScores(state);
  return state.hands.map((_, seat) => rooms.reduce((sum, { points }) => sum + points[seat]!, 0));
}

/** Returns the seats in the lead: most points, then most pips in the middle room (G15). */
export function leaders(state: GluxState): readonly Seat[] {
  const best = (seats: readonly Seat[], values: readonly number[]) =>
    seats.filter((seat) => values[seat] === Math.max(...seats.map((each) => values[each]!)));
  return best(best([...state.hands.keys()], scores(state)), middlePips(state));
}
