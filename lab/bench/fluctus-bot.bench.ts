/**
 * Benchmark of the Fluctus bot: speed of Twin compared to the engine, a check that both play by the same rules, thinking time of
 * each level, and matches between the levels. `npm run bench fluctus-bot long` plays four times as many games.
 */
import { levels, type Level, type Task } from '../../src/core/bot.js';
import { random } from '../../src/core/random.js';
import { bot } from '../../src/games/fluctus/bot/index.js';
import { MOST_MOVES, toMove, Twin } from '../../src/games/fluctus/bot/twin.js';
import {
  fluctus,
  type FluctusMove,
  type FluctusOptions,
  type FluctusState,
} from '../../src/games/fluctus/engine/index.js';
import { drain } from '../../test/support/drain.js';

const MAX_PLIES = 200;

/** Number of random plies before the players take over. */
const OPENING = 4;

const more = process.argv.includes('long') ? 4 : 1;

const variants: readonly FluctusOptions[] = [{}, { variant: 'return', colors: ['red', 'white'] }];

const nameOf = ({ variant = 'classic', colors = ['red', 'green'] }: FluctusOptions) =>
  `${variant} ${colors.join('–')}`;

/** Returns the CPU time of this process in seconds, including garbage collection. */
function cpu(): number {
  const { system, user } = process.cpuUsage();
  return (system + user) / 1e6;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

const list = new Int16Array(MOST_MOVES);

/** Plays a random game with the engine. Returns the number of plies. */
function playout(options: FluctusOptions, seed: number): number {
  const chance = random('playout', seed);
  let state = fluctus.setup(options);
  let plies = 0;
  for (; !state.ending && plies < MAX_PLIES; plies++) {
    const moves = fluctus.moves(state);
    state = fluctus.play(state, moves[chance.below(moves.length)]!);
  }
  return plies;
}

/** Plays a random game with Twin. Returns the number of plies. */
function playoutFast(view: FluctusState, seed: number): number {
  const chance = random('playout', seed);
  const twin = new Twin(view);
  let plies = 0;
  for (; twin.ended() === undefined && plies < MAX_PLIES; plies++) {
    const until = twin.moves(list, 0);
    twin.do(list[chance.below(until)]!);
  }
  return plies;
}

/** Returns the number of random games per CPU second. */
function rate(games: number, play: (seed: number) => number): number {
  for (let seed = 0; seed < games / 5; seed++) play(seed); // warm-up
  const start = cpu();
  for (let seed = 0; seed < games; seed++) play(seed);
  return games / (cpu() - start);
}

function compareSpeed(): void {
  console.log('random games per CPU second            engine      twin   times');
  for (const options of variants) {
    const view = fluctus.setup(options);
    const rates = [0, 1, 2].map(() => {
      const engine = rate(40, (seed) => playout(options, seed));
      const twin = rate(8000, (seed) => playoutFast(view, seed));
      return { engine, twin, times: twin / engine };
    });
    const { engine, twin, times } = rates.sort((a, b) => a.times - b.times)[1]!;
    const columns = [engine, twin, times].map((n) => n.toFixed(0).padStart(9)).join(' ');
    console.log(`${nameOf(options).padEnd(35)} ${columns}`);
  }
}

/** Returns the ending of the engine as a number of Twin. */
function ending({ ending, seat }: FluctusState): number {
  if (!ending) return 0;
  return ending.winners.length > 1 ? 2 : ending.winners[0] === seat ? 1 : -1;
}

/**
 * Plays a random game with both and compares them. Half of the steps go back, so that F5 and F10 occur. Returns the number of
 * plies.
 */
function playBoth(options: FluctusOptions, seed: number): number {
  const chance = random('both', seed);
  let state = fluctus.setup(options);
  const twin = new Twin(state);
  for (let ply = 0; ; ply++) {
    const end = twin.ended();
    if ((end === undefined ? 0 : Math.sign(end) || 2) !== ending(state))
      throw new Error(`ending of ${fluctus.formatPosition(state)}`);
    if (state.ending || ply === MAX_PLIES) return ply;
    const packed = [...list.subarray(0, twin.moves(list, 0))];
    const notations = new Map(packed.map((move) => [fluctus.formatMove(toMove(move)), move]));
    const moves = fluctus.moves(state);
    const same =
      moves.length === packed.length && moves.every((move) => notations.has(fluctus.formatMove(move)));
    if (!same) throw new Error(`moves of ${fluctus.formatPosition(state)}`);
    const path = state.paths[state.seat]!;
    const back = moves.filter((m) => m.kind === 'step' && m.from === path.at(-1) && m.to === path.at(-2));
    const choice = back.length && chance.below(2) ? back : moves;
    const move = choice[chance.below(choice.length)]!;
    state = fluctus.play(state, move);
    twin.do(notations.get(fluctus.formatMove(move))!);
  }
}

function compareRules(): void {
  const PLIES = 1_000_000;
  const start = cpu();
  let plies = 0;
  let games = 0;
  for (; plies < PLIES; games++) plies += playBoth(variants[games % 2]!, games);
  console.log(
    `\ntwin and engine: ${plies} random plies of ${games} games, no difference (${(cpu() - start).toFixed(0)} s)`,
  );
}

const ask = (view: FluctusState, task: Task): FluctusMove => drain(bot, view, task).verdict.move;

/** Plays a game after an opening of random plies. */
function* playGame(options: FluctusOptions, opening: number, task: (state: FluctusState) => Task) {
  const chance = random('bench', opening);
  let state = fluctus.setup(options);
  for (let ply = 0; !state.ending && ply < MAX_PLIES; ply++) {
    const moves = fluctus.moves(state);
    const free = moves[chance.below(moves.length)]!;
    state = fluctus.play(state, ply < OPENING ? free : ask(state, task(state)));
    yield state;
  }
}

/** Returns thirty positions of each variant from the middle of games between two players at `medium`. */
function middlegames(): readonly FluctusState[] {
  return variants.flatMap((options) => {
    const found: FluctusState[] = [];
    for (let opening = 0; found.length < 30; opening++) {
      const played = [...playGame(options, opening, () => ({ level: 'medium', seed: `${opening}` }))];
      found.push(...[8, 13, 18, 23].flatMap((ply) => played[ply] ?? []).filter(({ ending }) => !ending));
    }
    return found.slice(0, 30);
  });
}

function timeLevels(): void {
  const views = middlegames();
  for (const options of variants) ask(fluctus.setup(options), { level: 'best', seed: 'solve' });
  console.log(`\nCPU ms of a move, ${views.length} positions, all solved        median      mean   longest`);
  for (const level of levels) {
    const times = views.map((view) => {
      const start = cpu();
      ask(view, { level, seed: 'bench' });
      return 1000 * (cpu() - start);
    });
    times.sort((a, b) => a - b);
    const columns = [times[times.length >> 1]!, mean(times), times.at(-1)!];
    console.log(`${level.padEnd(46)} ${columns.map((n) => n.toFixed(1).padStart(9)).join(' ')}`);
  }
}

/** Plays a game and returns the points of seat A. */
function playForPoints(a: Level, b: Level, options: FluctusOptions, opening: number): number {
  const task = ({ seat }: FluctusState): Task => ({ level: seat ? b : a, seed: `${opening}` });
  const winners = [...playGame(options, opening, task)].at(-1)?.ending?.winners ?? [0, 1];
  return winners.length > 1 ? 0.5 : winners[0] === 0 ? 1 : 0;
}

const openings: Readonly<Record<Level, number>> = { easy: 0, medium: 100, hard: 30, best: 30 };

/**
 * Plays matches between neighbouring levels. Most openings are decided: between good players the same seat wins both games of a
 * pair, so an equal score is common.
 */
function compareLevels(options: FluctusOptions): void {
  console.log(`\n${nameOf(options).padEnd(28)} games   points, %   95 %       openings better, worse`);
  for (const [i, other] of levels.slice(0, -1).entries()) {
    const one = levels[i + 1]!;
    const count = openings[one] * more;
    const points = Array.from(
      { length: count },
      (_, opening) =>
        (playForPoints(one, other, options, opening) + 1 - playForPoints(other, one, options, opening)) / 2,
    );
    const share = mean(points);
    const spread = Math.sqrt(mean(points.map((each) => (each - share) ** 2)) / (count - 1));
    const percent = (n: number) => (100 * n).toFixed(1);
    const better = points.filter((each) => each > 0.5).length;
    const worse = points.filter((each) => each < 0.5).length;
    console.log(
      `${`${one} against ${other}`.padEnd(28)} ${String(2 * count).padStart(5)}   ${percent(share).padStart(9)}   ±${percent(1.96 * spread).padEnd(8)}  ${better}, ${worse}`,
    );
  }
}

compareSpeed();
compareRules();
timeLevels();
for (const options of variants) compareLevels(options);
