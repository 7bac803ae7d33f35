/** A player's number, counted from 0: seat A is 0. */
export type Seat = number;

/** The side to move: a seat, chance (dice, draws), or `over` at the end of the game. */
export type Turn = Seat | 'chance' | 'over';

/** The viewer of a state: a seat, or the table, which sees only public information. */
export type Viewer = Seat | 'table';

/** A move of the match, with the state before it as the viewer may know it. */
export interface PastMove<S, M> {
  readonly before: S;
  readonly move: M;
}

/** The reason why a move is illegal: the rule that forbids it and the squares to point at. */
export interface RuleViolation {
  /** Number of the rule in the rulebook, such as `F6`. */
  readonly rule: string;
  /** Code of the part of that rule, such as `corner`. Each language has a sentence for it. */
  readonly reason: string;
  /** Names of the squares (fields, cells, dice) that show it, the most relevant one first. */
  readonly squares: readonly string[];
}

/** One effect of a move, for sound, motion and the live region. */
export interface Happening {
  /** The kind of effect, defined by the game: `entered`, `stepped`, `captured`, `ended` … */
  readonly kind: string;
  /** The seat that is affected. */
  readonly seat?: Seat;
  /** The seat that causes it, if that is another one. */
  readonly by?: Seat;
  /** Squares in the order of the motion: from, over, to. */
  readonly squares?: readonly string[];
  /** The rule that defines it. */
  readonly rule?: string;
  /** The change of the seat's score; 0 if points were counted and came to nothing. Absent if no points were counted. */
  readonly score?: number;
}

/** The end of a game: the rule that ended it and the winners (several for a shared win or a draw). */
export interface Ending {
  readonly rule: string;
  readonly winners: readonly Seat[];
}

/** One outcome of chance. Weights are proportional, positive integers. */
export interface Chance<M> {
  readonly move: M;
  readonly weight: number;
}

/** Options of every game. */
export interface CommonOptions {
  /** The first seat to move. Default 0. */
  readonly first?: Seat;
}

/**
 * The rules of one game as pure functions on plain readonly data. A state survives structuredClone and JSON.
 * Chance moves like a player: `play` never uses random numbers; the match picks one of `chances`.
 *
 * @typeParam S state
 * @typeParam M move, including the outcomes of chance
 * @typeParam O options of `setup`
 */
export interface Game<S, M, O extends object = object> {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  /** The rule by which players may agree on a draw. Absent if the game has no draws. */
  readonly agreementRule?: string;
  /** The game has outcomes of chance. */
  readonly chance?: true;
  /** Returns the state before the first move. Throws BadOption on invalid values; ignores unknown names. */
  setup(options?: O): S;
  turn(state: S): Turn;
  /** The legal moves, in code-unit order of their notation; empty if chance is to move, and at the end. */
  moves(state: S): readonly M[];
  /** The possible outcomes of chance; empty if chance is not to move. */
  chances(state: S): readonly Chance<M>[];
  /** Returns the state after a move. Throws IllegalMove. Never changes its argument. */
  play(state: S, move: M): S;
  /** Returns the rule that forbids a move, or undefined if the move is legal. Accepts any value as a move. */
  explain(state: S, move: M): RuleViolation | undefined;
  /**
   * Returns the effects of a move, in order. `next` is the state after the move; without it, the move is played first, and
   * IllegalMove is thrown if it is illegal.
   */
  happenings(state: S, move: M, next?: S): readonly Happening[];
  ending(state: S): Ending | undefined;
  /** The score of each seat, as the game shows it. */
  scores(state: S): readonly number[];
  winners(state: S): readonly Seat[] | undefined;
  /** Returns the state without what is hidden from the viewer. */
  view(state: S, viewer: Viewer): S;
  /**
   * Returns a move made in `state` without what is hidden from the viewer. The result is playable on the viewer's view
   * and leads to the view of the next state. Absent if all moves are public.
   */
  viewMove?(state: S, move: M, viewer: Viewer): M;
  formatMove(move: M): string;
  /** Throws BadNotation. */
  parseMove(text: string): M;
  formatPosition(state: S): string;
  /** Throws BadNotation, or BadOption as `setup` does. The options supply what the text does not contain. */
  parsePosition(text: string, options?: O): S;
}

/** The types of a game: its state, its moves, and the options of `setup`. */
export interface GameTypes {
  readonly state: unknown;
  readonly move: unknown;
  readonly options: object;
}

/** The rules of the game that has these types. */
export type GameOf<G extends GameTypes> = Game<G['state'], G['move'], G['options']>;

/** Returns the letter of a seat: A for 0. */
export const seatLetter = (seat: Seat): string => String.fromCharCode(65 + seat);

/** Returns the seat that moves first, given the options of a match. */
export function firstOf(options: object | undefined): Seat {
  const first: unknown = options && Reflect.get(options, 'first');
  return typeof first === 'number' ? first : 0;
}

/**
 * The number of the move that leads to a ply, in a record. As many moves as there are seats have the same number; moves of
 * chance count like others. The text has the number before the first of them, as in PGN.
 */
export const moveNumber = (ply: number, seats: number): number => Math.ceil(ply / seats);

/** True if the text of a record has the number before the move that leads to this ply. */
export const isNumbered = (ply: number, seats: number): boolean => (ply - 1) % seats === 0;
