import type { Progress } from '../../../core/bot.js';
import type { Oracle } from './oracle.js';
import { isDraw, isWon, pliesOf } from './solver.js';
import { MOST_MOVES, WIN, type Twin } from './twin.js';

/** Number of plies after a move in which F5 and F10 are taken into account. */
const HORIZON = 6;

/** Number of positions between two pauses. */
const PORTION = 256;

/** A computation in steps. `next(true)` tells it that time is up. */
export type Steps<T, M = never> = Generator<Progress<M>, T, boolean | undefined>;

/** The evaluation of a legal move by the table. */
export interface Judged {
  readonly move: number;
  /** Value as in a search: positive for a win, negative for a loss, reduced by one for each ply until then. */
  readonly worth: number;
  /** Number of replies that worsen the result for the opponent. */
  readonly traps: number;
}

/**
 * Evaluates the legal moves of a solved position. The table ignores F5 and F10, which depend on earlier moves. So if one of
 * them can forbid a step or end the game within HORIZON plies after a move, these plies are searched by the full rules, with
 * the values of the table at their end. The result is exact unless F5 or F10 apply later than that. A move is never preferred
 * for a win that F5 or F10 prevent within those plies, or rejected for a loss that they prevent. A draw of the table may
 * still be decided: F5 forbids moving to and fro for ever, and decides about a quarter of such games between two perfect
 * players. No win of the table was ever missed (bench/fluctus-table).
 */
export class Judge {
  /** Number of positions searched. */
  nodes = 0;
  readonly #horizon: number;
  readonly #twin: Twin;
  readonly #oracle: Oracle;
  readonly #list = new Int16Array(MOST_MOVES * (HORIZON + 8));
  #pause = PORTION;

  /** `horizon` replaces HORIZON. */
  constructor(twin: Twin, oracle: Oracle, horizon = HORIZON) {
    this.#horizon = horizon;
    this.#twin = twin;
    this.#oracle = oracle;
  }

  /**
   * Returns the moves in order of their value, and of their traps if equal. If time runs out before F5 and F10 are taken into
   * account, the other moves have the values of the table, and `capped` is true.
   */
  *weigh(moves: readonly number[]): Steps<{ readonly judged: readonly Judged[]; readonly capped: boolean }> {
    const twin = this.#twin;
    const judged: Judged[] = [];
    let capped = false;
    for (const move of moves) {
      twin.do(move);
      const search = this.#search(capped ? 0 : this.#horizon, -WIN, WIN);
      let step = search.next();
      for (; !step.done && !capped; step = search.next()) capped = Boolean(yield { done: 1 });
      twin.ply = 1;
      judged.push({ move, worth: 0 - (step.done ? step.value : this.table()), traps: this.#traps() });
      twin.undo();
      if (!capped) capped = Boolean(yield { done: 1 });
    }
    judged.sort((a, b) => b.worth - a.worth || b.traps - a.traps);
    return { judged, capped };
  }

  /** Returns the number of replies that are worse for the opponent than its best one. */
  #traps(): number {
    const twin = this.#twin;
    const outcomes: number[] = [];
    for (const move of twin.ended() === undefined ? this.#list.slice(0, twin.moves(this.#list, 0)) : []) {
      twin.do(move);
      outcomes.push(Math.sign(-(twin.ended() ?? this.table())));
      twin.undo();
    }
    const best = Math.max(...outcomes);
    return outcomes.filter((outcome) => outcome < best).length;
  }

  /** Returns the value of the table for the seat to move. */
  table(): number {
    const value = this.#oracle.value(this.#twin);
    if (isDraw(value)) return 0;
    const worth = WIN - pliesOf(value) - this.#twin.ply;
    return isWon(value) ? worth : -worth;
  }

  /** Returns true if F5 or F10 can apply within so many plies. */
  #mayApply(plies: number): boolean {
    const twin = this.#twin;
    const { seat } = twin;
    const soon = Math.min(2 * twin.movesToBar(seat) - 2, 2 * twin.movesToBar(1 - seat) - 1);
    // a step that is forbidden now is excluded even at the horizon
    return soon <= Math.max(0, plies) || twin.mayRepeat(plies);
  }

  *#search(plies: number, alpha: number, beta: number): Generator<undefined, number> {
    const twin = this.#twin;
    const end = twin.ended();
    if (end !== undefined) return end;
    if (!this.#mayApply(plies)) return this.table();
    if (++this.nodes >= this.#pause) {
      yield;
      this.#pause = this.nodes + PORTION;
    }
    const at = twin.ply * MOST_MOVES;
    const until = twin.moves(this.#list, at);
    let best = -WIN;
    for (let i = at; i < until && best < beta; i++) {
      twin.do(this.#list[i]!);
      best = Math.max(best, -(yield* this.#search(plies - 1, -beta, -Math.max(alpha, best))));
      twin.undo();
    }
    return best;
  }
}
