import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BadNotation } from '../../src/core/errors.js';
import type { Game } from '../../src/core/game.js';
import { nextMoves } from './random-games.js';

/** Tests that parseMove refuses these texts, and values that are not strings. */
export function describeUnreadableMoves<S, M, O extends object>(
  game: Game<S, M, O>,
  texts: readonly string[],
): void {
  describe(`parseMove of ${game.id} refuses`, () => {
    for (const text of texts) {
      it(JSON.stringify(text), () => {
        assert.throws(() => game.parseMove(text), {
          name: 'BadNotation',
          code: 'move',
          at: 'move',
          found: text,
        });
      });
    }

    it('values that are not strings', () => {
      const legal = game.formatMove(nextMoves(game, game.setup())[0]!);
      for (const given of [undefined, null, 7, {}, [legal], Symbol(legal), Object.create(null)]) {
        assert.throws(() => game.parseMove(given as string), BadNotation);
      }
    });
  });
}
