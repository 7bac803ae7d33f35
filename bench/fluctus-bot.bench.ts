/** How fast the twin of Fluctus is beside the readable engine, how long each level thinks, and who beats whom. */
import { levels, type Level, type Task } from '../src/core/bot.js';
import { random } from '../src/core/random.js';
import { bot } from '../src/games/fluctus/bot/index.js';
import { MOST_MOVES, Twin } from '../src/games/fluctus/bot/twin.js';
import { fluctus, type FluctusOptions, type FluctusState } from '../src/games/fluctus/engine/index.js';

const LONGEST_GAME = 200;

const seconds = (since: number): number => (performance.now() - since) / 1000;

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
    const rate = positions / seconds(start);
    console.log(`${name.padEnd(8)} ${positions} positions, ${Math.round(rate)} a second`);
    return rate;
  };
  const engine = speed('engine', () => visit(state, 4));
  const twin = speed('twin', () => visitFast(new Twin(state), 6, list));
  console.log(`the twin is ${Math.round(twin / engine)} times as fast`);
}

function think(view: FluctusState, task: Task) {
  const thinking = bot.think(view, task);
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value.move;
  }
}

/** In the ladder, for it to end: full strength takes seconds a move. */
const hurried = (level: Level, seed: string): Task => ({ level, seed, budget: 100_000 });

function timeLevels(): void {
  const positions = [
    '....../...... A 8,8 0,0 -,-',
    '.A..B./A.BB.A B 5,5 2,2 -,-',
    'BB.A../A..... B 0,1 2,2 -,-',
  ];
  const views = positions.map((text) => fluctus.parsePosition(text));
  for (const level of levels) {
    const times = views.map((view) => {
      const start = performance.now();
      think(view, { level, seed: 'bench' });
      return performance.now() - start;
    });
    const shown = times.map((ms) => ms.toFixed(1)).join(', ');
    console.log(`${level.padEnd(8)} ${shown} ms (opening, middle, end)`);
  }
}

/** Points of seat A after an opening of four random plies. */
function contest(a: Level, b: Level, options: FluctusOptions, opening: number): number {
  const chance = random('bench', opening);
  let state = fluctus.setup(options);
  for (let ply = 0; !state.ending && ply < LONGEST_GAME; ply++) {
    const moves = fluctus.moves(state);
    const free = moves[chance.below(moves.length)]!;
    state = fluctus.play(state, ply < 4 ? free : think(state, hurried(state.seat ? b : a, `${opening}`)));
  }
  const winners = state.ending?.winners ?? [0, 1];
  return winners.length > 1 ? 0.5 : winners[0] === 0 ? 1 : 0;
}

function climb(options: FluctusOptions): void {
  console.log(`\n${options.variant ?? 'classic'}, seats changed after each opening`);
  const ladder: readonly [Level, Level, number][] = [
    ['medium', 'easy', 20],
    ['hard', 'medium', 40],
    ['best', 'hard', 15],
  ];
  for (const [one, other, openings] of ladder) {
    let points = 0;
    for (let i = 0; i < openings; i++) {
      points += contest(one, other, options, i) + 1 - contest(other, one, options, i);
    }
    console.log(`${one} against ${other}: ${points} of ${2 * openings}`);
  }
}

compareSpeed();
timeLevels();
climb({});
climb({ variant: 'return', colors: ['red', 'white'] });
