import { countOf } from './placements.js';

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
