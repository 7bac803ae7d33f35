import { illegalMove } from '../../../core/errors.js';
import type { RuleViolation, Ending, Happening, Seat } from '../../../core/game.js';
import {
  captureOver,
  fields,
  formatMove,
  indexOf,
  joined,
  parseMove,
  route,
  routes,
  startFields,
} from './board.js';
import { sentences, type Reason } from './messages.js';
import type { Field, FluctusMove, FluctusState, Seen } from './types.js';

/** A violation of the rules of Fluctus. */
export interface FluctusViolation extends RuleViolation {
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
  if (!whyNotCapture(state, from, to)) return ['captures', to, from];
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
const kinds: ReadonlyMap<unknown, readonly [rule: string, happening: string]> = new Map([
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
export function explain(state: FluctusState, move: FluctusMove): FluctusViolation | undefined {
  const { ending } = state;
  const unchecked = Object(move) as UncheckedMove;
  const why: Why | undefined = ending ? ['over'] : whyNot(state, unchecked);
  if (!why) return undefined;
  const [reason, ...squares] = why;
  const rule = reason === 'barred' ? 'F5' : kinds.get(unchecked.kind)?.[0];
  return { rule: ending?.rule ?? rule ?? 'F2', reason, squares };
}

type Position = Pick<FluctusState, 'stones' | 'seat'>;

/** A position that has occurred, with the number of its occurrences. */
interface SeenPosition extends Position {
  readonly times: number;
}

/** The index of each branch that leads to a position: of two fields each, then of the seat. */
const branchesOf = ({ stones, seat }: Position): readonly number[] => {
  const branches: number[] = [];
  const digit = (stone: Seat | null | undefined) => (stone ?? -1) + 1;
  for (let i = 0; i < stones.length; i += 2) branches.push(3 * digit(stones[i]) + digit(stones[i + 1]));
  return [...branches, seat];
};

const noBranches: Seen = Array<null>(9).fill(null);
const noCounts: Seen = [0, 0];

/** Returns the tree with one more occurrence of the position. It shares all other branches with the old tree. */
export function countPosition(seen: Seen, position: Position): Seen {
  const branches = branchesOf(position);
  const add = (node: Seen | null, depth: number): Seen => {
    const branch = branches[depth]!;
    if (depth === branches.length - 1) {
      const counts = node ?? noCounts;
      return counts.with(branch, (counts[branch] as number) + 1);
    }
    const all = node?.length ? node : noBranches;
    return all.with(branch, add(all[branch] as Seen | null, depth + 1));
  };
  return add(seen, 0);
}

/** Returns the number of occurrences of a position. */
const timesSeen = (seen: Seen, position: Position): number =>
  (branchesOf(position).reduce<Seen[number] | undefined>(
    (node, branch) => (node as Seen | null)?.[branch],
    seen,
  ) as number | null | undefined) ?? 0;

/** Lists the positions that have occurred. */
export function seenPositions(seen: Seen): readonly SeenPosition[] {
  const found: SeenPosition[] = [];
  const list = (node: Seen, stones: readonly (Seat | null)[]): void =>
    node.forEach((child, branch) => {
      if (typeof child === 'number') {
        if (child) found.push({ stones, seat: branch, times: child });
      } else if (child) list(child, [...stones, ...[Math.floor(branch / 3), branch % 3].map(toStone)]);
    });
  list(seen, []);
  return found;
}

const toStone = (digit: number): Seat | null => (digit === 0 ? null : digit - 1);

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
const ways: readonly Way[] = /* @__PURE__ */ routes.map((text) => {
  const move = Object.freeze(parseMove(text));
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
  const violation = explain(state, move);
  if (violation) throw illegalMove(violation, sentences, violation.squares[0] && formatMove(move));
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
