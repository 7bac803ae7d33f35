import { IllegalMove, createError } from '../../../core/errors.js';
import type { Ending, Happening, Seat } from '../../../core/game.js';
import { indexOf, route } from './board.js';
import { explain, kinds } from './explain.js';
import { boardMoves, formatMove, formatArrangement } from './notation.js';
import { sentences } from './messages.js';
import type { Field, FluctusMove, FluctusState } from './types.js';

type Pair<T> = [T, T];

const onBoard = ({ stones }: FluctusState, seat: Seat): number =>
  stones.filter((stone) => stone === seat).length;

/** Legal moves, in code-unit order of their notation. */
export const moves = (state: FluctusState): readonly FluctusMove[] =>
  boardMoves.filter((move) => !explain(state, move));

/** Stones left of each seat, board and reserve together. */
export const scores = (state: FluctusState): readonly number[] =>
  state.reserves.map((reserve, seat) => reserve + onBoard(state, seat));

/** How the game ends for the seat about to move, by rules F7 to F10 in this order; `times` counts the position. */
function judge(state: FluctusState, times: number): Ending | undefined {
  const { seat, entered } = state;
  const legal = moves(state);
  const can = (kind: FluctusMove['kind']) => legal.some((move) => move.kind === kind);
  if (!legal.length) return { rule: 'F7', winners: [1 - seat] };
  if (entered[seat]! > 1 && onBoard(state, seat) === 1 && !can('enter'))
    return { rule: 'F8', winners: [1 - seat] };
  // Where captured stones return (F12) six are always left.
  if (scores(state).every((left) => left === 2)) {
    return { rule: 'F9', winners: can('capture') ? [seat] : [0, 1] };
  }
  return times > 2 ? { rule: 'F10', winners: [0, 1] } : undefined;
}

/** Counts the position once more than it has been `seen` (F10), and ends the game where a rule does. */
export function settle(state: FluctusState, seen: FluctusState['seen'] = {}): FluctusState {
  const key = formatArrangement(state);
  const times = (seen[key] ?? 0) + 1;
  const ending = judge(state, times);
  return { ...state, seen: { ...seen, [key]: times }, ...(ending && { ending }) };
}

/** The stones, reserves, entries and paths after a legal move. */
function moved(state: FluctusState, move: FluctusMove) {
  const { seat, variant } = state;
  const rival = 1 - seat;
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
      if (paths[rival]!.at(-1) === move.to) paths[rival] = [];
      if (variant === 'return') reserves[rival]!++;
    }
  }
  return { stones, reserves, entered, paths, seat: rival };
}

/** The state after a move; throws IllegalMove, whose `code` is a Reason. */
export function play(state: FluctusState, move: FluctusMove): FluctusState {
  const breach = explain(state, move);
  if (breach) {
    const { reason: code, rule, squares } = breach;
    const [at] = squares;
    throw createError(IllegalMove, sentences[code], squares, {
      code,
      at,
      rule,
      found: at && formatMove(move),
    });
  }
  // After an entry or a capture no earlier position of a classic game can come again.
  const lasting = state.variant === 'return' || move.kind === 'step';
  return settle({ ...state, ...moved(state, move) }, lasting ? state.seen : {});
}

/** What a legal move does, in order; throws IllegalMove. */
export function happenings(
  state: FluctusState,
  move: FluctusMove,
  next = play(state, move),
): readonly Happening[] {
  const { ending } = next;
  const { seat } = state;
  const [rule, kind] = kinds.get(move.kind)!;
  // what returns is not lost (F12)
  const lost = state.variant === 'classic' && { score: -1 };
  const happened = { kind, seat, squares: route(move)?.fields ?? [move.to], rule };
  return [
    move.kind === 'capture' ? { ...happened, seat: 1 - seat, by: seat, ...lost } : happened,
    ...(ending ? [{ kind: 'ended', rule: ending.rule }] : []),
  ];
}
