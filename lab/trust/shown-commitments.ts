/** What the commitment to the secret seed of a match tells about it. */
import { random } from '../../src/core/random.js';
import type { Seat } from '../../src/core/game.js';
import type { Figure } from './figure.js';
import type { SecretPair } from './secrets.js';
import { watch } from './shown-secrets.js';

/** The number of random bits of a seed. */
const BITS = 128;

/** Four words of 32 bits, from which the browser's source of random values makes the seed of a board. */
type Words = readonly number[];

const wordsFor = (pair: number, which: number): Words => {
  const { next } = random(`commitment ${pair}`, which);
  return [next(), next(), next(), next()];
};

/** Lets boards draw these words; returns the function that ends it. Tells how many bits were drawn at once. */
function draw(words: Words, drawn: (bits: number) => void): () => void {
  const value = (array: Uint32Array) => {
    drawn(8 * array.byteLength);
    array.set(words);
    return array;
  };
  Object.defineProperty(crypto, 'getRandomValues', { configurable: true, value });
  return () => Reflect.deleteProperty(crypto, 'getRandomValues');
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What can be read of a board with this seed, and its commitment. */
async function shown(
  position: string,
  viewer: Seat,
  words: Words,
): Promise<{
  readonly all: string;
  readonly commitment: string | undefined;
  readonly faults: readonly string[];
}> {
  const faults: string[] = [];
  const end = draw(words, (bits) => {
    if (bits !== BITS) faults.push(`a seed of ${bits} bits`);
  });
  const { element, board, heard, look } = await watch(position, viewer);
  end();
  const all = JSON.stringify([await look(), heard]);
  const commitment = await element.getCommitment();
  await board.settled();
  if (JSON.stringify([await look(), heard]) !== all) faults.push('the board is another one after it is read');
  element.remove();
  if (commitment !== (await sha256(words.join('-')))) faults.push('it is not the hash of the seed alone');
  return { all, commitment, faults };
}

export async function shownCommitments(pairs: readonly SecretPair[]): Promise<readonly Figure[]> {
  const faults: string[] = [];
  for (const [i, { viewer, positions }] of pairs.entries()) {
    const [words, others] = [wordsFor(i, 0), wordsFor(i, 1)];
    const one = await shown(positions[0], viewer, words);
    const hidden = await shown(positions[1], viewer, words);
    const seeded = await shown(positions[0], viewer, others);
    const found = [...one.faults, ...hidden.faults, ...seeded.faults];
    if (one.commitment !== hidden.commitment) found.push('the hidden chip changes it');
    if (one.commitment === seeded.commitment) found.push('the seed does not change it');
    if (one.all !== hidden.all || one.all !== seeded.all) found.push('the rest differs');
    if (found.length) faults.push(`seat ${viewer}: ${positions.join(' | ')}: ${found.join(', ')}`);
  }
  const result =
    'only the commitments of two seeds differ; each is the hash of its seed, whatever the hidden chip is';
  return [{ name: 'Commitments to seeds', unit: 'pairs', count: pairs.length, result, faults }];
}
