/**
 * Matches between the levels of Lucky Numbers, with each shuffle of the tiles played from both seats, and thinking time of each
 * level. In the matches `best` has a reduced budget; `npm run bench lucky-ladder full` uses the default one.
 */
import { levels, type Level, type Task } from '../../src/core/bot.js';
import { random } from '../../src/core/random.js';
import { bot as luckyBot } from '../../src/games/lucky-numbers/bot/index.js';
import { luckyNumbers, type LuckyMove, type LuckyState } from '../../src/games/lucky-numbers/engine/index.js';
import { drain } from '../../test/support/drain.js';

/** Number of rollouts per move of `best` in the matches. */
const LADDER_BUDGET = 3000;

const full = process.argv.includes('full');

/** Returns the CPU time of this process in milliseconds. */
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Returns the outcome of chance. It depends only on the shuffle and the state, not on the players. */
function chanceMove(state: LuckyState, shuffle: number): LuckyMove {
  const outcomes = luckyNumbers.chances(state);
  const all = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  let drawn = random(`ladder ${shuffle}`, all).below(all);
  return outcomes.find(({ weight }) => (drawn -= weight) < 0)!.move;
}

/** Plays a game and reports the time of each move. */
function playGame(
  seats: readonly Level[],
  shuffle: number,
  timed?: (level: Level, ms: number) => void,
): LuckyState {
  let state = luckyNumbers.setup({ players: seats.length });
  for (let ply = 0; !state.ending; ply++) {
    if (luckyNumbers.turn(state) === 'chance') {
      state = luckyNumbers.play(state, chanceMove(state, shuffle));
      continue;
    }
    const level = seats[state.seat]!;
    const limit = full || timed || level !== 'best' ? {} : { budget: LADDER_BUDGET };
    const task: Task = { level, seed: `${shuffle} ${ply}`, ...limit };
    const start = cpu();
    const { move } = drain(luckyBot, state, task).verdict;
    timed?.(level, cpu() - start);
    state = luckyNumbers.play(state, move);
  }
  return state;
}

/** Returns the share of wins of one level against another, with half the width of its 95 % interval. */
function match(one: Level, other: Level, shuffles: number): string {
  const shares = Array.from({ length: shuffles }, (_, shuffle) => {
    const won = [0, 1].map((seat) => {
      const seats = seat ? [other, one] : [one, other];
      const winners = playGame(seats, shuffle).ending?.winners ?? [];
      return winners.includes(seat) ? 1 / winners.length : 0;
    });
    return (won[0]! + won[1]!) / 2;
  });
  const mean = shares.reduce((a, b) => a + b, 0) / shuffles;
  const spread = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (shuffles - 1);
  const half = 1.96 * Math.sqrt(spread / shuffles);
  return `${(100 * mean).toFixed(1)} % ± ${(100 * half).toFixed(1)}`;
}

function compareLevels(): void {
  const steps: readonly (readonly [Level, Level, number])[] = [
    ['medium', 'easy', 500],
    ['hard', 'medium', 1000],
    ['best', 'hard', full ? 30 : 40],
    ['best', 'medium', full ? 200 : 40],
  ];
  console.log(full ? '' : `in these matches best has ${LADDER_BUDGET} rollouts per move`);
  console.log('| level | against | games | wins (95 %) |\n|---|---|---|---|');
  for (const [one, other, shuffles] of steps)
    console.log(`| ${one} | ${other} | ${2 * shuffles} | ${match(one, other, shuffles)} |`);
}

function timeLevels(): void {
  console.log('\n| level | players | moves | median ms | longest ms |\n|---|---|---|---|---|');
  for (const level of levels) {
    for (const players of [2, 4]) {
      const times: number[] = [];
      const games = level === 'best' ? 2 : 20;
      for (let shuffle = 0; shuffle < games; shuffle++)
        playGame(Array<Level>(players).fill(level), shuffle, (_, ms) => times.push(ms));
      times.sort((a, b) => a - b);
      const shown = [times[times.length >> 1]!, times.at(-1)!].map((ms) => ms.toFixed(2));
      console.log(`| ${level} | ${players} | ${times.length} | ${shown.join(' | ')} |`);
    }
  }
}

compareLevels();
timeLevels();
