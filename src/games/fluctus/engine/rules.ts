import { illegalMove } from '../../../core/errors.js';
import type { Ending, Happening, Seat } from '../../../core/game.js';
import { indexOf, route, startFields } from './board.js';
import { barredStep, explain, kinds } from './explain.js';
import { boardMoves, formatMove } from './notation.js';
import { sentences } from './messages.js';
import { countPosition, timesSeen } from './seen.js';
import type { Field, FluctusMove, FluctusState } from './types.js';

type Pair<T> = [T, T];

const stonesOnBoard = ({ stones }: FluctusState, seat: Seat): number =>
  stones.filter((stone) => stone === seat).length;

/** A move that the board allows, with the indices of its fields. For an entry, all are its one field. */
interface Way {
  readonly move: FluctusMove;
  readonly from: number;
  readonly over: number;
  readonly to: number;
}

/** All moves that the board allows, in code-unit order of their notation. */
const ways: readonly Way[] = /* @__PURE__ */ boardMoves.map((move) => {
  const to = indexOf(move.to);
  const [from = to, over = to] = route(move)?.fields.map(indexOf) ?? [];
  return { move, from, over, to };
});

/** Returns the legal moves in code-unit order of their notation: those that `explain` permits. */
export function moves(state: FluctusState): readonly FluctusMove[] {
  const { colors, ending, reserves, seat, stones } = state;
  if (ending) return [];
  const starts = reserves[seat] ? startFields(colors[seat]!) : [];
  const barred = barredStep(state);
  const isLegal = ({ move, from, over, to }: Way): boolean => {
    if (move.kind === 'enter') return stones[to] === null && starts.includes(move.to);
    if (stones[from] !== seat) return false;
    if (move.kind === 'capture') return stones[over] === seat && stones[to] === 1 - seat;
    return stones[to] === null && !(barred?.from === move.from && barred.to === move.to);
  };
  return ways.filter(isLegal).map(({ move }) => move);
}

/** Returns the number of stones of each seat, on the board and in reserve. */
export const scores = (state: FluctusState): readonly number[] =>
  state.reserves.map((reserve, seat) => reserve + stonesOnBoard(state, seat));

/**
 * Returns the ending before a move of the seat, by the rules F7 to F10 in this order. `times` is the number of occurrences of
 * the position.
 */
function endingOf(state: FluctusState, times: number): Ending | undefined {
  const { seat, entered } = state;
  const can = moves(state).map(({ kind }) => kind);
  if (!can.length) return { rule: 'F7', winners: [1 - seat] };
  if (entered[seat]! > 1 && stonesOnBoard(state, seat) === 1 && !can.includes('enter'))
    return { rule: 'F8', winners: [1 - seat] };
  // never in the variant F12, in which both seats keep six stones
  if (scores(state).every((left) => left === 2)) {
    return { rule: 'F9', winners: can.includes('capture') ? [seat] : [0, 1] };
  }
  return times > 2 ? { rule: 'F10', winners: [0, 1] } : undefined;
}

/** Adds an occurrence of the position to `seen` (F10), and ends the game if a rule says so. */
export function settle(state: FluctusState, before: FluctusState['seen'] = []): FluctusState {
  const seen = countPosition(before, state);
  const ending = endingOf(state, timesSeen(seen, state));
  return { ...state, seen, ...(ending && { ending }) };
}

/** Returns the stones, reserves, entries and paths after a legal move. */
function applyMove(state: FluctusState, move: FluctusMove) {
  const { seat, variant } = state;
  const opponent = 1 - seat;
  const stones = [...state.stones];
  const reserves: Pair<number> = [...state.reserves];
  const entered: Pair<number> = [...state.entered];
  const paths: Pair<readonly Field[]> = [...state.paths];
  const path = paths[seat]!;
  paths[seat] = [];
  stones[indexOf(move.to)] = seat;
  if (move.kind === 'enter') {
    reserves[seat]!--;
    entered[seat] = Math.min(2, entered[seat]! + 1);
  } else {
    stones[indexOf(move.from)] = null;
    if (move.kind === 'step') {
      paths[seat] = [...(path.at(-1) === move.from ? path : [move.from]), move.to].slice(-4);
    } else {
      if (paths[opponent]!.at(-1) === move.to) paths[opponent] = [];
      if (variant === 'return') reserves[opponent]!++;
    }
  }
  return { stones, reserves, entered, paths, seat: opponent };
}

/** Returns the state after a move. Throws IllegalMove, whose `code` is a Reason. */
export function play(state: FluctusState, move: FluctusMove): FluctusState {
  const breach = explain(state, move);
  if (breach) throw illegalMove(breach, sentences, breach.squares[0] && formatMove(move));
  // after an entry or a capture no earlier position of a classic game can occur again
  const repeatable = state.variant === 'return' || move.kind === 'step';
  return settle({ ...state, ...applyMove(state, move) }, repeatable ? state.seen : []);
}

/** Returns the effects of a move in order. Without `next`, the state after the move, it plays the move. Throws IllegalMove. */
export function happenings(
  state: FluctusState,
  move: FluctusMove,
  next = play(state, move),
): readonly Happening[] {
  const { ending } = next;
  const { seat } = state;
  const [rule, kind] = kinds.get(move.kind)!;
  // in the variant F12 captured stones return to the reserve
  const loss = state.variant === 'classic' && { score: -1 };
  const effect = { kind, seat, squares: route(move)?.fields ?? [move.to], rule };
  return [
    move.kind === 'capture' ? { ...effect, seat: 1 - seat, by: seat, ...loss } : effect,
    ...(ending ? [{ kind: 'ended', rule: ending.rule }] : []),
  ];
}
