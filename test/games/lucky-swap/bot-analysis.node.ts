import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Valued } from '../../../src/core/bot.js';
import { bot } from '../../../src/games/lucky-swap/bot/index.js';
import {
  luckySwap,
  shortest,
  type SwapMove,
  type SwapState,
} from '../../../src/games/lucky-swap/engine/index.js';
import { drain } from '../../support/drain.js';

const valuesOf = (state: SwapState): readonly Valued<SwapMove>[] =>
  drain(bot, state, { level: 'easy', seed: 's', analysis: true }).verdict.values ?? [];

describe('the analysis of a swap puzzle', () => {
  for (const [par, wrap] of [
    [1, false],
    [2, true],
    [3, false],
    [4, false],
  ] as const) {
    it(`gives the number of remaining exchanges for each exchange, par ${par}${wrap ? ' across edges' : ''}`, () => {
      const state = luckySwap.setup({ seed: 'a', par, wrap });
      const values = valuesOf(state);
      assert.equal(values.length, luckySwap.moves(state).length);
      assert.equal(values[0]!.plies, par);
      for (const { move, plies, chances } of values) {
        const after = luckySwap.play(state, move).board;
        assert.deepEqual(chances, [1]);
        assert.equal(plies, shortest(after, wrap)!.length + 1);
      }
      const all = values.map(({ plies }) => plies!);
      assert.deepEqual(
        all,
        all.toSorted((a, b) => a - b),
      );
    });
  }

  it('omits exchanges that it does not reach', () => {
    const state = luckySwap.parsePosition('20,19,18,17/16,15,14,13/12,11,10,9/8,7,6,5 0');
    const thinking = bot.think(state, { level: 'easy', seed: 's', analysis: true });
    for (let i = 0; i < 50; i++) assert.equal(thinking.next().done, false);
    const { done, value } = thinking.next(true);
    assert.ok(done && value.capped);
    assert.ok(value.values!.every(({ plies, chances }) => plies === undefined && chances[0] === 1));
  });

  it('starts a shortest solution at every par, and reports its progress', () => {
    for (const par of [1, 2, 3, 4, 5]) {
      const state = luckySwap.setup({ seed: 'b', par });
      const { verdict, progress } = drain(bot, state, { level: 'easy', seed: 's' });
      assert.equal(shortest(luckySwap.play(state, verdict.move).board, false)!.length, par - 1);
      assert.ok(progress.every(({ done }, i) => done >= (progress[i - 1]?.done ?? 0) && done <= 1));
    }
  });

  it('throws for a solved puzzle', () => {
    const state = luckySwap.parsePosition('1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,16 0');
    assert.throws(() => drain(bot, state, { level: 'best', seed: 's' }), RangeError);
  });
});
