import { random } from '../../../core/random.js';
import { attacks, firstOf, neighbors, NONE, popCount } from './tables.js';
import { MOST_MOVES, WIN, type Twin } from './twin.js';

/** Weights in hundredths of a stone. The small ones won most games against larger and smaller values. */
const STONE = 100;
const ON_BOARD = 10;
const ENTRY = 8;
const STEP = 2;
const THREAT = 12;
const GUARDED = 2;
/** A single stone loses the game as soon as the start fields are occupied (F8). */
const SINGLE = 30;

/** Returns the value of a seat's stones. */
function valueOf(twin: Twin, seat: number): number {
  const own = twin.board(seat);
  const other = twin.board(1 - seat);
  const free = 0xfff & ~(own | other);
  const count = popCount[own]!;
  let steps = 0;
  for (let stones = own; stones; stones &= stones - 1) {
    steps += popCount[neighbors[firstOf(stones)]! & free]!;
  }
  return (
    STONE * (count + twin.reserve(seat)) +
    ON_BOARD * count +
    ENTRY * popCount[twin.gates(seat)]! +
    STEP * steps +
    THREAT * popCount[attacks[own]! & other]! +
    GUARDED * popCount[attacks[own]! & free]! -
    (count === 1 ? SINGLE : 0)
  );
}

/** Returns the value of a position for the seat to move, in hundredths of a stone. */
const evaluate = (twin: Twin): number => valueOf(twin, twin.seat) - valueOf(twin, 1 - twin.seat);

/** The range of the random error in judging a move, in hundredths of a stone. */
const NOISE = 20;

/** One in so many fields is overlooked, so that an attack on it is not seen. */
const OVERLOOKS = 4;

/**
 * Chooses a move like a beginner: it sees its own captures and the direct effect of a move, then only which of its stones
 * the opponent attacks, and it overlooks some fields each turn. A random error decides between similar moves.
 */
export function easyMove(twin: Twin, moves: readonly number[], seed: string): number {
  const chance = random(seed, twin.stones);
  let noticed = 0;
  for (let field = 0; field < 12; field++) if (chance.below(OVERLOOKS)) noticed |= 1 << field;
  let best = moves[0]!;
  let highest = -Infinity;
  for (const move of moves) {
    const value = firstImpression(twin, move, noticed) + chance.below(NOISE);
    if (value <= highest) continue;
    highest = value;
    best = move;
  }
  return best;
}

/** Returns the value of a move at first sight, in hundredths of a stone. */
function firstImpression(twin: Twin, move: number, noticed: number): number {
  const { seat } = twin;
  twin.do(move);
  const end = twin.ended() ?? 0;
  const danger = attacks[twin.board(1 - seat)]! & twin.board(seat) & noticed;
  const value = -evaluate(twin) - (danger ? STONE : 0);
  twin.undo();
  return end < 0 ? Infinity : end > 0 ? value - 10 * STONE : value;
}

/** Values above this are wins, values below its negative are losses. */
const DECIDED = WIN - 1000;

/** Returns the number of plies from the view to the end, or undefined if the value is neither a win nor a loss. */
export const pliesTo = (value: number): number | undefined =>
  Math.abs(value) > DECIDED ? WIN - Math.abs(value) : undefined;

/** Number of positions between two pauses: well under a millisecond of work. */
const POSITIONS_PER_STEP = 256;

/** The maximum depth, including the quiescence search. */
const MAX_PLY = 96;

/** Kinds of bounds in the transposition table. */
const EXACT = 0;
const LOWER = 1;
const UPPER = 2;

/** Changes the plies to the end in a value. In the table they count from the position itself, elsewhere from the view. */
const shiftPlies = (value: number, by: number): number =>
  value > DECIDED ? value + by : value < -DECIDED ? value - by : value;

/** Alpha-beta search with iterative deepening. The same order of moves and the same limits give the same answer. */
export class Search {
  /** The best move so far. */
  best: number;
  /** Number of positions searched so far. */
  nodes = 0;
  readonly #twin: Twin;
  readonly #budget: number;
  #pause = 0;
  readonly #root: number[];
  /** Moves of the current line, `MOST_MOVES` for each ply, and their priorities. */
  readonly #list = new Int16Array(MAX_PLY * MOST_MOVES);
  readonly #priority = new Int32Array(MAX_PLY * MOST_MOVES);
  /** History heuristic: how often each move of each seat caused a cutoff, weighted by depth. */
  readonly #history = new Int32Array(0x2000);
  /**
   * Transposition table, four words per entry: stones; turn and barred steps; value and bound; depth and move. The first two
   * identify a position, except for steps that F5 will forbid later and for earlier occurrences (F10).
   */
  readonly #table: Int32Array;
  readonly #shift: number;

  /** `moves` are the legal moves; among equal ones the first is preferred. `budget` counts positions. */
  constructor(twin: Twin, moves: readonly number[], budget: number) {
    this.#twin = twin;
    this.#root = [...moves];
    this.best = moves[0]!;
    this.#budget = budget || 0; // NaN would never be used up
    const bits = Math.max(10, 32 - Math.clz32(Math.min(budget, 0x3ffff)));
    this.#table = new Int32Array(4 << bits);
    this.#shift = 32 - bits;
  }

  /** Searches with increasing depth, up to `plies` or until the budget is used up. Pauses often. */
  *run(plies: number): Generator<undefined, void> {
    const steps = this.#deepen(plies);
    for (;;) {
      this.#pause = Math.min(this.nodes + POSITIONS_PER_STEP, this.#budget);
      if (steps.next().done || this.nodes >= this.#budget) return;
      yield;
    }
  }

  /**
   * Returns a value for each move, in hundredths of a stone, from the results so far and a search of one more ply. Ends the
   * search.
   */
  estimate(): readonly (readonly [move: number, value: number])[] {
    this.#twin.ply = 0;
    this.#pause = Infinity;
    return this.#root.map((move) => {
      this.#twin.do(move);
      const { value } = this.#search(1, -WIN, WIN).next();
      this.#twin.undo();
      return [move, -value!] as const;
    });
  }

  /** Searches with increasing depth, until the result is a win or a loss. */
  *#deepen(plies: number): Generator<undefined, void> {
    for (let depth = 1; depth <= plies; depth++) {
      let alpha = -WIN;
      for (const move of [...this.#root]) {
        this.#twin.do(move);
        const value = -(yield* this.#search(depth - 1, -WIN, -alpha));
        this.#twin.undo();
        if (value <= alpha) continue;
        alpha = value;
        this.best = move;
        // the best move is searched first in the next iteration
        this.#root.splice(this.#root.indexOf(move), 1);
        this.#root.unshift(move);
      }
      if (Math.abs(alpha) > DECIDED) return;
    }
  }

  *#search(depth: number, alpha: number, beta: number): Generator<undefined, number> {
    if (depth === 0) return this.#quiesce(alpha, beta);
    if (++this.nodes >= this.#pause) yield;
    const twin = this.#twin;
    const end = twin.ended();
    if (end !== undefined) return end;
    const { ply, stones } = twin;
    const rest = twin.turn | ((twin.barred(0) & 0xfff) << 5) | ((twin.barred(1) & 0xfff) << 17);
    const slot = (Math.imul(stones ^ Math.imul(rest, 0x9e3779b1), 0x85ebca6b) >>> this.#shift) << 2;
    const table = this.#table;
    const hit = table[slot] === stones && table[slot + 1] === rest;
    if (hit && table[slot + 3]! >> 12 >= depth) {
      const value = shiftPlies(table[slot + 2]! >> 2, -ply);
      const bound = table[slot + 2]! & 3;
      if (bound === EXACT || (bound === LOWER ? value >= beta : value <= alpha)) return value;
    }
    const at = ply * MOST_MOVES;
    const until = this.#listMoves(at, hit ? table[slot + 3]! & 0xfff : -1);
    let best = -WIN;
    let bestMove = 0;
    for (let i = at; i < until && best < beta; i++) {
      const move = this.#next(i, until);
      twin.do(move);
      const value = -(yield* this.#search(depth - 1, -beta, -Math.max(alpha, best)));
      twin.undo();
      if (value <= best) continue;
      best = value;
      bestMove = move;
    }
    if (best >= beta) this.#history[(twin.seat << 12) | bestMove]! += depth * depth;
    const bound = best >= beta ? LOWER : best <= alpha ? UPPER : EXACT;
    table[slot] = stones;
    table[slot + 1] = rest;
    table[slot + 2] = (shiftPlies(best, ply) << 2) | bound;
    table[slot + 3] = (depth << 12) | bestMove;
    return best;
  }

  /** Quiescence search: captures only, or the evaluation if it is better. */
  #quiesce(alpha: number, beta: number): number {
    this.nodes++;
    const twin = this.#twin;
    const end = twin.ended();
    if (end !== undefined) return end;
    const at = twin.ply * MOST_MOVES;
    const until = twin.moves(this.#list, at, true);
    let best = evaluate(twin);
    for (let i = at; i < until && best < beta; i++) {
      twin.do(this.#list[i]!);
      best = Math.max(best, -this.#quiesce(-beta, -Math.max(alpha, best)));
      twin.undo();
    }
    return best;
  }

  /** Lists the moves with their priorities: the best move of the table, captures, then by the history heuristic. */
  #listMoves(at: number, first: number): number {
    const twin = this.#twin;
    const until = twin.moves(this.#list, at);
    for (let i = at; i < until; i++) {
      const move = this.#list[i]!;
      const capture = ((move >> 4) & 15) !== NONE;
      const history = Math.min(this.#history[(twin.seat << 12) | move]!, 2 ** 28);
      this.#priority[i] = move === first ? 2 ** 30 : capture ? 2 ** 29 + history : history;
    }
    return until;
  }

  /** Moves the remaining move with the highest priority to index `i` and returns it. */
  #next(i: number, until: number): number {
    const list = this.#list;
    const priority = this.#priority;
    let top = i;
    for (let j = i + 1; j < until; j++) if (priority[j]! > priority[top]!) top = j;
    const move = list[top]!;
    list[top] = list[i]!;
    priority[top] = priority[i]!;
    list[i] = move;
    return move;
  }
}
