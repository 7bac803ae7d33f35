import type { Game } from '../../src/core/game.js';

/** Functions of a game with short texts as arguments and results, for tables of tests. */
export interface Scenes<S, M, O extends object> {
  /** The state after some moves from a position or from the start. */
  readonly scene: (position?: string, moves?: readonly string[], options?: O) => S;
  /** The legal moves of a state, as one text. */
  readonly legal: (state: S) => string;
  /** The position after a move. */
  readonly after: (state: S, move: string) => string;
  /** The violation of a move: `F6 corner wo ro yo`; empty for a legal move. */
  readonly why: (state: S, move: string | M) => string;
}

export function scenesOf<S, M, O extends object>(game: Game<S, M, O>): Scenes<S, M, O> {
  const play = (state: S, move: string) => game.play(state, game.parseMove(move));
  return {
    scene: (position, moves = [], options) =>
      moves.reduce(play, position ? game.parsePosition(position, options) : game.setup(options)),
    legal: (state) => game.moves(state).map(game.formatMove).join(' '),
    after: (state, move) => game.formatPosition(play(state, move)),
    why: (state, move) => {
      const violation = game.explain(state, typeof move === 'string' ? game.parseMove(move) : move);
      return violation ? [violation.rule, violation.reason, ...violation.squares].join(' ') : '';
    },
  };
}
