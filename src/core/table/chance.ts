import { fromWords, type Random } from '../random.js';
import { hmac } from './sha256.js';

/**
 * The generator of the outcome of chance after a ply of a table: the 32-bit words of HMAC-SHA-256 with the seed as key, and as text
 * the salts of all seats in their order, the ply, and the number of the block from 0, with dots between them.
 */
export function tableRandom(seed: string, salts: readonly string[], ply: number): Random {
  let [at, block] = [0, ''];
  return fromWords(() => {
    if (at % 8 === 0) block = hmac(seed, [...salts, ply, at / 8].join('.'));
    const from = (at++ % 8) * 8;
    return parseInt(block.slice(from, from + 8), 16);
  });
}
