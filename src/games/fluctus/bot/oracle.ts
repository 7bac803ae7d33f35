import { colors } from '../engine/types.js';
import type { FluctusState } from '../engine/types.js';
import { Sides } from './sides.js';
import { Solver } from './solver.js';
import { Stands, turned } from './stands.js';
import { size } from './tables.js';
import type { Twin } from './twin.js';

/** One numbering of stands serves all tables. */
let stands: Stands | undefined;

/** Two sides that seats have, the later in the list first: positions that step into each other. */
type Pairing = readonly [number, number];

/** The solved game of a variant and of colours so far apart, made portion by portion by whoever asks. */
class Table {
  readonly sides: Sides;
  readonly apart: readonly number[];
  readonly #classic: boolean;
  #solver: Solver | undefined;
  /** What is being solved, for whoever asks next: a task that is dropped loses nothing. */
  #work: { readonly code: number; readonly steps: Generator<undefined, void> } | undefined;
  readonly #solved = new Set<number>();

  constructor(classic: boolean, apart: number) {
    this.#classic = classic;
    this.sides = new Sides(classic);
    this.apart = apart === 3 ? [3] : [apart, 6 - apart];
  }

  /** What must be solved for a position of these two sides to be, in order. Where stones return, all is one. */
  *goal(a: number, b: number): Generator<Pairing> {
    const { sides } = this;
    if (!this.#classic) {
      yield [0, 0];
      return;
    }
    const [ofA, ofB] = [a, b].map((from) => sides.list.map((_, to) => sides.leads(from, to)));
    for (const own of sides.list.keys()) {
      for (let other = 0; other <= own; other++)
        if ((ofA![own] && ofB![other]) || (ofA![other] && ofB![own])) yield [own, other];
    }
  }

  #code = ([own, other]: Pairing): number => own * this.sides.list.length + other;

  /** Number of positions. */
  count([own, other]: Pairing): number {
    const { list } = this.sides;
    if (this.#classic) return this.sides.ways(own, other) * (own === other ? 1 : 2);
    return (
      this.apart.length *
      list.reduce((sum, _, a) => list.reduce((s, _, b) => s + this.sides.ways(a, b), sum), 0)
    );
  }

  isSolved(pairing: Pairing): boolean {
    return this.#solved.has(this.#code(pairing));
  }

  /** How many positions of a pairing are done, about. */
  worked(pairing: Pairing): number {
    return this.#work?.code === this.#code(pairing) ? this.#solver!.worked / 2 : 0;
  }

  /** A portion of the work, of this pairing if none is begun. */
  advance(pairing: Pairing): void {
    stands ??= new Stands();
    if (!stands.ready) return stands.advance();
    this.#solver ??= new Solver(this.sides, stands, this.#classic, this.apart);
    const code = this.#code(pairing);
    const work = (this.#work ??= { code, steps: this.#solver.solve(this.#families(pairing)) });
    if (!work.steps.next().done) return;
    this.#solved.add(work.code);
    this.#work = undefined;
  }

  #families([own, other]: Pairing): readonly number[] {
    const solver = this.#solver!;
    if (!this.#classic) return [...solver.values.keys()];
    const there = solver.family(0, own, other);
    return own === other ? [there] : [there, solver.family(0, other, own)];
  }

  /** The value of a position, once solved: of sets as the seat to move sees them. */
  value(plane: number, own: number, other: number, mine: number, theirs: number): number {
    const { digits, ranks } = stands!;
    const family = this.#solver!.family(plane, own, other);
    return this.#solver!.values[family]![ranks[digits[mine]! + 2 * digits[theirs]!]!]!;
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
  readonly #goal: readonly Pairing[];
  /** How many pairings of the goal are known to be solved, and their positions. */
  #met = 0;
  #solved = 0;

  constructor(twin: Twin, view: FluctusState) {
    this.#colors = view.colors.map((color) => colors.indexOf(color));
    const ahead = this.#ahead(0);
    const apart = Math.min(ahead, 6 - ahead);
    const key = `${view.variant} ${apart}`;
    this.#table = tables.get(key) ?? new Table(view.variant === 'classic', apart);
    tables.set(key, this.#table);
    this.#goal = [...this.#table.goal(this.#side(twin, 0), this.#side(twin, 1))];
    this.size = this.#goal.reduce((sum, pairing) => sum + this.#table.count(pairing), 0);
  }

  /** Share of the positions that are solved, 0 to 1. */
  get done(): number {
    if (this.ready) return 1;
    return (this.#solved + this.#table.worked(this.#goal[this.#met]!)) / this.size;
  }

  get ready(): boolean {
    for (let pairing; (pairing = this.#goal[this.#met]) && this.#table.isSolved(pairing); this.#met++)
      this.#solved += this.#table.count(pairing);
    return this.#met === this.#goal.length;
  }

  /** A portion of solving, half a millisecond or so. */
  advance(): void {
    if (!this.ready) this.#table.advance(this.#goal[this.#met]!);
  }

  /** The value of a position that the view can come to, for the seat to move; once `ready`. */
  value(twin: Twin): number {
    const { seat } = twin;
    const color = this.#colors[seat]!;
    return this.#table.value(
      this.#ahead(seat) === this.#table.apart[0] ? 0 : 1,
      this.#side(twin, seat),
      this.#side(twin, 1 - seat),
      turned(twin.board(seat), color),
      turned(twin.board(1 - seat), color),
    );
  }

  /** How far round the board the other colour is. */
  #ahead(seat: number): number {
    return (this.#colors[1 - seat]! - this.#colors[seat]! + 6) % 6;
  }

  #side(twin: Twin, seat: number): number {
    return this.#table.sides.number(size[twin.board(seat)]!, twin.reserve(seat), twin.entries(seat));
  }
}
