import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { firstOf, seatLetter } from '../../src/core/game.js';

describe('a seat', () => {
  it('has a letter', () => {
    assert.deepEqual([0, 1, 4].map(seatLetter), ['A', 'B', 'E']);
  });

  it('moves first if the options say so, otherwise the first one', () => {
    const options = [undefined, {}, { first: 0 }, { first: 2 }, { first: 'B' }];
    assert.deepEqual(options.map(firstOf), [0, 0, 0, 2, 0]);
  });
});
