import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runWorth } from './odds.js';

describe('a run with the highest mean', () => {
  const { run, best } = runWorth((_, points) => points);

  it('scores 16.755648939', () => {
    assert.equal(run.toFixed(9), '16.755648939');
  });

  it('scores nothing in 40.059 % of all runs', () => {
    const nothing = runWorth((_, points) => Number(points === 0), best).run;
    assert.equal(nothing.toFixed(5), '0.40059');
  });
});
