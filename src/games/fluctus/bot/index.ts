import type { Bot, Level, Task, Thinking, Valued } from '../../../core/bot.js';
import { random } from '../../../core/random.js';
import type { FluctusMove, FluctusState } from '../engine/types.js';
import { easyMove } from './easy.js';
import { Judge, type Steps } from './judge.js';
import { Oracle } from './oracle.js';
import { pliesTo, Search } from './search.js';
import { MOST_MOVES, toMove, Twin } from './twin.js';

/** How far a level searches. */
interface Strength {
  readonly plies: number;
  /** Positions it looks into at most. */
  readonly budget: number;
}

/** `easy` does not search; `best` answers from the table, and searches in case time is up before that is solved. */
export const strengths: Readonly<Record<Level, Strength>> = {
  easy: { plies: 0, budget: 0 },
  medium: { plies: 1, budget: 20_000 },
  hard: { plies: 6, budget: 200_000 },
  best: { plies: 60, budget: 200_000 },
};

/** Standard error that is told of a chance estimated by search: a guess on the safe side. */
const ERROR = 0.3;

/** An advantage, in hundredths of a stone, that wins three games of four. */
const HALF = 100;

/** What of a task's time the search of a level takes where a table is solved too. */
const SHARE = 0.1;

/** The legal moves; earlier ones are preferred among equals. */
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

/** A move's value: its `worth` in a search is exact where it is a win or a loss, and otherwise this good a chance. */
function valued(seat: number, move: number, worth: number, open: number): Valued<FluctusMove> {
  const plies = pliesTo(worth);
  const chance = plies === undefined ? open : +(worth > 0);
  return {
    move: toMove(move),
    chances: seat ? [1 - chance, chance] : [chance, 1 - chance],
    ...(plies !== undefined && { plies }),
  };
}

/** What search says of all moves, the best first: known ends, or a guess by stones. */
function estimated(seat: number, search: Search): readonly Valued<FluctusMove>[] {
  const worths = [...search.estimate()].sort(([, a], [, b]) => b - a);
  return worths.map(([move, worth]) => {
    const value = valued(seat, move, worth, (1 + worth / (Math.abs(worth) + HALF)) / 2);
    return value.plies === undefined ? { ...value, error: ERROR } : value;
  });
}

/** Lets a search run; `share` of the task is done then. True: time was up. */
function* searching(search: Search, { plies, budget }: Strength, share: number): Steps<boolean> {
  for (const _ of search.run(plies)) {
    if (yield { done: share * Math.min(1, search.nodes / budget) }) return true;
  }
  return false;
}

/** Solves what the view needs, by turns with `aside`; `from` is done before. True: time was up. */
function* solving(oracle: Oracle, aside: Iterator<undefined> | undefined, from: number): Steps<boolean> {
  while (!oracle.ready) {
    aside?.next();
    oracle.advance();
    if (yield { done: from + (1 - from) * oracle.done }) return true;
  }
  return false;
}

/** Throws RangeError on a game that is over. */
function* think(view: FluctusState, { level, seed, budget, analysis }: Task): Thinking<FluctusMove> {
  if (view.ending) throw new RangeError('The game is over.');
  const twin = new Twin(view);
  const moves = shuffled(twin, seed);
  if (moves.length === 1 && !analysis) return { move: toMove(moves[0]!) };
  const oracle = analysis || level === 'best' ? new Oracle(twin, view) : undefined;
  const perfect = level === 'best' && (budget === undefined || budget >= oracle!.size);
  const strength = { ...strengths[level], ...(!perfect && budget !== undefined && { budget }) };
  const search = new Search(new Twin(view), moves, strength.budget);
  const share = perfect ? 0 : analysis ? SHARE : 1;
  const hurried = !perfect && (yield* searching(search, strength, share));
  const own = () => toMove(level === 'easy' ? easyMove(twin, moves, seed) : search.best);
  if (!oracle || (!analysis && !perfect)) return { move: own(), ...(hurried && { capped: true }) };
  const aside = perfect ? search.run(strength.plies) : undefined;
  if (hurried || (yield* solving(oracle, aside, share)))
    return { move: own(), ...(analysis && { values: estimated(view.seat, search) }), capped: true };
  const { judged, capped } = yield* new Judge(twin, oracle).weigh(moves);
  return {
    move: perfect ? toMove(judged[0]!.move) : own(),
    ...(analysis && { values: judged.map(({ move, worth }) => valued(view.seat, move, worth, 0.5)) }),
    ...(capped && { capped }),
  };
}

/**
 * The computer players of Fluctus. `best` is perfect: it solves the game (see Judge for what F5 and F10 make of that) and takes the
 * shortest win, the longest resistance, or the draw that is hardest to keep. Budgets count positions: one below the number
 * of positions that would have to be solved makes `best` search like the others. Analysis always solves.
 */
export const bot: Bot<FluctusState, FluctusMove> = { think };
