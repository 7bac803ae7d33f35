/**
 * Benchmark of the Glüx bot: speed of Twin compared to the engine, a check that both play by the same rules, matches between the
 * levels, and thinking time of each level, in CPU time. `npm run bench glux-bot speed time` runs only these parts; the parts are
 * speed, equal, greedy, ladder and time.
 */
import { levels, type Task } from '../../src/core/bot.js';
import { random, type Random } from '../../src/core/random.js';
import { bot } from '../../src/games/glux/bot/index.js';
import { Twin } from '../../src/games/glux/bot/twin.js';
import { greedy } from '../../src/games/glux/bot/search.js';
import { glux, squareAt } from '../../src/games/glux/engine/index.js';
import type { Face, GluxMove, GluxOptions, GluxState } from '../../src/games/glux/engine/index.js';
import { anyMove, playBeside, playTwinOut, tables } from '../../test/games/glux/twin-beside.js';

const PLIES = 1_000_000;

type Player = (view: GluxState, seed: string) => GluxMove;

const asked = new Set(process.argv.slice(2));

function part(name: string, run: () => void): void {
  if (asked.size && !asked.has(name)) return;
  console.log(`\n${name}`);
  run();
}

const row = (...cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Returns the CPU time of a function in milliseconds. */
function cpu(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { system, user } = process.cpuUsage(before);
  return (system + user) / 1000;
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;

/** Plays a random game with the engine. */
function playOut(start: GluxState, chance: Random): void {
  let state = start;
  while (!state.ending) state = glux.play(state, anyMove(state, chance));
}

/** Measures random games per CPU second: medians of alternating batches. */
function speed(): void {
  row('board', 'engine', 'twin', 'ratio');
  row('---', '--:', '--:', '--:');
  for (const options of [{}, { players: 3 }, { players: 4 }]) {
    const start = glux.setup(options);
    const twin = new Twin(start);
    const chance = random('speed', 0);
    const batch = (games: number, game: () => void) => {
      const ms = cpu(() => {
        for (let i = 0; i < games; i++) game();
      });
      return (1000 * games) / ms;
    };
    const byEngine = () => batch(8, () => playOut(start, chance));
    const byTwin = () =>
      batch(1000, () => {
        twin.reset();
        playTwinOut(twin, chance);
      });
    byTwin();
    byEngine();
    const pairs = Array.from({ length: 9 }, () => [byEngine(), byTwin()] as const);
    const [engine, fast] = [median(pairs.map(([a]) => a)), median(pairs.map(([, b]) => b))];
    const ratio = median(pairs.map(([a, b]) => b / a));
    row(
      `${start.board.name}, ${start.hands.length} seats`,
      engine.toFixed(0),
      fast.toFixed(0),
      ratio.toFixed(0),
    );
  }
}

function equal(): void {
  let [games, plies, differ] = [0, 0, 0];
  for (; plies < PLIES; games++) {
    const options = tables[games % tables.length]!;
    for (const [, engine, twin] of playBeside(options, random('equal', games))) {
      plies++;
      if (engine !== twin) differ++;
    }
  }
  console.log(`${plies} random plies of ${games} games at ${tables.length} tables: ${differ} differ`);
}

const playerOf =
  (task: Omit<Task, 'seed'>): Player =>
  (view, seed) => {
    const thinking = bot.think(view, { ...task, seed });
    for (;;) {
      const step = thinking.next();
      if (step.done) return step.value.move;
    }
  };

/** A player that always takes the move with the highest gain. */
const greedyPlayer: Player = (view, seed) => {
  const packed = greedy(new Twin(view), random(`${seed} ${glux.formatPosition(view)}`, 0));
  return { kind: 'lay', face: (packed & 7) as Face, to: squareAt(view.board, packed >> 3) };
};

/** Plays a game. With the same seed every seat draws the same chips. */
function play(
  players: readonly Player[],
  seed: string,
  options: GluxOptions = {},
  watch?: (ms: number, seat: number) => void,
): GluxState {
  let state = glux.setup({ ...options, players: players.length });
  const bags = players.map((_, seat) => random(seed, seat));
  while (!state.ending) {
    const { seat } = state;
    if (glux.turn(state) === 'chance') state = glux.play(state, anyMove(state, bags[seat]!));
    else {
      let move: GluxMove;
      const ms = cpu(() => (move = players[seat]!(glux.view(state, seat), seed)));
      watch?.(ms, seat);
      state = glux.play(state, move!);
    }
  }
  return state;
}

/** Plays a match in which every deal is played from both seats. */
function match(name: string, one: Player, other: Player, games: number): void {
  let [wins, lead] = [0, 0];
  for (let i = 0; i < games; i++) {
    const seat = i & 1;
    const end = play(seat ? [other, one] : [one, other], `bench ${i >> 1}`, { first: (i >> 1) & 1 });
    const winners = glux.winners(end)!;
    const scores = glux.scores(end);
    wins += winners.includes(seat) ? 1 / winners.length : 0;
    lead += scores[seat]! - scores[1 - seat]!;
  }
  // Wilson's interval, which also holds near 100 %
  const [share, z] = [wins / games, 1.96 ** 2];
  const center = (share + z / (2 * games)) / (1 + z / games);
  const half = Math.sqrt((z * share * (1 - share)) / games + (z / (2 * games)) ** 2) / (1 + z / games);
  row(
    name,
    percent(share),
    `${percent(center - half)} to ${percent(center + half)}`,
    (lead / games).toFixed(1),
    games,
  );
}

function head(): void {
  row('who', 'wins', '95 %', 'points ahead', 'games');
  row('---', '--:', '--:', '--:', '--:');
}

/** Measures the CPU time of every move of some games. */
function time(): void {
  row('board', 'level', 'median', 'longest', 'moves');
  row('---', '---', '--:', '--:', '--:');
  for (const players of [2, 4]) {
    for (const level of levels) {
      const times: number[] = [];
      const seats = Array.from({ length: players }, (_, seat) => playerOf({ level: seat ? 'easy' : level }));
      const watch = (ms: number, seat: number) => {
        if (!seat) times.push(ms);
      };
      play(seats, 'warm');
      for (const seed of ['time 0', 'time 1']) play(seats, seed, {}, watch);
      const shown = [median(times), Math.max(...times)].map((ms) => `${ms.toFixed(1)} ms`);
      row(players > 2 ? 'party, 4 seats' : 'duel', level, ...shown, times.length);
    }
  }
}

part('speed', speed);
part('time', time);
part('greedy', () => {
  head();
  match('200 iterations against greedy', playerOf({ level: 'best', budget: 200 }), greedyPlayer, 100);
  match('1000 iterations against greedy', playerOf({ level: 'best', budget: 1000 }), greedyPlayer, 140);
});
part('ladder', () => {
  head();
  for (const [i, games] of [100, 60, 40].entries()) {
    const [lower, upper] = [levels[i]!, levels[i + 1]!];
    match(`${upper} against ${lower}`, playerOf({ level: upper }), playerOf({ level: lower }), games);
  }
});
part('equal', equal);
