import { toText } from '../../../core/errors.js';
import type { Breach } from '../../../core/game.js';
import { indexOf, squareAt, startsOf, widthOf } from './board.js';
import { awaitsDraw, chipTypes, isKnown, kindOf, opening, topAt } from './chips.js';
import { closed, counts, reach } from './reach.js';
import type { Reason } from './messages.js';
import type { ChipType, Face, GluxMove, GluxState, Square } from './types.js';

/** A breach of the rules of Glüx. */
export interface GluxBreach extends Breach {
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
export function explain(state: GluxState, move: GluxMove): GluxBreach | undefined {
  const { ending } = state;
  const why: Why | undefined = ending ? [ending.rule, 'over'] : whyNot(state, Object(move) as UncheckedMove);
  if (!why) return undefined;
  const [rule, reason, ...squares] = why;
  return { rule, reason, squares };
}
