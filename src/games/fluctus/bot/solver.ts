import { attacks, captures, firstOf, neighbors, popCount, rotate, STARTS } from './tables.js';
import type { Family, Materials, Placements } from './tables.js';

/** Number of positions in a step. It is small because the first steps run before the code is compiled. */
const STEP = 256;

/** Value of an immediate draw (F9). 0 is a draw by endless play; for the other values see `lost` and `won`. */
const DRAWN = 255;

/** The value of a position for the seat to move, in a byte: a loss or a win, and the number of plies until then. */
const lost = (plies: number): number => 1 + 2 * plies;
const won = (plies: number): number => 2 + 2 * plies;
export const isDraw = (value: number): boolean => value === 0 || value === DRAWN;
export const isWon = (value: number): boolean => value % 2 === 0;
export const pliesOf = (value: number): number => (value - 1) >> 1;

/** More plies than any position takes (76 in the classic game, 97 in the variant) and than a byte can hold. */
const MAX_PLIES = 127;

/** Replaces the number of open successors if the position cannot be lost, whatever their values are. */
const ESCAPE = 255;

const ALL = 0xfff;

/** Precomputed data of a family in progress. */
interface Work {
  readonly family: Family;
  readonly number: number;
  /** Number of the family that steps lead to: the same materials with the other seat to move. */
  readonly turn: number;
  /** Numbers of the families that an entry and a capture lead to; -1 if impossible. */
  readonly entry: number;
  readonly capture: number;
  readonly first: number;
  readonly size: number;
  /** Index of its first position in the group in progress. */
  readonly base: number;
  /** The digits of each set, rotated to the opponent's point of view. */
  readonly digits: Uint32Array;
  /** Start fields of the seat to move; empty if it has no reserve. */
  readonly starts: number;
  /** The seat to move has a single stone on the board and loses if it cannot enter another (F8). */
  readonly alone: boolean;
  /** Both seats have two stones left (F9). */
  readonly two: boolean;
}

/**
 * Computes the value of every position by retrograde analysis. A position is won in one ply more than its fastest lost
 * successor. It is lost in one ply more than its slowest won successor, if all successors are won. All other positions are
 * draws by endless play. F5 and F10, which depend on earlier moves, are ignored.
 */
export class Solver {
  /** Values of the positions of each solved family, by its number. */
  readonly values: (Uint8Array | undefined)[];
  /** Progress on the current group: at most twice its size. */
  worked = 0;
  readonly #materials: Materials;
  readonly #placements: Placements;
  readonly #classic: boolean;
  /** By plane: the distance to the opponent's colour, clockwise. */
  readonly #apart: readonly number[];
  /** By plane: the digits of each set, rotated to the opponent's point of view. */
  readonly #digits: readonly Uint32Array[];
  /** By position of the group: value, number of successors not won yet, and slowest loss by leaving the family. */
  #value = new Uint8Array(0);
  #open = new Uint8Array(0);
  #latest = new Uint8Array(0);
  /** By position of the group: the family. */
  #kind = new Uint8Array(0);
  #works: readonly Work[] = [];
  /** By family: index of its first position in the group, or -1. */
  readonly #bases: Int32Array;
  /** Queue of the decided positions, fastest first. */
  #queue = new Int32Array(0);
  #tail = 0;
  /** By number of plies: linked list of the positions that other families decide after so many plies. */
  readonly #chains = new Int32Array(MAX_PLIES);
  #next = new Int32Array(0);
  #waiting = 0;
  /** For the current position: fastest win, slowest loss, and existence of a draw, by moves to other families. */
  #fastest = 0;
  #slowest = 0;
  #escape = false;
  /** For the current position: number of moves that stay in the group. */
  #inside = 0;

  /** `apart` is the distance to the opponent's colour, by plane. Opposite colours need only one plane. */
  constructor(materials: Materials, placements: Placements, classic: boolean, apart: readonly number[]) {
    const planes = apart.length;
    const families = planes * materials.list.length ** 2;
    this.#materials = materials;
    this.#placements = placements;
    this.#classic = classic;
    this.#apart = apart;
    this.#digits = apart.map((by) => {
      const digits = new Uint32Array(placements.digits.length);
      // the digits of a set are the sum of the digits of its fields
      const fields = Array.from(neighbors, (_, field) => placements.digits[rotate(1 << field, by)]!);
      for (let set = 1; set <= ALL; set++) digits[set] = digits[set & (set - 1)]! + fields[firstOf(set)]!;
      return digits;
    });
    this.values = Array<undefined>(families);
    this.#bases = new Int32Array(families).fill(-1);
  }

  #workOf(family: Family, base: number): Work {
    const { entered, list, robbed } = this.#materials;
    const [own, other, plane] = family;
    const next = this.#apart.length - 1 - plane;
    const [entry, capture] = [entered[own]!, robbed[other]!];
    const [mine, theirs] = [list[own]!, list[other]!];
    return {
      family,
      number: this.#materials.family(...family),
      turn: this.#materials.family(other, own, next),
      entry: entry < 0 ? -1 : this.#materials.family(other, entry, next),
      capture: capture < 0 ? -1 : this.#materials.family(capture, own, next),
      first: this.#placements.first(mine.stones, theirs.stones),
      size: this.#materials.ways(own, other),
      base,
      digits: this.#digits[plane]!,
      starts: entry < 0 ? 0 : STARTS,
      alone: mine.stones === 1 && mine.entries > 1,
      two: this.#classic && [mine, theirs].every(({ stones, reserve }) => stones + reserve === 2),
    };
  }

  /** Solves a group of families. All other families that they lead to must be solved before. */
  *solve(group: readonly Family[]): Generator<undefined, void> {
    this.#prepare(group);
    for (const [kind, { size }] of this.#works.entries())
      yield* this.#inSteps(0, size, (from, until) => this.#initialize(kind, from, until));
    for (let plies = 0, head = 0; head < this.#tail || this.#waiting; plies++) {
      this.#release(plies);
      const end = this.#tail;
      yield* this.#inSteps(head, end, (from, until) => this.#propagate(from, until));
      head = end;
    }
    for (const { base, number, size } of this.#works) {
      this.values[number] = this.#value.subarray(base, base + size);
      this.#bases[number] = -1;
    }
    // in the variant there is only one group
    if (!this.#classic) this.#queue = this.#next = new Int32Array(0);
  }

  /** Does the work on a range of positions, with a pause after each step. */
  *#inSteps(
    from: number,
    until: number,
    work: (from: number, until: number) => void,
  ): Generator<undefined, void> {
    for (let at = from; at < until; at += STEP) {
      const end = Math.min(until, at + STEP);
      work(at, end);
      this.worked += end - at;
      yield;
    }
  }

  #prepare(group: readonly Family[]): void {
    let count = 0;
    this.#works = group.map((family) => {
      const work = this.#workOf(family, count);
      this.#bases[work.number] = count;
      count += work.size;
      return work;
    });
    this.#value = new Uint8Array(count);
    if (this.#queue.length < count) {
      this.#open = new Uint8Array(count);
      this.#latest = new Uint8Array(count);
      this.#kind = new Uint8Array(count);
      this.#queue = new Int32Array(count);
      this.#next = new Int32Array(count);
    }
    this.#chains.fill(-1);
    this.worked = this.#tail = this.#waiting = 0;
  }

  /** Initializes positions of a family: endings, and moves to other families. */
  #initialize(kind: number, from: number, until: number): void {
    const work = this.#works[kind]!;
    const { base, first, starts, two } = work;
    const { pairs } = this.#placements;
    for (let i = from; i < until; i++) {
      const mine = pairs[first + i]! & ALL;
      const theirs = pairs[first + i]! >> 12;
      const free = ALL & ~(mine | theirs);
      this.#fastest = MAX_PLIES;
      this.#slowest = 0;
      this.#escape = false;
      this.#inside = 0;
      for (let rest = mine; rest; rest &= rest - 1)
        this.#inside += popCount[neighbors[firstOf(rest)]! & free]!;
      const entries = starts & free;
      if (entries) this.#enter(work, mine, theirs, entries);
      const targets = attacks[mine]! & theirs;
      if (targets) this.#capture(work, mine, theirs, targets);
      const at = base + i;
      this.#kind[at] = kind;
      if (work.alone ? !entries : !(this.#inside || entries || targets)) this.#decide(at, lost(0));
      else if (!two) this.#wait(at);
      else if (targets) this.#decide(at, won(0));
      else this.#value[at] = DRAWN;
    }
  }

  #enter({ digits, entry }: Work, mine: number, theirs: number, entries: number): void {
    const after = this.values[entry];
    const { ranks } = this.#placements;
    if (!after) this.#inside += popCount[entries]!;
    else
      for (let rest = entries; rest; rest &= rest - 1)
        this.#addSuccessor(after[ranks[digits[theirs]! + 2 * digits[mine | (rest & -rest)]!]!]!);
  }

  #capture({ capture, digits }: Work, mine: number, theirs: number, targets: number): void {
    const after = this.values[capture];
    const { ranks } = this.#placements;
    for (let rest = targets; rest; rest &= rest - 1) {
      const target = rest & -rest;
      const start = 3 * firstOf(target);
      for (let i = start; i < start + 3; i++) {
        const { from, pair } = captures[i]!;
        if ((mine & pair) !== pair) continue;
        const left = mine ^ from ^ target;
        if (after) this.#addSuccessor(after[ranks[digits[theirs ^ target]! + 2 * digits[left]!]!]!);
        else this.#inside++;
      }
    }
  }

  /** Stores the results of the moves to other families, for a position at which the game goes on. */
  #wait(at: number): void {
    const wins = this.#fastest < MAX_PLIES;
    this.#open[at] = wins || this.#escape ? ESCAPE : this.#inside;
    this.#latest[at] = this.#slowest;
    if (wins) this.#schedule(at, this.#fastest);
    else if (!this.#open[at]) this.#schedule(at, this.#slowest);
  }

  /** Adds the value of a successor in another family. */
  #addSuccessor(value: number): void {
    if (isDraw(value)) this.#escape = true;
    else {
      const plies = pliesOf(value) + 1;
      if (isWon(value)) this.#slowest = Math.max(this.#slowest, plies);
      else this.#fastest = Math.min(this.#fastest, plies);
    }
  }

  #decide(at: number, value: number): void {
    this.#value[at] = value;
    this.#queue[this.#tail++] = at;
  }

  /** Schedules a position to be decided after so many plies, unless it is decided before. */
  #schedule(at: number, plies: number): void {
    this.#next[at] = this.#chains[plies]!;
    this.#chains[plies] = at;
    this.#waiting++;
  }

  /** Decides the positions that wait for this number of plies. */
  #release(plies: number): void {
    for (let at = this.#chains[plies]!; at >= 0; at = this.#next[at]!) {
      this.#waiting--;
      if (!this.#value[at]) this.#decide(at, this.#open[at] ? won(plies) : lost(plies));
    }
  }

  /** Updates the predecessors of decided positions. */
  #propagate(from: number, until: number): void {
    const { pairs, ranks } = this.#placements;
    for (let i = from; i < until; i++) {
      const at = this.#queue[i]!;
      const work = this.#works[this.#kind[at]!]!;
      const { base, digits, first, turn } = work;
      const pair = pairs[first + at - base]!;
      const mine = pair & ALL;
      const theirs = pair >> 12;
      const free = ALL & ~(mine | theirs);
      const value = this.#value[at]!;
      const plies = pliesOf(value) + 1;
      const successorWon = isWon(value);
      const start = this.#bases[turn]!;
      const before = 2 * digits[mine]!;
      for (let rest = theirs; rest; rest &= rest - 1) {
        const stone = rest & -rest;
        for (let gaps = neighbors[firstOf(stone)]! & free; gaps; gaps &= gaps - 1) {
          this.#update(
            start + ranks[digits[theirs ^ stone ^ (gaps & -gaps)]! + before]!,
            plies,
            successorWon,
          );
        }
      }
      if (!this.#classic) this.#propagateBack(work, mine, theirs, plies, successorWon);
    }
  }

  /** The same for entries and captures, which stay in the group if captured stones return (F12). */
  #propagateBack(work: Work, mine: number, theirs: number, plies: number, successorWon: boolean): void {
    const [own, other, plane] = work.family;
    const { digits } = work;
    const { entered, robbed } = this.#materials;
    const { ranks } = this.#placements;
    const before = this.#apart.length - 1 - plane;
    const free = ALL & ~(mine | theirs);
    for (let rest = theirs & (STARTS << this.#apart[plane]!); rest; rest &= rest - 1) {
      const rank = ranks[digits[theirs ^ (rest & -rest)]! + 2 * digits[mine]!]!;
      for (let i = entered.indexOf(other); i >= 0; i = entered.indexOf(other, i + 1))
        this.#update(this.#bases[this.#materials.family(i, own, before)]! + rank, plies, successorWon);
    }
    const victim = robbed.indexOf(own);
    if (victim < 0) return;
    const base = this.#bases[this.#materials.family(other, victim, before)]!;
    for (let rest = theirs; rest; rest &= rest - 1) {
      const target = rest & -rest;
      const start = 3 * firstOf(target);
      for (let i = start; i < start + 3; i++) {
        const { from, pair } = captures[i]!;
        if (!(theirs & (pair ^ from)) || !(free & from)) continue;
        const rank = ranks[digits[theirs ^ target ^ from]! + 2 * digits[mine | target]!]!;
        this.#update(base + rank, plies, successorWon);
      }
    }
  }

  /** Updates a position whose successor is won (`successorWon`) or lost for the seat to move there. */
  #update(at: number, plies: number, successorWon: boolean): void {
    if (this.#value[at]) return;
    if (!successorWon) this.#decide(at, won(plies));
    else if (this.#open[at] !== ESCAPE && !--this.#open[at]!) {
      const latest = this.#latest[at]!;
      if (latest > plies) this.#schedule(at, latest);
      else this.#decide(at, lost(plies));
    }
  }
}
