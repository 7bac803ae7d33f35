import { waysOf } from './stands.js';

/** What one seat has: stones on the board and in reserve, and entries counted up to two, as far as F8 asks for them. */
export interface Side {
  readonly stones: number;
  readonly reserve: number;
  readonly entries: number;
  /** Entries that must be missing in a text of a position: in a classic game they follow from the reserve. */
  readonly missing: number;
}

const NONE = -1;

/** Most stones a seat has, and one more. */
const COUNTS = 9;

const codeOf = (stones: number, reserve: number, entries: number): number =>
  (stones * COUNTS + reserve) * 3 + entries;

/** Every turn of a classic game but a step makes its seat's side lighter, or the other one's. */
const weight = ({ stones, reserve, missing }: Side): number => stones + 2 * reserve + 64 * missing;

/** Lighter ones come first. */
function allSides(classic: boolean): readonly Side[] {
  const sides: Side[] = [];
  const all = classic ? 8 : 6;
  for (let stones = 0; stones <= all; stones++) {
    for (let reserve = classic ? 0 : all - stones; stones + reserve <= all; reserve++) {
      const usual = Math.min(2, all - reserve);
      const most = classic ? usual : 2;
      for (let entries = Math.min(2, stones); entries <= most; entries++)
        sides.push({ stones, reserve, entries, missing: classic ? usual - entries : 0 });
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
  readonly #numbers = new Int8Array(COUNTS * COUNTS * 3).fill(NONE);

  constructor(classic: boolean) {
    const list = allSides(classic);
    this.list = list;
    for (const [i, { stones, reserve, entries }] of list.entries())
      this.#numbers[codeOf(stones, reserve, entries)] = i;
    this.entered = Int8Array.from(list, ({ stones, reserve, entries }) =>
      reserve ? this.number(stones + 1, reserve - 1, Math.min(2, entries + 1)) : NONE,
    );
    this.robbed = Int8Array.from(list, ({ stones, reserve, entries }) =>
      stones ? this.number(stones - 1, classic ? reserve : reserve + 1, entries) : NONE,
    );
  }

  number(stones: number, reserve: number, entries: number): number {
    return this.#numbers[codeOf(stones, reserve, entries)]!;
  }

  /** Whether a seat that has `from` may come to have `to`. Every turn of a classic game but a step uses something up. */
  leads(from: number, to: number): boolean {
    const [a, b] = [this.list[from]!, this.list[to]!];
    return a.reserve >= b.reserve && a.stones + a.reserve >= b.stones + b.reserve && a.missing >= b.missing;
  }

  /** Number of ways in which two sides can stand on the board. */
  ways(own: number, other: number): number {
    return waysOf(this.list[own]!.stones, this.list[other]!.stones);
  }
}
