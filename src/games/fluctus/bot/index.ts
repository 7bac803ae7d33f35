import type { Bot, Level, Task, Thinking, Valued } from '../../../core/bot.js';
import { random } from '../../../core/random.js';
import type { FluctusMove, FluctusState } from '../engine/types.js';
import { easyMove, pliesTo, Search } from './search.js';
import { Judge, Oracle, type Steps } from './oracle.js';
import { MOST_MOVES, toMove, Twin } from './twin.js';

/** Search limits of a level. */
interface Strength {
  readonly plies: number;
  /** The maximum number of positions. */
  readonly budget: number;
}

/** `easy` does not search. `best` answers from the solved table; its search finds the move to show until then. */
const strengths: Readonly<Record<Level, Strength>> = {
  easy: { plies: 0, budget: 0 },
  medium: { plies: 1, budget: 20_000 },
  hard: { plies: 6, budget: 200_000 },
  best: { plies: 60, budget: 200_000 },
};

/** The most positions that are searched before a hint shows its first move: less than half a second on a slow machine. */
const FIRST = 40_000;

/** The doubt about a win that is in the table but not proven, and its standard error: a cautious guess. */
const DOUBT = 0.03;

/** Standard error reported for a chance that was estimated by search: a cautious guess. */
const ERROR = 0.3;

/** The advantage in hundredths of a stone that wins three games in four. */
const THREE_QUARTERS = 100;

/** Share of the progress that the search of a level takes if the table is solved after it. */
const SHARE = 0.1;

/** Returns the legal moves in random order. Among equal moves, the earlier one is preferred. */
function shuffled(twin: Twin, seed: string): readonly number[] {
  const buffer = new Int16Array(MOST_MOVES);
  const list = [...buffer.subarray(0, twin.moves(buffer, 0))];
  const chance = random(seed, twin.stones);
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}

/**
 * Returns the evaluation of a move from its search value, which is exact for a win or a loss. For any other value the chance
 * is `estimate`.
 */
function valued(seat: number, move: number, value: number, estimate: number): Valued<FluctusMove> {
  const plies = pliesTo(value);
  const chance = plies === undefined ? estimate : +(value > 0);
  return {
    move: toMove(move),
    chances: seat ? [1 - chance, chance] : [chance, 1 - chance],
    ...(plies !== undefined && { plies }),
  };
}

/** Returns the evaluation of a move by the table. It has an error if a win or loss is not proven. */
function judgedValue(seat: number, move: number, worth: number): Valued<FluctusMove> {
  const result = valued(seat, move, worth, worth > 0 ? 1 - DOUBT : worth < 0 ? DOUBT : 0.5);
  return worth && result.plies === undefined ? { ...result, error: DOUBT } : result;
}

/** Returns the evaluations of all moves by the search, the best first: exact wins and losses, or estimates. */
function estimated(seat: number, search: Search): readonly Valued<FluctusMove>[] {
  const values = [...search.estimate()].sort(([, a], [, b]) => b - a);
  return values.map(([move, value]) => {
    const result = valued(seat, move, value, (1 + value / (Math.abs(value) + THREE_QUARTERS)) / 2);
    return result.plies === undefined ? { ...result, error: ERROR } : result;
  });
}

/** Runs a search, which is `share` of the task. Returns true if time ran out. */
function* runSearch(search: Search, { plies, budget }: Strength, share: number): Steps<boolean> {
  for (const _ of search.run(plies)) {
    if (yield { done: share * Math.min(1, search.nodes / budget) }) return true;
  }
  return false;
}

/** Solves the positions that the view can lead to; `move` is the move to show until then. Returns true if time ran out. */
function* solve(oracle: Oracle, move: FluctusMove): Steps<boolean, FluctusMove> {
  while (!oracle.ready) {
    oracle.advance();
    if (yield { done: SHARE + (1 - SHARE) * oracle.done, move }) return true;
  }
  return false;
}

/** Adds a move to each progress. */
function* showing<T>(move: FluctusMove, steps: Steps<T>): Steps<T, FluctusMove> {
  let step = steps.next();
  while (!step.done) step = steps.next(yield { ...step.value, move });
  return step.value;
}

/** Throws RangeError if the game is over. */
function* think(view: FluctusState, { level, seed, budget, analysis }: Task): Thinking<FluctusMove> {
  if (view.ending) throw new RangeError('The game is over.');
  const twin = new Twin(view);
  const moves = shuffled(twin, seed);
  if (moves.length === 1 && !analysis) return { move: toMove(moves[0]!) };
  const table = analysis || level === 'best' ? new Oracle(twin, view) : undefined;
  const perfect = level === 'best' && (budget === undefined || budget >= table!.size);
  const oracle = perfect || analysis ? table : undefined;
  const { plies, budget: most } = strengths[level];
  const strength = { plies, budget: !perfect && budget !== undefined ? budget : oracle ? FIRST : most };
  const search = new Search(new Twin(view), moves, strength.budget);
  const ready = perfect && oracle?.ready;
  const timeUp = !ready && (yield* runSearch(search, strength, oracle ? SHARE : 1));
  const first = ready ? new Judge(twin, oracle).sorted(moves)[0]! : search.best;
  const move = toMove(level === 'easy' ? easyMove(twin, moves, seed) : first);
  if (!oracle) return { move, ...(timeUp && { capped: true }) };
  if (timeUp || (yield* solve(oracle, move)))
    return { move, ...(analysis && { values: estimated(view.seat, search) }), capped: true };
  const { judged, capped } = yield* showing(move, new Judge(twin, oracle).weigh(moves, analysis));
  return {
    move: perfect ? toMove(judged[0]!.move) : move,
    ...(analysis && { values: judged.map(({ move, worth }) => judgedValue(view.seat, move, worth)) }),
    ...(capped && { capped }),
  };
}

/**
 * The computer players of Fluctus. `best` solves the game without F5 and F10, and proves each win that it claims by all rules
 * (see Judge). It takes the shortest proven win, the longest defence, or the draw that is hardest for the opponent to hold.
 * Budgets count positions: with a budget below the number of positions to solve, `best` searches like the other levels.
 * Analysis always solves.
 */
export const bot: Bot<FluctusState, FluctusMove> = { think };
