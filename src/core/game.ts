/** A place at the table, counted from 0: seat A is 0. */
export type Seat = number;

/** Whose step it is: a seat's, chance's (dice, draws), or nobody's any more. */
export type Turn = Seat | 'chance' | 'over';

/** Who looks: a seat, or the table, which knows only what lies open. */
export type Viewer = Seat | 'table';

/** Why an action is not a legal move: the rule that forbids it and the squares to point at. */
export interface Breach {
  /** Number of the rule in the rulebook, such as `F6`. */
  readonly rule: string;
  /** Which part of that rule, one word a game words in each language, such as `corner`. */
  readonly reason: string;
  /** Names of the squares (fields, cells, dice) that show it, the most telling one first. */
  readonly squares: readonly string[];
}

/** One thing that a move does, for sound, motion and the live region. */
export interface Happening {
  /** What happens, in the game's own words: `entered`, `stepped`, `captured`, `ended` … */
  readonly kind: string;
  /** The seat it happens to. */
  readonly seat?: Seat;
  /** The seat that does it, where that is another one. */
  readonly by?: Seat;
  /** Squares in the order of the motion: from, over, to. */
  readonly squares?: readonly string[];
  /** The rule it comes from. */
  readonly rule?: string;
  /** By how much it changes the seat's score; 0 where it settles one and nothing came of it. Left out, the score stays. */
  readonly score?: number;
}

/** How a game ended: the rule that ended it and who won (several: a shared win or a draw). */
export interface Ending {
  readonly rule: string;
  readonly winners: readonly Seat[];
}

/** One outcome of chance. Weights are proportional, positive integers. */
export interface Chance<M> {
  readonly move: M;
  readonly weight: number;
}

/** Options that every game takes. */
export interface CommonOptions {
  /** The seat that begins; 0 when left out. */
  readonly first?: Seat;
}

/**
 * The rules of one game as pure functions over plain readonly data. A state survives structuredClone and JSON.
 * Chance moves like a player: `play` rolls no die, the match asks `chances` and picks.
 *
 * @typeParam S state
 * @typeParam M move, chance outcomes among them
 * @typeParam O options of `setup`
 */
export interface Game<S, M, O extends object = object> {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  /** The state before the first move. Throws BadOption on values that make no sense; unknown names are ignored. */
  setup(options?: O): S;
  turn(state: S): Turn;
  /** Legal moves, in code-unit order of their notation; empty when chance moves and at the end. */
  moves(state: S): readonly M[];
  /** What chance may bring now; empty when it is not chance's turn. */
  chances(state: S): readonly Chance<M>[];
  /** The state after a move; throws IllegalMove. Never changes its argument. */
  play(state: S, move: M): S;
  /** Which rule forbids a move, or undefined for a legal one. */
  explain(state: S, move: M): Breach | undefined;
  /** What a legal move does, in order. */
  happenings(state: S, move: M): readonly Happening[];
  ending(state: S): Ending | undefined;
  /** One number a seat, as the game shows it. */
  scores(state: S): readonly number[];
  winners(state: S): readonly Seat[] | undefined;
  /** What that viewer may know. */
  view(state: S, viewer: Viewer): S;
  /**
   * A move, made in that state, as that viewer may know it: of a hidden draw nothing but that it was made. What it gives
   * can be played on the viewer's view and leads to the view of what followed. Left out: every move is public.
   */
  viewMove?(state: S, move: M, viewer: Viewer): M;
  formatMove(move: M): string;
  /** Throws BadNotation. */
  parseMove(text: string): M;
  formatPosition(state: S): string;
  /** Throws BadNotation. Options carry what the text leaves out. */
  parsePosition(text: string, options?: O): S;
}

/** The letter of a seat: A for 0. */
export const seatLetter = (seat: Seat): string => String.fromCharCode(65 + seat);
