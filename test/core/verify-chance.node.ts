import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatRecord } from '../../src/core/format-record.js';
import type { Game, Viewer } from '../../src/core/game.js';
import { Match } from '../../src/core/match.js';
import { random } from '../../src/core/random.js';
import { games, parseRecord, verifyChance } from '../../src/engine.js';

type AnyGame = Game<unknown, unknown>;

/** A whole game with the outcomes of chance of a seed. */
function playWhole(game: AnyGame, seed: string): Match<unknown, unknown> {
  const match = new Match(game);
  while (match.turn !== 'over') {
    const chance = random(seed, match.ply);
    const moves = match.turn === 'chance' ? [match.chance(chance)] : game.moves(match.state);
    match.play(moves[chance.below(moves.length)]);
  }
  return match;
}

/** The match as its record tells it to a viewer, or to everybody who may know it all. */
const recorded = (match: Match<unknown, unknown>, viewer?: Viewer) =>
  parseRecord(match.game, formatRecord(match, [], viewer)).match;

const withChance = [games.glux, games['lucky-numbers'], games.luzi] as unknown as AnyGame[];

describe('the outcomes of chance in a match', () => {
  for (const game of withChance) {
    it(`follow from the seed of a game, also in its public record: ${game.id}`, () => {
      for (const seed of ['a', 'b', 'c']) {
        const match = playWhole(game, seed);
        assert.equal(verifyChance(recorded(match), seed), undefined);
        assert.equal(verifyChance(recorded(match, 'table'), seed), undefined);
      }
    });

    it(`do not follow from another seed: ${game.id}`, () => {
      const match = playWhole(game, 'a');
      for (const viewer of [undefined, 'table'] as const) {
        const fault = verifyChance(recorded(match, viewer), 'b');
        assert.ok(fault && fault.ply > 0 && fault.ply <= match.moves.length);
      }
    });

    it(`name the ply and both outcomes where one was changed: ${game.id}`, () => {
      const match = playWhole(game, 'a');
      const choices = match.moves.map((_, ply) => game.chances(match.stateAt(ply)).length);
      const ply = choices.findLastIndex((count) => count > 1);
      const state = match.stateAt(ply);
      const drawn = game.formatMove(match.moves[ply]);
      const other = game.chances(state).find(({ move }) => game.formatMove(move) !== drawn)!.move;
      const start = { options: match.options, position: match.position };
      const forged = new Match(game, { ...start, moves: [...match.moves.slice(0, ply), other] });
      const fault = { ply: ply + 1, found: game.formatMove(other), expected: drawn };
      assert.deepEqual(verifyChance(forged, 'a'), fault);
    });
  }

  it('are none in a game without chance', () => {
    const { match } = parseRecord(games.fluctus, '@ro @go');
    assert.equal(verifyChance(match, 'any'), undefined);
  });

  it('are compared from the position at which the match starts', () => {
    const middle = playWhole(games.luzi, 'a');
    const at = middle.moves.findIndex(
      (_, ply) => ply > 10 && middle.game.turn(middle.stateAt(ply)) === 'chance',
    );
    const match = new Match(middle.game, { position: middle.game.formatPosition(middle.stateAt(at)) });
    match.play(match.chance(random('z', 0)));
    assert.equal(verifyChance(match, 'z'), undefined);
  });
});
