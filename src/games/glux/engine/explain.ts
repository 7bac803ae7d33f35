import { toText } from '../../../core/errors.js';
import type { Breach } from '../../../core/game.js';
import { indexOf, squareAt, startsOf, widthOf } from './board.js';
import { awaitsDraw, chipTypes, isKnown, kindOf, opening, topAt } from './chips.js';
import { closed, counts, reach } from './reach.js';
import { type Reason } from './messages.js';
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

/** Why no count leads to a square that would take the chip: what is in its way, or the own chip that comes nearest. */
function missed(state: GluxState, to: Square): Why {
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
    const off = Math.abs(columns + rows) - (chip?.face ?? 0);
    if (chip?.seat !== seat || columns * rows || i === at || Math.abs(off) >= least) return;
    least = Math.abs(off);
    why = ['G4', off > 0 ? 'too-far' : 'too-near', to, squareAt(board, i)];
  });
  return why;
}

/** Why the seat's next chip cannot lie on a square. */
function misplaced(state: GluxState, to: Square): Why | undefined {
  const { board, seat } = state;
  const start = startsOf(state)[seat]!;
  if (indexOf(board, toText(to)) < 0) return ['G4', 'unknown'];
  if (reach(state).some((way) => way.to === to)) return undefined;
  if (opening(state)) return ['G2', 'not-start', to, start];
  if (to === start) return ['G8', 'start-spent', to];
  const rule = closed(state, seat, to);
  return rule ? [rule, rule === 'G7' ? 'foreign-start' : 'closed', to] : missed(state, to);
}

/** The square comes first: why nothing can lie there tells nothing of the chip in hand. */
function laying(state: GluxState, { face, to }: Tried): Why | undefined {
  const { bags, hands, seat } = state;
  const hand = hands[seat]!;
  const kind = kindOf(face);
  const known = isKnown(hand);
  if (known ? chipTypes[kind] === hand : bags[seat]![kind]) return misplaced(state, to);
  return misplaced(state, to) ?? (known ? ['G3', 'other-chip'] : ['G1', 'none-left']);
}

const drawing = ({ bags, seat }: GluxState, { chip }: Tried): Why | undefined =>
  chip === '?' || bags[seat]![chipTypes.indexOf(chip)] ? undefined : ['G1', 'none-left'];

function whyNot(state: GluxState, move: Tried): Why | undefined {
  const { kind } = move;
  const draws = awaitsDraw(state);
  const rule = opening(state) ? 'G2' : 'G3';
  if (kind !== 'lay' && kind !== 'draw') return [rule, 'unknown'];
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
