import type { Bot, Level, Task, Thinking, Valued } from '../../../core/bot.js';
import { random } from '../../../core/random.js';
import { isKnown, squareAt } from '../engine/board.js';
import { formatPosition } from '../engine/position.js';
import type { Face, GluxMove, GluxState } from '../engine/types.js';
import { easyMove, resultOf, Search, shareOf, type Outcome } from './search.js';
import { Twin } from './twin.js';

/** Iterations for a move by level. `easy` uses them only for an analysis. */
const budgets: Readonly<Record<Level, number>> = { easy: 200, medium: 50, hard: 400, best: 4000 };

/** Factor for an analysis: evaluating all moves takes more iterations than finding a good one. */
const ANALYSIS = 2;

/** Iterations between two pauses: about a millisecond of work. */
const STEP = 8;

const toMove = ({ board }: GluxState, packed: number): GluxMove => ({
  kind: 'lay',
  face: (packed & 7) as Face,
  to: squareAt(board, packed >> 3),
});

/** Returns the evaluation of a move: how often each seat won after it. */
function valued(view: GluxState, outcome: Outcome): Valued<GluxMove> {
  const { final, move, visits, wins } = outcome;
  const chances = Array.from(wins, (_, seat) => shareOf(outcome, seat));
  const value = { move: toMove(view, move), chances };
  if (final) return value;
  // one win and one loss are added: a few games with the same result are not certainty
  const share = (wins[view.seat]! + 1) / (visits + 2);
  return { ...value, error: Math.sqrt((share * (1 - share)) / (visits + 2)) };
}

/** Throws RangeError if no seat is to move, or if its chip is hidden. */
function* think(view: GluxState, { analysis, budget, level, seed }: Task): Thinking<GluxMove> {
  const { ending, hands, seat } = view;
  if (ending || !isKnown(hands[seat]!)) throw new RangeError('No seat is to move.');
  const twin = new Twin(view);
  const chance = random(`${seed} ${formatPosition(view)}`, 0);
  const easy = level === 'easy' && toMove(view, easyMove(twin, chance));
  if (easy && !analysis) return { move: easy };
  const limit = budget ?? budgets[level] * (analysis ? ANALYSIS : 1);
  const search = new Search(twin, chance, analysis ? limit / 2 : 0);
  let capped = false;
  for (let i = 0; i < limit && !capped; i++) {
    search.iterate();
    if ((i + 1) % STEP === 0) capped = !!(yield { done: Math.min(1, (i + 1) / limit) });
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
 * The computer players of Glüx. `easy` is greedy and overlooks squares; the others use Monte Carlo tree search. Budgets count
 * iterations: games that are played to their end.
 */
export const bot: Bot<GluxState, GluxMove> = { think };
