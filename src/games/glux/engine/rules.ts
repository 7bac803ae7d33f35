import { illegalMove } from '../../../core/errors.js';
import type { Chance, Ending, Seat, Viewer } from '../../../core/game.js';
import { indexOf } from './board.js';
import {
  awaitsDraw,
  chipTypes,
  endedByDraw,
  facesOf,
  inBag,
  isKnown,
  kindOf,
  opening,
  topAt,
} from './chips.js';
import { explain } from './explain.js';
import { formatMove } from './notation.js';
import { reach } from './reach.js';
import { leaders, roomScores } from './score.js';
import { sentences } from './messages.js';
import type { ChipType, Face, GluxHappening, GluxMove, GluxState, Hand, Square } from './types.js';

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
  const breach = explain(state, move);
  if (!breach) return applyMove(state, move);
  throw illegalMove(breach, sentences, breach.squares[0] && formatMove(move));
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
