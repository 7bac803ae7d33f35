/**
 * Random playouts of Lucky Numbers (two players) per CPU second: Twin compared to the engine and to the same game for boardgame.io
 * 0.50. The second part compares Twin and engine over a million random plies of every setup, variant and number of players;
 * `npm run bench lucky-speed speed` skips it.
 */
import { random } from '../../src/core/random.js';
import { Twin } from '../../src/games/lucky-numbers/bot/twin.js';
import { luckyNumbers, type LuckyState } from '../../src/games/lucky-numbers/engine/index.js';
import { anyMove, everyOption, walkBeside, type Met } from '../../test/games/lucky-numbers/twins.js';
import { boardgameIo, type Playout } from './lucky-boardgame-io.js';

/** CPU seconds for each implementation, in three parts. The result is the median. */
const SECONDS = 9;
const PARTS = 3;

const PLIES = 1_000_000;

/** Interval of plies at which the legal moves are compared, because the engine takes a millisecond to list them. */
const EVERY = 40;

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const chance = random('bench', 0);
const { below } = chance;

const start = luckyNumbers.setup();
const first = new Twin(start);
const twin = new Twin(start);

function playTwin(): number {
  twin.copy(first);
  let plies = 0;
  for (; !twin.over; plies++) twin.do(anyMove(twin, chance));
  return plies;
}

function playEngine(): number {
  let state: LuckyState = start;
  let plies = 0;
  for (; !state.ending; plies++) {
    const moves = luckyNumbers.moves(state);
    const outcomes = luckyNumbers.chances(state);
    let drawn = below(moves.length || outcomes.reduce((sum, { weight }) => sum + weight, 0));
    const move = moves[drawn] ?? outcomes.find(({ weight }) => (drawn -= weight) < 0)!.move;
    state = luckyNumbers.play(state, move);
  }
  return plies;
}

/** Returns the number of playouts per CPU second, and of plies per playout. */
function measure(playout: Playout): { rate: number; plies: number } {
  let [games, plies] = [0, 0];
  const begun = cpu();
  do {
    plies += playout(below);
    games++;
  } while (cpu() - begun < SECONDS / PARTS);
  return { rate: games / (cpu() - begun), plies: plies / games };
}

const rounded = (number: number): string => number.toPrecision(3).replace(/e.*/, '');

async function compareSpeed(): Promise<void> {
  const other = await boardgameIo();
  const implementations: [string, Playout][] = [
    ['twin', playTwin],
    ['engine', playEngine],
    ...(other
      ? ([
          ['boardgame.io 0.50, its reducer', other.reducer],
          ['boardgame.io 0.50, its client', other.client],
        ] satisfies [string, Playout][])
      : []),
  ];
  playTwin();
  const found = implementations.map(([name, playout]) => {
    const parts = Array.from({ length: PARTS }, () => measure(playout));
    return { name, ...parts.sort((a, b) => a.rate - b.rate)[PARTS >> 1]! };
  });
  console.log('| random playouts | per CPU second | moves in one | twin is faster by |\n|---|---|---|---|');
  for (const { name, rate, plies } of found) {
    const ratio = name === 'twin' ? '' : `${Math.round(found[0]!.rate / rate)} ×`;
    console.log(
      `| ${name} | ${rate > 1000 ? Math.round(rate) : rounded(rate)} | ${Math.round(plies)} | ${ratio} |`,
    );
  }
  console.log('Moves: boardgame.io deals during its setup and turns a tile over as part of the move.');
  if (!other) console.log('boardgame.io is not installed: `npm ci --prefix bench`.');
}

function compareRules(): void {
  const met: Met = new Set();
  const plies = Math.ceil(PLIES / everyOption.length);
  const begun = cpu();
  for (const [i, options] of everyOption.entries())
    walkBeside(luckyNumbers.setup(options), random('equal', i), plies, EVERY, met);
  const all = plies * everyOption.length;
  console.log(
    `\ntwin and engine: no difference in ${all} random plies (${Math.round(cpu() - begun)} CPU seconds)`,
  );
  console.log(`options: ${everyOption.length}; met: ${[...met].sort().join(', ')}`);
}

await compareSpeed();
if (!process.argv.includes('speed')) compareRules();
