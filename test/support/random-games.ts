import assert from 'node:assert/strict';
import type { Game } from '../../src/core/game.js';
import { random, type Random } from '../../src/core/random.js';

/** A state of a random game, with the move that was played from it (none in the last state). */
export interface Step<S, M> {
  readonly state: S;
  readonly move?: M;
  /** The seed, ply and position, to reproduce a failure. */
  readonly where: string;
}

/** Freezes a value and everything in it, so that a change throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const held of Object.values(value)) deepFreeze(held);
  }
  return value;
}

/** The legal moves of a state, or the outcomes of chance. */
export const nextMoves = <S, M, O extends object>(game: Game<S, M, O>, state: S): readonly M[] =>
  game.turn(state) === 'chance' ? game.chances(state).map(({ move }) => move) : game.moves(state);

/** An outcome of chance by its weight; undefined if a seat is to move. */
export function drawOutcome<S, M, O extends object>(
  game: Game<S, M, O>,
  state: S,
  { below }: Random,
): M | undefined {
  const chances = game.chances(state);
  if (chances.length === 0) return undefined;
  let drawn = below(chances.reduce((sum, { weight }) => sum + weight, 0));
  return chances.find(({ weight }) => (drawn -= weight) < 0)!.move;
}

function pick<S, M, O extends object>(game: Game<S, M, O>, state: S, dice: Random, where: string): M {
  const moves = nextMoves(game, state);
  assert.ok(moves.length > 0, `no legal move at ${where}`);
  return drawOutcome(game, state, dice) ?? moves[dice.below(moves.length)]!;
}

/** Plays a random game on frozen states, to the end or for this number of plies. */
export function playOut<S, M, O extends object>(
  game: Game<S, M, O>,
  options: O | undefined,
  seed: string,
  plies: number,
): Step<S, M>[] {
  const dice = random(seed, 0);
  const steps: Step<S, M>[] = [];
  let state = deepFreeze(game.setup(options));
  for (let ply = 0; ; ply++) {
    const where = `seed ${seed}, ply ${ply}: ${game.formatPosition(state)}`;
    if (game.turn(state) === 'over' || ply === plies) return [...steps, { state, where }];
    const move = deepFreeze(pick(game, state, dice, where));
    steps.push({ state, move, where });
    state = deepFreeze(game.play(state, move));
  }
}
