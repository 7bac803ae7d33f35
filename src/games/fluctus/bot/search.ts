import { evaluate } from './evaluate.js';
import { NONE } from './tables.js';
import { MOST_MOVES, type Twin } from './twin.js';

/** The value of a win at once; each ply until then costs one. */
export const WIN = 20_000;

/** Values beyond this are won, below its negative lost. */
const DECIDED = WIN - 1000;

/** Plies until the end, from the view; undefined where a value is neither a win nor a loss. */
export const pliesTo = (value: number): number | undefined =>
  Math.abs(value) > DECIDED ? WIN - Math.abs(value) : undefined;

/** Positions looked into between two pauses: well under a millisecond's work. */
const PORTION = 256;

/** Deepest ply, captures at the end included. */
const PLIES = 96;

/** What a value kept in memory says of the true one. */
const EXACT = 0;
const AT_LEAST = 1;
const AT_MOST = 2;

/** Values of endings count plies from the view; in memory they count from the position itself. */
const shifted = (value: number, by: number): number =>
  value > DECIDED ? value + by : value < -DECIDED ? value - by : value;

/** Iterative deepening with alpha-beta over the twin; the same order of moves and limits give the same answer. */
export class Search {
  /** The best move so far. */
  best: number;
  /** Positions looked into so far. */
  nodes = 0;
  readonly #twin: Twin;
  readonly #budget: number;
  #pause = 0;
  readonly #root: number[];
  /** Moves of the line under search, `MOST_MOVES` a ply, and how soon each is tried. */
  readonly #list = new Int16Array(PLIES * MOST_MOVES);
  readonly #order = new Int32Array(PLIES * MOST_MOVES);
  /** How much each move of each seat cut short before. */
  readonly #cuts = new Int32Array(0x2000);
  /**
   * Positions known, four words each: stones; turn and barred steps; value and bound; depth and move. The first two tell
   * all positions apart, but for steps that F5 will bar later and how often each was seen (F10).
   */
  readonly #known: Int32Array;
  readonly #shift: number;

  /** `moves` are the legal ones, in the order in which equals are preferred. `budget` counts positions. */
  constructor(twin: Twin, moves: readonly number[], budget: number) {
    this.#twin = twin;
    this.#root = [...moves];
    this.best = moves[0]!;
    this.#budget = budget || 0; // NaN would never be spent
    const bits = Math.max(10, 32 - Math.clz32(Math.min(budget, 0x3ffff)));
    this.#known = new Int32Array(4 << bits);
    this.#shift = 32 - bits;
  }

  /** Looks deeper and deeper, to `plies` at most or until the budget is spent; pauses often. */
  *run(plies: number): Generator<undefined, void> {
    this.#plan();
    for (let depth = 1; depth <= plies; depth++) {
      const iteration = this.#iterate(depth);
      for (;;) {
        const { done, value } = iteration.next();
        if (done && value) return;
        if (done) break;
        if (this.nodes >= this.#budget) return;
        yield;
        this.#plan();
      }
    }
  }

  /** A value for each move, in hundredths of a stone, by what is known so far and a look at the replies. Ends the search. */
  estimate(): readonly (readonly [move: number, value: number])[] {
    this.#twin.rewind();
    this.#pause = Infinity;
    return this.#root.map((move) => {
      this.#twin.do(move);
      const { value } = this.#look(1, -WIN, WIN).next();
      this.#twin.undo();
      return [move, -value!] as const;
    });
  }

  #plan(): void {
    this.#pause = Math.min(this.nodes + PORTION, this.#budget);
  }

  /** One more ply; true when the game is decided. */
  *#iterate(depth: number): Generator<undefined, boolean> {
    let alpha = -WIN;
    for (const move of [...this.#root]) {
      this.#twin.do(move);
      const value = -(yield* this.#look(depth - 1, -WIN, -alpha));
      this.#twin.undo();
      if (value <= alpha) continue;
      alpha = value;
      this.best = move;
      // What turned out best is tried first the next time.
      this.#root.splice(this.#root.indexOf(move), 1);
      this.#root.unshift(move);
    }
    return Math.abs(alpha) > DECIDED;
  }

  *#look(depth: number, alpha: number, beta: number): Generator<undefined, number> {
    if (depth === 0) return this.#calm(alpha, beta);
    if (++this.nodes >= this.#pause) yield;
    const twin = this.#twin;
    const end = this.#twin.ended(WIN);
    if (end !== undefined) return end;
    const { ply, stones } = twin;
    const rest = twin.turn | ((twin.barred(0) & 0xfff) << 5) | ((twin.barred(1) & 0xfff) << 17);
    const slot = (Math.imul(stones ^ Math.imul(rest, 0x9e3779b1), 0x85ebca6b) >>> this.#shift) << 2;
    const known = this.#known;
    const met = known[slot] === stones && known[slot + 1] === rest;
    if (met && known[slot + 3]! >> 12 >= depth) {
      const value = shifted(known[slot + 2]! >> 2, -ply);
      const bound = known[slot + 2]! & 3;
      if (bound === EXACT || (bound === AT_LEAST ? value >= beta : value <= alpha)) return value;
    }
    const at = ply * MOST_MOVES;
    const until = this.#rank(at, met ? known[slot + 3]! & 0xfff : -1);
    let best = -WIN;
    let bestMove = 0;
    for (let i = at; i < until && best < beta; i++) {
      const move = this.#next(i, until);
      twin.do(move);
      const value = -(yield* this.#look(depth - 1, -beta, -Math.max(alpha, best)));
      twin.undo();
      if (value <= best) continue;
      best = value;
      bestMove = move;
    }
    if (best >= beta) this.#cuts[(twin.seat << 12) | bestMove]! += depth * depth;
    const bound = best >= beta ? AT_LEAST : best <= alpha ? AT_MOST : EXACT;
    known[slot] = stones;
    known[slot + 1] = rest;
    known[slot + 2] = (shifted(best, ply) << 2) | bound;
    known[slot + 3] = (depth << 12) | bestMove;
    return best;
  }

  /** Captures alone, as long as the seat to move wants another. */
  #calm(alpha: number, beta: number): number {
    this.nodes++;
    const end = this.#twin.ended(WIN);
    if (end !== undefined) return end;
    const twin = this.#twin;
    const at = twin.ply * MOST_MOVES;
    const until = twin.moves(this.#list, at, true);
    let best = evaluate(twin);
    for (let i = at; i < until && best < beta; i++) {
      twin.do(this.#list[i]!);
      best = Math.max(best, -this.#calm(-beta, -Math.max(alpha, best)));
      twin.undo();
    }
    return best;
  }

  /** Lists the moves with how soon each is tried: the one that was best before, captures, then what cut elsewhere. */
  #rank(at: number, first: number): number {
    const twin = this.#twin;
    const until = twin.moves(this.#list, at);
    for (let i = at; i < until; i++) {
      const move = this.#list[i]!;
      const capture = ((move >> 4) & 15) !== NONE;
      const cuts = Math.min(this.#cuts[(twin.seat << 12) | move]!, 2 ** 28);
      this.#order[i] = move === first ? 2 ** 30 : capture ? 2 ** 29 + cuts : cuts;
    }
    return until;
  }

  /** Brings the most promising of the moves left to place `i`. */
  #next(i: number, until: number): number {
    const list = this.#list;
    const order = this.#order;
    let top = i;
    for (let j = i + 1; j < until; j++) if (order[j]! > order[top]!) top = j;
    const move = list[top]!;
    list[top] = list[i]!;
    order[top] = order[i]!;
    list[i] = move;
    return move;
  }
}
