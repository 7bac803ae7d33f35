import type { Game } from '../../src/core/game.js';
import { describeExplain } from './describe-explain.js';
import { describeGame, type GameSuite } from './describe-game.js';
import { describeRulebook } from './describe-rulebook.js';
import { nextMoves, playOut } from './random-games.js';
import type { GameContract } from './test-game.js';
import { recordedGames } from './vectors.js';

/** Every move that is legal at some step of some random games. */
function movesOfRandomGames<S, M, O extends object>(game: Game<S, M, O>): readonly M[] {
  const steps = Array.from({ length: 8 }, (_, i) => playOut(game, undefined, `moves ${i}`, 200)).flat();
  const moves = steps.flatMap(({ state }) => nextMoves(game, state));
  return [...new Map(moves.map((move) => [game.formatMove(move), move])).values()];
}

/** A suite for an engine: its default options, moves that are legal now or in a random game, and vectors if they are recorded. */
function defaultSuite<S, M, O extends object>(game: Game<S, M, O>): GameSuite<S, M, O> {
  let moves: readonly M[] | undefined;
  return {
    options: [{} as O],
    conceivable: (state) => [...nextMoves(game, state), ...(moves ??= movesOfRandomGames(game))],
    vectors: recordedGames(game.id).length > 0,
  };
}

/** Tests the parts of a game that need no browser. */
export function testGameInNode<S, M, O extends object>(contract: GameContract<S, M, O>): void {
  const { game, engine, explain, rulebook } = contract;
  describeGame(game, { ...defaultSuite(game), ...engine });
  if (explain) describeExplain(game, explain);
  if (rulebook) describeRulebook(game, rulebook);
}
