import type { Seat } from '../../../core/game.js';
import type { Random } from '../../../core/random.js';
import { indexOf, roomsOf, startsOf, widthOf } from '../engine/board.js';
import { chipTypes, EACH, facesOf, inBag } from '../engine/chips.js';
import type { GluxState } from '../engine/types.js';

const KINDS = chipTypes.length;

/** Chips of a seat (G1). */
const MOST_CHIPS = KINDS * EACH;

/** Seats for which there is room, whether they play or not. */
export const PLACES = 4;

/** One chip on a square, and two: see `cells`. */
const ONE = 32;
const TWO = 64;

/** Hands that are no kind of chip. */
const NONE = KINDS;
const HIDDEN = KINDS + 1;

/** Faces by kind, two each. */
export const faces = Uint8Array.from(chipTypes.flatMap(facesOf));

/** A place and what its chip shows, as one number. */
export const pack = (at: number, face: number): number => (at << 3) | face;

/** Places of a board that never change. */
class Ground {
  readonly size: number;
  readonly seats: number;
  /** Rooms by square, counted from 1; 0 is a corridor. */
  readonly rooms: Uint8Array;
  readonly roomCount: number;
  readonly middle: number;
  /** Start squares by seat. */
  readonly starts: Int16Array;
  /** 1 + the seat whose start it is, by square; 0: nobody's. */
  readonly owners: Uint8Array;
  /** Left, right, up, down. */
  readonly steps: Int16Array;
  /** Squares to the edge, four directions a square. */
  readonly edges: Int16Array;

  constructor(view: GluxState) {
    const { board, stacks } = view;
    const width = widthOf(board);
    const letters = roomsOf(board);
    this.size = stacks.length;
    this.seats = view.hands.length;
    this.rooms = Uint8Array.from(board.rows.join(''), (letter) => letters.indexOf(letter) + 1);
    this.roomCount = letters.length;
    this.middle = letters.indexOf(board.middle) + 1;
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
 * The rules G1 to G15 once more, for speed: a mutable game in one array, which is played on and set back as a whole. The
 * readable engine is the truth; a test holds the two equal. Squares are places in reading order, chips go by kind.
 */
export class Twin {
  readonly ground: Ground;
  /** Squares that the last call of `reach` found. */
  readonly found: Int16Array;
  /** By square: 0, or 32 for each chip there, and 8 times the seat, and the face of the top one. */
  readonly cells: Int16Array;
  /** Visible pips: four seats a room, beginning with the corridors. */
  readonly pips: Int16Array;
  /** Kind by seat; 3 for none, 4 for one that the viewer may not know. */
  readonly hands: Int16Array;
  /** Three kinds a seat. A hidden chip is counted. */
  readonly bags: Int16Array;
  /** Points by seat, as `score` found them. */
  readonly points = new Int16Array(PLACES);
  /** By square: which call of `reach` found it last. */
  readonly #marks: Int32Array;
  #mark = 0;
  /** All that changes, and what it was in the view. */
  readonly #now: Int16Array;
  readonly #begin: Int16Array;
  /** From a square with chips to the next such square, or else to the edge, four directions a square. */
  readonly #gaps: Int16Array;
  /** Squares with a visible chip, 24 a seat; how many; and where in the list a square stands. */
  readonly #lit: Int16Array;
  readonly #counts: Int16Array;
  readonly #slots: Int16Array;
  /** Chips in the bag, and whether it is out, by seat. */
  readonly #left: Int16Array;
  readonly #out: Int16Array;
  /** The seat to move or to draw, and whether the game is over. */
  readonly #flow: Int16Array;

  constructor(view: GluxState) {
    const ground = new Ground(view);
    this.ground = ground;
    const { size, roomCount } = ground;
    this.found = new Int16Array(size);
    this.#marks = new Int32Array(size);
    this.#now = new Int16Array(6 * size + PLACES * (roomCount + KINDS + MOST_CHIPS + 5) + 2);
    let from = 0;
    const part = (length: number) => this.#now.subarray(from, (from += length));
    this.cells = part(size);
    this.#gaps = part(4 * size);
    this.#slots = part(size);
    this.pips = part(PLACES * (roomCount + 1));
    this.hands = part(PLACES);
    this.bags = part(PLACES * KINDS);
    this.#lit = part(PLACES * MOST_CHIPS);
    this.#counts = part(PLACES);
    this.#left = part(PLACES);
    this.#out = part(PLACES);
    this.#flow = part(2);
    this.#read(view);
    this.#begin = this.#now.slice();
  }

  /** The seat to move, or to draw where `draws`. */
  get seat(): Seat {
    return this.#flow[0]!;
  }

  get over(): boolean {
    return this.#flow[1] !== 0;
  }

  /** Whether chance is to move. */
  get draws(): boolean {
    return this.hands[this.#flow[0]!] === NONE;
  }

  isOut(seat: Seat): boolean {
    return this.#out[seat] !== 0;
  }

  /** Back to the view. */
  reset(): void {
    this.#now.set(this.#begin);
  }

  /** Deals every hidden hand anew: any chip that its owner has not laid is as likely as another. */
  deal(chance: Random): void {
    const { hands, ground } = this;
    for (let seat = 0; seat < ground.seats; seat++)
      if (hands[seat] === HIDDEN) this.#take(seat, this.#kindAt(seat, chance.below(this.#left[seat]!)));
  }

  /** The seat to move draws a chip of that kind (G2, G3). */
  draw(kind: number): void {
    const { seat } = this;
    this.#take(seat, kind);
    if (this.cells[this.ground.starts[seat]!]) this.#pass();
  }

  /** The seat to move draws any chip of its bag. */
  drawAny(chance: Random): void {
    const { seat } = this;
    this.draw(this.#kindAt(seat, chance.below(this.#left[seat]!)));
  }

  /** The seat to move lays its chip; the move must be legal (G4). */
  lay(at: number, face: number): void {
    const { cells, pips, seat } = this;
    const { rooms, starts } = this.ground;
    const under = cells[at]!;
    const room = PLACES * rooms[at]!;
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
    if (opened || !this.#left[seat]) this.#pass();
  }

  /** Finds every square that a seat's next chip may go to (G2, G4 to G8), once each; returns how many. */
  reach(seat: Seat = this.seat): number {
    const { cells, found } = this;
    const { owners, starts, steps } = this.ground;
    const start = starts[seat]!;
    if (!cells[start]) {
      found[0] = start;
      return 1;
    }
    const [gaps, lit, marks] = [this.#gaps, this.#lit, this.#marks];
    const mark = ++this.#mark;
    const own = seat + 1;
    let n = 0;
    for (let i = seat * MOST_CHIPS, end = i + this.#counts[seat]!; i < end; i++) {
      const from = lit[i]!;
      const face = cells[from]! & 7;
      for (let way = 0; way < 4; way++) {
        if (gaps[4 * from + way]! < face) continue;
        const to = from + face * steps[way]!;
        const owner = owners[to]!;
        if (cells[to]! >= TWO || marks[to] === mark || (owner && owner !== own)) continue;
        marks[to] = mark;
        found[n++] = to;
      }
    }
    if (cells[start] < TWO && marks[start] !== mark) found[n++] = start;
    return n;
  }

  /** In how many directions a seat could count from a square with a chip of that face. */
  ways(at: number, face: number, seat: Seat): number {
    const { cells } = this;
    const { edges, owners, steps } = this.ground;
    let ways = 0;
    for (let way = 0; way < 4; way++) {
      if (edges[4 * at + way]! < face) continue;
      const step = steps[way]!;
      const end = at + face * step;
      const owner = owners[end]!;
      if (cells[end]! >= TWO || (owner && owner !== seat + 1)) continue;
      let to = at + step;
      while (to !== end && !cells[to]) to += step;
      if (to === end) ways++;
    }
    return ways;
  }

  /** Points of each seat on the present board (G11 to G14), into `points`. */
  score(): void {
    const { points } = this;
    const { roomCount, seats } = this.ground;
    points.fill(0);
    for (let room = PLACES; room <= PLACES * roomCount; room += PLACES)
      for (let seat = 0; seat < seats; seat++) points[seat]! += this.worth(room, seat);
  }

  /** Points of a seat in a room, which is given by its place in `pips`. */
  worth(room: number, seat: Seat): number {
    const { pips } = this;
    const own = pips[room + seat]!;
    if (!own) return 0;
    let above = 0;
    for (let other = 0; other < this.ground.seats; other++) if (pips[room + other]! > own) above++;
    return above === 0 ? 4 : above === 1 && this.ground.seats > 2 ? 2 : 0;
  }

  /** Who is ahead (G15), one bit a seat; fills `points`. */
  leaders(): number {
    const { pips, points } = this;
    const { middle, seats } = this.ground;
    this.score();
    let [best, set] = [-1, 0];
    for (let seat = 0; seat < seats; seat++) {
      // no room holds so many pips that they outweigh a point
      const value = points[seat]! * 8192 + pips[PLACES * middle + seat]!;
      if (value > best) [best, set] = [value, 0];
      if (value === best) set |= 1 << seat;
    }
    return set;
  }

  /** Plays on at random to the end. */
  playOut(chance: Random): void {
    const { found, hands } = this;
    while (!this.over) {
      if (this.draws) {
        this.drawAny(chance);
        continue;
      }
      const lot = chance.below(2 * this.reach());
      this.lay(found[lot >> 1]!, faces[2 * hands[this.seat]! + (lot & 1)]!);
    }
  }

  #read(view: GluxState): void {
    const { bags, ending, hands, out, seat, stacks } = view;
    for (const [at, stack] of stacks.entries()) {
      const top = stack.at(-1);
      if (!top) continue;
      this.#link(at);
      this.cells[at] = ONE * stack.length + 8 * top.seat + top.face;
      this.pips[PLACES * this.ground.rooms[at]! + top.seat]! += top.face;
      this.#show(top.seat, at);
    }
    for (const [each, hand] of hands.entries()) {
      const kind = chipTypes.indexOf(hand as (typeof chipTypes)[number]);
      this.hands[each] = hand === '-' ? NONE : kind < 0 ? HIDDEN : kind;
      this.bags.set(bags[each]!, KINDS * each);
      this.#left[each] = inBag(bags[each]!);
      this.#out[each] = +out.includes(each);
    }
    this.#flow[0] = seat;
    this.#flow[1] = +!!ending;
  }

  #kindAt(seat: Seat, place: number): number {
    const { bags } = this;
    const first = bags[KINDS * seat]!;
    return place < first ? 0 : place < first + bags[KINDS * seat + 1]! ? 1 : 2;
  }

  #take(seat: Seat, kind: number): void {
    this.bags[KINDS * seat + kind]!--;
    this.#left[seat]!--;
    this.hands[seat] = kind;
  }

  /** A square is no longer empty: the gaps from it, and to it. */
  #link(at: number): void {
    const { cells } = this;
    const { edges, steps } = this.ground;
    const gaps = this.#gaps;
    for (let way = 0; way < 4; way++) {
      const edge = edges[4 * at + way]!;
      const step = steps[way]!;
      let gap = 1;
      let to = at + step;
      while (gap <= edge && !cells[to]) {
        gap++;
        to += step;
      }
      gaps[4 * at + way] = gap <= edge ? gap : edge;
      if (gap <= edge) gaps[4 * to + (way ^ 1)] = gap;
    }
  }

  #show(seat: Seat, at: number): void {
    const slot = seat * MOST_CHIPS + this.#counts[seat]!++;
    this.#lit[slot] = at;
    this.#slots[at] = slot;
  }

  /** The last one of the list takes the place of the covered one. */
  #cover(seat: Seat, at: number): void {
    const slot = this.#slots[at]!;
    const last = this.#lit[seat * MOST_CHIPS + --this.#counts[seat]!]!;
    this.#lit[slot] = last;
    this.#slots[last] = slot;
  }

  /** The next seat that can lay or draw is to move; one that holds a chip and cannot lay it is out (G9). */
  #pass(): void {
    const { seats, starts } = this.ground;
    const { seat } = this;
    for (let i = 1; i <= seats; i++) {
      const next = (seat + i) % seats;
      if (this.#out[next]) continue;
      const draws = this.hands[next] === NONE;
      if (draws && !this.#left[next]) continue;
      // the option to cover the own start chip (G8) saves looking
      if (draws || this.cells[starts[next]!]! < TWO || this.reach(next)) {
        this.#flow[0] = next;
        return;
      }
      this.#out[next] = 1;
    }
    this.#flow[1] = 1;
  }
}
