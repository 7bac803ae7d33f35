import { size } from './tables.js';

const FIELDS = 12;
const SETS = 1 << FIELDS;

/** Every way of each field being held by the one seat, by the other, or by none. */
const WAYS = 3 ** FIELDS;

/** Ways of standing that are numbered in a portion, about. */
const PORTION = 512;

/**
 * A set of fields as a colour sees it that turns the board until it lies where red was: the board looks the same from all
 * six colours, so that one table serves them all.
 */
export function turned(set: number, color: number): number {
  const ring = (half: number) => ((half >> color) | (half << (6 - color))) & 63;
  return ring(set & 63) | (ring(set >> 6) << 6);
}

const factorials = [1];
for (let i = 1; i <= FIELDS; i++) factorials[i] = i * factorials[i - 1]!;

/** In how many ways so many stones of one seat and of the other can stand on the board. */
export const waysOf = (own: number, other: number): number =>
  own + other > FIELDS
    ? 0
    : factorials[FIELDS]! / factorials[own]! / factorials[other]! / factorials[FIELDS - own - other]!;

/** All ways in which stones stand on the board, numbered from 0 for each pair of numbers of stones. */
export class Stands {
  ready = false;
  /** A set as digits to the base of three. */
  readonly digits = new Uint32Array(SETS);
  /** The number of a way, by the digits of the one set plus twice those of the other. */
  readonly ranks = new Uint16Array(WAYS);
  /** The ways in their order: one set, and twelve bits further the other. */
  readonly pairs = new Int32Array(WAYS);
  readonly #firsts = new Int32Array(SETS);
  readonly #filling = this.#fill();

  /** Where in `pairs` the ways of so many stones begin. */
  first(own: number, other: number): number {
    return this.#firsts[own * 16 + other]!;
  }

  /** A portion of the numbering. */
  advance(): void {
    if (this.#filling.next().done) this.ready = true;
  }

  *#fill(): Generator<undefined, void> {
    const { digits, pairs, ranks } = this;
    const firsts = this.#firsts;
    const next = new Int32Array(SETS);
    for (let set = 1; set < SETS; set++) digits[set] = 3 * digits[set >> 1]! + (set & 1);
    for (let own = 0, first = 0; own <= FIELDS; own++) {
      for (let other = 0; own + other <= FIELDS; first += waysOf(own, other++))
        firsts[own * 16 + other] = first;
    }
    yield;
    let left = PORTION;
    for (let own = 0; own < SETS; own++) {
      const free = ~own & (SETS - 1);
      for (let other = free; ; other = (other - 1) & free) {
        const kind = size[own]! * 16 + size[other]!;
        ranks[digits[own]! + 2 * digits[other]!] = next[kind]!;
        pairs[firsts[kind]! + next[kind]!++] = own | (other << FIELDS);
        left--;
        if (!other) break;
      }
      if (left > 0) continue;
      yield;
      left = PORTION;
    }
  }
}
