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
}

/** Handed out between two portions of thinking. */
export interface Progress {
  /** Share of the work done, 0 to 1. */
  readonly done: number;
}

/** What a bot found. */
export interface Verdict<M> {
  readonly move: M;
  /** For analysis: a value for each legal move, from the mover's side, in the game's own terms. */
  readonly values?: readonly { readonly move: M; readonly value: number }[];
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
