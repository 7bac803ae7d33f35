/** Playing strength of a computer player. Every game has the same four levels. */
export type Level = 'easy' | 'medium' | 'hard' | 'best';

/** The levels in order of strength. */
export const levels: readonly Level[] = ['easy', 'medium', 'hard', 'best'];

/** A request to a bot. Apart from it the bot knows only the view. */
export interface Task {
  readonly level: Level;
  /** The same view, level and seed give the same move. */
  readonly seed: string;
  /** The maximum number of iterations (positions, playouts). Each level has its own default. */
  readonly budget?: number;
  /** Requests `values` in the verdict. They may take longer to compute than a move. */
  readonly analysis?: boolean;
}

/** Progress, reported between two steps of thinking. */
export interface Progress<M = never> {
  /** Share of the work done, 0 to 1. */
  readonly done: number;
  /** A good move, found long before the verdict: a hint shows it until then. Once present, it stays the same. */
  readonly move?: M;
}

/** The evaluation of a legal move. */
export interface Valued<M> {
  readonly move: M;
  /** Each seat's chance to win, 0 to 1, with best play from here; a shared win or a draw counts in equal parts. */
  readonly chances: readonly number[];
  /** Standard error of the mover's chance. Absent if the chance is exact. */
  readonly error?: number;
  /** Plies until the end, this move included. Present if the position is solved and the game ends. */
  readonly plies?: number;
  /** Expected points of this turn, in games that score points by the turn. */
  readonly points?: number;
}

/** The answer of a bot. */
export interface Verdict<M> {
  readonly move: M;
  /** For analysis: the evaluation of each legal move, the best first. */
  readonly values?: readonly Valued<M>[];
  /** A time limit stopped the search: another run may give another answer. */
  readonly capped?: boolean;
}

/**
 * A search in steps of about a millisecond. After `next(true)` (time is up) the generator returns its best answer so far,
 * with `capped`. Drop the generator to cancel the search.
 */
export type Thinking<M> = Generator<Progress<M>, Verdict<M>, boolean | undefined>;

/** A computer player. It sees only `view(state, seat)` of the seat to move. */
export interface Bot<S, M> {
  think(view: S, task: Task): Thinking<M>;
}
