import type { Seat, Turn } from '../../core/game.js';
import type { Request } from '../../core/table/entry.js';

/** The origin of a move. */
export type Source = 'pointer' | 'keyboard' | 'text' | 'api' | 'computer' | 'chance' | 'remote';

/** A move, about to be played or played. */
export interface GameMoveDetail<M = unknown> {
  readonly game: string;
  readonly seat: Seat | 'chance';
  /** The move as a plain object of the engine. */
  readonly move: M;
  readonly notation: string;
  /** The number of the move in the game, from 1. */
  readonly ply: number;
  /** The position after the move; for `game-before-move`, the position before it. */
  readonly position: string;
  readonly scores: readonly number[];
  readonly source: Source;
}
/** A change of the score. */
export interface ScoreChange {
  readonly seat: Seat;
  /** The points that the seat won; negative if it lost points. */
  readonly by: number;
  /** The cause of the new score, such as `captured`. */
  readonly kind: string;
  readonly rule: string | undefined;
}

/** The value of a position with best play, as far as the viewer may know it. */
export interface Evaluation {
  /** The number of moves before the position. */
  readonly ply: number;
  /** The chance of each seat to win, 0 to 1. A shared win or a draw counts in equal parts. */
  readonly chances: readonly number[];
  /** The best move, in notation. Absent if nobody is to move. */
  readonly best?: string;
  /** The standard error of the chance of the seat to move. Absent if the chance is exact. */
  readonly error?: number;
  /** The number of moves to the end with best play. Present if it is known. */
  readonly plies?: number;
  /** The expected points of the turn, in games that score each turn. */
  readonly points?: number;
  /** The chance to win that the move of the record gave away, 0 to 1. Absent without a move, or if its value is unknown. */
  readonly lost?: number;
}

/**
 * The events of boards, with their details. `M` is the type of the moves. The docstrings and details here are those of the manifest and
 * the documents.
 */
export interface BoardEvents<M = unknown> {
  /** The board has shown its first position. */
  'game-ready': {
    readonly game: string;
    /** The number of moves before the position. */
    readonly ply: number;
    readonly position: string;
    /** The side to move: a seat, `chance`, or `over` after the end. */
    readonly turn: Turn;
    readonly scores: readonly number[];
  };
  /**
   * A seat is about to move. Call `preventDefault()` to stop the move. Not fired for dice and draws, moves of others
   * at a table, replies in a puzzle, and moves that a reader tries in a replay.
   */
  'game-before-move': GameMoveDetail<M>;
  /** A move was played. `source` tells who played it. */
  'game-move': GameMoveDetail<M>;
  /** The scores changed: by a move, whose `changes` are listed, or because the board shows another position. */
  'game-score': {
    readonly game: string;
    readonly scores: readonly number[];
    /** The changes by the move; empty if the board shows another position. */
    readonly changes: readonly ScoreChange[];
  };
  /** A seat is to move. */
  'game-turn': {
    readonly game: string;
    readonly seat: Seat;
    readonly ply: number;
  };
  /** The game ended: by a rule, by resignation, by agreement or by the page. */
  'game-over': {
    readonly game: string;
    readonly winners: readonly Seat[];
    readonly scores: readonly number[];
    /** The number of a rule, `resign`, `agreed`, or `page` after `endGame()` and after the end by a clock at a table. */
    readonly reason: string;
    /** The reason that you passed to `endGame()`; `time` for the end by a clock. */
    readonly text?: string;
    /** The seat that resigned. */
    readonly by?: Seat;
    readonly record: string;
  };
  /** A player tried an illegal move. Call `preventDefault()` to explain it yourself. */
  'game-illegal': {
    readonly game: string;
    readonly seat: Seat | undefined;
    readonly notation: string;
    readonly rule: string;
    readonly squares: readonly string[];
    /** The explanation in the language of the board. */
    readonly message: string;
  };
  /** The board shows another position: after undo, redo, a step in a replay, or a new game. */
  'game-navigate': {
    readonly game: string;
    /** The number of moves before the position, in the current line. */
    readonly ply: number;
    /** The position in the tree of the record: `5`, or `5a3` in a variation. */
    readonly path: string;
    readonly position: string;
  };
  /**
   * A value or a record is invalid, a module could not be loaded, or a game could not be saved. The board stays the same.
   */
  'game-error': {
    /** The kind of error. With `load` and `computer`, a module could not be loaded; the board tries again when it needs the module. */
    readonly code: string;
    /** The attribute with the invalid value. */
    readonly attribute?: string | undefined;
    /** The invalid part of the value. */
    readonly at?: string | undefined;
    /** The message in the language of the board. On a page with several boards, it begins with the `aria-label` or the id of this one. */
    readonly message: string;
  };
  /** The animation of a move ended. */
  'game-animated': {
    readonly game: string;
    readonly ply: number;
  };
  /** A player tried a move in a puzzle, or in an example of the rules. */
  'game-try': {
    readonly game: string;
    /** In an example: the number of its rule. */
    readonly rule?: string;
    /** In an example: its id. */
    readonly example?: string;
    readonly notation: string;
    /** True if the move is correct. */
    readonly right: boolean;
    /** In a puzzle: the number of wrong moves so far, including this one. */
    readonly tries?: number;
  };
  /** The table of this board opened, started or ended, or a player joined or left. */
  'game-table': {
    readonly game: string;
    /** `waiting` for players, `playing`, `over`, `lost` (the host cannot be reached) or `left` (the board left the table). */
    readonly status: 'waiting' | 'playing' | 'over' | 'lost' | 'left';
    /** The player of each seat; `undefined` for a free one. `computer`: the computer plays it. `left`: its player left. */
    readonly seats: readonly (
      | { readonly name: string; readonly computer?: true; readonly left?: true }
      | undefined
    )[];
    /** The id of the next table, once all players agreed to play again. */
    readonly next?: string;
  };
  /** A player asked the others for something, such as a draw, or they answered. */
  'game-ask': {
    readonly game: string;
    /** The request: to take back the last move of the seat, to agree a draw, to play again, or to let the computer play for the seat to move. */
    readonly what: Request;
    /** The seat that asks. */
    readonly seat: Seat;
    /** The answer; absent while the request is open. `false` also if the request was withdrawn, or a move was played first. */
    readonly answer?: boolean;
  };
  /** The puzzle is solved. */
  'game-solved': {
    readonly game: string;
    /** The number of wrong moves. */
    readonly tries: number;
    readonly hints: number;
    readonly record: string;
  };
  /** The computer evaluated a position. Read the values from `evaluations`. Needs `analysis`. */
  'game-evaluated': {
    readonly game: string;
    /** The number of moves before the position. */
    readonly ply: number;
    /** True if every position of the record that the viewer may know has a value. */
    readonly complete: boolean;
  };
}

/** The events of a series of games. */
export interface SeriesEvents {
  /** A game of the series ended, its end was taken back, or the series started again. */
  'game-standing': {
    /** The number of finished games. */
    readonly finished: number;
    /** The number of games in the series: one for each seat, which begins it. */
    readonly games: number;
    /** The points of each seat. */
    readonly totals: readonly number[];
    /** The seats with the most points, after the last game. */
    readonly winners?: readonly Seat[];
  };
}

/** The events of all elements: from name to detail. */
export interface GameEvents<M = unknown> extends BoardEvents<M>, SeriesEvents {}
export type EventName = keyof GameEvents;

/** The events that a listener can stop by `preventDefault()`. */
const cancelable: readonly EventName[] = ['game-before-move', 'game-illegal'];

/** Freezes plain data deeply. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

/**
 * An event of an element: it bubbles and is composed. Its detail is frozen, can be cloned and contains only what the table may
 * know.
 */
export class GameEvent<T extends EventName, M = unknown> extends CustomEvent<GameEvents<M>[T]> {
  declare readonly type: T;

  constructor(type: T, detail: GameEvents<M>[T]) {
    const options = { bubbles: true, composed: true, cancelable: cancelable.includes(type) };
    super(type, { ...options, detail: freeze(detail) });
  }
}

/** A move of a game whose moves have the type `M`. */
export type GameMoveEvent<M = unknown> = GameEvent<'game-move', M>;

type GameEventMap<M = unknown> = { [T in EventName]: GameEvent<T, M> };

declare global {
  /** The events of elements, and of document and window, to which they bubble. */
  // eslint-disable-next-line typescript/no-empty-object-type -- all members are those of the map
  interface GlobalEventHandlersEventMap extends GameEventMap {}
}

/** The events at a board whose moves have the type `M`. */
interface BoardEventMap<M> extends Omit<HTMLElementEventMap, EventName>, GameEventMap<M> {}

/** Adds or removes a listener at a board whose moves have the type `M`. */
export interface BoardListening<T, M> {
  <K extends keyof BoardEventMap<M>>(
    type: K,
    listener: (this: T, event: BoardEventMap<M>[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}
