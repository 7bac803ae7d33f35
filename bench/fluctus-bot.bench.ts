/**
 * How fast the twin of Fluctus is beside the readable engine, how long each level thinks, and who beats whom. In the
 * ladder all are in a hurry, for it to end; `npm run bench fluctus-bot full` lets them think as long as in a game.
 */
import { levels, type Level, type Task } from '../src/core/bot.js';
import { random } from '../src/core/random.js';
import { bot, strengths } from '../src/games/fluctus/bot/index.js';
import { MOST_MOVES, Twin } from '../src/games/fluctus/bot/twin.js';
import { fluctus, type FluctusOptions, type FluctusState } from '../src/games/fluctus/engine/index.js';

const LONGEST_GAME = 200;

/** Positions a move in the ladder. */
const HURRY = 100_000;

const full = process.argv.includes('full');

const variants: readonly FluctusOptions[] = [{}, { variant: 'return', colors: ['red', 'white'] }];

/** Positions met by the engine within so many plies. */
function visit(state: FluctusState, plies: number): number {
  if (state.ending || !plies) return 1;
  return fluctus.moves(state).reduce((sum, move) => sum + visit(fluctus.play(state, move), plies - 1), 1);
}

/** The same by the twin; `list` holds the moves of the line from `at` on. */
function visitFast(twin: Twin, plies: number, list: Int16Array, at = 0): number {
  if (twin.ending() || !plies) return 1;
  const until = twin.moves(list, at);
  let sum = 1;
  for (let i = at; i < until; i++) {
    twin.do(list[i]!);
    sum += visitFast(twin, plies - 1, list, until);
    twin.undo();
  }
  return sum;
}

function compareSpeed(): void {
  const state = fluctus.parsePosition('.A..B./A.BB.A B 5,5 2,2 -,-');
  const list = new Int16Array(16 * MOST_MOVES);
  const speed = (name: string, count: () => number): number => {
    count(); // warm
    const start = performance.now();
    const positions = count();
    const rate = (1000 * positions) / (performance.now() - start);
    console.log(`${name.padEnd(8)} ${positions} positions, ${Math.round(rate)} a second`);
    return rate;
  };
  const engine = speed('engine', () => visit(state, 4));
  const twin = speed('twin', () => visitFast(new Twin(state), 6, list));
  console.log(`the twin is ${Math.round(twin / engine)} times as fast`);
}

/** What a bot finds, how long it takes and about how many positions it looks into. */
function think(view: FluctusState, task: Task) {
  const limit = task.budget ?? (task.level === 'easy' ? 0 : strengths[task.level].budget);
  const start = performance.now();
  const thinking = bot.think(view, task);
  for (let positions = 0; ;) {
    const step = thinking.next();
    if (step.done) return { move: step.value.move, ms: performance.now() - start, positions };
    positions = step.value.done * limit;
  }
}

/** Plays a game from an opening of four random plies. */
function* playGame(options: FluctusOptions, opening: number, task: (state: FluctusState) => Task) {
  const chance = random('bench', opening);
  let state = fluctus.setup(options);
  for (let ply = 0; !state.ending && ply < LONGEST_GAME; ply++) {
    const moves = fluctus.moves(state);
    const free = moves[chance.below(moves.length)]!;
    state = fluctus.play(state, ply < 4 ? free : think(state, task(state)).move);
    yield state;
  }
}

/** Positions from the middle of games between two players of medium strength, thirty a variant. */
function middles(): readonly FluctusState[] {
  return variants.flatMap((options) => {
    const found: FluctusState[] = [];
    for (let opening = 0; found.length < 30; opening++) {
      const played = [...playGame(options, opening, () => ({ level: 'medium', seed: `${opening}` }))];
      found.push(...[8, 13, 18, 23].flatMap((ply) => played[ply] ?? []).filter(({ ending }) => !ending));
    }
    return found.slice(0, 30);
  });
}

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

function timeLevels(): void {
  const views = middles();
  console.log(`\none move, over ${views.length} positions from the middle of games`);
  for (const level of levels) {
    const thoughts = views.map((view) => think(view, { level, seed: 'bench' }));
    const times = thoughts.map(({ ms }) => ms).sort((a, b) => a - b);
    const shown = { median: times[times.length >> 1]!, mean: mean(times), longest: times.at(-1)! };
    const words = Object.entries(shown).map(([name, ms]) => `${name} ${ms.toFixed(1)} ms`);
    const positions = Math.round(mean(thoughts.map(({ positions }) => positions)));
    console.log(`${level.padEnd(8)} ${words.join(', ')}, about ${positions} positions`);
  }
}

/** Points of seat A. */
function contest(a: Level, b: Level, options: FluctusOptions, opening: number): number {
  const hurry = full ? {} : { budget: HURRY };
  const task = ({ seat }: FluctusState): Task => ({ level: seat ? b : a, seed: `${opening}`, ...hurry });
  const winners = [...playGame(options, opening, task)].at(-1)?.ending?.winners ?? [0, 1];
  return winners.length > 1 ? 0.5 : winners[0] === 0 ? 1 : 0;
}

/** Most openings are decided: whoever gets the good seat wins. What counts is who gets more than half of the two games. */
function climb(options: FluctusOptions): void {
  console.log(`\n${options.variant ?? 'classic'}, each opening played from both seats`);
  const openings = full ? 15 : 10;
  for (const [i, other] of levels.slice(0, -1).entries()) {
    const one = levels[i + 1]!;
    const points = Array.from(
      { length: openings },
      (_, opening) => contest(one, other, options, opening) + 1 - contest(other, one, options, opening),
    );
    const better = points.filter((sum) => sum > 1).length;
    const worse = points.filter((sum) => sum < 1).length;
    const share = Math.round(50 * mean(points));
    console.log(
      `${one} against ${other}: ${share} % of ${2 * openings} games, ${better} openings better, ${worse} worse`,
    );
  }
}

compareSpeed();
timeLevels();
for (const options of variants) climb(options);
