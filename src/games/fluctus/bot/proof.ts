import { isDraw, isWon, pliesOf } from './solver.js';
import { NONE } from './tables.js';
import { MOST_MOVES, type Twin } from './twin.js';

/** The solved table of a game. */
interface Table {
  /** The variant and the colours. */
  readonly game: string;
  /** Returns the value of a position for the seat to move. */
  value(twin: Twin): number;
}

/** Number of plies by which F5 may delay a win of the table. */
const DELAY = 4;

/** Number of bits of a number of plies: more plies are never proven. */
const WIDTH = 7;
const MASK = (1 << WIDTH) - 1;

/** The number of facts that are kept is this power of two. */
const BITS = 19;

/**
 * What is known of positions, three words each. The first two identify a position, the path of the winner and the positions
 * that would end the game (F10). The third has the plies of the proven win, the plies that are refuted, and the winning move.
 */
const facts = new Int32Array(3 << BITS);

/** A number for each game with a set of positions that would end it (F10). */
const sets = new Map<string, number>();
const MOST_SETS = 1 << 16;

/** Returns the number of a set. Facts are dropped when the numbers are used up. */
function numberOf(game: string, positions: ReadonlySet<number>): number {
  const key = `${game}: ${[...positions].sort((a, b) => a - b).join()}`;
  if (!sets.has(key) && sets.size === MOST_SETS) {
    sets.clear();
    facts.fill(0);
  }
  const number = sets.get(key) ?? sets.size;
  sets.set(key, number);
  return number;
}

/**
 * Proves wins of the table with F5 and F10, by a search of the winner's moves and of all replies. The loser is allowed every
 * step, so that a proof holds whatever the loser did before. A position that occurred twice counts as no win. With each turn
 * of a proof the proven distance of the position decreases, so that none occurs twice (F10). A win that takes longer because
 * F5 bars the winner's way is proven up to DELAY plies later.
 */
export class Proof {
  /** Number of positions searched. */
  nodes = 0;
  /** The number of positions at which the search stops. */
  limit = 0;
  readonly #twin: Twin;
  readonly #oracle: Table;
  readonly #list = new Int16Array(MOST_MOVES * 256);
  /** Positions that occurred twice, and the number of this set. */
  #twice: ReadonlySet<number> = new Set();
  #set = 0;

  constructor(twin: Twin, oracle: Table) {
    this.#twin = twin;
    this.#oracle = oracle;
  }

  /** True if the search was stopped. It continues from the facts when it is started again. */
  get stopped(): boolean {
    return this.nodes >= this.limit;
  }

  /** Returns the number of plies in which the seat to move is proven to win or lose, or -1. `least` is the number of the table. */
  plies(won: boolean, least: number): number {
    this.#twice = this.#twin.twice();
    this.#set = numberOf(this.#oracle.game, this.#twice);
    const most = Math.min(MASK, least + DELAY);
    return won ? this.#win(most) : this.#lose(most);
  }

  #win(most: number): number {
    const twin = this.#twin;
    const { paths, seat } = twin;
    const value = this.#oracle.value(twin);
    if (isDraw(value) || !isWon(value) || pliesOf(value) > most) return -1;
    if (!pliesOf(value)) return 0;
    if (this.#repeats()) return -1;
    const track = twin.track(seat);
    twin.forget(seat);
    const fact = this.#deepen(0, pliesOf(value), most);
    twin.paths = paths;
    if (!fact) return -1;
    const plies = fact & MASK;
    // a first move that F5 cannot concern wins with any path
    return suits(fact >> (2 * WIDTH), track) || this.#deepen(track, plies, plies) ? plies : -1;
  }

  #lose(most: number): number {
    const twin = this.#twin;
    const value = this.#oracle.value(twin);
    if (isDraw(value) || isWon(value) || pliesOf(value) > most) return -1;
    if (!pliesOf(value)) return 0;
    if (this.#repeats()) return -1;
    this.nodes++;
    const { paths, ply, seat } = twin;
    twin.forget(seat);
    const at = ply * MOST_MOVES;
    const until = twin.moves(this.#list, at);
    let longest = 0;
    for (let i = at; i < until && longest >= 0; i++) {
      twin.do(this.#list[i]!);
      const plies = this.#win(most - 1);
      twin.undo();
      longest = plies < 0 || this.stopped ? -1 : Math.max(longest, plies + 1);
    }
    twin.paths = paths;
    return longest;
  }

  /** Returns the fact of a win in at least and at most so many plies, or 0. */
  #deepen(track: number, least: number, most: number): number {
    const known = facts[this.#slot(track)]!;
    const proven = known & MASK;
    if (proven) return proven <= most ? known : 0;
    const refuted = (known >> WIDTH) & MASK;
    for (let plies = Math.max(least, refuted + 1); plies <= most; plies++) {
      const move = this.#find(plies);
      if (this.stopped) return 0;
      const fact = move < 0 ? plies << WIDTH : plies | (move << (2 * WIDTH));
      facts[this.#slot(track)] = fact;
      if (move >= 0) return fact;
    }
    return 0;
  }

  /** Returns a move that wins within so many plies, or -1. */
  #find(plies: number): number {
    const twin = this.#twin;
    this.nodes++;
    const list = this.#list;
    const at = twin.ply * MOST_MOVES;
    const until = twin.moves(list, at);
    const order: number[] = [];
    for (let i = at; i < until; i++) {
      const move = list[i]!;
      twin.do(move);
      const value = this.#oracle.value(twin);
      twin.undo();
      if (!isDraw(value) && !isWon(value) && pliesOf(value) < plies)
        order.push((pliesOf(value) << 12) | move);
    }
    for (const each of order.sort((a, b) => a - b)) {
      const move = each & 0xfff;
      twin.do(move);
      const loses = this.#lose(plies - 1) >= 0;
      twin.undo();
      if (loses) return move;
      if (this.stopped) break;
    }
    return -1;
  }

  /** Returns true if the position would occur for the third time. */
  #repeats(): boolean {
    return this.#twice.size > 0 && this.#twice.has(this.#twin.position);
  }

  /** Returns the index of the fact of the position with what F5 needs of the winner's path. */
  #slot(track: number): number {
    const { stones, turn } = this.#twin;
    const rest = turn | (track << 5) | (this.#set << 16);
    const slot = 3 * (Math.imul(stones ^ Math.imul(rest, 0x9e3779b1), 0x85ebca6b) >>> (32 - BITS));
    if (facts[slot] !== stones || facts[slot + 1] !== rest) {
      facts[slot] = stones;
      facts[slot + 1] = rest;
      facts[slot + 2] = 0;
    }
    return slot + 2;
  }
}

/** Returns true if a path, as Twin tracks it, makes no difference to F5 after the move. */
function suits(move: number, track: number): boolean {
  const from = move & 15;
  const step = from !== NONE && ((move >> 4) & 15) === NONE;
  if (!track || !step || from !== ((track >> 2) & 15)) return true;
  return !(track & 2) && move >> 8 !== track >> 6;
}
