import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { random } from '../../src/core/random.js';

const first = (seed: string, stream: number, count = 8) => {
  const { next } = random(seed, stream);
  return Array.from({ length: count }, next);
};

describe('random', () => {
  it('gives these numbers for this seed, on every machine', () => {
    assert.deepEqual(first('spielkasten', 0, 4), [2862996257, 2635331383, 1714970819, 4132068648]);
  });

  it('gives the same numbers for the same seed and stream', () => {
    assert.deepEqual(first('a', 3), first('a', 3));
  });

  it('gives other numbers for another seed and for another stream', () => {
    assert.notDeepEqual(first('a', 0), first('b', 0));
    assert.notDeepEqual(first('a', 0), first('a', 1));
  });

  it('accepts every text as a seed, also an empty text', () => {
    for (const seed of ['', 'é😀', '__proto__', 'x'.repeat(10_000)]) {
      assert.equal(new Set(first(seed, 0)).size, 8, seed.slice(0, 10));
    }
  });

  it('gives whole numbers of 32 bits', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (seed, stream) => {
        for (const number of first(seed, stream)) assert.equal(number >>> 0, number);
      }),
    );
  });

  it('stays below its bound', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, bound) => {
        const { below } = random(seed, 0);
        for (let i = 0; i < 20; i++) {
          const number = below(bound);
          assert.ok(Number.isInteger(number) && number >= 0 && number < bound);
        }
      }),
    );
  });

  it('gives 0 below 1, and its next 32 bits below 2³²', () => {
    assert.equal(random('a', 0).below(1), 0);
    assert.equal(random('a', 0).below(2 ** 32), first('a', 0)[0]);
  });

  it('throws RangeError for an invalid bound', () => {
    const { below } = random('a', 0);
    for (const bound of [0, -1, 0.5, 2 ** 32 + 1, NaN, Infinity])
      assert.throws(() => below(bound), {
        name: 'RangeError',
        message: `The bound must be an integer from 1 to 2^32, not ${bound}.`,
      });
  });

  it('skips the first number above the last whole multiple of its bound', () => {
    const [one, two] = first('spielkasten', 0, 2);
    assert.ok(one! > 2 ** 31 && two! < one!);
    assert.equal(random('spielkasten', 0).below(one!), two);
  });

  it('skips numbers that would favour low results', () => {
    // Three quarters of 2³²: without skipping, the lowest quarter would be twice as likely.
    const bound = 3 * 2 ** 30;
    const { below } = random('bias', 0);
    const low = Array.from({ length: 20_000 }, () => below(bound)).filter(
      (number) => number < 2 ** 30,
    ).length;
    assert.ok(Math.abs(low / 20_000 - 1 / 3) < 0.02, String(low));
  });

  it('rolls a die evenly', () => {
    const { below } = random('die', 0);
    const counts = Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) counts[below(6)]!++;
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    // 20.5 is exceeded once in a thousand; the seed is fixed.
    assert.ok(chi < 20.5, `${chi}: ${counts.join()}`);
  });

  it('has first numbers of streams that are evenly distributed', () => {
    const counts = Array<number>(6).fill(0);
    for (let ply = 0; ply < 12_000; ply++) counts[random('match', ply).below(6)]!++;
    const chi = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    assert.ok(chi < 20.5, `${chi}: ${counts.join()}`);
  });
});
