import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { describe, it } from 'node:test';
import { tableRandom } from '../../../src/core/table/chance.js';
import { hmac, sha256 } from '../../../src/core/table/sha256.js';
import { saltOf, seed } from './tables.js';

const salts = [saltOf(0), saltOf(1)];

describe('SHA-256 and HMAC', () => {
  it('are those of Node, for texts of all lengths and scripts', () => {
    for (let length = 0; length < 200; length++) {
      const text = 'aé😀'.repeat(length % 5) + 'x'.repeat(length);
      assert.equal(sha256(text), createHash('sha256').update(text).digest('hex'));
      assert.equal(hmac(text, `k${text}`), createHmac('sha256', text).update(`k${text}`).digest('hex'));
    }
  });
});

describe('chance at a table', () => {
  it('takes the words of HMAC-SHA-256, block by block', () => {
    const dice = tableRandom(seed, salts, 7);
    const hex = [0, 1].map((block) =>
      createHmac('sha256', seed).update(`${salts[0]}.${salts[1]}.7.${block}`).digest('hex'),
    );
    const words = Array.from({ length: 16 }, () => dice.next().toString(16).padStart(8, '0'));
    assert.equal(words.join(''), hex.join(''));
  });

  it('is uniform, also where the bound divides no power of two', () => {
    for (const bound of [6, 7, 24]) {
      const counts = Array<number>(bound).fill(0);
      for (let ply = 0; ply < 6000; ply++) counts[tableRandom(seed, salts, ply).below(bound)]!++;
      const expected = 6000 / bound;
      const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // six standard deviations above the mean of the distribution
      assert.ok(chi < bound - 1 + 6 * Math.sqrt(2 * (bound - 1)), `bound ${bound}: ${counts.join()}`);
    }
  });

  it('rejects words that would make a number more likely', () => {
    const bound = 3_000_000_000;
    const dice = tableRandom(seed, salts, 1);
    const words = tableRandom(seed, salts, 1);
    let skipped = 0;
    for (let i = 0; i < 200; i++) {
      let word = words.next();
      for (; word >= bound; word = words.next()) skipped++;
      assert.equal(dice.below(bound), word);
    }
    assert.ok(skipped > 20);
  });
});
