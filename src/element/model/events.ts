import type { Seat, Turn } from '../../core/game.js';
import type { Request } from '../../core/table/entry.js';

/** The origin of a move. */
export type Source = 'pointer' | 'keyboard' | 'text' | 'api' | 'computer' | 'chance' | 'remote';

/** A move, about to be played or played. */
export interface GameMoveDetail<M = unknown> {
  readonly game: string;
  readonly seat: Seat | 'chance';
  /** The move as a plain object, as the game's engine has it. */
  readonly move: M;
  readonly notation: string;
  /** Number of the ply that the move makes: 1 for the first. */
  readonly ply: number;
  /** The position after the move (of `game-before-move`: before it). */
  readonly position: string;
  readonly scores: readonly number[];
  readonly source: Source;
}
/** A change of the score. */
export interface ScoreChange {
  readonly seat: Seat;
  /** The change of the seat's score; negative if it became smaller. */
  readonly by: number;
  /** The kind of the happening that changed it, such as `captured`. */
  readonly kind: string;
  readonly rule: string | undefined;
}

/** The value of a position of the match with best play, as far as it may be known at the board. */
export interface Evaluation {
  /** The number of moves before the position. */
  readonly ply: number;
  /** Each seat's chance to win, 0 to 1; a shared win or a draw counts in equal parts. */
  readonly chances: readonly number[];
  /** The notation of the best move; undefined if nobody is to move. */
  readonly best?: string;
  /** Standard error of the chance of the seat to move. Absent if the chance is exact. */
  readonly error?: number;
  /** Plies until the end with best play. Present if the position is solved and the game ends. */
  readonly plies?: number;
  /** Expected points of the turn, in games that score points by the turn. */
  readonly points?: number;
  /** The chance to win that the move of the record gave up, 0 to 1. Absent without a move, or if its value is unknown. */
  readonly lost?: number;
}

/**
 * The events of boards, with their details. `M` is the type of the moves. The docstrings and details here are those of the manifest and
 * the documents.
 */
export interface BoardEvents<M = unknown> {
  /** The board shows its first position; tells the position, whose turn it is, and the scores. */
  'game-ready': {
    readonly game: string;
    /** The number of moves before the position shown. */
    readonly ply: number;
    readonly position: string;
    /** The seat to move; `chance`, or `over` at the end of the game. */
    readonly turn: Turn;
    readonly scores: readonly number[];
  };
  /** A seat is about to move; `preventDefault()` stops the move. Not fired for chance and the replies of a puzzle. */
  'game-before-move': GameMoveDetail<M>;
  /** A move was played; `source` tells by whom. */
  'game-move': GameMoveDetail<M>;
  /** A move changed the score. Without `changes`: the board shows its first position, or another ply or match with other scores. */
  'game-score': {
    readonly game: string;
    readonly scores: readonly number[];
    /** The changes by the move that was played; empty if another ply or another match is shown. */
    readonly changes: readonly ScoreChange[];
  };
  /** A seat is to move. */
  'game-turn': {
    readonly game: string;
    readonly seat: Seat;
    readonly ply: number;
  };
  /** The game has ended: by a rule, by resignation, by agreement or by the page. */
  'game-over': {
    readonly game: string;
    readonly winners: readonly Seat[];
    readonly scores: readonly number[];
    /** The number of a rule, `resign`, `agreed`, or `page` after `endGame`. */
    readonly reason: string;
    /** The reason in the words of the page, after `endGame`. */
    readonly text?: string;
    /** The seat that has resigned. */
    readonly by?: Seat;
    readonly record: string;
  };
  /**
   * Somebody tried an illegal move; tells the rule, the squares and the reason in words. After `preventDefault()`, the board does not
   * explain the move.
   */
  'game-illegal': {
    readonly game: string;
    readonly seat: Seat | undefined;
    readonly notation: string;
    readonly rule: string;
    readonly squares: readonly string[];
    /** In the element's language. */
    readonly message: string;
  };
  /** Another ply is shown: after undo, redo, a step of a replay, or a new match. */
  'game-navigate': {
    readonly game: string;
    /** Number of moves before the position, in the line that is shown. */
    readonly ply: number;
    /** The place in the tree of the record: `5`, or `5a3` in a variation. */
    readonly path: string;
    readonly position: string;
  };
  /** A text could not be parsed, or a module could not be loaded. The last good state stays. */
  'game-error': {
    /** The kind of fault. `load` or `computer`: a module could not be loaded; it is loaded again when it is needed next. */
    readonly code: string;
    /** The attribute whose text cannot be used. */
    readonly attribute?: string | undefined;
    /** The place in that text. */
    readonly at?: string | undefined;
    /** In the element's language. On a page with several boards, it begins with the label (`aria-label`) or the id of this one. */
    readonly message: string;
  };
  /** The animation of a move has ended. */
  'game-animated': {
    readonly game: string;
    readonly ply: number;
  };
  /** A reader tried a move in an example of the rules or in a puzzle. */
  'game-try': {
    readonly game: string;
    /** In an example: the rule that it belongs to. */
    readonly rule?: string;
    /** In an example: its id. */
    readonly example?: string;
    readonly notation: string;
    /** The move is that of the example, or belongs to the solution of the puzzle. */
    readonly right: boolean;
    /** In a puzzle: the number of wrong moves so far, with this one. */
    readonly tries?: number;
  };
  /** The table to which the board is connected has begun, ended, or has other people. */
  'game-table': {
    readonly game: string;
    /** `waiting`: seats are free; `playing`; `over`; `lost`: the host cannot be reached; `left`: the board is at the table no more. */
    readonly status: 'waiting' | 'playing' | 'over' | 'lost' | 'left';
    /** By seat; a free one is undefined. `computer`: the computer plays; `left`: the person has left. */
    readonly seats: readonly (
      | { readonly name: string; readonly computer?: true; readonly left?: true }
      | undefined
    )[];
    /** The id of the next table, once all have agreed to play again. */
    readonly next?: string;
  };
  /** A seat asks the others: to take back a move, for a draw or another game; or they have answered. */
  'game-ask': {
    readonly game: string;
    /** To take back the last move of the seat, to end with a draw, to play again, or that the computer plays for the seat to move. */
    readonly what: Request;
    /** The seat that asks. */
    readonly seat: Seat;
    /** Absent while the request is open. False also if it was withdrawn, or a move came in between. */
    readonly answer?: boolean;
  };
  /** The reader has solved the puzzle. */
  'game-solved': {
    readonly game: string;
    /** The number of wrong moves. */
    readonly tries: number;
    readonly hints: number;
    readonly record: string;
  };
  /** The computer has evaluated a position, with `analysis`; `evaluations` has the values. */
  'game-evaluated': {
    readonly game: string;
    /** The number of moves before the position; `evaluations` has the values. */
    readonly ply: number;
    /** All positions of the record that may be known at the board have values. */
    readonly complete: boolean;
  };
}

/** The events of a series of games. */
export interface SeriesEvents {
  /** A game has ended, its end was taken back, or the series begins again. */
  'game-standing': {
    /** The number of finished games. */
    readonly finished: number;
    /** The number of games: as many as seats, so that each begins once. */
    readonly games: number;
    /** The points by seat. */
    readonly totals: readonly number[];
    /** The seats with the most points, once the last game is over. */
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
