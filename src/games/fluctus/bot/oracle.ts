import { colors } from '../engine/types.js';
import type { FluctusState } from '../engine/types.js';
import { Sides, type Family } from './sides.js';
import { Solver } from './solver.js';
import { Stands, turned } from './stands.js';
import { size } from './tables.js';
import type { Twin } from './twin.js';

/** One numbering of stands serves all tables. */
let stands: Stands | undefined;

/** Two sides whose positions step into each other and are solved at once. */
interface Group {
  readonly sides: readonly [number, number];
  /** Number of positions. */
  readonly size: number;
  solved: boolean;
}

/** The solved game of a variant and of colours so far apart, made portion by portion by whoever asks. */
class Table {
  readonly sides: Sides;
  /** By plane: how far round the board the other seat's colour is. */
  readonly apart: readonly number[];
  /** Its values are there once their group is solved. */
  solver: Solver | undefined;
  readonly #classic: boolean;
  readonly #groups: Group[] = [];
  /** What is being solved, for whoever asks next: a task that is dropped loses nothing. */
  #work: { readonly group: Group; readonly steps: Generator<undefined, void> } | undefined;

  constructor(classic: boolean, apart: number) {
    this.#classic = classic;
    this.sides = new Sides(classic);
    this.apart = apart === 3 ? [3] : [apart, 6 - apart];
  }

  /** What must be solved for a position of these two sides, in order: later ones lead to earlier ones. */
  goal([a, b]: readonly [number, number]): readonly Group[] {
    if (!this.#classic) return [this.#group(0, 0)];
    const [ofA, ofB] = [this.sides.from(a), this.sides.from(b)];
    const goal: Group[] = [];
    for (const own of this.sides.list.keys()) {
      for (let other = 0; other <= own; other++)
        if ((ofA[own] && ofB[other]) || (ofA[other] && ofB[own])) goal.push(this.#group(own, other));
    }
    return goal;
  }

  #group(own: number, other: number): Group {
    const number = this.sides.family(own, other, 0);
    return (this.#groups[number] ??= { sides: [own, other], size: this.#count(own, other), solved: false });
  }

  /** Number of positions. */
  #count(own: number, other: number): number {
    if (this.#classic) return this.sides.ways(own, other) * (own === other ? 1 : 2);
    return this.#families(own, other).reduce((sum, [a, b]) => sum + this.sides.ways(a, b), 0);
  }

  #families(own: number, other: number): readonly Family[] {
    if (this.#classic)
      return own === other
        ? [[own, own, 0]]
        : [
            [own, other, 0],
            [other, own, 0],
          ];
    // Where stones return, everything leads to everything.
    const all = [...this.sides.list.keys()];
    return this.apart.flatMap((_, plane) => all.flatMap((a) => all.map((b): Family => [a, b, plane])));
  }

  /** How many positions of a group are done, about. */
  worked(group: Group): number {
    return this.#work?.group === group ? this.solver!.worked / 2 : 0;
  }

  /** A portion of the work, of this group if none is begun. */
  advance(group: Group): void {
    stands ??= new Stands();
    if (!stands.ready) return stands.advance();
    if (!this.solver) {
      this.solver = new Solver(this.sides, stands, this.#classic, this.apart);
      return;
    }
    const work = (this.#work ??= { group, steps: this.solver.solve(this.#families(...group.sides)) });
    if (!work.steps.next().done) return;
    work.group.solved = true;
    this.#work = undefined;
  }
}

/** Tables by variant and by how far apart the colours are: turning the board makes all such pairs the same. */
const tables = new Map<string, Table>();

/**
 * What a view asks of its table. Values are exact for the game without F5 and F10, in which play without end is a draw.
 * Solving goes on where any earlier task left it.
 */
export class Oracle {
  /** Positions that must be solved: all that the game can come to by captures and entries. */
  readonly size: number;
  readonly #table: Table;
  /** By seat, counted round the board. */
  readonly #colors: readonly number[];
  readonly #goal: readonly Group[];
  /** How many groups of the goal are known to be solved, and their positions. */
  #met = 0;
  #solved = 0;

  constructor(twin: Twin, view: FluctusState) {
    this.#colors = view.colors.map((color) => colors.indexOf(color));
    const ahead = this.#ahead(0);
    const apart = Math.min(ahead, 6 - ahead);
    const key = `${view.variant} ${apart}`;
    this.#table = tables.get(key) ?? new Table(view.variant === 'classic', apart);
    tables.set(key, this.#table);
    this.#goal = this.#table.goal([this.#side(twin, 0), this.#side(twin, 1)]);
    this.size = this.#goal.reduce((sum, { size }) => sum + size, 0);
  }

  /** Share of the positions that are solved, 0 to 1. */
  get done(): number {
    const worked = this.ready ? 0 : this.#table.worked(this.#goal[this.#met]!);
    return (this.#solved + worked) / this.size;
  }

  get ready(): boolean {
    for (let group; (group = this.#goal[this.#met])?.solved; this.#met++) this.#solved += group.size;
    return this.#met === this.#goal.length;
  }

  /** A portion of solving, half a millisecond or so. */
  advance(): void {
    this.#table.advance(this.#goal[this.#met]!);
  }

  /** The value of a position that the view can come to, for the seat to move; once `ready`. */
  value(twin: Twin): number {
    const { seat } = twin;
    const { apart, sides, solver } = this.#table;
    const { digits, ranks } = stands!;
    const color = this.#colors[seat]!;
    const standing = (of: number) => digits[turned(twin.board(of), color)]!;
    const [own, other] = [this.#side(twin, seat), this.#side(twin, 1 - seat)];
    const family = sides.family(own, other, apart.indexOf(this.#ahead(seat)));
    return solver!.values[family]![ranks[standing(seat) + 2 * standing(1 - seat)]!]!;
  }

  /** How far round the board the other colour is. */
  #ahead(seat: number): number {
    return (this.#colors[1 - seat]! - this.#colors[seat]! + 6) % 6;
  }

  #side(twin: Twin, seat: number): number {
    return this.#table.sides.number(size[twin.board(seat)]!, twin.reserve(seat), twin.entries(seat));
  }
}
