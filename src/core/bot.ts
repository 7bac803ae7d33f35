/** How well a computer player plays, the same four names in every game. */
export type Level = 'easy' | 'medium' | 'hard' | 'best';

/** The levels in order of strength. */
export const levels: readonly Level[] = ['easy', 'medium', 'hard', 'best'];

/** What a bot is asked: everything else it knows is the view. */
export interface Task {
  readonly level: Level;
  /** The same view, level and seed give the same move. */
  readonly seed: string;
  /** Iterations (positions, playouts) it may spend at most; each level has its own default. */
  readonly budget?: number;
  /** Asks for `values` in the verdict too. They may cost more thinking than a move. */
  readonly analysis?: boolean;
}

/** Handed out between two portions of thinking. */
export interface Progress {
  /** Share of the work done, 0 to 1. */
  readonly done: number;
}

/** What a legal move is worth. */
export interface Valued<M> {
  readonly move: M;
  /** Each seat's chance to win, 0 to 1, if all play their best from there on; a shared win or a draw counts in equal parts. */
  readonly chances: readonly number[];
  /** Standard error of the mover's chance, where it is estimated: absent where it is exact. */
  readonly error?: number;
  /** Plies until the end, this move included, where the game is solved and does not go on for ever. */
  readonly plies?: number;
  /** Points that the mover can expect of this turn on average, in games that are played for points by the turn. */
  readonly points?: number;
}

/** What a bot found. */
export interface Verdict<M> {
  readonly move: M;
  /** For analysis: what each legal move is worth, the best first. */
  readonly values?: readonly Valued<M>[];
  /** A time cap struck: another run may answer otherwise. */
  readonly capped?: boolean;
}

/**
 * Thinking in portions of about a millisecond. `next(true)` says that time is up: the generator then returns what it has,
 * with `capped`. Dropping the generator cancels it.
 */
export type Thinking<M> = Generator<Progress, Verdict<M>, boolean | undefined>;

/** A computer player: sees `view(state, seat)` of the seat to move and nothing else. */
export interface Bot<S, M> {
  think(view: S, task: Task): Thinking<M>;
}
