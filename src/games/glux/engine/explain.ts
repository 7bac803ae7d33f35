import type { Breach } from '../../../core/game.js';
import { indexOf, squareAt, startOf, startsOf, widthOf } from './board.js';
import { awaitsDraw, chipTypes, isKnown, kindOf, opening, topAt } from './chips.js';
import { reach } from './reach.js';
import { asText, type Reason } from './sentences.js';
import type { ChipType, Face, GluxMove, GluxState, Square } from './types.js';

/** A breach of Glüx: `reason` is one of a known set. */
export interface GluxBreach extends Breach {
  readonly reason: Reason;
}

/** The rule, the reason, and the squares to point at. */
type Why = readonly [rule: string, reason: Reason, ...squares: Square[]];

/** What is tried, before anything is known of it. */
interface Tried {
  readonly kind: string;
  readonly chip: ChipType | '?';
  readonly face: Face;
  readonly to: Square;
}

/** Places strictly between two of one row or column; undefined where they are not in line, or the same. */
function between(width: number, from: number, to: number): readonly number[] | undefined {
  const sameColumn = from % width === to % width;
  const sameRow = Math.trunc(from / width) === Math.trunc(to / width);
  if (sameColumn === sameRow) return undefined;
  const step = Math.sign(to - from) * (sameRow ? 1 : width);
  return Array.from({ length: (to - from) / step - 1 }, (_, i) => from + step * (i + 1));
}

/** Why no count leads to a square that would take the chip: the own chip that comes nearest to it, and what is in its way. */
function missed(state: GluxState, to: number): Why {
  const { board, stacks, seat } = state;
  const name = (at: number) => squareAt(board, at);
  let nearest: Why = ['G4', 'not-in-line', name(to)];
  let least = Infinity;
  stacks.forEach((_, from) => {
    const chip = topAt(state, from);
    const over = chip?.seat === seat && between(widthOf(board), from, to);
    if (!over) return;
    const off = over.length + 1 - chip.face;
    if (Math.abs(off) >= least) return;
    least = Math.abs(off);
    const places = [to, from, ...(off ? [] : over.filter((at) => stacks[at]!.length))].map(name);
    nearest = off ? ['G4', off > 0 ? 'too-far' : 'too-near', ...places] : ['G5', 'blocked', ...places];
  });
  return nearest;
}

/** Why the seat's next chip cannot lie on a square. */
function misplaced(state: GluxState, to: Square): Why | undefined {
  const { board, seat, stacks } = state;
  const at = indexOf(board, asText(to));
  const starts = startsOf(state);
  if (at < 0) return ['G4', 'unknown-square'];
  if (reach(state).some((way) => way.to === to)) return undefined;
  if (opening(state)) return ['G2', 'not-start', to, starts[seat]!];
  if (at === startOf(state, seat)) return ['G8', 'start-spent', to];
  if (starts.includes(to)) return ['G7', 'foreign-start', to];
  return stacks[at]!.length > 1 ? ['G6', 'closed', to] : missed(state, at);
}

function laying(state: GluxState, { face, to }: Tried): Why | undefined {
  const { bags, hands, seat } = state;
  const hand = hands[seat]!;
  const kind = kindOf(face);
  if (kind < 0) return ['G1', 'unknown-face'];
  if (isKnown(hand)) return chipTypes[kind] === hand ? misplaced(state, to) : ['G3', 'other-chip'];
  return bags[seat]![kind] ? misplaced(state, to) : ['G1', 'none-left'];
}

function drawing({ bags, seat }: GluxState, { chip }: Tried): Why | undefined {
  if (chip === '?') return undefined;
  const kind = chipTypes.indexOf(chip);
  if (kind < 0) return ['G1', 'unknown-chip'];
  return bags[seat]![kind] ? undefined : ['G1', 'none-left'];
}

function whyNot(state: GluxState, move: Tried): Why | undefined {
  const { kind } = move;
  const draws = awaitsDraw(state);
  const rule = opening(state) ? 'G2' : 'G3';
  if (kind !== 'lay' && kind !== 'draw') return [rule, 'unknown-move'];
  if (draws !== (kind === 'draw')) return [rule, draws ? 'drawing' : 'not-drawing'];
  return draws ? drawing(state, move) : laying(state, move);
}

/** Which rule forbids a move, why, and the squares to point at; undefined for a legal one. Takes whatever it is given. */
export function explain(state: GluxState, move: GluxMove): GluxBreach | undefined {
  const { ending } = state;
  const why: Why | undefined = ending ? [ending.rule, 'over'] : whyNot(state, Object(move) as Tried);
  if (!why) return undefined;
  const [rule, reason, ...squares] = why;
  return { rule, reason, squares };
}
