import { IllegalMove } from '../../../core/errors.js';
import type { Chance, Ending, Viewer } from '../../../core/game.js';
import { indexOf, roomAt } from './board.js';
import {
  awaitsDraw,
  changed,
  chipsLeft,
  chipTypes,
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
import { fault, sentences } from './sentences.js';
import type { ChipType, Face, GluxHappening, GluxMove, GluxState, Square } from './types.js';

/** Legal moves, in code-unit order of their notation; none where the hand is hidden. */
export function moves(state: GluxState): readonly GluxMove[] {
  const { ending, hands, seat } = state;
  const hand = hands[seat]!;
  if (ending || !isKnown(hand)) return [];
  const squares = [...new Set(reach(state).map(({ to }) => to))].sort();
  return facesOf(hand).flatMap((face) => squares.map((to) => ({ kind: 'lay', face, to }) as const));
}

/** What can be drawn: each kind of chip as often as it is in the bag. */
export function chances(state: GluxState): readonly Chance<GluxMove>[] {
  if (!awaitsDraw(state)) return [];
  return chipTypes.flatMap((chip, kind) => {
    const weight = state.bags[state.seat]![kind]!;
    return weight ? [{ move: { kind: 'draw', chip } as const, weight }] : [];
  });
}

const replaced = <T>(list: readonly T[], at: number, by: T): readonly T[] =>
  list.map((each, i) => (i === at ? by : each));

/** How a game ends in which nobody can lay a chip any more (G9), or nobody has one (G10). */
export const judge = (state: GluxState): Ending => ({
  rule: state.out.length ? 'G9' : 'G10',
  winners: leaders(state),
});

/** The next seat that can lay or draw; one that holds a chip and cannot lay it is out (G9). */
function passed(state: GluxState): GluxState {
  const { hands, seat } = state;
  const { length } = hands;
  const out = [...state.out];
  for (let i = 1; i <= length; i++) {
    const next = (seat + i) % length;
    if (out.includes(next) || !chipsLeft(state, next)) continue;
    if (hands[next] === '-' || reach(state, next).length) return { ...state, seat: next, out };
    out.push(next);
    out.sort();
  }
  const stuck = { ...state, out };
  return { ...stuck, ending: judge(stuck) };
}

function drawn(state: GluxState, chip: ChipType | '?'): GluxState {
  const { bags, hands, seat } = state;
  const bag = changed(bags[seat]!, chipTypes.indexOf(chip as ChipType), -1);
  const next = { ...state, hands: replaced(hands, seat, chip), bags: replaced(bags, seat, bag) };
  return opening(state) ? next : passed(next);
}

function laid(state: GluxState, face: Face, to: Square): GluxState {
  const { board, stacks, seat, hands, bags } = state;
  const at = indexOf(board, to);
  const bag = isKnown(hands[seat]!) ? bags[seat]! : changed(bags[seat]!, kindOf(face), -1);
  const next = {
    ...state,
    stacks: replaced(stacks, at, [...stacks[at]!, { seat, face }]),
    hands: replaced(hands, seat, '-' as const),
    bags: replaced(bags, seat, bag),
  };
  return opening(state) || !inBag(bag) ? passed(next) : next;
}

/** The state after a move; throws IllegalMove, whose `code` is a Reason. */
export function play(state: GluxState, move: GluxMove): GluxState {
  const breach = explain(state, move);
  if (!breach) return move.kind === 'draw' ? drawn(state, move.chip) : laid(state, move.face, move.to);
  const { reason: code, rule, squares } = breach;
  const [at] = squares;
  throw fault(IllegalMove, sentences[code], squares, { code, at, rule, found: at && formatMove(move) });
}

/** Seats whose points in the room of a square are others than before. */
function shifted(before: GluxState, after: GluxState, to: Square): readonly GluxHappening[] {
  const room = roomAt(before.board, indexOf(before.board, to));
  const [old, now] = [before, after].map((state) => roomScores(state).find((each) => each.room === room));
  if (!old || !now) return [];
  return now.points.flatMap((points, seat): GluxHappening[] => {
    const score = points - old.points[seat]!;
    const rank = now.ranks[seat];
    const tied = points > 0 && now.ranks.filter((each) => each === rank).length > 1;
    const kind = points ? (points > 2 ? 'room-first' : 'room-second') : 'room-lost';
    return score ? [{ kind, seat, room, score, rule: tied ? 'G12' : 'G11' }] : [];
  });
}

/** What laying a chip does on the board. */
function done(state: GluxState, face: Face, to: Square): readonly GluxHappening[] {
  const { seat } = state;
  const { from, path, rule } = reach(state).find((way) => way.to === to)!;
  const kind = { G2: 'opened', G4: 'laid', G8: 'restarted' }[rule];
  const squares = from ? [from, ...path] : path;
  const under = topAt(state, indexOf(state.board, to));
  const covered = under && {
    kind: 'covered',
    seat: under.seat,
    by: seat,
    squares: [to],
    face: under.face,
    rule: 'G6',
  };
  return [{ kind, seat, squares, face, rule }, ...(covered ? [covered] : [])];
}

/**
 * What a legal move does, in order; throws IllegalMove. `drew` (G2, G3); `opened` (G2), `laid` with the own chip and the
 * squares counted (G4), or `restarted` (G8); `covered` of the seat whose chip it was (G6); `room-first`, `room-second`,
 * `room-lost` of each seat whose points change (G11, G12); `out` (G9); `ended`.
 */
export function happenings(state: GluxState, move: GluxMove): readonly GluxHappening[] {
  const after = play(state, move);
  const { seat } = state;
  const { ending, out } = after;
  const own: readonly GluxHappening[] =
    move.kind === 'draw'
      ? [{ kind: 'drew', seat, chip: move.chip, rule: opening(state) ? 'G2' : 'G3' }]
      : [...done(state, move.face, move.to), ...shifted(state, after, move.to)];
  const left = out.filter((each) => !state.out.includes(each));
  return [
    ...own,
    ...left.map((each) => ({ kind: 'out', seat: each, rule: 'G9' })),
    ...(ending ? [{ kind: 'ended', rule: ending.rule }] : []),
  ];
}

/** What a viewer may know: the other hands are hidden, and their bags count them. */
export function view(state: GluxState, viewer: Viewer): GluxState {
  const hidden = state.hands.map((hand, seat) => seat !== viewer && isKnown(hand));
  return {
    ...state,
    hands: state.hands.map((hand, seat) => (hidden[seat] ? '?' : hand)),
    bags: state.bags.map((bag, seat) =>
      hidden[seat] ? changed(bag, chipTypes.indexOf(state.hands[seat] as ChipType), 1) : bag,
    ),
  };
}

/** A move as a viewer may know it: of a draw nothing but that it was made. */
export const viewMove = (state: GluxState, move: GluxMove, viewer: Viewer): GluxMove =>
  move.kind === 'draw' && state.seat !== viewer ? { kind: 'draw', chip: '?' } : move;
