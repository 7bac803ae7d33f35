/** How runs of Luzi und Joe end: 100,000 seeded runs of the simple player beside what theory says of it, and what each level scores. */
import { levels, type Level } from '../src/core/bot.js';
import { Match } from '../src/core/match.js';
import { random } from '../src/core/random.js';
import { bot } from '../src/games/luzi/bot/index.js';
import { endRules, luzi, type LuziMove, type LuziState } from '../src/games/luzi/engine/index.js';
import { runWorth, type Policy } from '../test/games/luzi/odds.js';

const RUNS = 100_000;
/** Runs of each seat in a game. What a Superluzi takes from the other seat is not counted. */
const ROUNDS = 50;

function think(view: LuziState, level: Level, seed: string): LuziMove {
  const step = bot.think(view, { level, seed }).next();
  if (!step.done) throw new Error('The bot did not answer at once.');
  return step.value.move;
}

/** The answers of a level whose moves hang on the dice alone. */
const policy = (level: Level): Policy => {
  const known = new Map<string, ReturnType<Policy>>();
  return (state) => {
    const key = state.dice.join('');
    if (!known.has(key)) {
      const move = think(state, level, 'bench');
      known.set(key, move.kind === 'roll' ? move.dice : undefined);
    }
    return known.get(key);
  };
};

/** Plays one game to its end, chance by the library's own generator. */
function playGame(level: Level, game: number): LuziState {
  const match = new Match(luzi, { options: { rounds: ROUNDS } });
  while (match.turn !== 'over') {
    const lot = random(`bench ${game}`, match.ply);
    match.play(match.turn === 'chance' ? match.chance(lot) : think(match.state, level, 'bench'));
  }
  return match.state;
}

const percent = (share: number): string => `${(100 * share).toFixed(3)} %`.padStart(9);

function countEndings(level: Level): void {
  const counts = new Map<string, number>();
  let points = 0;
  const start = performance.now();
  for (let game = 0; game < RUNS / (2 * ROUNDS); game++) {
    for (const { kind, points: scored } of playGame(level, game).sheet) {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      if (kind !== 'robbed') points += scored;
    }
  }
  const seconds = (performance.now() - start) / 1000;
  console.log(`${RUNS} runs of ${level} in ${seconds.toFixed(1)} s`);
  console.log(`${'ending'.padEnd(12)}${'counted'.padStart(9)}${'theory'.padStart(11)}  apart by`);
  for (const kind of Object.keys(endRules).filter((each) => each !== 'robbed')) {
    const share = (counts.get(kind) ?? 0) / RUNS;
    const theory = runWorth((end) => Number(end === kind), policy(level)).run;
    const sigma = Math.sqrt((theory * (1 - theory)) / RUNS);
    const apart = sigma ? `${((share - theory) / sigma).toFixed(1)} σ` : '–';
    console.log(`${kind.padEnd(12)}${percent(share)}  ${percent(theory)}  ${apart}`);
  }
  const mean = runWorth((_, scored) => scored, policy(level)).run;
  console.log(`mean        ${(points / RUNS).toFixed(4).padStart(9)}  ${mean.toFixed(4).padStart(9)}`);
}

/** Exact means of a run for the levels that leave nothing to chance, beside the highest there can be. */
function compareLevels(): void {
  console.log('\nmean of a run, exactly; runs that score nothing');
  const show = (name: string, play: Policy): void => {
    const mean = runWorth((_, scored) => scored, play).run;
    const nothing = runWorth((_, scored) => Number(scored === 0), play).run;
    console.log(`${name.padEnd(12)}${mean.toFixed(4).padStart(9)}  ${percent(nothing)}`);
  };
  for (const level of levels.filter((each) => each !== 'easy')) show(level, policy(level));
  show('highest', runWorth((_, scored) => scored).best);
}

countEndings('medium');
compareLevels();
