import { popCount } from './tables.js';

const FIELDS = 12;
const SETS = 1 << FIELDS;

/** Number of assignments of the fields to the first seat, the second seat or none. */
const PLACEMENTS = 3 ** FIELDS;

/** About the number of placements that are numbered in a step. */
const STEP = 512;

/**
 * Rotates a set of fields so that a colour takes the place of red. The board looks the same from all six colours, so one
 * table is enough for all of them.
 */
export function rotate(set: number, color: number): number {
  const ring = (half: number) => ((half >> color) | (half << (6 - color))) & 63;
  return ring(set & 63) | (ring(set >> 6) << 6);
}

const factorials = [1];
for (let i = 1; i <= FIELDS; i++) factorials[i] = i * factorials[i - 1]!;

/** Returns the number of placements of so many stones of the first seat and of the second seat. */
export const countOf = (own: number, other: number): number =>
  own + other > FIELDS
    ? 0
    : factorials[FIELDS]! / factorials[own]! / factorials[other]! / factorials[FIELDS - own - other]!;

/** All placements of stones on the board, numbered from 0 for each pair of stone counts. */
export class Placements {
  ready = false;
  /** A set of fields as a number in base three. */
  readonly digits = new Uint32Array(SETS);
  /** The number of a placement, by the digits of the first set plus twice those of the second. */
  readonly ranks = new Uint16Array(PLACEMENTS);
  /** The placements in order: the first set in the lower twelve bits, the second in the next twelve. */
  readonly pairs = new Int32Array(PLACEMENTS);
  readonly #firsts = new Int32Array(SETS);
  readonly #filling = this.#fill();

  /** Returns the index in `pairs` of the first placement of so many stones. */
  first(own: number, other: number): number {
    return this.#firsts[own * 16 + other]!;
  }

  /** Does a step of the numbering. */
  advance(): void {
    if (this.#filling.next().done) this.ready = true;
  }

  *#fill(): Generator<undefined, void> {
    const { digits, pairs, ranks } = this;
    const firsts = this.#firsts;
    const next = new Int32Array(SETS);
    for (let set = 1; set < SETS; set++) digits[set] = 3 * digits[set >> 1]! + (set & 1);
    for (let own = 0, first = 0; own <= FIELDS; own++) {
      for (let other = 0; own + other <= FIELDS; first += countOf(own, other++))
        firsts[own * 16 + other] = first;
    }
    yield;
    let left = STEP;
    for (let own = 0; own < SETS; own++) {
      const free = ~own & (SETS - 1);
      for (let other = free; ; other = (other - 1) & free) {
        const kind = popCount[own]! * 16 + popCount[other]!;
        ranks[digits[own]! + 2 * digits[other]!] = next[kind]!;
        pairs[firsts[kind]! + next[kind]!++] = own | (other << FIELDS);
        left--;
        if (!other) break;
      }
      if (left > 0) continue;
      yield;
      left = STEP;
    }
  }
}
