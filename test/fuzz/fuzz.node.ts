/**
 * Hostile texts for all parsers: each is refused with a documented error, or can be written back. `FUZZ_RUNS` sets the
 * number of texts per parser, `FUZZ_SEED` the seed.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { targets, tryTexts } from './targets.js';

const runs = Number(process.env.FUZZ_RUNS ?? 400);
const seed = process.env.FUZZ_SEED ?? 'fuzz';

describe(`hostile texts, ${runs} for each parser, seed ${seed}`, () => {
  for (const target of targets)
    it(target.name, (test) => {
      for (const text of target.texts) assert.ok(target.accepts(text) || target.name === 'paths', text);
      const { count, accepted, faults } = tryTexts(target, runs, seed);
      assert.deepEqual(faults, []);
      test.diagnostic(`${accepted} of ${count} accepted`);
      assert.ok(accepted > 0 && accepted < count, `${accepted} of ${count} accepted`);
    });
});
