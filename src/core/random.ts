/** A source of whole numbers, the same for the same seed everywhere. */
export interface Random {
  /** The next 32 bits, as an unsigned number. */
  next(): number;
  /**
   * A whole number from 0 to `bound` − 1, each equally likely (no modulo bias). Throws RangeError where `bound` is no
   * whole number from 1 to 2³².
   */
  below(bound: number): number;
}

/** cyrb128: a string to four 32-bit words. */
function words(text: string): [number, number, number, number] {
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
 * sfc32 (Chris Doty-Humphrey's small fast counting generator), seeded by cyrb128 of `seed:stream`. The chance outcome
 * at ply n of a match comes from `random(seed, n)`: taking a move back cannot roll again.
 */
export function random(seed: string, stream: number): Random {
  let [a, b, c, d] = words(`${seed}:${stream}`);
  const next = () => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return {
    next,
    below(bound) {
      if (!(bound >= 1 && bound <= 4294967296 && Number.isInteger(bound)))
        throw new RangeError(`There is no whole number from 0 below ${bound} among 32 bits.`);
      const limit = 4294967296 - (4294967296 % bound);
      for (;;) {
        const bits = next();
        if (bits < limit) return bits % bound;
      }
    },
  };
}
