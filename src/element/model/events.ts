import type { Seat, Turn } from '../../core/game.js';
import type { Request } from '../../core/table/entry.js';

/** The origin of a move. */
export type Source = 'pointer' | 'keyboard' | 'text' | 'api' | 'computer' | 'chance' | 'remote';

export interface GameReadyDetail {
  readonly game: string;
  /** The number of moves before the position shown. */
  readonly ply: number;
  readonly position: string;
  /** The seat to move; `chance`, or `over` at the end of the game. */
  readonly turn: Turn;
  readonly scores: readonly number[];
}
export interface GameMoveDetail {
  readonly game: string;
  readonly seat: Seat | 'chance';
  /** The move as a plain object, as the game's engine has it. */
  readonly move: unknown;
  readonly notation: string;
  /** Number of the ply that the move makes: 1 for the first. */
  readonly ply: number;
  /** The position after the move (of `game-before-move`: before it). */
  readonly position: string;
  readonly scores: readonly number[];
  readonly source: Source;
}
export interface ScoreChange {
  readonly seat: Seat;
  /** The change of the seat's score; negative if it became smaller. */
  readonly by: number;
  /** The kind of the happening that changed it, such as `captured`. */
  readonly kind: string;
  readonly rule: string | undefined;
}
export interface GameScoreDetail {
  readonly game: string;
  readonly scores: readonly number[];
  /** The changes by the move that was played; empty if another ply or another match is shown. */
  readonly changes: readonly ScoreChange[];
}
export interface GameTurnDetail {
  readonly game: string;
  readonly seat: Seat;
  readonly ply: number;
}
export interface GameOverDetail {
  readonly game: string;
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  /** The number of a rule, `resign`, `agreed`, or `page` after `endMatch`. */
  readonly reason: string;
  /** The reason in the words of the page, after `endMatch`. */
  readonly text?: string;
  /** The seat that has resigned. */
  readonly by?: Seat;
  readonly record: string;
}
export interface GameIllegalDetail {
  readonly game: string;
  readonly seat: Seat | undefined;
  readonly notation: string;
  readonly rule: string;
  readonly squares: readonly string[];
  /** In the element's language. */
  readonly message: string;
}
export interface GameNavigateDetail {
  readonly game: string;
  /** Number of moves before the position, in the line that is shown. */
  readonly ply: number;
  /** The place in the tree of the record: `5`, or `5a3` in a variation. */
  readonly path: string;
  readonly position: string;
}
export interface GameErrorDetail {
  /** The kind of fault. `load` or `computer`: a module could not be loaded; it is loaded again when it is needed next. */
  readonly code: string;
  /** The attribute whose text cannot be used. */
  readonly attribute?: string | undefined;
  /** The place in that text. */
  readonly at?: string | undefined;
  /** In the element's language. On a page with several boards, it begins with the label (`aria-label`) or the id of this one. */
  readonly message: string;
}
export interface GameAnimatedDetail {
  readonly game: string;
  readonly ply: number;
}
export interface GameTryDetail {
  readonly game: string;
  /** The rule that the example belongs to. */
  readonly rule: string;
  /** The id of the example. */
  readonly example: string;
  readonly notation: string;
  /** The reader made the move of the example. */
  readonly right: boolean;
}

export interface GameTriedDetail {
  readonly game: string;
  readonly notation: string;
  /** The move belongs to the solution. */
  readonly right: boolean;
  /** The number of wrong moves so far, with this one. */
  readonly tries: number;
}
export interface GameSolvedDetail {
  readonly game: string;
  /** The number of wrong moves. */
  readonly tries: number;
  readonly hints: number;
  readonly record: string;
}

/** The seats of a table, and how the connection to it stands. */
export interface GameTableDetail {
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
}
/** A request to the other players: at a table, or on a board whose seat to move offers a draw. */
export interface GameAskDetail {
  readonly game: string;
  /** To take back the last move of the seat, to end with a draw, to play again, or that the computer plays for the seat to move. */
  readonly what: Request;
  /** The seat that asks. */
  readonly seat: Seat;
  /** Absent while the request is open. False also if it was withdrawn, or a move came in between. */
  readonly answer?: boolean;
}
/** The standing of a series of games. */
export interface GameStandingDetail {
  /** The number of finished games. */
  readonly finished: number;
  /** The number of games: as many as seats, so that each begins once. */
  readonly games: number;
  /** The points by seat. */
  readonly totals: readonly number[];
  /** The seats with the most points, once the last game is over. */
  readonly winners?: readonly Seat[];
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
export interface GameEvaluatedDetail {
  readonly game: string;
  /** The number of moves before the position; `evaluations` has the values. */
  readonly ply: number;
  /** All positions of the record that may be known at the board have values. */
  readonly complete: boolean;
}

/** Freezes plain data deeply. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

/**
 * Returns the class of an event with this type. All events of a board bubble and are composed. Their detail is frozen, can
 * be cloned and contains only what the table may know.
 */
const gameEvent = <D>(type: string, cancelable = false): new (detail: D) => CustomEvent<D> =>
  class extends CustomEvent<D> {
    constructor(detail: D) {
      super(type, { detail: freeze(detail), bubbles: true, composed: true, cancelable });
    }
  };

/** The board shows its first position. */
export class GameReadyEvent extends gameEvent<GameReadyDetail>('game-ready') {}
/** A seat is about to move; `preventDefault()` stops it. Not fired for chance. */
// eslint-disable-next-line typescript/no-unnecessary-type-parameters -- listeners name the type of the game
export class GameBeforeMoveEvent<M = unknown> extends gameEvent<GameMoveDetail>('game-before-move', true) {
  declare readonly detail: GameMoveDetail & { readonly move: M };
}
/** A move was played. */
// eslint-disable-next-line typescript/no-unnecessary-type-parameters -- listeners name the type of the game
export class GameMoveEvent<M = unknown> extends gameEvent<GameMoveDetail>('game-move') {
  declare readonly detail: GameMoveDetail & { readonly move: M };
}
/** A move changed the score; or the board shows its first position, or another ply or match with other scores. */
export class GameScoreEvent extends gameEvent<GameScoreDetail>('game-score') {}
/** A seat is to move; it may be the same seat again. */
export class GameTurnEvent extends gameEvent<GameTurnDetail>('game-turn') {}
/** The game has ended: by a rule, by resignation, by agreement or by the page. */
export class GameOverEvent extends gameEvent<GameOverDetail>('game-over') {}
/** Somebody tried an illegal move; after `preventDefault()` the board does not explain it. */
export class GameIllegalEvent extends gameEvent<GameIllegalDetail>('game-illegal', true) {}
/** Another ply of the record is shown: after undo, redo, a step of a replay, or a new match. */
export class GameNavigateEvent extends gameEvent<GameNavigateDetail>('game-navigate') {}
/** A text could not be parsed, or a module could not be loaded; the last good state stays. */
export class GameErrorEvent extends gameEvent<GameErrorDetail>('game-error') {}
/** The animation of a move has ended. */
export class GameAnimatedEvent extends gameEvent<GameAnimatedDetail>('game-animated') {}
/** A reader tried a move in an example of the rules. */
export class GameTryEvent extends gameEvent<GameTryDetail>('game-try') {}
/** The reader of a puzzle made a move. */
export class GameTriedEvent extends gameEvent<GameTriedDetail>('game-tried') {}
/** The reader has solved a puzzle. */
export class GameSolvedEvent extends gameEvent<GameSolvedDetail>('game-solved') {}
/** The computer has evaluated a position, for a board with `analysis`. */
export class GameEvaluatedEvent extends gameEvent<GameEvaluatedDetail>('game-evaluated') {}
/** A table to which a board is connected has begun, ended, or has other people. */
export class GameTableEvent extends gameEvent<GameTableDetail>('game-table') {}
/** Somebody asks the other players for something, such as a draw, or they have answered. */
export class GameAskEvent extends gameEvent<GameAskDetail>('game-ask') {}
/** The standing of a series of games has changed. */
export class GameStandingEvent extends gameEvent<GameStandingDetail>('game-standing') {}

declare global {
  /** The events of elements, and of document and window, to which they bubble. */
  interface GlobalEventHandlersEventMap {
    'game-ready': GameReadyEvent;
    'game-before-move': GameBeforeMoveEvent;
    'game-move': GameMoveEvent;
    'game-score': GameScoreEvent;
    'game-turn': GameTurnEvent;
    'game-over': GameOverEvent;
    'game-illegal': GameIllegalEvent;
    'game-navigate': GameNavigateEvent;
    'game-error': GameErrorEvent;
    'game-animated': GameAnimatedEvent;
    'game-try': GameTryEvent;
    'game-tried': GameTriedEvent;
    'game-solved': GameSolvedEvent;
    'game-evaluated': GameEvaluatedEvent;
    'game-table': GameTableEvent;
    'game-ask': GameAskEvent;
    'game-standing': GameStandingEvent;
  }
}
