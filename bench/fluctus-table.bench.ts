/**
 * The solved game of Fluctus: what solving costs, whether its entries are what the readable engine makes of them, how well
 * the players keep what they have, and what F5 and F10, which the table leaves out, change.
 */
import type { Task, Valued } from '../src/core/bot.js';
import { random } from '../src/core/random.js';
import { bot } from '../src/games/fluctus/bot/index.js';
import { Oracle } from '../src/games/fluctus/bot/oracle.js';
import { Materials, type Family } from '../src/games/fluctus/bot/materials.js';
import { isDraw, isWon, pliesOf, Solver } from '../src/games/fluctus/bot/solver.js';
import { Placements } from '../src/games/fluctus/bot/placements.js';
import { Twin } from '../src/games/fluctus/bot/twin.js';
import {
  fluctus,
  type FluctusMove,
  type FluctusOptions,
  type FluctusState,
} from '../src/games/fluctus/engine/index.js';
import { drain } from '../test/support/drain.js';
import {
  anyPosition,
  ditheringGame,
  fullWorth,
  solve,
  tableWorth,
} from '../test/games/fluctus/solver-truth.js';

const games: readonly (readonly [name: string, options: FluctusOptions])[] = [
  ['classic', {}],
  ['return, opposite', { variant: 'return' }],
  ['return, neighbours', { variant: 'return', colors: ['red', 'violet'] }],
  ['return, one between', { variant: 'return', colors: ['red', 'yellow'] }],
];

/** CPU time of this process in seconds. */
function cpu(): number {
  const { system, user } = process.cpuUsage();
  return (system + user) / 1e6;
}

const megabytes = () => process.memoryUsage().arrayBuffers / 1e6;

const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(2)} %`;

const row = (name: string, ...cells: readonly (string | number)[]) =>
  console.log(name.padEnd(36) + cells.map((cell) => String(cell).padStart(12)).join(''));

function timeSolving(): void {
  row(
    'solving',
    'positions',
    'CPU s',
    'MB kept',
    'MB at most',
    'portions',
    'ms: median',
    '99.9 %',
    'longest',
  );
  for (const [name, options] of games) {
    const before = megabytes();
    let most = before;
    const start = cpu();
    const view = fluctus.setup(options);
    const oracle = new Oracle(new Twin(view), view);
    const portions: number[] = [];
    while (!oracle.ready) {
      const begin = cpu();
      oracle.advance();
      portions.push(1000 * (cpu() - begin));
      if (portions.length % 64 === 0) most = Math.max(most, megabytes());
    }
    const seconds = cpu() - start;
    portions.sort((a, b) => a - b);
    const times = [0.5, 0.999, 1].map((share) =>
      portions[Math.ceil(share * portions.length) - 1]!.toFixed(2),
    );
    const memory = [megabytes() - before, most - before].map((size) => size.toFixed(1));
    row(name, oracle.size, seconds.toFixed(2), ...memory, portions.length, ...times);
  }
}

/** Solves once more, by hand, to count what the values are. */
function countValues(): void {
  const stands = new Placements();
  while (!stands.ready) stands.advance();
  console.log();
  row('values', 'won', 'drawn', 'lost', 'longest', 'CPU s again', 'the start');
  for (const [i, [name, { variant }]] of games.entries()) {
    const classic = variant !== 'return';
    const apart = [[3], [3], [1, 5], [2, 4]][i]!;
    const sides = new Materials(classic);
    const solver = new Solver(sides, stands, classic, apart);
    const full = sides.number(0, classic ? 8 : 6, 0);
    const reached = sides.from(full);
    const numbers = [...sides.list.keys()].filter((side) => !classic || reached[side]);
    const groups: Family[][] = classic
      ? numbers.flatMap((a, j) =>
          numbers.slice(0, j + 1).map((b): Family[] =>
            a === b
              ? [[a, a, 0]]
              : [
                  [a, b, 0],
                  [b, a, 0],
                ],
          ),
        )
      : [apart.flatMap((_, plane) => numbers.flatMap((a) => numbers.map((b): Family => [a, b, plane])))];
    const start = cpu();
    for (const group of groups) for (const _ of solver.solve(group));
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
    `\n${ENTRIES} random entries and what the engine makes of their successors: ${differ} differ (${(cpu() - start).toFixed(0)} s)`,
  );
}

/** Positions at random plies of random games that dither, each with its past. */
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

/** Win, draw or loss for the seat that has moved, by the table or by an end. */
const outcome = (next: FluctusState): number => -Math.sign(tableWorth(next));

/** Positions that alpha-beta looks into in ten milliseconds of CPU time. */
function tenMilliseconds(views: readonly FluctusState[]): number {
  const BUDGET = 20_000;
  const run = () => {
    const start = cpu();
    for (const view of views) ask(view, { level: 'best', seed: 'rate', budget: BUDGET });
    return cpu() - start;
  };
  run(); // warm
  return Math.round((0.01 * BUDGET * views.length) / run());
}

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

/** Outcome of a move for the mover, from its chances. */
const sign = (state: FluctusState, { chances }: Valued<FluctusMove>) => Math.sign(chances[state.seat]! - 0.5);

/** How often six plies by the full rules say something else than the table. */
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
  console.log('\nF5 and F10 within six plies, in games that dither');
  row('another outcome of the position', percent(count.changed, all), `${count.changed} of ${all}`);
  row('another outcome of a move', percent(count.outcomes, moves), `${count.outcomes} of ${moves}`);
  row('the same outcome, sooner or later', percent(count.distances, moves), `${count.distances} of ${moves}`);
}

/** Points of the perfect player from a position, by all rules; the other seat plays `task`. */
function playOut(start: FluctusState, task: Task): number {
  const { seat } = start;
  let state = start;
  for (let ply = 0; !state.ending && ply < 400; ply++)
    state = fluctus.play(state, ask(state, state.seat === seat ? { level: 'best', seed: 'p' } : task));
  const winners = state.ending?.winners ?? [0, 1];
  return winners.length > 1 ? 0 : winners[0] === seat ? 1 : -1;
}

/** Whether the perfect player gets by all rules what the table promises without F5 and F10. */
function keepPromises(): void {
  const GAMES = 60;
  console.log('\nplayed out by all rules, F5 and F10 among them, against the perfect player');
  row('promised by the table', 'games', 'won', 'drawn', 'lost');
  for (const [promise, name] of [
    [1, 'won'],
    [0, 'drawn'],
  ] as const) {
    const results: number[] = [];
    for (const state of decisions(Infinity)) {
      if (Math.sign(tableWorth(state)) !== promise) continue;
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
keepPromises();
