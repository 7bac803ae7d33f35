import { waysOf } from './stands.js';

/** What one seat has: stones on the board and in reserve, and entries counted up to two, as far as F8 asks for them. */
interface Side {
  readonly stones: number;
  readonly reserve: number;
  readonly entries: number;
}

/** Positions in which the seats have the same sides, the one to move first. Planes tell the colours of the seat to move apart. */
export type Family = readonly [own: number, other: number, plane: number];

/** Most stones a seat has, and one more. */
const COUNTS = 9;

const codeOf = (stones: number, reserve: number, entries: number): number =>
  (stones * COUNTS + reserve) * 3 + entries;

/** In a classic game a turn makes a side lighter, its own or the other one, if it is no step. */
const weight = ({ stones, reserve }: Side): number => stones + 2 * reserve;

/** Lighter ones come first. */
function allSides(classic: boolean): readonly Side[] {
  const sides: Side[] = [];
  const all = classic ? 8 : 6;
  for (let stones = 0; stones <= all; stones++) {
    for (let reserve = classic ? 0 : all - stones; stones + reserve <= all; reserve++) {
      // A text of a position may name fewer entries than there were.
      const most = classic ? Math.min(2, all - reserve) : 2;
      for (let entries = Math.min(2, stones); entries <= most; entries++)
        sides.push({ stones, reserve, entries });
    }
  }
  return sides.sort((a, b) => weight(a) - weight(b));
}

/** All that a seat can have in a variant, and how one turn changes it. */
export class Sides {
  readonly list: readonly Side[];
  /** By number: the side after an entry, and after losing a stone on the board; -1 for none. */
  readonly entered: Int8Array;
  readonly robbed: Int8Array;
  readonly #numbers: number[] = [];

  constructor(classic: boolean) {
    const list = allSides(classic);
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

  /** By side: whether entries and captures lead to it from this one in a classic game. */
  from(number: number): readonly boolean[] {
    const reached: boolean[] = [];
    reached[number] = true;
    for (let side = number; side >= 0; side--) {
      if (reached[side]) for (const next of [this.entered[side]!, this.robbed[side]!]) reached[next] = true;
    }
    return reached;
  }

  /** Number of ways in which two sides can stand on the board. */
  ways(own: number, other: number): number {
    return waysOf(this.list[own]!.stones, this.list[other]!.stones);
  }

  /** The number of a family. */
  family(own: number, other: number, plane: number): number {
    return (plane * this.list.length + own) * this.list.length + other;
  }
}
