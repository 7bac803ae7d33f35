import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { goalForms, parseGoal } from '../../src/element/parts/puzzle/parse-goal.js';

describe('the goal of a puzzle', () => {
  const all = ['win', 'draw', 'points', 'fill'] as const;
  for (const [text, name, moves] of [
    ['win', 'win', undefined],
    ['points', 'points', undefined],
    ['fill in 1', 'fill', 1],
    [' fill  in 6 ', 'fill', 6],
    ['draw', 'draw', undefined],
    ['win in 1', 'win', 1],
    [' win  in 12 ', 'win', 12],
  ] as const)
    it(`is understood: “${text}”`, () => {
      assert.deepEqual(parseGoal(text, all), { name, moves });
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
    'fill',
    'fill in 0',
    'fill in 7',
    'fill in 3 turns',
    'points in 3',
    'Points',
  ])
    it(`is refused: “${text}”`, () => {
      assert.equal(parseGoal(text, all), undefined);
    });

  it('is refused in a game that does not have it', () => {
    assert.equal(parseGoal('points', ['win', 'draw']), undefined);
    assert.equal(parseGoal('fill in 2', []), undefined);
  });

  it('is told in the forms that it has', () => {
    for (const goal of [...all, 'par'] as const)
      for (const form of goalForms([goal])) assert.equal(parseGoal(form, [goal])?.name, goal);
  });
});
