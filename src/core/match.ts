import { IllegalMove } from './errors.js';
import type { Ending, Game, Seat, Turn } from './game.js';
import type { Random } from './random.js';

/** A result by the players' will instead of a rule (resigning, agreeing on a draw). It stands behind the last move. */
export interface Conclusion {
  readonly reason: 'resign' | 'agreed';
  /** Who resigned. */
  readonly by?: Seat;
  readonly winners: readonly Seat[];
}

/** What an author wrote at a ply: behind that move, or before the first one (ply 0). */
export interface Note {
  readonly comment?: string;
  /** `!?` and the like, or `$5`. */
  readonly marks?: readonly string[];
}

export interface MatchStart<M, O> {
  readonly options?: O;
  /** Begins here instead of at `setup(options)`; throws BadNotation. */
  readonly position?: string;
  readonly moves?: Iterable<M>;
  readonly notes?: ReadonlyMap<number, Note>;
  /** Tags of a record that mean nothing to the library and are kept. */
  readonly tags?: ReadonlyMap<string, string>;
}

/** How a game stands at its end: by a rule, or by the players' will. */
export interface Outcome extends Omit<Ending, 'rule'> {
  /** Number of a rule, `resign` or `agreed`. */
  readonly reason: string;
}

/**
 * A game in progress: the moves so far (chance among them), a cursor, and how it was concluded. The only thing that
 * changes; every state is derived from the moves.
 */
export class Match<S, M, O extends object = object> {
  readonly game: Game<S, M, O>;
  readonly options: O | undefined;
  readonly position: string | undefined;
  readonly tags: ReadonlyMap<string, string>;
  /** How many play. */
  readonly seats: number;
  #states: S[];
  #moves: M[] = [];
  #ply = 0;
  #notes: Map<number, Note>;
  #conclusion: Conclusion | undefined;

  /** Throws what `setup`, `parsePosition` and `play` throw. */
  constructor(game: Game<S, M, O>, start: MatchStart<M, O> = {}) {
    const { options, position, moves = [], notes, tags } = start;
    this.game = game;
    this.options = options;
    this.position = position;
    this.tags = tags ?? new Map<string, string>();
    this.#notes = new Map(notes);
    this.#states = [position === undefined ? game.setup(options) : game.parsePosition(position, options)];
    this.seats = game.scores(this.stateAt(0)).length;
    for (const move of moves) this.#append(move, game.play(this.state, move));
  }

  /** The state at the cursor. */
  get state(): S {
    return this.stateAt(this.#ply);
  }

  /** The cursor: how many moves lie before it. */
  get ply(): number {
    return this.#ply;
  }

  /** All moves, also those behind the cursor. */
  get moves(): readonly M[] {
    return this.#moves;
  }

  get notes(): ReadonlyMap<number, Note> {
    return this.#notes;
  }

  /** Whether the cursor stands behind the last move. */
  get atEnd(): boolean {
    return this.#ply === this.#moves.length;
  }

  get conclusion(): Conclusion | undefined {
    return this.#conclusion;
  }

  /** Whose step it is at the cursor. */
  get turn(): Turn {
    return this.outcome ? 'over' : this.game.turn(this.state);
  }

  /** How the game stands at the cursor, if it is over there. */
  get outcome(): Outcome | undefined {
    return this.outcomeAt(this.#ply);
  }

  stateAt(ply: number): S {
    const state = this.#states[ply];
    if (state === undefined) throw new RangeError(`There is no ply ${ply}.`);
    return state;
  }

  outcomeAt(ply: number): Outcome | undefined {
    const ending = this.game.ending(this.stateAt(ply));
    if (ending) return { reason: ending.rule, winners: ending.winners };
    if (ply === this.#moves.length && this.#conclusion) {
      const { reason, winners } = this.#conclusion;
      return { reason, winners };
    }
    return undefined;
  }

  /** Plays a move at the cursor; what followed is cut off. Throws IllegalMove. */
  play(move: M): void {
    if (this.turn === 'over') {
      const found = this.game.formatMove(move);
      const rule = this.outcome?.reason;
      throw new IllegalMove(`The game is over: ${found} cannot be played.`, { code: 'over', rule, found });
    }
    const next = this.game.play(this.state, move);
    this.#cut();
    this.#append(move, next);
  }

  /**
   * What chance brings at the cursor. Given `random(seed, ply)` it is the same for the same seed and ply, so taking back
   * cannot roll again. Throws IllegalMove when chance is not to move.
   */
  chance(random: Random): M {
    const chances = this.game.chances(this.state);
    const total = chances.reduce((sum, { weight }) => sum + weight, 0);
    let left = total && random.below(total);
    for (const { move, weight } of chances) {
      left -= weight;
      if (left < 0) return move;
    }
    throw new IllegalMove('Chance is not to move.', { code: 'turn' });
  }

  /** One ply back; at the end of a game that was resigned or agreed, that is taken back first. False at the start. */
  undo(): boolean {
    if (this.atEnd && this.#conclusion) {
      this.#conclusion = undefined;
      return true;
    }
    if (this.#ply === 0) return false;
    this.goTo(this.#ply - 1);
    return true;
  }

  /** One ply on. False at the end. */
  redo(): boolean {
    if (this.atEnd) return false;
    this.goTo(this.#ply + 1);
    return true;
  }

  /** Moves the cursor; throws RangeError where there is no such ply. */
  goTo(ply: number): void {
    this.stateAt(ply);
    if (ply === this.#ply) return;
    this.#ply = ply;
  }

  /** The seat gives up; all others win. Cuts off what follows the cursor. */
  resign(by: Seat): void {
    const winners = this.#everybody.filter((seat) => seat !== by);
    this.#conclude({ reason: 'resign', by, winners });
  }

  /** All agree on a draw: everybody has won. */
  agree(): void {
    this.#conclude({ reason: 'agreed', winners: this.#everybody });
  }

  get #everybody(): readonly Seat[] {
    return Array.from({ length: this.seats }, (_, seat) => seat);
  }

  #conclude(conclusion: Conclusion): void {
    if (this.turn === 'over') throw new IllegalMove('The game is over.', { code: 'over' });
    this.#cut();
    this.#conclusion = conclusion;
  }

  #append(move: M, next: S): void {
    this.#moves.push(move);
    this.#states.push(next);
    this.#ply++;
  }

  #cut(): void {
    this.#moves.length = this.#ply;
    this.#states.length = this.#ply + 1;
    this.#conclusion = undefined;
    for (const ply of this.#notes.keys()) if (ply > this.#ply) this.#notes.delete(ply);
  }
}
