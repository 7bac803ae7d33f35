import type { Valued } from '../../../core/bot.js';
import type { Seat, GameTypes } from '../../../core/game.js';
import type { MatchOf } from '../../../core/match.js';
import { freeze, type Evaluation } from '../../model/events.js';
import type { MatchStore } from '../../model/match-store.js';
import { lost } from './balance.js';

/** A move of the record with its value, beside the best move. */
export interface EvaluatedMove<M> {
  readonly ply: number;
  readonly seat: Seat;
  readonly best: Valued<M>;
  readonly played: Valued<M>;
  /** The number of legal moves. */
  readonly choices: number;
}

const lostBy = <M>({ seat, best, played }: EvaluatedMove<M>): number =>
  lost({ seat, best: best.chances, played: played.chances });

/** The value without the move. */
function withoutMove<M>({ move: _, ...value }: Valued<M>): Omit<Valued<M>, 'move'> {
  return value;
}

/** The values that the bot has found for the positions of a match, as far as they may be known at this board. */
export class Evaluations<G extends GameTypes = GameTypes> {
  readonly #store: MatchStore<G>;
  /** By state: a move that is taken back and played again has the same value. */
  readonly #found = new WeakMap<object, readonly Valued<G['move']>[]>();
  /** The value of the move that was played in a state, by state: notations are compared once. */
  readonly #played = new WeakMap<
    object,
    { readonly move: G['move']; readonly played: Valued<G['move']> | undefined }
  >();

  constructor(store: MatchStore<G>) {
    this.#store = store;
  }

  get #match(): MatchOf<G> {
    return this.#store.snapshot.match;
  }

  /** Stores the values of the legal moves in a state; none if they could not be found. */
  set(state: G['state'], values: readonly Valued<G['move']>[]): void {
    this.#found.set(state as object, values);
  }

  forget(state: G['state']): void {
    this.#found.delete(state as object);
  }

  has(state: G['state']): boolean {
    return this.#found.has(state as object);
  }

  /**
   * The seat that moves at a ply, if the position may be evaluated at this board. With hidden hands a value reveals the
   * hand it was found with: during the game, only the moves of the only person at the board are evaluated.
   */
  seatAt(ply: number): Seat | undefined {
    const match = this.#match;
    const turn = match.game.turn(match.stateAt(ply));
    if (typeof turn !== 'number' || match.outcomeAt(ply)) return undefined;
    const open = !match.game.viewMove || match.outcomeAt(match.moves.length) !== undefined;
    return open || turn === this.#store.snapshot.soleHuman ? turn : undefined;
  }

  /** The values of the legal moves at a ply, the best first. */
  valuesAt(ply: number): readonly Valued<G['move']>[] | undefined {
    if (this.seatAt(ply) === undefined) return undefined;
    const values = this.#found.get(this.#match.stateAt(ply) as object);
    return values?.length ? values : undefined;
  }

  /** The move of the record that was played at a ply. */
  moveAt(ply: number): EvaluatedMove<G['move']> | undefined {
    const move = this.#match.moves[ply];
    const values = move === undefined ? undefined : this.valuesAt(ply);
    if (move === undefined || !values) return undefined;
    const played = this.#find(ply, move, values);
    const best = values[0]!;
    return played && { ply, seat: this.seatAt(ply)!, best, played, choices: values.length };
  }

  /** All that is known of the positions of the match, in order. */
  list(): readonly Evaluation[] {
    const all = Array.from({ length: this.#match.moves.length + 1 }, (_, ply) => this.#evaluationAt(ply));
    return freeze(all.filter((each) => each !== undefined));
  }

  #evaluationAt(ply: number): Evaluation | undefined {
    const outcome = this.#match.outcomeAt(ply);
    if (outcome) return { ply, chances: shares(this.#match.seats, outcome.winners) };
    const [best] = this.valuesAt(ply) ?? [];
    if (!best) return undefined;
    const move = this.moveAt(ply);
    const notation = this.#match.game.formatMove(best.move);
    return { ply, best: notation, ...withoutMove(best), ...(move && { lost: lostBy(move) }) };
  }

  #find(ply: number, move: G['move'], values: readonly Valued<G['move']>[]): Valued<G['move']> | undefined {
    const match = this.#match;
    const { game } = match;
    const state = match.stateAt(ply) as object;
    const known = this.#played.get(state);
    if (known?.move === move) return known.played;
    const notation = game.formatMove(move);
    const played = values.find((each) => game.formatMove(each.move) === notation);
    this.#played.set(state, { move, played });
    return played;
  }

  /** Each seat's chance to win at a ply, or at the last ply before at which it is known. */
  chancesAt(ply: number): readonly number[] | undefined {
    const match = this.#match;
    const outcome = match.outcomeAt(ply);
    if (outcome) return shares(match.seats, outcome.winners);
    const now = this.valuesAt(ply)?.[0]?.chances;
    if (now) return now;
    for (let before = ply - 1; before >= 0; before--) {
      const evaluated = this.moveAt(before);
      if (evaluated) return evaluated.played.chances;
    }
    return undefined;
  }
}

/** The value of a result for each seat: a shared win counts in equal parts. */
export const shares = (seats: number, winners: readonly Seat[]): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
