/**
 * Benchmark of the Luzi bot: exact figures compared to a million simulated runs, loss of each level, matches between the levels,
 * and speed, in CPU time. `npm run bench luzi-bot quick` shortens the slow parts.
 */
import { levels, type Level } from '../../src/core/bot.js';
import { random, type Random } from '../../src/core/random.js';
import { bookOf } from '../../src/games/luzi/bot/book.js';
import { after, exactly, keyOf, modelled, settled } from '../../src/games/luzi/bot/exact.js';
import type { Standing, Worths } from '../../src/games/luzi/bot/exact.js';
import { bot, BUDGET, NEAR } from '../../src/games/luzi/bot/index.js';
import type { Policy, Sums } from '../../src/games/luzi/bot/run.js';
import { luzi, type Face, type LuziMove, type LuziState } from '../../src/games/luzi/engine/index.js';
import { oddsOf, policyOf } from '../../test/games/luzi/bot-policy.js';
import { MOST_MOVES, toMove, Twin } from './luzi-twin.js';

const quick = process.argv.includes('quick');

const start = luzi.setup();
const book = bookOf(start);
const { sums, run, means } = book;

/** Returns the CPU time of this process in ms. */
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;

const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`;

const heading = (title: string): void => console.log(`\n${title}`);

/** Prints a row of a Markdown table. */
const row = (...cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);

function head(...cells: readonly string[]): void {
  row(...cells);
  row(...cells.map(() => '---'));
}

/** Runs a generator to its end and returns its result. */
function finish<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

type Simple = Exclude<Level, 'best'>;
const simple = levels.filter((level): level is Simple => level !== 'best');
const policies = new Map<Level, Policy>([
  ...simple.map((level) => [level, policyOf(level, start)] as const),
  ['best', book.policy],
]);

const nothing = Float64Array.from(sums.points, (points) => Number(!points));

/** 1. Compares exact figures to independent results. */
function showExact(): void {
  heading('Exact figures of a run played for the highest mean');
  head('figure', 'found', 'known');
  row('mean', run.solve(means).toFixed(9), '16.755648939');
  row('scores nothing', percent(run.solve(nothing, book.policy), 3), '40.059 %');
  const robbed = sums.gains.map((_, i) => Number(i >= sums.gains.length - 5));
  row('Superluzi', percent(run.solve(Float64Array.from(robbed), book.policy), 4), '3.0656 %');
}

/** Simulates runs by the best policy. Returns the number of runs by way to end, and the CPU time in seconds. */
function countEnds(runs: number, ends: number): { counts: readonly number[]; seconds: number } {
  const twin = new Twin({ ...start, rounds: runs }, sums);
  const chance = random('luzi bench', 0);
  const counts = Array<number>(ends).fill(0);
  const place = new Map(sums.gains.map((gain, i) => [`${sums.points[i]}/${gain}`, i]));
  const began = cpu();
  for (let n = 0; n < runs; n++) {
    const { seat } = twin;
    const [own, other] = [twin.scores[seat]!, twin.scores[1 - seat]!];
    while (twin.seat === seat) {
      twin.follow(book.policy);
      twin.throw(chance);
    }
    const points = twin.scores[seat]! - own;
    counts[place.get(`${points}/${points + other - twin.scores[1 - seat]!}`)!]!++;
  }
  return { counts, seconds: (cpu() - began) / 1000 };
}

/** 2. Compares simulated runs to the exact figures. */
function simulate(runs: number): void {
  heading(`${runs.toLocaleString('en')} simulated runs by the table`);
  const odds = oddsOf(book, book.policy);
  const { counts, seconds } = countEnds(runs, odds.length);
  const figure = (name: string, worth: readonly number[]) => {
    const mean = (weights: readonly number[], power: number) =>
      weights.reduce((sum, weight, i) => sum + weight * worth[i]! ** power, 0);
    const theory = mean(odds, 1);
    const error = Math.sqrt((mean(odds, 2) - theory ** 2) / runs);
    const found = mean(counts, 1) / runs;
    row(name, found.toFixed(5), theory.toFixed(5), error.toFixed(5), ((found - theory) / error).toFixed(2));
  };
  head('figure', 'simulated', 'exact', 'standard error', 'difference');
  figure('points', sums.points);
  figure('nothing', [...nothing]);
  figure(
    'Superluzi',
    sums.gains.map((gain, i) => Number(gain !== sums.points[i])),
  );
  figure(
    '21 or more',
    sums.points.map((points) => Number(points >= 21)),
  );
  figure(
    '40 or more',
    sums.points.map((points) => Number(points >= 40)),
  );
  const apart = odds.map((share, i) => (counts[i]! - share * runs) / Math.sqrt(runs * share * (1 - share)));
  const far = Math.max(...apart.filter((_, i) => odds[i]! * runs > 20).map(Math.abs));
  console.log(
    `The maximum difference of all ${odds.length} ways to end is ${far.toFixed(2)} standard errors.`,
  );
  console.log(`${Math.round(runs / seconds).toLocaleString('en')} runs per CPU second.`);
}

/** 3. Computes the loss of each level. */
function showLosses(): void {
  heading('Levels, exactly: a run');
  head('level', 'mean', 'loss', 'spread', 'scores nothing');
  const most = run.solve(means);
  for (const [level, policy] of policies) {
    const mean = run.solve(means, policy);
    const squares = run.solve(
      means.map((points) => points ** 2),
      policy,
    );
    const zero = run.solve(nothing, policy);
    const spread = Math.sqrt(squares - mean ** 2);
    row(level, mean.toFixed(4), (most - mean).toFixed(4), spread.toFixed(2), percent(zero));
  }
}

const bests = new Map<string, Policy>();

/** Returns the policy of `best` in a run. */
function bestPolicy(root: Standing): Policy {
  if (Math.ceil(root.runs / 2) > NEAR) return book.policy;
  const key = keyOf(root);
  const known = bests.get(key);
  if (known) return known;
  const exact = finish(exactly(book, root, BUDGET));
  const [own] = exact ?? finish(modelled(book, root));
  run.solve(own!);
  const policy = run.policy(own!);
  bests.set(key, policy);
  return policy;
}

type Pair = readonly [Level, Level];

const odds = new Map<Level, readonly number[]>();
for (const level of simple) odds.set(level, oddsOf(book, policies.get(level)!));

/** Returns the exact chance of the first player of a pair, who also moves first. */
function exactChance([one, other]: Pair, rounds: number): number {
  const known = new Map<string, number>();
  const chance = (standing: Standing, mover: Level, waiting: Level): number => {
    const sure = settled(standing, book.most);
    if (sure) return sure[0]!;
    const key = `${mover}${keyOf(standing)}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const worth = Float64Array.from(sums.gains, (gain) => 1 - chance(after(standing, gain), waiting, mover));
    const shares = odds.get(mover);
    const mean = shares
      ? shares.reduce((sum, share, i) => sum + share * worth[i]!, 0)
      : run.solve(worth, bestPolicy(standing));
    known.set(key, mean);
    return mean;
  };
  return chance({ runs: 2 * rounds, gaps: [0, 0] }, one, other);
}

/** Points of the first of a pair in one game, in which it has seat `seat`. */
function playGame(twin: Twin, pair: Pair, seat: number, rounds: number, seed: number): number {
  const chance = random(`ladder ${seed}`, 0);
  twin.load({ ...start, rounds });
  let runs = 2 * rounds;
  while (!twin.over) {
    const level = pair[twin.seat === seat ? 0 : 1];
    const mover = twin.seat;
    const gap = twin.scores[1 - mover]! - twin.scores[mover]!;
    const policy = level === 'best' ? bestPolicy({ runs, gaps: [0, gap] }) : policies.get(level)!;
    while (twin.seat === mover) {
      twin.follow(policy);
      twin.throw(chance);
    }
    runs--;
  }
  const [a, b] = [twin.scores[seat]!, twin.scores[1 - seat]!];
  return a > b ? 1 : a === b ? 0.5 : 0;
}

/** 4. Plays matches between the levels, with each seed from both seats. */
function compareLevels(rounds: number, games: number): void {
  heading(`${rounds} rounds, ${games} games per pair, seats mirrored; 95 % interval`);
  head('pair', 'won', 'interval', 'exact');
  const pairs: readonly Pair[] = [
    ['medium', 'easy'],
    ['hard', 'medium'],
    ['best', 'hard'],
    ['best', 'medium'],
    ['best', 'easy'],
  ];
  const twin = new Twin({ ...start, rounds }, sums);
  for (const pair of pairs) {
    const points: number[] = [];
    for (let seed = 0; seed < games / 2; seed++)
      points.push((playGame(twin, pair, 0, rounds, seed) + playGame(twin, pair, 1, rounds, seed)) / 2);
    const mean = points.reduce((sum, each) => sum + each, 0) / points.length;
    const variance = points.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (points.length - 1);
    const half = 1.96 * Math.sqrt(variance / points.length);
    const [one, other] = pair;
    const exact =
      rounds <= 5 ? percent((exactChance(pair, rounds) + 1 - exactChance([other, one], rounds)) / 2, 2) : '–';
    row(`${one} : ${other}`, percent(mean), `${percent(mean - half)} to ${percent(mean + half)}`, exact);
  }
}

/** 5. Compares the model to exact values. */
function compareModel(): void {
  heading('The model compared to exact values, two players, gaps from −60 to 60: chance of the thrower');
  head('runs left', 'mean error', 'maximum error', 'mean reported error');
  for (const runs of [3, 4, 5, 6, 8, 10]) {
    const errors: number[] = [];
    const reported: number[] = [];
    for (let gap = -60; gap <= 60; gap += 5) {
      const root = { runs, gaps: [0, gap] };
      const chanceOf = ([own]: Worths) => run.solve(own!);
      const model = chanceOf(finish(modelled(book, root)));
      reported.push(Math.abs(model - chanceOf(finish(modelled(book, root, true)))) / 3);
      errors.push(Math.abs(model - chanceOf(finish(exactly(book, root, 1e6))!)));
    }
    const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length;
    row(runs, percent(mean(errors), 2), percent(Math.max(...errors), 2), percent(mean(reported), 2));
  }
}

const lists = new Int16Array(MOST_MOVES);

/** Returns true if Twin and engine have the same state. */
const same = (twin: Twin, state: LuziState, rules: Sums): boolean => {
  const dice = ({ joes, number, sixes, cup }: Twin) => `${joes} ${number} ${sixes} ${cup}`;
  const table = ({ seat, round, throws }: Twin | LuziState) => `${seat} ${round} ${throws}`;
  return (
    dice(twin) === dice(new Twin(state, rules)) &&
    table(twin) === table(state) &&
    String(twin.scores) === String(state.scores) &&
    twin.over === (state.ending !== undefined)
  );
};

/** Plays a random ply with Twin. Returns the move for the engine, or undefined if the two have different legal moves. */
function randomPly(twin: Twin, state: LuziState, { below }: Random): LuziMove | undefined {
  if (state.cup) {
    const dice = Array.from({ length: state.cup }, () => (below(6) + 1) as Face);
    for (const die of dice) twin.fall(die);
    return { kind: 'fall', dice };
  }
  const moves = luzi.moves(state);
  const move = moves[below(moves.length)]!;
  const mine = [...lists.subarray(0, twin.moves(lists))];
  const texts = mine.map((each) => luzi.formatMove(toMove(state, each)));
  twin.do(mine[texts.indexOf(luzi.formatMove(move))]!);
  return String(texts.sort()) === String(moves.map(luzi.formatMove)) ? move : undefined;
}

/** 6. Compares Twin and engine over random plies. */
function compareTwin(plies: number): void {
  const options = { players: 3, rounds: 9, together: 'stand-off', superluzi: 5, first: 2 } as const;
  const chance = random('twin bench', 0);
  let ply = 0;
  for (const origin of [start, luzi.setup(options)]) {
    const rules = bookOf(origin).sums;
    for (const until = ply + plies / 2; ply < until;) {
      let state = origin;
      const twin = new Twin(state, rules);
      for (; !state.ending && ply < until; ply++) {
        const move = randomPly(twin, state, chance);
        const next = move && luzi.play(state, move);
        if (!next || !same(twin, next, rules))
          throw new Error(`Twin differs from the engine at ${luzi.formatPosition(state)}.`);
        state = next;
      }
    }
  }
  heading(`Twin equals the engine over ${ply.toLocaleString('en')} random plies.`);
}

/** 7. Measures random playouts of games of five rounds. */
function comparePlayouts(): void {
  heading('Random playouts of a game of two players and five rounds, median of seven');
  const list = new Int16Array(MOST_MOVES);
  const chance = random('playouts', 0);
  const twin = new Twin(start, sums);
  const fast = () => {
    twin.load(start);
    while (!twin.over) {
      twin.do(list[chance.below(twin.moves(list))]!);
      twin.throw(chance);
    }
  };
  const slow = () => {
    let state = start;
    while (!state.ending) {
      const outcomes = luzi.chances(state);
      const moves = outcomes.length ? outcomes.map(({ move }) => move) : luzi.moves(state);
      let drawn = chance.below(outcomes.reduce((sum, { weight }) => sum + weight, 0) || moves.length);
      const found = outcomes.findIndex(({ weight }) => (drawn -= weight) < 0);
      state = luzi.play(state, moves[found < 0 ? drawn : found]!);
    }
  };
  const rate = (play: () => void, games: number) => {
    const began = cpu();
    for (let i = 0; i < games; i++) play();
    return (1000 * games) / (cpu() - began);
  };
  rate(fast, 2000);
  rate(slow, 50);
  const rounds = Array.from({ length: 7 }, () => [rate(fast, 5000), rate(slow, 100)] as const);
  head('', 'playouts per CPU second');
  row('twin', Math.round(median(rounds.map(([one]) => one))));
  row('engine', Math.round(median(rounds.map(([, two]) => two))));
  row('ratio', median(rounds.map(([one, two]) => one / two)).toFixed(0));
}

/** 8. Measures the time of searches: total and longest step. */
function timeSearches(): void {
  heading('CPU time');
  head('search', 'ms', 'steps', 'longest step, ms');
  const time = (name: string, view: LuziState, level: Level, analysis: boolean) => {
    const thinking = bot.think(view, { level, seed: '', analysis });
    const steps: number[] = [];
    for (let done = false; !done;) {
      const began = cpu();
      done = thinking.next().done === true;
      steps.push(cpu() - began);
    }
    const all = steps.reduce((sum, each) => sum + each, 0);
    row(name, all.toFixed(1), steps.length, Math.max(...steps).toFixed(1));
  };
  const solves = Array.from({ length: 50 }, () => {
    const began = cpu();
    for (let i = 0; i < 10; i++) run.solve(means);
    return (cpu() - began) / 10;
  });
  row('a run solved, median', median(solves).toFixed(2), '–', '–');
  const view = (position: string, options = {}) => luzi.parsePosition(position, options);
  // rules that were not used before, so that nothing is cached
  const rules = { superluzi: 7 };
  time(
    'first move of a game without cached results, two players',
    view('0,0 1/5 A 1 22334556', rules),
    'best',
    false,
  );
  time('first move of the next game', view('0,0 1/5 A 1 22334556', rules), 'best', false);
  time('analysis of a first decision', view('21,0 1/5 B 1 22334455', rules), 'best', true);
  time('analysis of a last decision', view('21,0 5/5 B 1 22334455', rules), 'best', true);
  const five = { players: 5, superluzi: 6 };
  time('analysis of a first decision, five players', view('0,0,0,0,0 1/5 A 1 22334455', five), 'best', true);
  time('the same again (cached)', view('0,0,0,0,0 1/5 A 1 22334455', five), 'best', true);
  const long = { rounds: 99, superluzi: 6 };
  time('analysis of a first decision, 99 rounds', view('0,0 1/99 A 1 22334455', long), 'best', true);
}

showExact();
simulate(1e6);
showLosses();
comparePlayouts();
timeSearches();
compareModel();
compareLevels(5, quick ? 4000 : 100_000);
compareLevels(20, quick ? 1000 : 8000);
compareTwin(quick ? 50_000 : 1e6);
