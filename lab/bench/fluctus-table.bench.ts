/**
 * Benchmark of the solved game of Fluctus: the cost of solving, a check of its entries by the engine, the share of decisions in
 * which the players keep the value, and the effect of F5 and F10, which the table ignores.
 */
import type { Task, Valued } from '../../src/core/bot.js';
import { random } from '../../src/core/random.js';
import { bot } from '../../src/games/fluctus/bot/index.js';
import { Oracle } from '../../src/games/fluctus/bot/oracle.js';
import { Materials, Placements, type Family } from '../../src/games/fluctus/bot/tables.js';
import { isDraw, isWon, pliesOf, Solver } from '../../src/games/fluctus/bot/solver.js';
import { Twin } from '../../src/games/fluctus/bot/twin.js';
import { fluctus } from '../../src/games/fluctus/engine/index.js';
import type { FluctusMove, FluctusOptions, FluctusState } from '../../src/games/fluctus/engine/index.js';
import { drain } from '../../test/support/drain.js';
import {
  anyPosition,
  ditheringGame,
  fullWorth,
  solve,
  tableWorth,
} from '../../test/games/fluctus/solver-truth.js';

const games: readonly (readonly [name: string, options: FluctusOptions])[] = [
  ['classic', {}],
  ['return, opposite', { variant: 'return' }],
  ['return, neighbours', { variant: 'return', colors: ['red', 'violet'] }],
  ['return, one between', { variant: 'return', colors: ['red', 'yellow'] }],
];

/** Returns the CPU time of this process in seconds. */
function cpu(): number {
  const { system, user } = process.cpuUsage();
  return (system + user) / 1e6;
}

const megabytes = () => process.memoryUsage().arrayBuffers / 1e6;

const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(2)} %`;

const row = (name: string, ...cells: readonly (string | number)[]) =>
  console.log(name.padEnd(36) + cells.map((cell) => String(cell).padStart(12)).join(''));

function timeSolving(): void {
  row('solving', 'positions', 'CPU s', 'MB kept', 'MB at most', 'steps', 'ms: median', '99.9 %', 'longest');
  for (const [name, options] of games) {
    const before = megabytes();
    let most = before;
    const start = cpu();
    const view = fluctus.setup(options);
    const oracle = new Oracle(new Twin(view), view);
    const steps: number[] = [];
    while (!oracle.ready) {
      const begin = cpu();
      oracle.advance();
      steps.push(1000 * (cpu() - begin));
      if (steps.length % 64 === 0) most = Math.max(most, megabytes());
    }
    const seconds = cpu() - start;
    steps.sort((a, b) => a - b);
    const times = [0.5, 0.999, 1].map((share) => steps[Math.ceil(share * steps.length) - 1]!.toFixed(2));
    const memory = [megabytes() - before, most - before].map((size) => size.toFixed(1));
    row(name, oracle.size, seconds.toFixed(2), ...memory, steps.length, ...times);
  }
}

/** Returns the groups of families that are solved together, in order. */
function groupsOf(sides: Materials, classic: boolean, apart: readonly number[]): readonly Family[][] {
  const reached = sides.from(sides.number(0, classic ? 8 : 6, 0));
  const numbers = [...sides.list.keys()].filter((side) => !classic || reached[side]);
  if (!classic)
    return [apart.flatMap((_, plane) => numbers.flatMap((a) => numbers.map((b): Family => [a, b, plane])))];
  return numbers.flatMap((a, j) =>
    numbers.slice(0, j + 1).map((b): Family[] =>
      a === b
        ? [[a, a, 0]]
        : [
            [a, b, 0],
            [b, a, 0],
          ],
    ),
  );
}

/** Solves the game again and counts the values. */
function countValues(): void {
  const placements = new Placements();
  while (!placements.ready) placements.advance();
  console.log();
  row('values', 'won', 'drawn', 'lost', 'longest', 'CPU s again', 'the start');
  for (const [i, [name, { variant }]] of games.entries()) {
    const classic = variant !== 'return';
    const apart = [[3], [3], [1, 5], [2, 4]][i]!;
    const sides = new Materials(classic);
    const solver = new Solver(sides, placements, classic, apart);
    const full = sides.number(0, classic ? 8 : 6, 0);
    const start = cpu();
    for (const group of groupsOf(sides, classic, apart)) for (const _ of solver.solve(group));
    const seconds = cpu() - start;
    const count = { won: 0, drawn: 0, lost: 0, longest: 0 };
    for (const values of solver.values) {
      for (const value of values ?? []) {
        count[isDraw(value) ? 'drawn' : isWon(value) ? 'won' : 'lost']++;
        if (!isDraw(value)) count.longest = Math.max(count.longest, pliesOf(value));
      }
    }
    const starts = apart.map((_, plane) => {
      const value = solver.values[sides.family(full, full, plane)]![0]!;
      return isDraw(value) ? 'drawn' : `${isWon(value) ? 'won' : 'lost'} in ${pliesOf(value)}`;
    });
    row(name, ...Object.values(count), seconds.toFixed(2), `  ${starts.join(', ')}`);
  }
}

/** Derives random entries again from the values of their successors in the engine. */
function deriveEntries(): void {
  const ENTRIES = 100_000;
  const chance = random('entries', 1);
  const start = cpu();
  let differ = 0;
  for (let i = 0; i < ENTRIES; i++) {
    const [, options] = games[i % 2 ? 0 : 1 + (i % 6) / 2]!;
    const state = anyPosition(options, options.variant ? [6, 6] : [8, 8], chance);
    const oracle = solve(state);
    if (tableWorth(state, oracle) !== fullWorth(state, 1, oracle)) differ++;
  }
  console.log(
    `\n${ENTRIES} random entries derived again from their successors in the engine: ${differ} differ (${(cpu() - start).toFixed(0)} s)`,
  );
}

/** Yields positions, with their history, from random games in which half of the steps go back. */
function* decisions(count: number): Generator<FluctusState> {
  for (let seed = 0, found = 0; ; seed++) {
    const [, options] = games[seed % games.length]!;
    const chance = random('pick', seed);
    for (const state of ditheringGame(fluctus.setup(options), seed, 60)) {
      if (chance.below(6) || fluctus.moves(state).length < 2) continue;
      yield state;
      if (++found === count) return;
    }
  }
}

const ask = (view: FluctusState, task: Task): FluctusMove => drain(bot, view, task).verdict.move;

/** Returns the result for the seat that has moved: 1 win, 0 draw, -1 loss, by the table or the end of the game. */
const outcome = (next: FluctusState): number => -Math.sign(tableWorth(next));

/** Returns the number of positions that alpha-beta searches in ten milliseconds of CPU time. */
function tenMilliseconds(views: readonly FluctusState[]): number {
  const BUDGET = 20_000;
  const run = () => {
    const start = cpu();
    for (const view of views) ask(view, { level: 'best', seed: 'rate', budget: BUDGET });
    return cpu() - start;
  };
  run(); // warm-up
  return Math.round((0.01 * BUDGET * views.length) / run());
}

/** Counts the decisions in which each level keeps the value of the position. */
function keepValues(): void {
  const all = [...decisions(1000)].map((state) => {
    const outcomes = fluctus.moves(state).map((move) => outcome(fluctus.play(state, move)));
    return { state, best: Math.max(...outcomes), worst: Math.min(...outcomes) };
  });
  const budget = tenMilliseconds(all.slice(0, 200).map(({ state }) => state));
  const tasks: readonly (readonly [string, Task])[] = [
    ['best', { level: 'best', seed: 'k' }],
    [`alpha-beta, 10 ms (${budget} positions)`, { level: 'best', seed: 'k', budget }],
    ['hard', { level: 'hard', seed: 'k' }],
    ['medium', { level: 'medium', seed: 'k' }],
    ['easy', { level: 'easy', seed: 'k' }],
  ];
  const { length: risky } = all.filter(({ best, worst }) => best > worst);
  console.log();
  row(`${all.length} random decisions`, 'kept', `of the ${risky} with a choice`.padStart(28));
  for (const [name, task] of tasks) {
    const given = all.filter(
      ({ state, best }) => outcome(fluctus.play(state, ask(state, task))) < best,
    ).length;
    row(name, percent(all.length - given, all.length), percent(risky - given, risky).padStart(28));
  }
}

const sameMove = (a: FluctusMove, b: FluctusMove) => fluctus.formatMove(a) === fluctus.formatMove(b);

/** Returns the result of a move for the mover, from its chances. */
const sign = (state: FluctusState, { chances }: Valued<FluctusMove>) => Math.sign(chances[state.seat]! - 0.5);

/** Counts how often a search of six plies by the full rules differs from the table. */
function compareRules(): void {
  const count = { decisions: 0, changed: 0, moves: 0, outcomes: 0, distances: 0 };
  for (const state of decisions(1000)) {
    const { values = [] } = drain(bot, state, { level: 'easy', seed: 'r', analysis: true }).verdict;
    const oracle = solve(state);
    const table = fluctus.moves(state).map((move) => {
      const worth = tableWorth(fluctus.play(state, move), oracle);
      return { move, worth: Math.sign(worth) - worth };
    });
    count.decisions++;
    const best = Math.max(...table.map(({ worth }) => worth));
    if (sign(state, values[0]!) !== Math.sign(best)) count.changed++;
    for (const value of values) {
      const { worth } = table.find(({ move }) => sameMove(move, value.move))!;
      count.moves++;
      if (Math.sign(worth) !== sign(state, value)) count.outcomes++;
      else if (worth && value.plies !== 20_000 - Math.abs(worth)) count.distances++;
    }
  }
  const { decisions: all, moves } = count;
  console.log('\nF5 and F10 within six plies, in games in which half of the steps go back');
  row('different result of the position', percent(count.changed, all), `${count.changed} of ${all}`);
  row('different result of a move', percent(count.outcomes, moves), `${count.outcomes} of ${moves}`);
  row(
    'same result, different number of plies',
    percent(count.distances, moves),
    `${count.distances} of ${moves}`,
  );
}

/** Plays a game by all rules: the perfect player against `task`. Returns the points of the perfect player. */
function playOut(start: FluctusState, task: Task): number {
  const { seat } = start;
  let state = start;
  for (let ply = 0; !state.ending && ply < 400; ply++)
    state = fluctus.play(state, ask(state, state.seat === seat ? { level: 'best', seed: 'p' } : task));
  const winners = state.ending?.winners ?? [0, 1];
  return winners.length > 1 ? 0 : winners[0] === seat ? 1 : -1;
}

/** Counts how often the perfect player reaches, by all rules, the result of the table, which ignores F5 and F10. */
function playOutResults(): void {
  const GAMES = 60;
  console.log('\nplayed out by all rules, including F5 and F10, between perfect players');
  row('result of the table', 'games', 'won', 'drawn', 'lost');
  for (const [expected, name] of [
    [1, 'won'],
    [0, 'drawn'],
  ] as const) {
    const results: number[] = [];
    for (const state of decisions(Infinity)) {
      if (Math.sign(tableWorth(state)) !== expected) continue;
      results.push(playOut(state, { level: 'best', seed: 'q' }));
      if (results.length === GAMES) break;
    }
    row(name, GAMES, ...[1, 0, -1].map((result) => results.filter((each) => each === result).length));
  }
}

timeSolving();
countValues();
deriveEntries();
keepValues();
compareRules();
playOutResults();
