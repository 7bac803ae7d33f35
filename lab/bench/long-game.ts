/** Games that last long, as notation. */
import type { Game } from '../../src/core/game.js';
import { random } from '../../src/core/random.js';
import { nextMoves } from '../../test/support/random-games.js';

export type AnyGame = Game<unknown, unknown>;

/** The options with which a game lasts longest. */
export const longest: Readonly<Record<string, object>> = {
  fluctus: { variant: 'return' },
  glux: { players: 4 },
  'lucky-numbers': { players: 4, sets: 8, variant: 'play-on' },
  luzi: { players: 5, rounds: 99 },
};

/** The moves of a random game that goes on as long as no move must end it, or until `isEnough`. */
export function longGame(
  game: AnyGame,
  options: object,
  isEnough: (moves: readonly string[]) => boolean,
): readonly string[] {
  const { below } = random('long', 0);
  const moves: string[] = [];
  let state = game.setup(options);
  while (!isEnough(moves)) {
    const left = [...nextMoves(game, state)];
    let next: unknown;
    while (left.length > 0 && next === undefined) {
      const [move] = left.splice(below(left.length), 1);
      const after = game.play(state, move);
      if (game.turn(after) === 'over') continue;
      moves.push(game.formatMove(move));
      next = after;
    }
    if (next === undefined) break;
    state = next;
  }
  return moves;
}
