import type { Bot, Level, Progress, Task, Thinking, Valued } from '../../../core/bot.js';
import { random, type Random } from '../../../core/random.js';
import type { LuckyMove, LuckyState } from '../engine/types.js';
import { chanceOf, easy, errorOf, hard, medium, rank, Rollouts, settle, trial, worthOf } from './players.js';
import type { Trial } from './players.js';
import { MOST_MOVES, toMove, Twin } from './twin.js';

/** The data of a search of one view. */
interface SearchContext {
  readonly twin: Twin;
  /** Another Twin of the same game, for rollouts. */
  readonly spare: Twin;
  readonly chance: Random;
}

/** Throws RangeError if no seat is to move. */
function startSearch(view: LuckyState, { seed }: Task): SearchContext {
  const twin = new Twin(view);
  if (twin.over || twin.chance) throw new RangeError('No seat is to move.');
  const { bytes, idle, seat } = twin;
  return { twin, spare: new Twin(view), chance: random([seed, idle, seat, bytes].join(' '), 0) };
}

/** Returns all legal moves in order of their estimated gain. */
function rankedMoves({ twin }: SearchContext): readonly number[] {
  if (twin.step < 0) return rank(twin, hard(twin)).map(([move]) => move);
  const list = new Int16Array(MOST_MOVES);
  const first = settle(twin);
  return [first, ...list.subarray(0, twin.moves(list)).filter((move) => move !== first)];
}

/** Returns the move of a level without search. `best` gets the move of `hard`. */
function quickMove({ twin, chance }: SearchContext, level: Level): number {
  if (level === 'easy') return easy(twin, chance);
  if (twin.step >= 0) return settle(twin);
  return rank(twin, level === 'medium' ? medium(twin) : hard(twin))[0]![0];
}

/** Default number of rollouts for a move. */
const BUDGET = 12_000;

/** Number of moves that are tried: those with the highest estimated gain. */
const WIDTH = 6;

/** Returns the better half of the trials. Equal trials keep their order. */
const better = (trials: readonly Trial[], seat: number): readonly Trial[] =>
  [...trials].sort((a, b) => worthOf(b, seat) - worthOf(a, seat)).slice(0, (trials.length + 1) >> 1);

/**
 * Sequential halving: all moves get the same number of rollouts, then the better half of them, and so on. Keeps the best trial
 * so far at `found[0]`. Returns true if time ran out.
 */
function* halve(
  { twin, spare, chance }: SearchContext,
  found: Trial[],
  budget: number,
): Generator<Progress, boolean, boolean | undefined> {
  const rollouts = new Rollouts(twin, spare, chance, budget);
  const rounds = 32 - Math.clz32(found.length - 1);
  let left: readonly Trial[] = found;
  while (left.length > 1) {
    const capped = yield* rollouts.run(left, Math.trunc(budget / (rounds * left.length)) || 1);
    left = better(left, twin.seat);
    found[0] = left[0]!;
    if (capped) return true;
  }
  return false;
}

/**
 * Tries the moves with the highest estimated gain by rollouts. Two cases need no search: dealt tiles that are all known go on
 * the diagonal in order, and a winning move is played at once.
 */
function* best(context: SearchContext, budget = BUDGET): Thinking<LuckyMove> {
  const { twin, spare } = context;
  const settled = twin.step >= 0 && !twin.oneByOne;
  const moves = rankedMoves(context).slice(0, settled ? 1 : WIDTH);
  const all = moves.map((move) => trial(move, twin, spare));
  const win = all.find((tried) => tried.exact && chanceOf(tried, twin.seat) === 1);
  const found = win ? [win] : all;
  const capped = budget >= 1 && (yield* halve(context, found, budget));
  return { move: toMove(found[0]!.move), ...(capped && { capped }) };
}

/** Default number of rollouts of an analysis, for all moves together. */
const ANALYSIS_BUDGET = 24_000;

interface Analysis {
  /** The best first. */
  readonly values: readonly Valued<LuckyMove>[];
  readonly capped: boolean;
}

function valued(tried: Trial, seat: number): Valued<LuckyMove> {
  const chances = tried.won.map((_, each) => chanceOf(tried, each));
  return { move: toMove(tried.move), chances, ...(!tried.exact && { error: errorOf(tried, seat) }) };
}

/**
 * Computes each seat's chance after each legal move, with the same number of rollouts for every move. A move that ends the game
 * is exact. A single player wins if the board is full before the tiles run out (L7).
 */
function* analyse(
  search: SearchContext,
  budget = ANALYSIS_BUDGET,
): Generator<Progress, Analysis, boolean | undefined> {
  const { twin, spare, chance } = search;
  const { seat } = twin;
  const all = rankedMoves(search).map((move) => trial(move, twin, spare));
  const open = all.filter(({ exact }) => !exact);
  const shuffles = Math.max(2, Math.trunc(budget / (open.length || 1)) || 0);
  const rollouts = new Rollouts(twin, spare, chance, shuffles * open.length);
  const capped = yield* rollouts.run(open, shuffles);
  all.sort((a, b) => chanceOf(b, seat) - chanceOf(a, seat));
  return { values: all.map((each) => valued(each, seat)), capped };
}

function* think(view: LuckyState, { budget, ...task }: Task): Thinking<LuckyMove> {
  const context = startSearch(view, task);
  const move = toMove(quickMove(context, task.level));
  if (!task.analysis) return task.level === 'best' ? yield* best(context, budget) : { move };
  const { values, capped } = yield* analyse(context, budget);
  const [first] = values;
  return { move: task.level === 'best' ? first!.move : move, values, ...(capped && { capped }) };
}

/**
 * The computer players of the game. `easy` lays any tile near its ideal cell. `medium` aims at the ideal number of each cell.
 * `hard` estimates how long each empty cell has to wait for a tile. `best` tries the best moves of `hard` by rollouts. Budgets
 * count rollouts: by default 12,000 at `best` and 24,000 for an analysis at any level; the other levels need none. With an
 * analysis, `best` plays the move with the highest value.
 */
export const bot: Bot<LuckyState, LuckyMove> = { think };
