import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { levels, type Task } from '../../../src/core/bot.js';
import { bot } from '../../../src/games/fluctus/bot/index.js';
import { fluctus, type FluctusState } from '../../../src/games/fluctus/engine/index.js';
import { drain } from '../../support/drain.js';
import { ditheringGame, fullWorth, solve } from './solver-truth.js';

/** Few stones, so that solving takes moments. */
const endgame = fluctus.parsePosition('.AA.A./.BB.B. A 0,0 2,2 -,-');
const opening = fluctus.setup();

const positions = [...ditheringGame(endgame, 3, 20)];

const analyse = (view: FluctusState, task: Partial<Task> = {}) =>
  drain(bot, view, { level: 'easy', seed: 's', analysis: true, ...task }).verdict;

describe('the analysis of Fluctus', () => {
  it('values every legal move once, the best first for the seat to move', () => {
    for (const state of positions) {
      const { values = [] } = analyse(state);
      const notations = values.map(({ move }) => fluctus.formatMove(move)).sort();
      assert.deepEqual(notations, fluctus.moves(state).map(fluctus.formatMove));
      const own = values.map(({ chances }) => chances[state.seat]!);
      assert.deepEqual(
        own,
        [...own].sort((a, b) => b - a),
      );
      const wins = values.filter(({ chances }) => chances[state.seat] === 1).map(({ plies }) => plies!);
      assert.deepEqual(
        wins,
        [...wins].sort((a, b) => a - b),
        'sooner wins come first',
      );
    }
  });

  it('gives exact chances that sum to one, plies only for wins and losses, and no error', () => {
    for (const { chances, plies, error } of positions.flatMap((state) => analyse(state).values ?? [])) {
      assert.ok(chances.every((chance) => [0, 0.5, 1].includes(chance)));
      assert.equal(chances[0]! + chances[1]!, 1);
      assert.equal(plies === undefined, chances[0] === 0.5);
      assert.equal(error, undefined);
    }
  });

  it('agrees with a search of three plies by the engine before the table', () => {
    for (const state of positions.slice(0, 4)) {
      const oracle = solve(state);
      for (const { move, chances } of analyse(state).values ?? []) {
        const worth = Math.sign(-fullWorth(fluctus.play(state, move), 2, oracle));
        assert.equal(chances[state.seat], (1 + worth) / 2, fluctus.formatMove(move));
      }
    }
  });

  it('is the same at every level and budget, and does not change the move', () => {
    for (const level of levels) {
      const task = { level, seed: 's', budget: 1000 };
      const { move } = drain(bot, endgame, task).verdict;
      const verdict = analyse(endgame, task);
      assert.deepEqual(verdict.move, move);
      assert.deepEqual(verdict.values, analyse(endgame).values);
    }
  });

  it('puts the move of the perfect player first', () => {
    for (const state of positions) {
      const { move, values } = analyse(state, { level: 'best' });
      assert.deepEqual(values?.[0]?.move, move);
    }
  });

  it('estimates with an error, and is capped, if it is stopped before the game is solved', () => {
    for (const level of levels) {
      const thinking = bot.think(opening, { level, seed: 's', analysis: true });
      for (let i = 0; i < 40; i++) assert.equal(thinking.next().done, false);
      const { done, value } = thinking.next(true);
      assert.ok(done && value.capped);
      assert.equal(value.values?.length, fluctus.moves(opening).length);
      for (const { chances, error } of value.values ?? []) {
        assert.ok(chances.every((chance) => chance > 0 && chance < 1));
        assert.ok(error! > 0);
      }
    }
  });

  it('reports progress that never decreases', () => {
    const { progress } = drain(bot, endgame, { level: 'hard', seed: 'p', analysis: true });
    for (const [i, { done }] of progress.entries())
      assert.ok(done >= (progress[i - 1]?.done ?? 0) && done <= 1, `${done}`);
  });
});
