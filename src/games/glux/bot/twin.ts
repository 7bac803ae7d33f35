import type { Seat } from '../../../core/game.js';
import type { Random } from '../../../core/random.js';
import { chipTypes, EACH, facesOf, inBag, indexOf, roomsOf, startsOf, widthOf } from '../engine/board.js';
import type { GluxState } from '../engine/types.js';

const KINDS = chipTypes.length;

/** Number of chips of a seat (G1). */
const CHIPS_PER_SEAT = KINDS * EACH;

/** Number of seats in the arrays, regardless of the number of players. */
export const MAX_SEATS = 4;

/** Values of `cells` for one chip and for two chips. */
const ONE = 32;
const TWO = 64;

/** Values of `hands` for no chip and for a hidden chip. */
const NONE = KINDS;
const HIDDEN = KINDS + 1;

/** The two faces of each kind. */
export const faces = Uint8Array.from(chipTypes.flatMap(facesOf));

/** Encodes a move: a square and a face. */
export const pack = (at: number, face: number): number => (at << 3) | face;

/** Data of a board that never changes. */
class BoardData {
  readonly size: number;
  readonly seats: number;
  /** The room of each square, from 1; 0 is a corridor. */
  readonly rooms: Uint8Array;
  readonly roomCount: number;
  readonly middle: number;
  /** The last draw ends the game (G10). */
  readonly lastDraw: boolean;
  /** Start squares by seat. */
  readonly starts: Int16Array;
  /** By square: 1 + the seat that starts there, or 0. */
  readonly owners: Uint8Array;
  /** Index offsets of the directions: left, right, up, down. */
  readonly steps: Int16Array;
  /** Number of squares to the edge, for each square in four directions. */
  readonly edges: Int16Array;

  constructor(view: GluxState) {
    const { board, endsAt, stacks } = view;
    const width = widthOf(board);
    const letters = roomsOf(board);
    this.size = stacks.length;
    this.seats = view.hands.length;
    this.rooms = Uint8Array.from(board.rows.join(''), (letter) => letters.indexOf(letter) + 1);
    this.roomCount = letters.length;
    this.middle = letters.indexOf(board.middle) + 1;
    this.lastDraw = endsAt === 'last-draw';
    this.starts = Int16Array.from(startsOf(view), (square) => indexOf(board, square));
    this.owners = new Uint8Array(this.size);
    for (const [seat, at] of this.starts.entries()) this.owners[at] = seat + 1;
    this.steps = Int16Array.of(-1, 1, -width, width);
    this.edges = Int16Array.from({ length: 4 * this.size }, (_, i) => {
      const at = i >> 2;
      const [column, row] = [at % width, Math.trunc(at / width)];
      return [column, width - 1 - column, row, board.rows.length - 1 - row][i & 3]!;
    });
  }
}

/**
 * A second, fast implementation of the rules G1 to G15 for search: a mutable game in one array, which is reset as a whole.
 * The engine is the reference; a test compares the two. Squares are indexes in reading order, chips are indexes of kinds.
 */
export class Twin {
  readonly ground: BoardData;
  /** The squares found by the last call of `reach`. */
  readonly found: Int16Array;
  /** By square: 0, or 32 × number of chips + 8 × seat + face of the top chip. */
  readonly cells: Int16Array;
  /** Visible pips: four seats for each room, corridors first. */
  readonly pips: Int16Array;
  /** Kind of chip by seat; 3 for none, 4 for a hidden chip. */
  readonly hands: Int16Array;
  /** Number of chips: three kinds for each seat. A hidden chip is included. */
  readonly bags: Int16Array;
  /** Points by seat, from the last call of `score`. */
  readonly points = new Int16Array(MAX_SEATS);
  /** By square: number of the last call of `reach` that found it. */
  readonly #marks: Int32Array;
  #mark = 0;
  /** All data that changes, and a copy of its state in the view. */
  readonly #data: Int16Array;
  readonly #initial: Int16Array;
  /** Distance from a square with chips to the next such square or the edge, in four directions. */
  readonly #gaps: Int16Array;
  /** Lists of the squares with a visible chip (24 per seat), their lengths, and the index of each square in its list. */
  readonly #lit: Int16Array;
  readonly #counts: Int16Array;
  readonly #slots: Int16Array;
  /** By seat: number of chips in the bag, and 1 if the seat is out. */
  readonly #bagSize: Int16Array;
  readonly #out: Int16Array;
  /** The seat to move or to draw, and 1 if the game is over. */
  readonly #turn: Int16Array;

  constructor(view: GluxState) {
    const ground = new BoardData(view);
    this.ground = ground;
    const { size, roomCount } = ground;
    this.found = new Int16Array(size);
    this.#marks = new Int32Array(size);
    this.#data = new Int16Array(6 * size + MAX_SEATS * (roomCount + KINDS + CHIPS_PER_SEAT + 5) + 2);
    let from = 0;
    const part = (length: number) => this.#data.subarray(from, (from += length));
    this.cells = part(size);
    this.#gaps = part(4 * size);
    this.#slots = part(size);
    this.pips = part(MAX_SEATS * (roomCount + 1));
    this.hands = part(MAX_SEATS);
    this.bags = part(MAX_SEATS * KINDS);
    this.#lit = part(MAX_SEATS * CHIPS_PER_SEAT);
    this.#counts = part(MAX_SEATS);
    this.#bagSize = part(MAX_SEATS);
    this.#out = part(MAX_SEATS);
    this.#turn = part(2);
    this.#load(view);
    this.#initial = this.#data.slice();
  }

  /** The seat to move, or to draw if `draws` is true. */
  get seat(): Seat {
    return this.#turn[0]!;
  }

  get over(): boolean {
    return this.#turn[1] !== 0;
  }

  /** True if chance is to move. */
  get draws(): boolean {
    return this.hands[this.#turn[0]!] === NONE;
  }

  isOut(seat: Seat): boolean {
    return this.#out[seat] !== 0;
  }

  /** Goes back to the view. */
  reset(): void {
    this.#data.set(this.#initial);
  }

  /** Deals every hidden hand again. All chips that its owner has not laid are equally likely. */
  deal(chance: Random): void {
    const { hands, ground } = this;
    for (let seat = 0; seat < ground.seats; seat++)
      if (hands[seat] === HIDDEN) this.#take(seat, this.#kindAt(seat, chance.below(this.#bagSize[seat]!)));
  }

  /** Draws a chip of that kind for the seat to move (G2, G3). */
  draw(kind: number): void {
    const { seat } = this;
    this.#take(seat, kind);
    if (this.cells[this.ground.starts[seat]!]) this.#pass();
  }

  /** Draws a random chip for the seat to move. */
  drawAny(chance: Random): void {
    const { seat } = this;
    this.draw(this.#kindAt(seat, chance.below(this.#bagSize[seat]!)));
  }

  /** Lays the chip of the seat to move. The move must be legal (G4). */
  lay(at: number, face: number): void {
    const { cells, pips, seat } = this;
    const { rooms, starts } = this.ground;
    const under = cells[at]!;
    const room = MAX_SEATS * rooms[at]!;
    if (under) {
      const owner = (under >> 3) & 3;
      pips[room + owner]! -= under & 7;
      this.#cover(owner, at);
    } else this.#link(at);
    cells[at] = (under ? TWO : ONE) | (seat << 3) | face;
    pips[room + seat]! += face;
    this.#show(seat, at);
    this.hands[seat] = NONE;
    const opened = !under && at === starts[seat];
    if (opened || !this.#bagSize[seat]) this.#pass();
  }

  /** Writes the squares for a seat's next chip (G2, G4 to G8) to `found`, each once. Returns their number. */
  reach(seat: Seat = this.seat): number {
    const { cells, found } = this;
    const { owners, starts, steps } = this.ground;
    const start = starts[seat]!;
    const [gaps, lit, marks] = [this.#gaps, this.#lit, this.#marks];
    const mark = ++this.#mark;
    const own = seat + 1;
    let n = 0;
    for (let i = seat * CHIPS_PER_SEAT, end = i + this.#counts[seat]!; i < end; i++) {
      const from = lit[i]!;
      const face = cells[from]! & 7;
      for (let direction = 0; direction < 4; direction++) {
        if (gaps[4 * from + direction]! < face) continue;
        const to = from + face * steps[direction]!;
        const owner = owners[to]!;
        if (cells[to]! >= TWO || marks[to] === mark || (owner && owner !== own)) continue;
        marks[to] = mark;
        found[n++] = to;
      }
    }
    if (cells[start]! < TWO && marks[start] !== mark) found[n++] = start;
    return n;
  }

  /** Returns the number of directions in which a seat could count from a square with a chip of that face. */
  ways(at: number, face: number, seat: Seat): number {
    const { cells } = this;
    const { edges, owners, steps } = this.ground;
    let ways = 0;
    for (let direction = 0; direction < 4; direction++) {
      if (edges[4 * at + direction]! < face) continue;
      const step = steps[direction]!;
      const end = at + face * step;
      const owner = owners[end]!;
      if (cells[end]! >= TWO || (owner && owner !== seat + 1)) continue;
      let to = at + step;
      while (to !== end && !cells[to]) to += step;
      if (to === end) ways++;
    }
    return ways;
  }

  /** Computes the points of each seat (G11 to G14). */
  score(): void {
    const { points } = this;
    const { roomCount, seats } = this.ground;
    points.fill(0);
    for (let room = MAX_SEATS; room <= MAX_SEATS * roomCount; room += MAX_SEATS)
      for (let seat = 0; seat < seats; seat++) points[seat]! += this.worth(room, seat);
  }

  /** Returns the points of a seat in a room. `room` is its index in `pips`. */
  worth(room: number, seat: Seat): number {
    const { pips } = this;
    const own = pips[room + seat]!;
    if (!own) return 0;
    let above = 0;
    for (let other = 0; other < this.ground.seats; other++) if (pips[room + other]! > own) above++;
    return above === 0 ? 4 : above === 1 && this.ground.seats > 2 ? 2 : 0;
  }

  /** Returns the seats in the lead (G15), one bit per seat. Updates `points`. */
  leaders(): number {
    const { pips, points } = this;
    const { middle, seats } = this.ground;
    this.score();
    let [best, set] = [-1, 0];
    for (let seat = 0; seat < seats; seat++) {
      // a room can never have so many pips that they outweigh a point
      const value = points[seat]! * 8192 + pips[MAX_SEATS * middle + seat]!;
      if (value > best) [best, set] = [value, 0];
      if (value === best) set |= 1 << seat;
    }
    return set;
  }

  #load(view: GluxState): void {
    const { bags, ending, hands, out, seat, stacks } = view;
    for (const [at, stack] of stacks.entries()) {
      const top = stack.at(-1);
      if (!top) continue;
      this.#link(at);
      this.cells[at] = ONE * stack.length + 8 * top.seat + top.face;
      this.pips[MAX_SEATS * this.ground.rooms[at]! + top.seat]! += top.face;
      this.#show(top.seat, at);
    }
    for (const [each, hand] of hands.entries()) {
      const kind = chipTypes.indexOf(hand as (typeof chipTypes)[number]);
      this.hands[each] = hand === '-' ? NONE : kind < 0 ? HIDDEN : kind;
      this.bags.set(bags[each]!, KINDS * each);
      this.#bagSize[each] = inBag(bags[each]!);
      this.#out[each] = +out.includes(each);
    }
    this.#turn[0] = seat;
    this.#turn[1] = +!!ending;
  }

  /** Returns the kind of a chip in the bag, given by its index. */
  #kindAt(seat: Seat, index: number): number {
    const { bags } = this;
    const first = bags[KINDS * seat]!;
    return index < first ? 0 : index < first + bags[KINDS * seat + 1]! ? 1 : 2;
  }

  #take(seat: Seat, kind: number): void {
    this.bags[KINDS * seat + kind]!--;
    this.#bagSize[seat]!--;
    this.hands[seat] = kind;
  }

  /** Updates the gaps from and to a square that is no longer empty. */
  #link(at: number): void {
    const { cells } = this;
    const { edges, steps } = this.ground;
    const gaps = this.#gaps;
    for (let direction = 0; direction < 4; direction++) {
      const edge = edges[4 * at + direction]!;
      const step = steps[direction]!;
      let gap = 1;
      let to = at + step;
      while (gap <= edge && !cells[to]) {
        gap++;
        to += step;
      }
      gaps[4 * at + direction] = gap <= edge ? gap : edge;
      if (gap <= edge) gaps[4 * to + (direction ^ 1)] = gap;
    }
  }

  #show(seat: Seat, at: number): void {
    const slot = seat * CHIPS_PER_SEAT + this.#counts[seat]!++;
    this.#lit[slot] = at;
    this.#slots[at] = slot;
  }

  /** Removes a covered chip from its list: the last chip takes its index. */
  #cover(seat: Seat, at: number): void {
    const slot = this.#slots[at]!;
    const last = this.#lit[seat * CHIPS_PER_SEAT + --this.#counts[seat]!]!;
    this.#lit[slot] = last;
    this.#slots[last] = slot;
  }

  /** True if every seat that is not out has drawn all its chips. */
  #allDrawn(): boolean {
    for (let seat = 0; seat < this.ground.seats; seat++)
      if (!this.#out[seat] && this.#bagSize[seat]! > +(this.hands[seat] === HIDDEN)) return false;
    return true;
  }

  /**
   * Passes the turn to the next seat that can lay or draw. A seat that holds a chip and cannot lay it is out (G9). Ends the
   * game if there is no such seat, or by the last draw (G10).
   */
  #pass(): void {
    const { lastDraw, seats, starts } = this.ground;
    const { seat } = this;
    for (let i = 1; i <= seats && !(lastDraw && this.#allDrawn()); i++) {
      const next = (seat + i) % seats;
      if (this.#out[next]) continue;
      const draws = this.hands[next] === NONE;
      if (draws && !this.#bagSize[next]) continue;
      // no search is needed if the seat can cover its start chip (G8)
      if (draws || this.cells[starts[next]!]! < TWO || this.reach(next)) {
        this.#turn[0] = next;
        return;
      }
      this.#out[next] = 1;
    }
    this.#turn[1] = 1;
  }
}
