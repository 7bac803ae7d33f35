import type { Fault } from '../../core/errors.js';
import type { RuleViolation, Happening, Seat, GameTypes } from '../../core/game.js';
import type { EventName, GameEvents } from './events.js';

/** A move that was just played or stepped over, for announcements and motion. */
export interface PlayedMove<G extends GameTypes = GameTypes> {
  readonly before: G['state'];
  readonly move: G['move'];
  readonly seat: Seat | 'chance';
  readonly happenings: readonly Happening[];
  /** The ply after the move, from 1. */
  readonly ply: number;
}

/**
 * A fault, with the English message of the error if there is one, the values that are possible if they are a list, the number of seats if
 * a player has none, and the type of a property that it has not.
 */
export type ToldFault = Fault & {
  readonly message?: string;
  readonly values?: readonly string[];
  readonly seats?: number | undefined;
  readonly type?: string;
};

/** A text, or a function that words it in the language in force. */
export type Wording = string | (() => string);

/** A message under the board, as data; the view words it. */
export type Message =
  /** `again`: what has failed can be tried again. */
  | {
      readonly kind: 'fault';
      readonly fault: ToldFault;
      readonly attribute?: string | undefined;
      readonly again?: boolean;
    }
  | { readonly kind: 'illegal'; readonly violation: RuleViolation; readonly notation: string }
  /** `copyText`: a text that could not be copied, for a person to copy. `isNews`: the person has not caused it. */
  | {
      readonly kind: 'note';
      readonly isNews?: true;
      readonly text: Wording;
      readonly rule?: string;
      readonly copyText?: string;
      readonly answers?: readonly MessageAnswer[];
    }
  /** A question with its answers, in the words of the module that asks. */
  | {
      readonly kind: 'ask';
      readonly text: Wording;
      readonly rule?: string;
      readonly answers: readonly MessageAnswer[];
    };

/** A button of a message: its label and the name of its action. */
export interface MessageAnswer {
  readonly label: Wording;
  readonly action:
    | 'agree'
    | 'allow'
    | 'refuse'
    | 'dismissMessage'
    | 'resign'
    | 'playAgain'
    | 'playHarder'
    | 'playEasier'
    | 'share'
    | 'lookBack'
    | 'leave'
    | 'tryAgain';
  readonly main?: boolean;
}

/** A public event as plain data. */
export type EventEffect<T extends EventName = EventName> = {
  [K in T]: { readonly type: K; readonly detail: GameEvents[K] };
}[T];

/** Another position is shown; `played` is the move that led to it, if it was a move. */
export interface PositionEffect<G extends GameTypes> {
  readonly type: 'position';
  readonly played: PlayedMove<G> | undefined;
  /** The ply before moves were taken back or played again. */
  readonly from?: number | undefined;
  /** Nobody needs to hear it. */
  readonly quiet?: boolean;
}

/**
 * A consequence of an action that leaves the store, as plain data. Subscribers receive effects one by one, in order, after
 * the snapshot has been replaced:
 * - `position`: another position is shown;
 * - `message`: a message was shown (`spoken` replaces its text in the live region);
 * - `illegal`: a person tried an illegal move; `told` is the violation that the page may know;
 * - `error`: a declaration could not be used, or a module could not be loaded;
 * - `select`: a person chose something on the board, or put it back;
 * - `save`: the match changed and may be saved;
 * - the others are public events.
 */
export type Effect<G extends GameTypes = GameTypes> =
  | PositionEffect<G>
  | { readonly type: 'message'; readonly message: Message; readonly spoken?: string | undefined }
  | {
      readonly type: 'illegal';
      readonly told: RuleViolation;
      readonly notation: string;
      readonly seat: Seat | undefined;
    }
  | { readonly type: 'error'; readonly fault: ToldFault; readonly attribute: string | undefined }
  | { readonly type: 'select' | 'save' }
  | EventEffect;
