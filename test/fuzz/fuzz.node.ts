/**
 * Hostile texts for all parsers: each is refused with a documented error, or can be written back. `FUZZ_RUNS` sets the
 * number of texts per parser, `FUZZ_SEED` the seed.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { random } from '../../src/core/random.js';
import { mutate } from '../support/mutate.js';
import { targets } from './targets.js';

const runs = Number(process.env.FUZZ_RUNS ?? 400);
const seed = process.env.FUZZ_SEED ?? 'fuzz';

describe(`hostile texts, ${runs} for each parser, seed ${seed}`, () => {
  for (const { name, texts, accepts } of targets)
    it(name, (test) => {
      for (const text of texts) assert.ok(accepts(text) || name === 'paths', text);
      let accepted = 0;
      for (let i = 0; i < runs; i++) {
        const text = mutate(texts, random(`${seed} ${name}`, i));
        try {
          accepted += Number(accepts(text));
        } catch (error) {
          throw new Error(`${JSON.stringify(text)} (number ${i})`, { cause: error });
        }
      }
      test.diagnostic(`${accepted} of ${runs} accepted`);
      assert.ok(accepted > 0 && accepted < runs, `${accepted} of ${runs} accepted`);
    });
});
