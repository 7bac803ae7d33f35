import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { levels } from '../../src/core/bot.js';

describe('the levels of bots', () => {
  it('are in order of strength', () => {
    assert.deepEqual(levels, ['easy', 'medium', 'hard', 'best']);
  });
});
