import { toFound } from './errors.js';

/** A generator of integers. The same seed gives the same numbers on every platform. */
export interface Random {
  /** Returns the next 32 bits as an unsigned number. */
  next(): number;
  /**
   * Returns an integer from 0 to `bound` − 1, each equally likely (no modulo bias). Throws RangeError if `bound` is not an
   * integer from 1 to 2³².
   */
  below(bound: number): number;
}

/** Hashes a string to four 32-bit words with cyrb128. */
function hash(text: string): [number, number, number, number] {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ k, 597399067);
    b = c ^ Math.imul(b ^ k, 2869860233);
    c = d ^ Math.imul(c ^ k, 951274213);
    d = a ^ Math.imul(d ^ k, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  a ^= b ^ c ^ d;
  return [a, b ^ a, c ^ a, d ^ a];
}

/**
 * Creates an sfc32 generator (Chris Doty-Humphrey's small fast counting generator), seeded with the cyrb128 hash of
 * `seed:stream`. The outcome of chance at ply n of a match uses `random(seed, n)`, so undo and redo cannot roll again.
 */
export function random(seed: string, stream: number): Random {
  let [a, b, c, d] = hash(`${seed}:${stream}`);
  const next = () => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return fromWords(next);
}

/** A generator of integers from one of 32-bit words. */
export const fromWords = (next: () => number): Random => ({
  next,
  below(bound) {
    if (!(Number.isInteger(bound) && bound >= 1 && bound <= 4294967296))
      throw new RangeError(`The bound must be an integer from 1 to 2^32, not ${toFound(bound)}.`);
    const limit = 4294967296 - (4294967296 % bound);
    for (;;) {
      const bits = next();
      if (bits < limit) return bits % bound;
    }
  },
});
