import type { Seat } from '../core/game.js';
import type { SeriesScore } from '../core/tournament.js';

/** Where a move came from. */
export type Source = 'pointer' | 'keyboard' | 'text' | 'api' | 'computer' | 'chance';

export interface GameReadyDetail {
  readonly game: string;
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
  /** How much the seat's score grew (negative: shrank). */
  readonly by: number;
  /** What did it: the kind of the happening, such as `captured`. */
  readonly kind: string;
  readonly rule: string | undefined;
}
export interface GameScoreDetail {
  readonly game: string;
  readonly scores: readonly number[];
  readonly changes: readonly ScoreChange[];
  /** Of the changes by a series (kind `series`): how that stands. They are points of their own, beside `scores`. */
  readonly series?: SeriesScore;
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
  /** The number of a rule, `resign` or `agreed`. */
  readonly reason: string;
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
  readonly ply: number;
  readonly position: string;
}
export interface GameErrorDetail {
  /** The kind of fault; `load` or `computer`: a part could not be had, the next wish tries again. */
  readonly code: string;
  /** The attribute whose text is bad. */
  readonly attribute?: string | undefined;
  /** The place in it. */
  readonly at?: string | undefined;
  /** In the element's language. */
  readonly message: string;
}
export interface GameAnimatedDetail {
  readonly game: string;
  readonly ply: number;
}

/** Freezes plain data to its depths. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

/** All events of a board bubble and are composed; their detail is frozen, can be cloned and holds only what the table may know. */
abstract class GameEvent<D> extends CustomEvent<D> {
  constructor(type: string, detail: D, cancelable = false) {
    super(type, { detail: freeze(detail), bubbles: true, composed: true, cancelable });
  }
}

/** The board shows its first position. */
export class GameReadyEvent extends GameEvent<GameReadyDetail> {
  constructor(detail: GameReadyDetail) {
    super('game-ready', detail);
  }
}
/** A seat is about to move; `preventDefault()` stops it. Never for chance. */
export class GameBeforeMoveEvent extends GameEvent<GameMoveDetail> {
  constructor(detail: GameMoveDetail) {
    super('game-before-move', detail, true);
  }
}
/** A move was played. */
export class GameMoveEvent extends GameEvent<GameMoveDetail> {
  constructor(detail: GameMoveDetail) {
    super('game-move', detail);
  }
}
/** A move changed the score. */
export class GameScoreEvent extends GameEvent<GameScoreDetail> {
  constructor(detail: GameScoreDetail) {
    super('game-score', detail);
  }
}
/** Another seat (or the same again) is to move. */
export class GameTurnEvent extends GameEvent<GameTurnDetail> {
  constructor(detail: GameTurnDetail) {
    super('game-turn', detail);
  }
}
/** The game has ended by a rule, by resigning or by agreement. */
export class GameOverEvent extends GameEvent<GameOverDetail> {
  constructor(detail: GameOverDetail) {
    super('game-over', detail);
  }
}
/** Somebody tried what the rules forbid. */
export class GameIllegalEvent extends GameEvent<GameIllegalDetail> {
  constructor(detail: GameIllegalDetail) {
    super('game-illegal', detail);
  }
}
/** Another ply of the record is shown: by undo, redo, replay or a new match. */
export class GameNavigateEvent extends GameEvent<GameNavigateDetail> {
  constructor(detail: GameNavigateDetail) {
    super('game-navigate', detail);
  }
}
/** Text from outside made no sense, or a part that was wanted failed; the last good state stays. */
export class GameErrorEvent extends GameEvent<GameErrorDetail> {
  constructor(detail: GameErrorDetail) {
    super('game-error', detail);
  }
}
/** The last move has come to rest on the board. */
export class GameAnimatedEvent extends GameEvent<GameAnimatedDetail> {
  constructor(detail: GameAnimatedDetail) {
    super('game-animated', detail);
  }
}

declare global {
  /** Of elements, and of document and window, which events that bubble reach. */
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
  }
}
