import { cells, diagonal, faceDown, HIGHEST, indexOf, setupStep } from '../engine/board.js';
import type { LuckyMove, LuckyState } from '../engine/types.js';

/** Encoded moves: laying is `tile << 4 | cell`, a tile turned over by chance is `REVEAL | tile`. */
export const DRAW = 0;
export const PASS = 1;
export const REVEAL = 512;

/** The maximum number of moves: every number on every cell, and drawing. */
export const MOST_MOVES = 16 * HIGHEST + 1;

export const lay = (tile: number, at: number): number => (tile << 4) | at;

/** Offsets in `bytes`: boards, hands of four tiles, filled cells, face-up and face-down tiles. */
const [HANDS, FILLED, MIDDLE, DOWN, BYTES] = [64, 80, 84, 105, 126] as const;

/** Number of tiles dealt to each seat (L2). */
const DEALT = 4;

/** Returns the number of bits that are set. */
export function size(set: number): number {
  set -= (set >> 1) & 0x55555555;
  set = (set & 0x33333333) + ((set >> 2) & 0x33333333);
  return Math.imul((set + (set >> 4)) & 0xf0f0f0f, 0x1010101) >> 24;
}

/** Returns the index of the lowest bit of a set. */
export const lowest = (set: number): number => 31 - Math.clz32(set & -set);

/** The diagonal neighbors of each cell. */
const diagonalNeighbors = cells.map((_, at) =>
  [-5, -3, 3, 5]
    .map((step) => at + step)
    .filter((i) => Math.abs((i % 4) - (at % 4)) === 1 && i >= 0 && i < 16),
);

/** Indexes of the cells of the diagonal, from the top left. */
export const diagonals = diagonal.map(indexOf);

/** By cell: the numbers higher than all tiles before it in its row and column, as bits. */
const higher = new Int32Array(16);

/**
 * A second, fast implementation of the rules L1 to L9 for search: a mutable game in 126 bytes and a few numbers. It is copied
 * instead of undone. The engine is the reference; a test compares the two.
 */
export class Twin {
  readonly players: number;
  /** The seat to move, or to which chance deals; at the end, the seat that moved last. */
  seat: number;
  /** Number of steps of the setup made, or -1 after the setup. */
  step: number;
  turning: boolean;
  idle: number;
  /** Number of face-down tiles. */
  pile = 0;
  /** 6 or 7 if the game has ended by L6 or L7, else 0. */
  over: number;
  /** Numbers of the face-up tiles, as bits. */
  middleSet = 0;
  readonly bytes = new Uint8Array(BYTES);
  /** Sixteen cells for each seat. */
  readonly boards = this.bytes.subarray(0, HANDS);
  /** Four tiles for each seat, ascending, padded with 0. */
  readonly hands = this.bytes.subarray(HANDS, FILLED);
  readonly filled = this.bytes.subarray(FILLED, MIDDLE);
  /** Number of face-up tiles, by their number. */
  readonly middle = this.bytes.subarray(MIDDLE, DOWN);
  /** Number of face-down tiles, by their number. */
  readonly down = this.bytes.subarray(DOWN);
  /** Result of the last call of `fits`, by cell: the numbers that fit there, as bits. */
  readonly fitting = new Int32Array(16);
  /** True if tiles are dealt one by one. */
  readonly oneByOne: boolean;
  readonly #sorted: boolean;
  readonly #playOn: boolean;
  readonly #first: number;

  constructor(view: LuckyState) {
    const { boards, hands, middle, seat, turning, idle, ending } = view;
    this.players = boards.length;
    this.oneByOne = view.setup === 'one-by-one';
    this.#sorted = view.setup === 'sorted';
    this.#playOn = view.variant === 'play-on';
    this.#first = view.first;
    this.seat = seat;
    this.turning = turning;
    this.idle = idle;
    this.over = ending ? Number(ending.rule[1]) : 0;
    boards.forEach((board, i) => {
      this.boards.set(board, 16 * i);
      this.hands.set(hands[i]!, DEALT * i);
      this.filled[i] = board.filter(Boolean).length;
    });
    const held = hands.flat().length;
    this.step = setupStep(view) ? held + 2 * this.filled.reduce((a, b) => a + b) : -1;
    for (const tile of middle) this.#turnFaceUp(tile);
    this.down.set(faceDown(view));
    for (const count of this.down) this.pile += count;
  }

  /** Copies the state of another Twin of the same game. */
  copy(other: Twin): void {
    this.seat = other.seat;
    this.step = other.step;
    this.turning = other.turning;
    this.idle = other.idle;
    this.pile = other.pile;
    this.over = other.over;
    this.middleSet = other.middleSet;
    this.bytes.set(other.bytes);
  }

  /** True if chance is to move. */
  get chance(): boolean {
    const { step, players } = this;
    if (step < 0) return this.turning;
    return this.oneByOne ? !(step & 1) : step < DEALT * players;
  }

  /** The lowest tile in the hand of the seat to move, or 0. */
  get drawn(): number {
    return this.hands[DEALT * this.seat]!;
  }

  /** Numbers that the seat to move may lay, as bits. */
  get choice(): number {
    const i = DEALT * this.seat;
    const { hands } = this;
    const held = (1 << hands[i]!) | (1 << hands[i + 1]!) | (1 << hands[i + 2]!) | (1 << hands[i + 3]!);
    return held > 1 ? held & ~1 : this.idle < 4 * this.players ? this.middleSet : 0;
  }

  /** The winners, as bits. */
  get winners(): number {
    let most = 0;
    for (let seat = 0; seat < this.players; seat++) most = Math.max(most, this.filled[seat]!);
    let set = 0;
    for (let seat = 0; seat < this.players; seat++) if (this.filled[seat] === most) set |= 1 << seat;
    return this.over === 6 || (this.over && this.players > 1) ? set : 0;
  }

  /**
   * Computes which of the numbers `among` fit on which cell of a board (L4, L5; in the setup L2). Writes them to `fitting` and
   * returns the number of pairs.
   */
  fits(among: number, seat: number): number {
    if (this.step >= 0) return this.#fitsInSetup(among, seat);
    const { fitting, boards } = this;
    const board = 16 * seat;
    let count = 0;
    // by row and column: numbers above the tiles before a cell, then below the tiles after it
    let [c0, c1, c2, c3] = [-1, -1, -1, -1];
    for (let at = 0; at < 16; at += 4) {
      let row = -1;
      let tile = boards[board + at]!;
      higher[at] = c0;
      if (tile) row = c0 = -2 << tile;
      tile = boards[board + at + 1]!;
      higher[at + 1] = c1 & row;
      if (tile) row = c1 = -2 << tile;
      tile = boards[board + at + 2]!;
      higher[at + 2] = c2 & row;
      if (tile) row = c2 = -2 << tile;
      higher[at + 3] = c3 & row;
      tile = boards[board + at + 3]!;
      if (tile) c3 = -2 << tile;
    }
    c0 = c1 = c2 = c3 = among;
    for (let at = 12; at >= 0; at -= 4) {
      let row = -1;
      let bit = 1 << boards[board + at + 3]!;
      count += size((fitting[at + 3] = higher[at + 3]! & c3 & ~bit));
      if (bit > 1) c3 = among & (row = bit - 1);
      bit = 1 << boards[board + at + 2]!;
      count += size((fitting[at + 2] = higher[at + 2]! & c2 & row & ~bit));
      if (bit > 1) c2 = among & (row = bit - 1);
      bit = 1 << boards[board + at + 1]!;
      count += size((fitting[at + 1] = higher[at + 1]! & c1 & row & ~bit));
      if (bit > 1) c1 = among & (row = bit - 1);
      bit = 1 << boards[board + at]!;
      count += size((fitting[at] = higher[at]! & c0 & row & ~bit));
      if (bit > 1) c0 = among & (bit - 1);
    }
    return count;
  }

  #fitsInSetup(among: number, seat: number): number {
    const { fitting, boards } = this;
    let count = 0;
    fitting.fill(0);
    for (const at of diagonals) if (!boards[16 * seat + at]) count += size((fitting[at] = among));
    return count;
  }

  /** Writes the legal moves of the seat to move to `list` and returns their number, which is 0 if chance is to move. */
  moves(list: Int16Array): number {
    if (this.over || this.chance) return 0;
    let count = 0;
    if (this.step < 0) list[count++] = this.drawn ? PASS : DRAW;
    this.fits(this.choice, this.seat);
    for (let at = 0; at < 16; at++)
      for (let set = this.fitting[at]!; set; set &= set - 1) list[count++] = lay(lowest(set), at);
    return count;
  }

  /** Plays a legal move. */
  do(move: number): void {
    if (move >= REVEAL) this.#reveal(move & 31);
    else if (move > PASS) this.#lay(move >> 4, move & 15);
    else if (move === DRAW) {
      this.turning = true;
      this.idle = 0;
    } else {
      this.#turnFaceUp(this.drawn);
      this.hands[DEALT * this.seat] = 0;
      this.#finish(false);
    }
  }

  #turnFaceUp(tile: number): void {
    this.middle[tile]!++;
    this.middleSet |= 1 << tile;
  }

  #reveal(tile: number): void {
    const { hands, seat } = this;
    this.down[tile]!--;
    this.pile--;
    this.turning = false;
    const first = DEALT * seat;
    let i = first;
    while (hands[i]) i++;
    for (; i > first && hands[i - 1]! > tile; i--) hands[i] = hands[i - 1]!;
    hands[i] = tile;
    if (this.step >= 0) this.#setUp();
  }

  /** Advances to the next step of the setup (L2). */
  #setUp(): void {
    const { players, boards, hands } = this;
    const all = DEALT * players;
    const step = ++this.step;
    if (this.#sorted && step === all) {
      for (let i = 0; i < all; i++) boards[16 * (i >> 2) + diagonals[i & 3]!] = hands[i]!;
      hands.fill(0);
      this.filled.fill(DEALT, 0, players);
      this.step = -1;
    } else if (step === 2 * all) this.step = -1;
    const turn = this.step < 0 ? 0 : this.oneByOne ? step >> 1 : step >> 2;
    this.seat = (this.#first + turn) % players;
  }

  #lay(tile: number, at: number): void {
    const { boards, hands, seat } = this;
    const cell = 16 * seat + at;
    const back = boards[cell]!;
    const first = DEALT * seat;
    const own = hands[first]!;
    boards[cell] = tile;
    if (own) {
      let i = first;
      while (hands[i] !== tile) i++;
      for (; i < first + 3; i++) hands[i] = hands[i + 1]!;
      hands[i] = 0;
    } else if (!--this.middle[tile]!) this.middleSet &= ~(1 << tile);
    this.idle = back && !own ? this.idle + 1 : 0;
    if (back) this.#turnFaceUp(back);
    else this.filled[seat]!++;
    if (this.step >= 0) this.#setUp();
    else this.#finish(this.#playOn && diagonalNeighbors[at]!.some((i) => boards[16 * seat + i] === tile));
  }

  /** Ends the turn (L6, L7), unless L9 gives another one. */
  #finish(again: boolean): void {
    if (this.filled[this.seat] === 16) this.over = 6;
    else if (!this.pile) this.over = 7;
    else if (!again) this.seat = (this.seat + 1) % this.players;
  }
}

/** Converts an encoded move of a seat to a move of the engine. */
export function toMove(move: number): LuckyMove {
  if (move > PASS) return { kind: 'lay', tile: move >> 4, to: cells[move & 15]! };
  return { kind: move === DRAW ? 'draw' : 'pass' };
}
