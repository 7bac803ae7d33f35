import { random, type Random } from '../../../src/core/random.js';
import { Judge } from '../../../src/games/fluctus/bot/judge.js';
import { Oracle } from '../../../src/games/fluctus/bot/oracle.js';
import { WIN } from '../../../src/games/fluctus/bot/search.js';
import { Twin } from '../../../src/games/fluctus/bot/twin.js';
import { barredStep, fluctus } from '../../../src/games/fluctus/engine/index.js';
import { settle } from '../../../src/games/fluctus/engine/rules.js';
import type { FluctusOptions, FluctusState } from '../../../src/games/fluctus/engine/index.js';

/** What the solved game is held against: the readable engine. For the tests and the bench. */

/** Solves all that a position can come to. */
export function solve(view: FluctusState): Oracle {
  const oracle = new Oracle(new Twin(view), view);
  while (!oracle.ready) oracle.advance();
  return oracle;
}

/** What the table says of a position, which may be over, for the seat to move. */
export function tableWorth(state: FluctusState, oracle = solve(state)): number {
  return new Judge(new Twin(state), oracle).table();
}

/** What the engine says of a game that is over, for the seat that would be to move. */
function endWorth({ ending, seat }: FluctusState): number | undefined {
  if (!ending) return undefined;
  return ending.winners.length > 1 ? 0 : ending.winners[0] === seat ? WIN : -WIN;
}

/** One ply sooner, for the other seat. */
const before = (worth: number): number => Math.sign(worth) - worth;

/** The worth of a position by trying everything in the engine for so many plies, and the table from there on. */
export function fullWorth(state: FluctusState, plies: number, oracle: Oracle): number {
  const end = endWorth(state);
  if (end !== undefined) return end;
  if (plies <= 0 && !barredStep(state)) return tableWorth(state, oracle);
  const worths = fluctus
    .moves(state)
    .map((move) => before(fullWorth(fluctus.play(state, move), plies - 1, oracle)));
  return Math.max(...worths);
}

/** A position with so many stones left of each seat, at random, as if it had just been set up. */
export function anyPosition(
  options: FluctusOptions,
  most: readonly [number, number],
  chance: Random,
): FluctusState {
  const empty = fluctus.setup(options);
  const stones = [...empty.stones];
  const counts = most.map((all, seat) => {
    const total = options.variant === 'return' ? all : chance.below(all + 1);
    const free = stones.flatMap((stone, field) => (stone === null ? [field] : []));
    const onBoard = chance.below(Math.min(total, 8, free.length) + 1);
    for (let i = 0; i < onBoard; i++) stones[free.splice(chance.below(free.length), 1)[0]!] = seat;
    return { onBoard, reserve: total - onBoard };
  });
  const entered = counts.map(({ onBoard, reserve }) => {
    const fewest = Math.min(2, onBoard);
    const all = options.variant === 'return' ? 2 : Math.min(2, 8 - reserve);
    return fewest + chance.below(all - fewest + 1);
  });
  const pair = <T>([a, b]: readonly T[]): [T, T] => [a!, b!];
  return settle({
    ...empty,
    stones,
    seat: chance.below(2),
    reserves: pair(counts.map(({ reserve }) => reserve)),
    entered: pair(entered),
  });
}

/** A random game that dithers, so that F5 and F10 come up: half of all steps go back to where the stone came from. */
export function* ditheringGame(start: FluctusState, seed: number, plies: number): Generator<FluctusState> {
  const chance = random('dither', seed);
  let state = start;
  for (let ply = 0; !state.ending && ply < plies; ply++) {
    yield state;
    const path = state.paths[state.seat]!;
    const moves = fluctus.moves(state);
    const back = moves.filter((m) => m.kind === 'step' && m.from === path.at(-1) && m.to === path.at(-2));
    const choice = back.length && chance.below(2) ? back : moves;
    state = fluctus.play(state, choice[chance.below(choice.length)]!);
  }
}
