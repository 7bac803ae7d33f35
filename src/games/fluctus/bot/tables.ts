import { board, fields } from '../engine/board.js';

/** The board as bit sets: bit n of a 12-bit set is field n in the order of a formatted position. */

/** Number of fields, and of sets of fields. */
const FIELDS = 12;
const SETS = 1 << FIELDS;

/** Returns the first field of a set, which must not be empty. */
export const firstOf = (set: number): number => 31 - Math.clz32(set & -set);

/** Number of fields of each set. */
export const popCount = new Uint8Array(SETS);

/** The fields that a line joins to each field (F4). */
export const neighbors = new Uint16Array(12);

/** The fields that stones on each set can capture (F6). */
export const attacks = new Uint16Array(SETS);

/** A capture: the fields as sets, and the move as Twin encodes it. */
interface Capture {
  /** The two fields that must have own stones. */
  readonly pair: number;
  readonly target: number;
  /** The field of the pair whose stone moves. */
  readonly from: number;
  readonly move: number;
}

/** Stands for a missing field in a move or a path. */
export const NONE = 15;

/** Encodes a move in twelve bits: from, over and to, each a field or `NONE`. */
export const pack = (from: number, over: number, to: number): number => from | (over << 4) | (to << 8);

/** All captures, ordered by the captured field; there are three for each field. */
export const captures: Capture[] = [];

for (const line of board.lines) {
  const path = line.fields.map((field) => fields.indexOf(field));
  for (const way of [path, [...path].reverse()]) {
    for (let i = 1; i < way.length; i++) {
      const [from, over, to] = [way[i - 1]!, way[i]!, way[i + 1]];
      neighbors[from]! |= 1 << over;
      if (to === undefined) continue;
      const move = pack(from, over, to);
      captures.push({ pair: (1 << from) | (1 << over), target: 1 << to, from: 1 << from, move });
    }
  }
}
captures.sort((a, b) => a.target - b.target);

for (let set = 1; set < SETS; set++) {
  popCount[set] = popCount[set >> 1]! + (set & 1);
  for (const { pair, target } of captures) if ((set & pair) === pair) attacks[set]! |= target;
}

/** The start fields of red, the first colour on both rings (F3). Those of the next colour are one bit further. */
export const STARTS = 0b1000001;

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
const countOf = (own: number, other: number): number =>
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

/** The material of one seat: stones on the board and in reserve, and entries, counted up to two as F8 needs. */
interface Material {
  readonly stones: number;
  readonly reserve: number;
  readonly entries: number;
}

/**
 * The positions in which the seat to move and its opponent have given materials (by number). Planes distinguish the colours
 * of the seat to move.
 */
export type Family = readonly [own: number, other: number, plane: number];

/** Number of possible stone counts of a seat: 0 to 8. */
const COUNTS = 9;

const codeOf = (stones: number, reserve: number, entries: number): number =>
  (stones * COUNTS + reserve) * 3 + entries;

/** Weight of a material. In the classic game every move but a step reduces the weight of one of the two materials. */
const weight = ({ stones, reserve }: Material): number => stones + 2 * reserve;

/** Returns all materials in order of weight. */
function allMaterials(classic: boolean): readonly Material[] {
  const materials: Material[] = [];
  const all = classic ? 8 : 6;
  for (let stones = 0; stones <= all; stones++) {
    for (let reserve = classic ? 0 : all - stones; stones + reserve <= all; reserve++) {
      // the text of a position may state fewer entries than there were
      const most = classic ? Math.min(2, all - reserve) : 2;
      for (let entries = Math.min(2, stones); entries <= most; entries++)
        materials.push({ stones, reserve, entries });
    }
  }
  return materials.sort((a, b) => weight(a) - weight(b));
}

/** All materials of a variant, numbered, and how a move changes them. */
export class Materials {
  readonly list: readonly Material[];
  /** By number: the material after an entry, and after the loss of a stone on the board; -1 if impossible. */
  readonly entered: Int8Array;
  readonly robbed: Int8Array;
  readonly #numbers: number[] = [];

  constructor(classic: boolean) {
    const list = allMaterials(classic);
    this.list = list;
    for (const [i, { stones, reserve, entries }] of list.entries())
      this.#numbers[codeOf(stones, reserve, entries)] = i;
    this.entered = Int8Array.from(list, ({ stones, reserve, entries }) =>
      reserve ? this.number(stones + 1, reserve - 1, Math.min(2, entries + 1)) : -1,
    );
    this.robbed = Int8Array.from(list, ({ stones, reserve, entries }) =>
      stones ? this.number(stones - 1, classic ? reserve : reserve + 1, entries) : -1,
    );
  }

  number(stones: number, reserve: number, entries: number): number {
    return this.#numbers[codeOf(stones, reserve, entries)]!;
  }

  /** Returns, by number, the materials that entries and captures lead to from this one in a classic game. */
  from(number: number): readonly boolean[] {
    const reached: boolean[] = [];
    reached[number] = true;
    for (let i = number; i >= 0; i--) {
      if (reached[i]) for (const next of [this.entered[i]!, this.robbed[i]!]) reached[next] = true;
    }
    return reached;
  }

  /** Returns the number of placements of two materials on the board. */
  ways(own: number, other: number): number {
    return countOf(this.list[own]!.stones, this.list[other]!.stones);
  }

  /** Returns the number of a family. */
  family(own: number, other: number, plane: number): number {
    return (plane * this.list.length + own) * this.list.length + other;
  }
}
