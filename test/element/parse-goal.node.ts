import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseGoal } from '../../src/element/parts/puzzle/parse-goal.js';

describe('the goal of a puzzle', () => {
  for (const [text, name, moves] of [
    ['win', 'win', undefined],
    ['draw', 'draw', undefined],
    ['win in 1', 'win', 1],
    [' win  in 12 ', 'win', 12],
  ] as const)
    it(`is understood: “${text}”`, () => {
      assert.deepEqual(parseGoal(text, ['win', 'draw']), { name, moves });
    });

  for (const text of [
    '',
    'Win',
    'win in',
    'win in 0',
    'win in 100',
    'win in two',
    'win2',
    'draw in 3',
    'par',
    'wins',
  ])
    it(`is refused: “${text}”`, () => {
      assert.equal(parseGoal(text, ['win', 'draw']), undefined);
    });
});
