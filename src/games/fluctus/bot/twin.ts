import type { Seat } from '../../../core/game.js';
import { fields } from '../engine/board.js';
import { seenPositions } from '../engine/rules.js';
import { colors, type Field, type FluctusMove, type FluctusState } from '../engine/types.js';
import { attacks, captures, firstOf, neighbors, NONE, pack, popCount, STARTS } from './tables.js';

/** The value of an immediate win. Each ply until the win costs one. */
export const WIN = 20_000;

/** An empty path. */
const NO_PATH = 0xffff;

/** The maximum number of plies after the view. */
const MAX_PLY = 512;

/** The maximum number of moves in a position: two entries, four steps of each of eight stones, and all captures. */
export const MOST_MOVES = 72;

/** Returns the set of the fields with stones of a seat. */
const setOf = (stones: readonly (Seat | null)[], seat: Seat): number =>
  stones.reduce<number>((set, stone, i) => set | (+(stone === seat) << i), 0);

const pathOf = (path: readonly Field[]): number =>
  path.reduce((packed, field) => ((packed << 4) | fields.indexOf(field)) & NO_PATH, NO_PATH);

/**
 * Packs the stones and reserves of both seats in 32 bits: twelve per seat for stones, four for the reserve. Without `reserves`,
 * the stones that are not on the board are in reserve (F12).
 */
function arrangement(stones: readonly (Seat | null)[], reserves?: readonly number[]): number {
  const [a, b] = [setOf(stones, 0), setOf(stones, 1)];
  const [ofA, ofB] = reserves ?? [6 - popCount[a]!, 6 - popCount[b]!];
  return a | (b << 12) | (ofA! << 24) | (ofB! << 28);
}

const scratch = new Int16Array(MOST_MOVES);

/**
 * A second, fast implementation of the rules F1 to F10 and F12 for search: a mutable game with do and undo, three words per
 * ply. The engine is the reference; a test compares the two.
 */
export class Twin {
  /** Plies since the view. */
  ply = 0;
  readonly #classic: boolean;
  /** Start fields of both seats. */
  readonly #starts: readonly number[];
  /** Stones and reserves by ply. */
  readonly #stones = new Int32Array(MAX_PLY);
  /** Seat to move and entries of both seats (two bits each), by ply. */
  readonly #turn = new Uint8Array(MAX_PLY);
  /** Paths of both seats (sixteen bits each), by ply. */
  readonly #paths = new Int32Array(MAX_PLY);
  /** Occurrences of stones and reserves in the game so far, by seat to move (F10). */
  readonly #seen = [new Map<number, number>(), new Map<number, number>()] as const;
  /** Stones and reserves that occurred twice or more. */
  readonly #twice: number[] = [];

  constructor(view: FluctusState) {
    const { entered, paths, reserves, seat, seen, stones, variant } = view;
    this.#classic = variant === 'classic';
    this.#starts = view.colors.map((color) => STARTS << colors.indexOf(color));
    this.#stones[0] = arrangement(stones, reserves);
    this.#turn[0] = seat | (entered[0] << 1) | (entered[1] << 3);
    this.#paths[0] = pathOf(paths[0]) | (pathOf(paths[1]) << 16);
    for (const { stones, seat, times } of seenPositions(seen)) {
      // In the classic game the reserves are those of now.
      const key = arrangement(stones, this.#classic ? reserves : undefined);
      this.#seen[seat]!.set(key, times);
      if (times > 1) this.#twice.push(key);
    }
  }

  /** Stones and reserves in 32 bits. */
  get stones(): number {
    return this.#stones[this.ply]!;
  }

  /** The seat to move and the entries in five bits. */
  get turn(): number {
    return this.#turn[this.ply]!;
  }

  get paths(): number {
    return this.#paths[this.ply]!;
  }

  set paths(paths: number) {
    this.#paths[this.ply] = paths;
  }

  /** The stones, reserves and seat to move as a number (F10). */
  get position(): number {
    return 2 * this.stones + this.seat;
  }

  /** Forgets the path of a seat, so that F5 forbids it nothing. */
  forget(seat: number): void {
    this.paths |= NO_PATH << (16 * seat);
  }

  /**
   * Returns what F5 needs of a path, in ten bits; 0 if it is empty. Bit 0: the stone may not go back now. Bit 1: it may not go
   * back after its next step. Then the field of the stone and the field that it came from.
   */
  track(seat: number): number {
    const path = this.#path(seat);
    const back = (path >> 4) & 15;
    if (back === NONE) return 0;
    const at = path & 15;
    const before = (path >> 8) & 15;
    return +(path >> 12 === back) | (+(before === at) << 1) | (at << 2) | (back << 6);
  }

  get seat(): number {
    return this.turn & 1;
  }

  /** Returns the fields with stones of a seat. */
  board(seat: number): number {
    return (this.stones >>> (12 * seat)) & 0xfff;
  }

  reserve(seat: number): number {
    return (this.stones >>> (24 + 4 * seat)) & 15;
  }

  /** Returns the number of entries of a seat, at most two (F8). */
  entries(seat: number): number {
    return (this.turn >> (1 + 2 * seat)) & 3;
  }

  /** Returns the fields on which a seat can enter (F3). */
  gates(seat: number): number {
    const taken = this.stones | (this.stones >>> 12);
    return this.reserve(seat) ? this.#starts[seat]! & ~taken : 0;
  }

  /** Returns the step that F5 forbids a seat, as a move, or -1. */
  barred(seat: number): number {
    const path = this.#path(seat);
    const back = (path >> 4) & 15;
    return back !== NONE && path >> 12 === back ? pack(path & 15, NONE, back) : -1;
  }

  /** Writes the legal moves, or only the captures, to `list` from index `at`. Returns the index after the last one. */
  moves(list: Int16Array, at: number, capturesOnly = false): number {
    const { seat } = this;
    const own = this.board(seat);
    const other = this.board(1 - seat);
    if (attacks[own]! & other) {
      for (const { pair, target, move } of captures)
        if ((own & pair) === pair && other & target) list[at++] = move;
    }
    if (capturesOnly) return at;
    for (let gates = this.gates(seat); gates; gates &= gates - 1) {
      list[at++] = pack(NONE, NONE, firstOf(gates));
    }
    const barred = this.barred(seat);
    for (let stones = own; stones; stones &= stones - 1) {
      const from = firstOf(stones);
      for (let free = neighbors[from]! & ~own & ~other; free; free &= free - 1) {
        const move = pack(from, NONE, firstOf(free));
        if (move !== barred) list[at++] = move;
      }
    }
    return at;
  }

  /** Plays a legal move. */
  do(move: number): void {
    const { ply, seat, turn } = this;
    const from = move & 15;
    const over = (move >> 4) & 15;
    const to = move >> 8;
    const other = 1 - seat;
    const path = this.#path(seat);
    let otherPath = this.#path(other);
    let ownPath = NO_PATH;
    let stones = this.stones ^ (1 << (to + 12 * seat));
    let next = turn ^ 1;
    if (from === NONE) {
      stones -= 1 << (24 + 4 * seat);
      if (this.entries(seat) < 2) next += 1 << (1 + 2 * seat);
    } else {
      stones ^= 1 << (from + 12 * seat);
      if (over === NONE) ownPath = (((path & 15) === from ? path << 4 : 0xff00 | (from << 4)) | to) & NO_PATH;
      else {
        stones ^= 1 << (to + 12 * other);
        if (!this.#classic) stones += 1 << (24 + 4 * other);
        if ((otherPath & 15) === to) otherPath = NO_PATH;
      }
    }
    this.ply = ply + 1;
    this.#stones[ply + 1] = stones;
    this.#turn[ply + 1] = next;
    this.#paths[ply + 1] = (ownPath << (16 * seat)) | (otherPath << (16 * other));
  }

  undo(): void {
    this.ply--;
  }

  #path(seat: number): number {
    return (this.paths >>> (16 * seat)) & NO_PATH;
  }

  /**
   * Returns the number of moves of a seat after which F5 can forbid it a step, if it keeps moving to and fro: 1 if a step is
   * forbidden now, 4 if its path is empty.
   */
  movesToBar(seat: number): number {
    const path = this.#path(seat);
    const back = (path >> 4) & 15;
    if (back === NONE) return 4;
    if (path >> 12 === back) return 1;
    return ((path >> 8) & 15) === (path & 15) ? 2 : 3;
  }

  /** Returns true if a position that occurred twice may occur for the third time within so many plies (F10). */
  mayRepeat(plies: number): boolean {
    // a step changes two fields, a capture three
    const maxChanges = plies * (this.#classic ? 2 : 3);
    return this.#twice.some((earlier) => {
      const changed = earlier ^ this.stones;
      if (plies <= 0 || (this.#classic && changed >>> 24)) return false;
      return popCount[changed & 0xfff]! + popCount[(changed >>> 12) & 0xfff]! <= maxChanges;
    });
  }

  /** Returns the number of occurrences of the position, including this one (F10). */
  #times(): number {
    const { ply, seat, stones } = this;
    let times = this.#seen[seat]!.get(stones) ?? 0;
    // `seen` includes the view
    if (ply) times++;
    for (let i = ply - 4; i > 0; i -= 2) if (this.#stones[i] === stones) times++;
    return times;
  }

  /** Returns the positions that occurred twice in the game and after the view: their next occurrence is the third (F10). */
  twice(): ReadonlySet<number> {
    const found = new Set<number>();
    const { ply } = this;
    for (const seat of [0, 1])
      for (const [stones, times] of this.#seen[seat]!) if (times > 1) found.add(2 * stones + seat);
    const seen = this.#seen.map((times) => new Map(times));
    for (this.ply = 1; this.ply <= ply; this.ply++) {
      const times = (seen[this.seat]!.get(this.stones) ?? 0) + 1;
      seen[this.seat]!.set(this.stones, times);
      if (times > 1) found.add(this.position);
    }
    this.ply = ply;
    found.delete(this.position);
    return found;
  }

  /**
   * Returns the value for the seat to move if the game is over by F7 to F10: 0 for a draw; WIN, less one for each ply since
   * the view, for a win; the negative of that for a loss.
   */
  ended(): number | undefined {
    const { ply, seat } = this;
    const own = this.board(seat);
    if (!this.gates(seat)) {
      const alone = popCount[own] === 1 && this.entries(seat) > 1;
      if (alone || !this.moves(scratch, 0)) return ply - WIN;
    }
    if (this.#classic) {
      const other = this.board(1 - seat);
      const left = popCount[own]! + this.reserve(seat);
      if (left === 2 && popCount[other]! + this.reserve(1 - seat) === 2)
        return attacks[own]! & other ? WIN - ply : 0;
    }
    return this.#times() > 2 ? 0 : undefined;
  }
}

/** Converts an encoded move to a move of the engine. */
export function toMove(move: number): FluctusMove {
  const [from, to] = [fields[move & 15], fields[move >> 8]!];
  if (!from) return { kind: 'enter', to };
  return { kind: ((move >> 4) & 15) === NONE ? 'step' : 'capture', from, to };
}
