import { random, type Random } from '../../../src/core/random.js';
import { Judge, Oracle } from '../../../src/games/fluctus/bot/oracle.js';
import { Twin, WIN } from '../../../src/games/fluctus/bot/twin.js';
import { barredStep, fluctus } from '../../../src/games/fluctus/engine/index.js';
import type { FluctusOptions, FluctusState } from '../../../src/games/fluctus/engine/index.js';
import { settle } from '../../../src/games/fluctus/engine/rules.js';

/** Values by the readable engine, which tests and benchmarks compare with the solved game. */

/** Solves all positions that can follow a position. */
export function solve(view: FluctusState): Oracle {
  const oracle = new Oracle(new Twin(view), view);
  while (!oracle.ready) oracle.advance();
  return oracle;
}

/** The value of a position in the table, for the seat to move; the game may be over. */
export function tableWorth(state: FluctusState, oracle = solve(state)): number {
  return new Judge(new Twin(state), oracle).table();
}

/** The value of an ended game by the engine, for the seat that would be to move. */
function endWorth({ ending, seat }: FluctusState): number | undefined {
  if (!ending) return undefined;
  return ending.winners.length > 1 ? 0 : ending.winners[0] === seat ? WIN : -WIN;
}

/** The value one ply earlier, for the other seat. */
const before = (worth: number): number => Math.sign(worth) - worth;

/** The value of a position by a full search with the engine for this number of plies, then by the table. */
export function fullWorth(state: FluctusState, plies: number, oracle: Oracle): number {
  const end = endWorth(state);
  if (end !== undefined) return end;
  if (plies <= 0 && !barredStep(state)) return tableWorth(state, oracle);
  const worths = fluctus
    .moves(state)
    .map((move) => before(fullWorth(fluctus.play(state, move), plies - 1, oracle)));
  return Math.max(...worths);
}

/** A random position with at most this number of stones of each seat, without history. */
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

/** A random game with F5 and F10: half of all steps return to the field that the stone came from. */
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
