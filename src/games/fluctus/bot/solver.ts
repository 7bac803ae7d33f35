import type { Family, Sides } from './sides.js';
import { turned, type Stands } from './stands.js';
import { aims, around, firstOf, leaps, size, STARTS } from './tables.js';

/** Positions looked at in a portion: few, for the first ones run before they are compiled, and some machines are slow. */
const PORTION = 256;

/** A value that a rule draws at once (F9); else 0 for what goes on for ever, or see `lost` and `won`. */
const DRAWN = 255;

/** What a position is worth to the seat to move, in a byte: how many plies are left, and whether it is won. */
const lost = (plies: number): number => 1 + 2 * plies;
const won = (plies: number): number => 2 + 2 * plies;
export const isDraw = (value: number): boolean => value === 0 || value === DRAWN;
export const isWon = (value: number): boolean => value % 2 === 0;
export const pliesOf = (value: number): number => (value - 1) >> 1;

/** More plies than any position takes (76 in the classic game and 97 where stones return), and than a byte holds. */
const LONGEST = 127;

/** In place of the number of successors that are not won yet: the position is not lost, whatever becomes of them. */
const ESCAPE = 255;

const ALL = 0xfff;

/** A family at work. */
interface Work {
  readonly family: Family;
  readonly number: number;
  /** The same with the other seat to move: where steps lead. */
  readonly turn: number;
  /** Where an entry and a capture lead; -1 for nowhere. */
  readonly entry: number;
  readonly capture: number;
  readonly first: number;
  readonly size: number;
  /** Where it begins in the group at work. */
  readonly base: number;
  /** A set in digits, as the other seat sees it. */
  readonly digits: Uint32Array;
  /** Start fields of the seat to move, if it has a stone to enter. */
  readonly starts: number;
  /** One stone stands alone, and is lost without another (F8). */
  readonly alone: boolean;
  /** Both have two stones left (F9). */
  readonly two: boolean;
}

/**
 * Finds the value of every position by going back from the ends: a position is won in one ply more than the soonest lost
 * one it leads to, and lost in one ply more than the latest won one when it leads to no other. F5 and F10, which ask how a
 * position came about, are left out; what is neither won nor lost goes on for ever.
 */
export class Solver {
  /** By the number of a family: values of its positions, once solved. */
  readonly values: (Uint8Array | undefined)[];
  /** How much has been done of the group at work: twice its size at most. */
  worked = 0;
  readonly #sides: Sides;
  readonly #stands: Stands;
  readonly #classic: boolean;
  /** By plane: how far round the board the other seat's colour is. */
  readonly #apart: readonly number[];
  /** By plane: a set in digits, as the other seat sees it. */
  readonly #digits: readonly Uint32Array[];
  /** Positions of the group at work, family after family: values, successors not yet won, latest end by another family. */
  #found = new Uint8Array(0);
  #open = new Uint8Array(0);
  #latest = new Uint8Array(0);
  /** The family of each. */
  #kind = new Uint8Array(0);
  #works: readonly Work[] = [];
  /** By family: where it begins, or -1. */
  readonly #bases: Int32Array;
  /** Positions decided, sooner ones first. */
  #queue = new Int32Array(0);
  #tail = 0;
  /** Positions decided by other families after so many plies, in chains. */
  readonly #chains = new Int32Array(LONGEST);
  #next = new Int32Array(0);
  #waiting = 0;
  /** Of the position at hand: soonest win, latest loss and whether there is a draw by leaving for another family. */
  #soon = 0;
  #late = 0;
  #escape = false;
  /** Of the position at hand: turns that stay in the group. */
  #ways = 0;
  /** Positions left to look at before the next pause. */
  #left = PORTION;

  /** `apart` is how far round the board the other seat's colour is: twice the same for opposite ones, where seats are alike. */
  constructor(sides: Sides, stands: Stands, classic: boolean, apart: readonly number[]) {
    const planes = apart.length;
    const families = planes * sides.list.length ** 2;
    this.#sides = sides;
    this.#stands = stands;
    this.#classic = classic;
    this.#apart = apart;
    this.#digits = apart.map((by) => {
      const digits = new Uint32Array(stands.digits.length);
      // A set's digits are the sum of its fields'.
      const fields = Array.from(around, (_, field) => stands.digits[turned(1 << field, by)]!);
      for (let set = 1; set <= ALL; set++) digits[set] = digits[set & (set - 1)]! + fields[firstOf(set)]!;
      return digits;
    });
    this.values = Array<undefined>(families);
    this.#bases = new Int32Array(families).fill(-1);
  }

  #read(family: Family, base: number): Work {
    const { entered, list, robbed } = this.#sides;
    const [own, other, plane] = family;
    const next = this.#apart.length - 1 - plane;
    const [entry, capture] = [entered[own]!, robbed[other]!];
    const [mine, theirs] = [list[own]!, list[other]!];
    return {
      family,
      number: this.#sides.family(...family),
      turn: this.#sides.family(other, own, next),
      entry: entry < 0 ? -1 : this.#sides.family(other, entry, next),
      capture: capture < 0 ? -1 : this.#sides.family(capture, own, next),
      first: this.#stands.first(mine.stones, theirs.stones),
      size: this.#sides.ways(own, other),
      base,
      digits: this.#digits[plane]!,
      starts: entry < 0 ? 0 : STARTS,
      alone: mine.stones === 1 && mine.entries > 1,
      two: this.#classic && [mine, theirs].every(({ stones, reserve }) => stones + reserve === 2),
    };
  }

  /** Solves families that lead to each other; what else they lead to is solved before. */
  *solve(group: readonly Family[]): Generator<undefined, void> {
    this.#prepare(group);
    for (const [kind, { size }] of this.#works.entries()) {
      for (let at = 0; at < size;) {
        const until = Math.min(size, at + this.#left);
        this.#begin(kind, at, until);
        if (this.#spend(until - at)) yield;
        at = until;
      }
    }
    for (let plies = 0, head = 0; head < this.#tail || this.#waiting; plies++) {
      this.#raise(plies);
      for (const end = this.#tail; head < end;) {
        const until = Math.min(end, head + this.#left);
        this.#spread(head, until);
        if (this.#spend(until - head)) yield;
        head = until;
      }
    }
    for (const { base, number, size } of this.#works) {
      this.values[number] = this.#found.subarray(base, base + size);
      this.#bases[number] = -1;
    }
    if (!this.#classic) this.#queue = this.#next = new Int32Array(0); // one group is all
  }

  /** Whether a portion is done. */
  #spend(positions: number): boolean {
    this.worked += positions;
    this.#left -= positions;
    if (this.#left) return false;
    this.#left = PORTION;
    return true;
  }

  #prepare(group: readonly Family[]): void {
    let count = 0;
    this.#works = group.map((family) => {
      const work = this.#read(family, count);
      this.#bases[work.number] = count;
      count += work.size;
      return work;
    });
    this.#found = new Uint8Array(count);
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

  /** Looks at positions of a family for the first time: ends, and what other families decide. */
  #begin(kind: number, from: number, until: number): void {
    const work = this.#works[kind]!;
    const { base, first, starts, two } = work;
    const { pairs } = this.#stands;
    for (let i = from; i < until; i++) {
      const mine = pairs[first + i]! & ALL;
      const theirs = pairs[first + i]! >> 12;
      const free = ALL & ~(mine | theirs);
      this.#soon = LONGEST;
      this.#late = 0;
      this.#escape = false;
      this.#ways = 0;
      for (let rest = mine; rest; rest &= rest - 1) this.#ways += size[around[firstOf(rest)]! & free]!;
      const gates = starts & free;
      if (gates) this.#enter(work, mine, theirs, gates);
      const targets = aims[mine]! & theirs;
      if (targets) this.#capture(work, mine, theirs, targets);
      const at = base + i;
      this.#kind[at] = kind;
      if (work.alone ? !gates : !(this.#ways || gates || targets)) this.#decide(at, lost(0));
      else if (!two) this.#judge(at);
      else if (targets) this.#decide(at, won(0));
      else this.#found[at] = DRAWN;
    }
  }

  #enter({ digits, entry }: Work, mine: number, theirs: number, gates: number): void {
    const after = this.values[entry];
    if (!after) this.#ways += size[gates]!;
    else
      for (let rest = gates; rest; rest &= rest - 1)
        this.#weigh(after[this.#stands.ranks[digits[theirs]! + 2 * digits[mine | (rest & -rest)]!]!]!);
  }

  #capture({ capture, digits }: Work, mine: number, theirs: number, targets: number): void {
    const after = this.values[capture];
    const { ranks } = this.#stands;
    for (let rest = targets; rest; rest &= rest - 1) {
      const target = rest & -rest;
      const start = 3 * firstOf(target);
      for (let leap = start; leap < start + 3; leap++) {
        const { from, pair } = leaps[leap]!;
        if ((mine & pair) !== pair) continue;
        const left = mine ^ from ^ target;
        if (after) this.#weigh(after[ranks[digits[theirs ^ target]! + 2 * digits[left]!]!]!);
        else this.#ways++;
      }
    }
  }

  /** What other families say of a position at which the game goes on. */
  #judge(at: number): void {
    const wins = this.#soon < LONGEST;
    this.#open[at] = wins || this.#escape ? ESCAPE : this.#ways;
    this.#latest[at] = this.#late;
    if (wins) this.#chain(at, this.#soon);
    else if (!this.#open[at]) this.#chain(at, this.#late);
  }

  /** Takes a successor of another family into account. */
  #weigh(value: number): void {
    if (isDraw(value)) this.#escape = true;
    else {
      const plies = pliesOf(value) + 1;
      if (isWon(value)) this.#late = Math.max(this.#late, plies);
      else this.#soon = Math.min(this.#soon, plies);
    }
  }

  #decide(at: number, value: number): void {
    this.#found[at] = value;
    this.#queue[this.#tail++] = at;
  }

  /** Leaves a position to be decided after so many plies, unless it is before. */
  #chain(at: number, plies: number): void {
    this.#next[at] = this.#chains[plies]!;
    this.#chains[plies] = at;
    this.#waiting++;
  }

  #raise(plies: number): void {
    for (let at = this.#chains[plies]!; at >= 0; at = this.#next[at]!) {
      this.#waiting--;
      if (!this.#found[at]) this.#decide(at, this.#open[at] ? won(plies) : lost(plies));
    }
  }

  /** Tells the positions before those decided. */
  #spread(from: number, until: number): void {
    const { pairs, ranks } = this.#stands;
    for (let i = from; i < until; i++) {
      const at = this.#queue[i]!;
      const work = this.#works[this.#kind[at]!]!;
      const { base, digits, first, turn } = work;
      const pair = pairs[first + at - base]!;
      const mine = pair & ALL;
      const theirs = pair >> 12;
      const free = ALL & ~(mine | theirs);
      const value = this.#found[at]!;
      const plies = pliesOf(value) + 1;
      const good = isWon(value);
      const start = this.#bases[turn]!;
      const before = 2 * digits[mine]!;
      for (let rest = theirs; rest; rest &= rest - 1) {
        const stone = rest & -rest;
        for (let gaps = around[firstOf(stone)]! & free; gaps; gaps &= gaps - 1) {
          this.#reach(start + ranks[digits[theirs ^ stone ^ (gaps & -gaps)]! + before]!, plies, good);
        }
      }
      if (!this.#classic) this.#spreadBack(work, mine, theirs, plies, good);
    }
  }

  /** The same where entries and captures lead back to what was before (F12). */
  #spreadBack(work: Work, mine: number, theirs: number, plies: number, good: boolean): void {
    const [own, other, plane] = work.family;
    const { digits } = work;
    const { entered, robbed } = this.#sides;
    const { ranks } = this.#stands;
    const before = this.#apart.length - 1 - plane;
    const free = ALL & ~(mine | theirs);
    for (let rest = theirs & (STARTS << this.#apart[plane]!); rest; rest &= rest - 1) {
      const rank = ranks[digits[theirs ^ (rest & -rest)]! + 2 * digits[mine]!]!;
      for (let side = entered.indexOf(other); side >= 0; side = entered.indexOf(other, side + 1))
        this.#reach(this.#bases[this.#sides.family(side, own, before)]! + rank, plies, good);
    }
    const side = robbed.indexOf(own);
    if (side < 0) return;
    const base = this.#bases[this.#sides.family(other, side, before)]!;
    for (let rest = theirs; rest; rest &= rest - 1) {
      const target = rest & -rest;
      const start = 3 * firstOf(target);
      for (let leap = start; leap < start + 3; leap++) {
        const { from, pair } = leaps[leap]!;
        if (!(theirs & (pair ^ from)) || !(free & from)) continue;
        const rank = ranks[digits[theirs ^ target ^ from]! + 2 * digits[mine | target]!]!;
        this.#reach(base + rank, plies, good);
      }
    }
  }

  /** A position leads to one that is won (`good`) or lost for the seat that moves then. */
  #reach(at: number, plies: number, good: boolean): void {
    if (this.#found[at]) return;
    if (!good) this.#decide(at, won(plies));
    else if (this.#open[at] !== ESCAPE && !--this.#open[at]!) {
      const latest = this.#latest[at]!;
      if (latest > plies) this.#chain(at, latest);
      else this.#decide(at, lost(plies));
    }
  }
}
