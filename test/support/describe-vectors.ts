import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Game } from '../../src/core/game.js';
import { nextMoves } from './random-games.js';
import { counted, recordedGames, type RecordedGame } from './vectors.js';

/** The number of move sequences of this length from a state; an outcome of chance counts as a move. */
export function perft<S, M, O extends object>(game: Game<S, M, O>, state: S, depth: number): number {
  const moves = nextMoves(game, state);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perft(game, game.play(state, move), depth - 1), 0);
}

function replay<S, M, O extends object>(game: Game<S, M, O>, { options, steps, end }: RecordedGame<O>): void {
  let state = game.setup(options);
  steps.forEach(({ position, turn, moves, count, move }, ply) => {
    const where = `ply ${ply}: ${position}`;
    assert.equal(game.formatPosition(state), position, where);
    for (const each of [state, game.parsePosition(position, options)]) {
      const listed = nextMoves(game, each).map(game.formatMove);
      assert.equal(game.formatPosition(each), position, where);
      assert.equal(game.turn(each), turn, where);
      if (moves) assert.deepEqual(listed.sort(), moves, where);
      else assert.equal(listed.length, count, where);
    }
    state = game.play(state, game.parseMove(move));
  });
  assert.equal(game.turn(state), 'over');
  for (const each of [state, game.parsePosition(end.position, options)]) {
    assert.equal(game.formatPosition(each), end.position);
    assert.deepEqual(game.scores(each), end.scores);
    assert.deepEqual(game.winners(each), end.winners);
  }
}

/** Tests an engine against the recorded games and counts of test/vectors. */
export function describeVectors<S, M, O extends object>(game: Game<S, M, O>, countLimit: number): void {
  describe('agrees with the recorded games', () => {
    const games = recordedGames<O>(game.id);
    it('of which there is at least one', () => {
      assert.ok(games.length > 0);
    });
    games.forEach((recorded, i) => {
      it(`${i + 1}: ${recorded.shows ?? JSON.stringify(recorded.options)}`, () => {
        replay(game, recorded);
      });
    });
  });

  describe('counts the sequences of moves', () => {
    const positions = counted<O>(game.id);
    it('of at least one position', () => {
      assert.ok(positions.length > 0);
    });
    for (const { options, position, counts } of positions) {
      const checked = counts.filter((count) => count <= countLimit);
      it(`${checked.join(' ')} from ${position} with ${JSON.stringify(options)}`, () => {
        assert.ok(checked.length > 0);
        const state = game.parsePosition(position, options);
        const found = checked.map((_, i) => perft(game, state, i + 1));
        assert.deepEqual(found, checked);
      });
    }
  });
}
