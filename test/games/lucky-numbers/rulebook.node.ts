import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cells, gamePoints, luckyNumbers } from '../../../src/games/lucky-numbers/engine/index.js';
import { luckySwap } from '../../../src/games/lucky-swap/engine/index.js';
import { rulebook as de } from '../../../src/words/de/lucky-numbers.js';
import { en } from '../../../src/words/en/lucky-numbers-rules.js';
import { rulebook } from '../../../src/games/lucky-numbers/rulebook/index.js';
import { describeRulebook } from '../../support/describe-rulebook.js';
import { legal, scene } from './scene.js';

describeRulebook(luckyNumbers, {
  rulebook,
  last: 'L11',
  words: { en, de },
  others: [luckySwap],
  squares: { 'cells of the board': cells },
  sources: {
    'the author, and that the game for one is lost': [/Michael Schacht/, /2012/, /lost|verloren/],
    'everybody in the credits': [/Bruno Cathala/, /Deborah Triggiano/, /Frank Weiß/, /5 vor 12/],
  },
});

describe('the status of a rule', () => {
  const of = (wanted: string) =>
    rulebook.rules.filter(({ status }) => status.some((each) => each === wanted)).map(({ id }) => id);

  it('marks the parts from another edition', () => {
    assert.deepEqual(of('other edition'), ['L2', 'L10']);
  });

  it('marks the parts that are decided or rebuilt', () => {
    assert.deepEqual(of('decided'), ['L1', 'L2', 'L5', 'L8', 'L9', 'L10', 'L11']);
    assert.deepEqual(of('rebuilt'), ['L11']);
  });
});

describe('the examples of the rulebook', () => {
  const named = (name: string) =>
    rulebook.rules.flatMap((rule) => rule.examples).find(({ id }) => id === name)!;

  it('point at the three legal places of the 13', () => {
    for (const id of ['thirteen-empty', 'thirteen-for-ten', 'thirteen-for-fifteen']) {
      const { position, squares = [] } = named(id);
      const moves = squares.map((cell) => `13@${cell}`).sort();
      assert.equal(legal(scene(position)), [...moves, 'pass'].join(' '));
    }
  });

  it('state the right points of a tournament', () => {
    const { position, move = '' } = named('points');
    const state = scene(position, [move]);
    assert.deepEqual(gamePoints(luckyNumbers.scores(state), luckyNumbers.winners(state)!), [2, -2]);
  });
});
