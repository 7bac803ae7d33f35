import type { Progress } from '../../../core/bot.js';
import type { Oracle } from './oracle.js';
import { WIN } from './search.js';
import { isDraw, isWon, pliesOf } from './solver.js';
import { MOST_MOVES, type Twin } from './twin.js';

/** Plies after a move in which F5 and F10 are looked at. */
const HORIZON = 6;

/** Positions looked into between two pauses. */
const PORTION = 256;

/** Thinking that has not come to a verdict yet; `next(true)` says that time is up. */
export type Steps<T> = Generator<Progress, T, boolean | undefined>;

/** A legal move as the table sees it. */
export interface Judged {
  readonly move: number;
  /** As in a search: above 0 where it wins, below where it loses; each ply until then costs one. */
  readonly worth: number;
  /** Replies of the other seat that give away what it has. */
  readonly traps: number;
}

/**
 * Weighs the legal moves of a solved position. The table knows neither F5 nor F10, which depend on how a position came
 * about, so wherever one of them can bar or end something within HORIZON plies after a move, these plies are searched by
 * the full rules, and the table speaks at their end. Hence: exact where neither rule comes up later than that; and in any
 * case a move is never preferred for a win that F5 or F10 spoils within those plies, or spurned for a loss from which they save.
 * Not promised: that a draw of the table stays one. F5 forces stones that would go to and fro for ever, and decides about a
 * quarter of such games between two perfect players; of the table's wins none was seen to slip (bench/fluctus-table).
 */
export class Judge {
  /** Positions looked into. */
  nodes = 0;
  readonly #horizon: number;
  readonly #twin: Twin;
  readonly #oracle: Oracle;
  readonly #list = new Int16Array(MOST_MOVES * (HORIZON + 8));
  #pause = PORTION;

  /** `horizon`: plies after a move, instead of HORIZON. */
  constructor(twin: Twin, oracle: Oracle, horizon = HORIZON) {
    this.#horizon = horizon;
    this.#twin = twin;
    this.#oracle = oracle;
  }

  /**
   * The best first; of equal ones those with most traps. Where time is up before F5 and F10 are looked at, the table alone
   * speaks for the rest, which is `capped` then.
   */
  *weigh(moves: readonly number[]): Steps<{ readonly judged: readonly Judged[]; readonly capped: boolean }> {
    const twin = this.#twin;
    const judged: Judged[] = [];
    let capped = false;
    for (const move of moves) {
      twin.do(move);
      const looking = this.#look(capped ? 0 : this.#horizon, -WIN, WIN);
      let step = looking.next();
      for (; !step.done && !capped; step = looking.next()) capped = Boolean(yield { done: 1 });
      twin.rewind(1);
      judged.push({ move, worth: 0 - (step.done ? step.value : this.table()), traps: this.#traps() });
      twin.undo();
      if (!capped) capped = Boolean(yield { done: 1 });
    }
    judged.sort((a, b) => b.worth - a.worth || b.traps - a.traps);
    return { judged, capped };
  }

  #traps(): number {
    const twin = this.#twin;
    const outcomes: number[] = [];
    for (const move of twin.ending() ? [] : this.#list.slice(0, twin.moves(this.#list, 0))) {
      twin.do(move);
      outcomes.push(Math.sign(-(twin.ended(WIN) ?? this.table())));
      twin.undo();
    }
    const best = Math.max(...outcomes);
    return outcomes.filter((outcome) => outcome < best).length;
  }

  /** What the table says, for the seat to move. */
  table(): number {
    const value = this.#oracle.value(this.#twin);
    if (isDraw(value)) return 0;
    const worth = WIN - pliesOf(value) - this.#twin.ply;
    return isWon(value) ? worth : -worth;
  }

  /** Whether F5 or F10 can matter within so many plies. */
  #touched(plies: number): boolean {
    const twin = this.#twin;
    const { seat } = twin;
    const soon = Math.min(2 * twin.turnsUntilBarred(seat) - 2, 2 * twin.turnsUntilBarred(1 - seat) - 1);
    // A step that is barred now is left out even at the horizon.
    return soon <= Math.max(0, plies) || twin.mayRepeat(plies);
  }

  *#look(plies: number, alpha: number, beta: number): Generator<undefined, number> {
    const end = this.#twin.ended(WIN);
    if (end !== undefined) return end;
    if (!this.#touched(plies)) return this.table();
    if (++this.nodes >= this.#pause) {
      yield;
      this.#pause = this.nodes + PORTION;
    }
    const twin = this.#twin;
    const at = twin.ply * MOST_MOVES;
    const until = twin.moves(this.#list, at);
    let best = -WIN;
    for (let i = at; i < until && best < beta; i++) {
      twin.do(this.#list[i]!);
      best = Math.max(best, -(yield* this.#look(plies - 1, -beta, -Math.max(alpha, best))));
      twin.undo();
    }
    return best;
  }
}
