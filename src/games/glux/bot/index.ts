import type { Bot, Level, Task, Thinking, Valued } from '../../../core/bot.js';
import { random } from '../../../core/random.js';
import { squareAt } from '../engine/board.js';
import { isKnown } from '../engine/chips.js';
import { formatPosition } from '../engine/notation.js';
import type { Face, GluxMove, GluxState } from '../engine/types.js';
import { easily } from './easy.js';
import { resultOf, Search, shareOf, type Outcome } from './search.js';
import { Twin } from './twin.js';

/** Iterations of a move by level; `easy` needs them for its values alone. */
export const budgets: Readonly<Record<Level, number>> = { easy: 200, medium: 50, hard: 400, best: 4000 };

/** To value all moves takes more than to find a good one. */
const ANALYSIS = 2;

/** Iterations between two pauses: about a millisecond's work. */
const PORTION = 8;

const toMove = ({ board }: GluxState, packed: number): GluxMove => ({
  kind: 'lay',
  face: (packed & 7) as Face,
  to: squareAt(board, packed >> 3),
});

/** A move's chances: how often each seat won behind it. */
function valued(view: GluxState, outcome: Outcome): Valued<GluxMove> {
  const { final, move, visits, wins } = outcome;
  const chances = Array.from(wins, (_, seat) => shareOf(outcome, seat));
  const value = { move: toMove(view, move), chances };
  if (final) return value;
  // as if it had been won and lost once more each: a few games that end alike make nothing sure
  const share = (wins[view.seat]! + 1) / (visits + 2);
  return { ...value, error: Math.sqrt((share * (1 - share)) / (visits + 2)) };
}

/** Throws RangeError when no seat is to move, or when it may not know its own chip. */
function* think(view: GluxState, { analysis, budget, level, seed }: Task): Thinking<GluxMove> {
  const { ending, hands, seat } = view;
  if (ending || !isKnown(hands[seat]!)) throw new RangeError('No seat is to move.');
  const twin = new Twin(view);
  const chance = random(`${seed} ${formatPosition(view)}`, 0);
  const easy = level === 'easy' && toMove(view, easily(twin, chance));
  if (easy && !analysis) return { move: easy };
  const limit = budget ?? budgets[level] * (analysis ? ANALYSIS : 1);
  const search = new Search(twin, chance, analysis ? limit / 2 : 0);
  let capped = false;
  for (let i = 0; i < limit && !capped; i++) {
    search.iterate();
    if ((i + 1) % PORTION === 0) capped = !!(yield { done: Math.min(1, (i + 1) / limit) });
  }
  const { best, outcomes } = search;
  const stopped = capped && { capped };
  if (!analysis) return { move: toMove(view, best.move), ...stopped };
  const sorted = [...outcomes].sort(
    (a, b) => shareOf(b, seat) - shareOf(a, seat) || resultOf(b) - resultOf(a),
  );
  const values = sorted.map((outcome) => valued(view, outcome));
  return { move: easy || values[0]!.move, values, ...stopped };
}

/**
 * The computer players of Glüx: `easy` is greedy and overlooks things, the others search the tree of what may come.
 * Budgets count iterations: games that are played to their end.
 */
export const bot: Bot<GluxState, GluxMove> = { think };
