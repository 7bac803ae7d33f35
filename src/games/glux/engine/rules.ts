import { illegalMove, toText } from '../../../core/errors.js';
import type { RuleViolation, Chance, Ending, Seat, Viewer } from '../../../core/game.js';
import {
  awaitsDraw,
  chipTypes,
  closed,
  counts,
  endedByDraw,
  facesOf,
  formatMove,
  inBag,
  indexOf,
  isKnown,
  kindOf,
  opening,
  reach,
  roomsOf,
  squareAt,
  startsOf,
  topAt,
  widthOf,
} from './board.js';
import { sentences, type Reason } from './messages.js';
import type { ChipType, Face, GluxHappening, GluxMove, GluxState, Hand, Square } from './types.js';

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
function leaders(state: GluxState): readonly Seat[] {
  const best = (seats: readonly Seat[], values: readonly number[]) =>
    seats.filter((seat) => values[seat] === Math.max(...seats.map((each) => values[each]!)));
  return best(best([...state.hands.keys()], scores(state)), middlePips(state));
}

/** A violation of the rules of Glüx. */
export interface GluxViolation extends RuleViolation {
  readonly reason: Reason;
}

/** The rule, the reason, and the squares to point at. */
type Why = readonly [rule: string, reason: Reason, ...squares: Square[]];

/** A move that has not been validated. */
interface UncheckedMove {
  readonly kind: string;
  readonly chip: ChipType | '?';
  readonly face: Face;
  readonly to: Square;
}

/** Returns the reason why no count leads to a free square: a blocked way, or the own chip whose count comes nearest. */
function whyNotReached(state: GluxState, to: Square): Why {
  const { board, stacks, seat } = state;
  const { from, blocks } = counts(state, seat).find((count) => count.to === to) ?? {};
  if (from) return ['G5', 'blocked', to, from, ...blocks!];
  const width = widthOf(board);
  const at = indexOf(board, to);
  let why: Why = ['G4', 'not-in-line', to];
  let least = Infinity;
  stacks.forEach((_, i) => {
    const chip = topAt(state, i);
    const columns = (i % width) - (at % width);
    const rows = Math.trunc(i / width) - Math.trunc(at / width);
    const difference = Math.abs(columns + rows) - (chip?.face ?? 0);
    if (chip?.seat !== seat || columns * rows || i === at || Math.abs(difference) >= least) return;
    least = Math.abs(difference);
    why = ['G4', difference > 0 ? 'too-far' : 'too-near', to, squareAt(board, i)];
  });
  return why;
}

/** Returns the reason why the next chip of the seat to move cannot go on a square. */
function whyNotThere(state: GluxState, to: Square): Why | undefined {
  const { board, seat } = state;
  const start = startsOf(state)[seat]!;
  if (indexOf(board, toText(to)) < 0) return ['G4', 'unknown'];
  if (reach(state).some((way) => way.to === to)) return undefined;
  if (opening(state)) return ['G2', 'not-start', to, start];
  if (to === start) return ['G8', 'start-spent', to];
  const rule = closed(state, seat, to);
  return rule ? [rule, rule === 'G7' ? 'foreign-start' : 'closed', to] : whyNotReached(state, to);
}

/** Checks the square before the chip, so that the reason reveals nothing about a hidden chip in hand. */
function whyNotLay(state: GluxState, { face, to }: UncheckedMove): Why | undefined {
  const { bags, hands, seat } = state;
  const hand = hands[seat]!;
  const kind = kindOf(face);
  const known = isKnown(hand);
  if (known ? chipTypes[kind] === hand : bags[seat]![kind]) return whyNotThere(state, to);
  return whyNotThere(state, to) ?? (known ? ['G3', 'other-chip'] : ['G1', 'none-left']);
}

const whyNotDraw = ({ bags, seat }: GluxState, { chip }: UncheckedMove): Why | undefined =>
  chip === '?' || bags[seat]![chipTypes.indexOf(chip)] ? undefined : ['G1', 'none-left'];

function whyNot(state: GluxState, move: UncheckedMove): Why | undefined {
  const { kind } = move;
  const draws = awaitsDraw(state);
  const rule = opening(state) ? 'G2' : 'G3';
  if (kind !== 'lay' && kind !== 'draw') return [rule, 'unknown'];
  if (draws !== (kind === 'draw')) return [rule, draws ? 'drawing' : 'not-drawing'];
  return draws ? whyNotDraw(state, move) : whyNotLay(state, move);
}

/**
 * Returns the rule that forbids a move, the reason and the squares to point at, or undefined if the move is legal. Accepts
 * any value as a move.
 */
export function explain(state: GluxState, move: GluxMove): GluxViolation | undefined {
  const { ending } = state;
  const why: Why | undefined = ending ? [ending.rule, 'over'] : whyNot(state, Object(move) as UncheckedMove);
  if (!why) return undefined;
  const [rule, reason, ...squares] = why;
  return { rule, reason, squares };
}

/** Returns the legal moves in code-unit order of their notation; an empty list if the hand is hidden. */
export function moves(state: GluxState): readonly GluxMove[] {
  const { ending, hands, seat } = state;
  const hand = hands[seat]!;
  if (ending || !isKnown(hand)) return [];
  const squares = [...new Set(reach(state).map(({ to }) => to))].sort();
  return facesOf(hand).flatMap((face) => squares.map((to) => ({ kind: 'lay', face, to }) as const));
}

/** Returns the possible draws, weighted by the number of such chips in the bag. */
export function chances(state: GluxState): readonly Chance<GluxMove>[] {
  if (!awaitsDraw(state)) return [];
  return chipTypes.flatMap((chip, kind) => {
    const weight = state.bags[state.seat]![kind]!;
    return weight ? [{ move: { kind: 'draw', chip } as const, weight }] : [];
  });
}

/** Returns the ending of a finished game: G9 if a seat is out and no other holds a chip, else G10. */
export function endingOf(state: GluxState): Ending {
  const { hands, out } = state;
  const stuck = out.length > 0 && hands.every((hand, seat) => hand === '-' || out.includes(seat));
  return { rule: stuck ? 'G9' : 'G10', winners: leaders(state) };
}

/**
 * Passes the turn to the next seat that can lay or draw. A seat that holds a chip and cannot lay it is out (G9). Ends the
 * game if there is no such seat, or by the last draw (G10).
 */
function passTurn(state: GluxState): GluxState {
  const { bags, hands, seat } = state;
  const { length } = hands;
  let now = state;
  for (let i = 1; i <= length && !endedByDraw(now); i++) {
    const next = (seat + i) % length;
    const draws = hands[next] === '-';
    if (now.out.includes(next) || (draws && !inBag(bags[next]!))) continue;
    if (draws || reach(state, next).length) return { ...now, seat: next };
    now = { ...now, out: [...now.out, next].sort() };
  }
  return { ...now, ending: endingOf(now) };
}

/** Sets the hand of a seat and adds a number of chips of a kind to its bag. `kind` -1 leaves the bag unchanged. */
function withHand(state: GluxState, seat: Seat, hand: Hand, kind: number, by: number): GluxState {
  const bag = state.bags[seat]!.map((count, i) => (i === kind ? count + by : count));
  return { ...state, hands: state.hands.with(seat, hand), bags: state.bags.with(seat, bag) };
}

function applyMove(state: GluxState, move: GluxMove): GluxState {
  const { board, stacks, seat, hands } = state;
  const opens = opening(state);
  if (move.kind === 'draw') {
    const next = withHand(state, seat, move.chip, chipTypes.indexOf(move.chip as ChipType), -1);
    return opens ? next : passTurn(next);
  }
  const { face, to } = move;
  const at = indexOf(board, to);
  const next = {
    ...withHand(state, seat, '-', isKnown(hands[seat]!) ? -1 : kindOf(face), -1),
    stacks: stacks.with(at, [...stacks[at]!, { seat, face }]),
  };
  return opens || !inBag(next.bags[seat]!) ? passTurn(next) : next;
}

/** Returns the state after a move. Throws IllegalMove, whose `code` is a Reason. */
export function play(state: GluxState, move: GluxMove): GluxState {
  const violation = explain(state, move);
  if (!violation) return applyMove(state, move);
  throw illegalMove(violation, sentences, violation.squares[0] && formatMove(move));
}

/** Returns a happening for each seat whose points in a room changed. */
function scoreChanges(before: GluxState, after: GluxState): readonly GluxHappening[] {
  const old = roomScores(before);
  return roomScores(after).flatMap(({ room, ranks, points }, i) =>
    points.flatMap((now, seat): GluxHappening[] => {
      const score = now - old[i]!.points[seat]!;
      const tied = now && ranks.filter((rank) => rank === ranks[seat]).length > 1;
      const kind = now ? (now > 2 ? 'room-first' : 'room-second') : 'room-lost';
      return score ? [{ kind, seat, room, score, rule: tied ? 'G12' : 'G11' }] : [];
    }),
  );
}

/** Returns the effects of laying a chip on the board. */
function effectsOfLaying(state: GluxState, face: Face, to: Square): readonly GluxHappening[] {
  const { seat } = state;
  const { from, path, rule } = reach(state).find((way) => way.to === to)!;
  const kind = { G2: 'opened', G4: 'laid', G8: 'restarted' }[rule];
  const squares = from ? [from, ...path] : path;
  const laid = { kind, seat, squares, face, rule };
  const under = topAt(state, indexOf(state.board, to));
  if (!under) return [laid];
  return [laid, { ...under, kind: 'covered', by: seat, squares: [to], rule: 'G6' }];
}

/**
 * Returns the effects of a move in order: `drew` (G2, G3); `opened` (G2), `laid` with the own chip and the squares counted
 * (G4), or `restarted` (G8); `covered` for the owner of the covered chip (G6); `room-first`, `room-second`, `room-lost` for
 * each seat whose points change (G11, G12); `out` (G9); `ended`. Without `next`, the state after the move, it plays the move.
 * Throws IllegalMove.
 */
export function happenings(
  state: GluxState,
  move: GluxMove,
  next = play(state, move),
): readonly GluxHappening[] {
  const { seat } = state;
  const { ending, out } = next;
  const own: readonly GluxHappening[] =
    move.kind === 'draw'
      ? [{ kind: 'drew', seat, chip: move.chip, rule: opening(state) ? 'G2' : 'G3' }]
      : [...effectsOfLaying(state, move.face, move.to), ...scoreChanges(state, next)];
  const left = out.filter((each) => !state.out.includes(each));
  return [
    ...own,
    ...left.map((each) => ({ kind: 'out', seat: each, rule: 'G9' })),
    ...(ending ? [{ kind: 'ended', rule: ending.rule }] : []),
  ];
}

/** Hides the hands of all other seats from a viewer. Their bags count the hidden chips. */
export const view = (state: GluxState, viewer: Viewer): GluxState =>
  state.hands.reduce(
    (seen, hand, seat) =>
      seat !== viewer && isKnown(hand) ? withHand(seen, seat, '?', chipTypes.indexOf(hand), 1) : seen,
    state,
  );

/** Hides the chip of another seat's draw from a viewer. */
export const viewMove = (state: GluxState, move: GluxMove, viewer: Viewer): GluxMove =>
  move.kind === 'draw' && state.seat !== viewer ? { kind: 'draw', chip: '?' } : move;
