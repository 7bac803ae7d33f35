import type { Valued } from '../../core/bot.js';
import type { Seat } from '../../core/game.js';
import type { Match } from '../../core/match.js';

/** A decision of the record, valued. */
export interface Judged<M> {
  readonly ply: number;
  readonly seat: Seat;
  readonly best: Valued<M>;
  readonly played: Valued<M>;
  readonly choices: number;
}

/** What a ledger must know besides the match: the seat of the one person at the board. */
export interface LedgerHost<S, M, O extends object> {
  readonly match: () => Match<S, M, O>;
  readonly person: () => Seat | undefined;
}

/** What bots have found of the decisions of a match, and what of it may be known here. */
export class Ledger<S, M, O extends object> {
  readonly #host: LedgerHost<S, M, O>;
  /** By state: a move that is taken back and made again is worth the same. */
  readonly #found = new WeakMap<object, readonly Valued<M>[]>();
  /** By state what its move was worth: moves are compared once. */
  readonly #judged = new WeakMap<object, { readonly move: M; readonly played: Valued<M> | undefined }>();

  constructor(host: LedgerHost<S, M, O>) {
    this.#host = host;
  }

  keep(state: S, values: readonly Valued<M>[]): void {
    this.#found.set(state as object, values);
  }

  has(state: S): boolean {
    return this.#found.has(state as object);
  }

  /**
   * The seat that decides at a ply, where that may be analysed here. Where hands are hidden, a value tells of the hand it
   * was found with: during the game only those of the one person's own decisions are for this board.
   */
  decider(ply: number): Seat | undefined {
    const match = this.#host.match();
    const turn = match.game.turn(match.stateAt(ply));
    if (typeof turn !== 'number' || match.outcomeAt(ply)) return undefined;
    const open = !match.game.viewMove || match.outcomeAt(match.moves.length) !== undefined;
    return open || turn === this.#host.person() ? turn : undefined;
  }

  /** What the legal moves at a ply are worth, the best first. */
  valuesAt(ply: number): readonly Valued<M>[] | undefined {
    if (this.decider(ply) === undefined) return undefined;
    const values = this.#found.get(this.#host.match().stateAt(ply) as object);
    return values?.length ? values : undefined;
  }

  /** The move of the record that was made at a ply, beside the best one. */
  judgedAt(ply: number): Judged<M> | undefined {
    const move = this.#host.match().moves[ply];
    const values = move === undefined ? undefined : this.valuesAt(ply);
    if (move === undefined || !values) return undefined;
    const played = this.#find(ply, move, values);
    const best = values[0]!;
    return played && { ply, seat: this.decider(ply)!, best, played, choices: values.length };
  }

  #find(ply: number, move: M, values: readonly Valued<M>[]): Valued<M> | undefined {
    const match = this.#host.match();
    const { game } = match;
    const state = match.stateAt(ply) as object;
    const known = this.#judged.get(state);
    if (known?.move === move) return known.played;
    const notation = game.formatMove(move);
    const played = values.find((each) => game.formatMove(each.move) === notation);
    this.#judged.set(state, { move, played });
    return played;
  }

  /** Each seat's chance to win at a ply, or when it was known last. */
  chancesAt(ply: number): readonly number[] | undefined {
    const match = this.#host.match();
    const outcome = match.outcomeAt(ply);
    if (outcome) return shares(match.seats, outcome.winners);
    const now = this.valuesAt(ply)?.[0]?.chances;
    if (now) return now;
    for (let before = ply - 1; before >= 0; before--) {
      const judged = this.judgedAt(before);
      if (judged) return judged.played.chances;
    }
    return undefined;
  }
}

/** What a result is worth to each seat: a win shared is worth its part. */
export const shares = (seats: number, winners: readonly Seat[]): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
