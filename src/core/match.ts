import { checkOptions } from './to-data.js';
import { IllegalMove, noSeat, notationOf, toFound } from './errors.js';
import type { Ending, Game, GameTypes, Happening, Seat, Turn } from './game.js';
import { toPlain } from './plain-text.js';
import type { Random } from './random.js';

/** The longest text with which a page may end a game, in characters. */
export const LONGEST_REASON = 200;

/** The reason `time` for an end by the page: the only seat that does not win has no time left. Boards tell it in their language. */
export const OUT_OF_TIME = 'time';

/** The maximum depth of variations inside one another. */
export const MAX_DEPTH = 30;

/**
 * A result decided by the players or the page instead of a rule: a resignation, an agreed draw, or an end by the page. It
 * follows the last move.
 */
export interface Conclusion {
  readonly reason: 'resign' | 'agreed' | 'page';
  /** The seat that resigned. */
  readonly by?: Seat;
  /** The reason that the page gave, in its words. */
  readonly text?: string;
  readonly winners: readonly Seat[];
}

/** An annotation at a ply: after that move, or before the first one (ply 0). */
export interface Note {
  readonly comment?: string;
  /** Move marks such as `!?`, or `$5`. */
  readonly marks?: readonly string[];
}

/**
 * A line of moves with its annotations: a variation. A match is the main line. Its plies are counted from 1, the first move of
 * the line.
 */
export interface Line<M> {
  readonly moves: readonly M[];
  /** By ply of this line: the note after that move; 0: before the first one. */
  readonly notes: ReadonlyMap<number, Note>;
  readonly variations: Variations<M>;
}

/** A line without moves. */
export const noMoves: Line<never> = { moves: [], notes: new Map(), variations: new Map() };

/** By ply of a line: the lines that replace this move and everything after it. */
export type Variations<M> = ReadonlyMap<number, readonly Line<M>[]>;

/** The start of a match and, for a recorded one, its moves and annotations. */
export interface MatchStart<M, O> {
  readonly options?: O | undefined;
  /** The starting position, in which typographic characters count as plain ones. Default: `setup(options)`. */
  readonly position?: string | undefined;
  readonly moves?: Iterable<M>;
  readonly notes?: ReadonlyMap<number, Note>;
  /** Tags of a record that the library does not use. They are kept. */
  readonly tags?: ReadonlyMap<string, string>;
}

/** The result of a game that is over, by a rule or by decision of the players or the page. */
export interface Outcome extends Omit<Ending, 'rule'> {
  /** Number of a rule, `resign`, `agreed` or `page`. */
  readonly reason: string;
}

/**
 * A game in progress: the moves, including those of chance, a cursor, and the conclusion. The states are derived from the
 * moves.
 */
export class Match<S, M, O extends object = object> {
  readonly game: Game<S, M, O>;
  readonly options: O | undefined;
  readonly position: string | undefined;
  readonly tags: ReadonlyMap<string, string>;
  /** Number of players. */
  readonly seats: number;
  #states: S[];
  #moves: M[] = [];
  #ply = 0;
  #notes: Map<number, Note>;
  #variations: Variations<M> = new Map();
  #conclusion: Conclusion | undefined;
  /** A copy has the same arrays, or somebody has read the moves: they do not change any more. */
  #shared = false;

  /** Throws BadOption for options that are no data, and the errors of `setup`, `parsePosition` and `play`. */
  constructor(game: Game<S, M, O>, start: MatchStart<M, O> | Match<S, M, O> = {}) {
    this.game = game;
    if (start instanceof Match) {
      this.options = start.options;
      this.tags = start.tags;
      this.position = start.position;
      this.seats = start.seats;
      this.#states = start.#states;
      this.#moves = start.#moves;
      this.#ply = start.#ply;
      this.#notes = start.#notes;
      this.#variations = start.#variations;
      this.#conclusion = start.#conclusion;
      this.#shared = start.#shared = true;
      return;
    }
    const { moves = [], notes, tags } = start;
    const options = (this.options = checkOptions(start.options));
    const position = (this.position = start.position && toPlain(start.position));
    this.tags = new Map(tags);
    this.#notes = new Map(notes);
    this.#states = [position === undefined ? game.setup(options) : game.parsePosition(position, options)];
    this.seats = game.scores(this.stateAt(0)).length;
    for (const move of moves) this.#append(move, game.play(this.state, move));
  }

  /** The state at the cursor. */
  get state(): S {
    return this.stateAt(this.#ply);
  }

  /** The cursor: the number of moves before it. */
  get ply(): number {
    return this.#ply;
  }

  /** All moves, including those after the cursor. */
  get moves(): readonly M[] {
    this.#shared = true;
    return this.#moves;
  }

  get notes(): ReadonlyMap<number, Note> {
    return this.#notes;
  }

  get variations(): Variations<M> {
    return this.#variations;
  }

  /** True if the cursor is after the last move. */
  get atEnd(): boolean {
    return this.#ply === this.#moves.length;
  }

  get conclusion(): Conclusion | undefined {
    return this.#conclusion;
  }

  /** The side to move at the cursor. */
  get turn(): Turn {
    return this.outcome ? 'over' : this.game.turn(this.state);
  }

  /** The result at the cursor, or undefined while the game goes on. */
  get outcome(): Outcome | undefined {
    return this.outcomeAt(this.#ply);
  }

  /** Throws RangeError if there is no such ply. */
  stateAt(ply: number): S {
    const state = Number.isInteger(ply) ? this.#states[ply] : undefined;
    if (state === undefined) {
      const last = this.#states.length - 1;
      throw new RangeError(`There is no ply ${toFound(ply)}: it is a whole number from 0 to ${last}.`);
    }
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

  /** The happenings of the move at a ply: at 1, the first move. Throws RangeError if there is no such move. */
  happeningsAt(ply: number): readonly Happening[] {
    const next = this.stateAt(ply);
    return this.game.happenings(this.stateAt(ply - 1), this.#moves[ply - 1]!, next);
  }

  /** A copy that shares its states with this match; changes of one do not reach the other. */
  copy(): Match<S, M, O> {
    return new Match<S, M, O>(this.game, this);
  }

  /** A copy with these variations, whose moves must be legal. */
  withVariations(variations: Variations<M>): Match<S, M, O> {
    const match = this.copy();
    match.#variations = variations;
    return match;
  }

  /**
   * A match of the moves before a ply and those of a line that replaces it, without variations. The cursor is at the end.
   * Throws RangeError if there is no such ply, IllegalMove if the line is not legal there.
   */
  branch(ply: number, { moves, notes }: Line<M>): Match<S, M, O> {
    const match = this.copy();
    match.goTo(ply - 1);
    match.#truncate();
    match.#variations = new Map();
    for (const move of moves) match.#append(move, this.game.play(match.state, move));
    for (const [at, note] of notes) if (at > 0) match.#notes.set(ply - 1 + at, note);
    return match;
  }

  /**
   * Plays a move at the cursor and removes all moves after it. Returns the new state, and what the move did. Throws
   * IllegalMove and then changes nothing.
   */
  play(move: M): { readonly state: S; readonly happenings: readonly Happening[] } {
    const { game, state: before } = this;
    if (this.turn === 'over') {
      const found = notationOf(game, move);
      const rule = this.outcome?.reason;
      const what = found === undefined ? 'no move can' : `${found} cannot`;
      throw new IllegalMove(`The game is over: ${what} be played.`, { code: 'over', rule, found });
    }
    const state = game.play(before, move);
    if (this.#shared || !this.atEnd) this.#truncate();
    this.#append(move, state);
    return {
      state,
      // not before somebody asks: a replay of moves takes half of the time without them
      get happenings() {
        return game.happenings(before, move, state);
      },
    };
  }

  /**
   * Picks a move of chance at the cursor. With `random(seed, ply)` the same seed and ply give the same move, so that undo
   * and redo cannot roll again. Throws IllegalMove if chance is not to move.
   */
  chance(random: Random): M {
    const chances = this.game.chances(this.state);
    const total = chances.reduce((sum, { weight }) => sum + weight, 0);
    let left = total && random.below(total);
    for (const { move, weight } of chances) {
      left -= weight;
      if (left < 0) return move;
    }
    throw new IllegalMove('It is not the turn of chance.', { code: 'turn' });
  }

  /** Revokes a conclusion. */
  reopen(): void {
    this.#conclusion = undefined;
  }

  /** Moves the cursor. Throws RangeError if there is no such ply. */
  goTo(ply: number): void {
    this.stateAt(ply);
    this.#ply = ply;
  }

  /**
   * Ends the game with a win of all other seats, and removes all moves after the cursor. Throws RangeError if there is no such
   * seat.
   */
  resign(by: Seat): void {
    if (!this.#allSeats.includes(by)) throw noSeat(by, this.seats);
    const winners = this.#allSeats.filter((seat) => seat !== by);
    this.#conclude({ reason: 'resign', by, winners });
  }

  /** Ends the game with a draw: all seats win. Removes all moves after the cursor. */
  agree(): void {
    this.#conclude({ reason: 'agreed', winners: this.#allSeats });
  }

  /**
   * Ends the game by decision of the page, such as when time is up. Removes all moves after the cursor. White space in the
   * text is reduced to single spaces. Throws RangeError if there is no such seat, or the text is empty or too long.
   */
  end(winners: readonly Seat[], reason: string): void {
    const text = typeof reason === 'string' ? reason.replace(/\s+/g, ' ').trim() : '';
    const all = this.#allSeats;
    const wrong = winners.findIndex((seat) => !all.includes(seat));
    if (wrong >= 0) throw noSeat(winners[wrong], this.seats);
    if (!text || text.length > LONGEST_REASON)
      throw new RangeError(`The reason must be a text of 1 to ${LONGEST_REASON} characters.`);
    this.#conclude({ reason: 'page', text, winners: all.filter((seat) => winners.includes(seat)) });
  }

  get #allSeats(): readonly Seat[] {
    return Array.from({ length: this.seats }, (_, seat) => seat);
  }

  #conclude(conclusion: Conclusion): void {
    if (this.turn === 'over') throw new IllegalMove('The game is over.', { code: 'over' });
    this.#truncate();
    this.#conclusion = conclusion;
  }

  #append(move: M, next: S): void {
    this.#moves.push(move);
    this.#states.push(next);
    this.#ply++;
  }

  /** Removes the moves, notes, variations and conclusion after the cursor. */
  #truncate(): void {
    this.#shared = false;
    this.#moves = this.#moves.slice(0, this.#ply);
    this.#states = this.#states.slice(0, this.#ply + 1);
    this.#conclusion = undefined;
    this.#notes = this.#before(this.#notes);
    this.#variations = this.#before(this.#variations);
  }

  #before<T>(byPly: ReadonlyMap<number, T>): Map<number, T> {
    return new Map([...byPly].filter(([ply]) => ply <= this.#ply));
  }
}

/** A match of any game, for whoever does not care about the types of its states and moves. */
export type AnyMatch = Match<unknown, unknown>;

/** A match of the game that has these types. */
export type MatchOf<G extends GameTypes> = Match<G['state'], G['move'], G['options']>;

/** The number of moves that two matches have in common from their start. */
export function movesInCommon({ game, moves }: AnyMatch, { moves: others }: AnyMatch): number {
  const differs = moves.findIndex(
    (move, ply) =>
      ply >= others.length ||
      (move !== others[ply] && game.formatMove(move) !== game.formatMove(others[ply])),
  );
  return differs < 0 ? moves.length : differs;
}
