import type { LitElement } from 'lit';
import type { Seat, GameTypes } from '../../core/game.js';
import type { BoardWords, GameWords } from '../words/game-words.js';
import type { FormControl } from './form-control.js';
import type { Effect } from './effects.js';
import type { Evaluation, Source } from './events.js';
import type { GameDefinition } from './game-definition.js';
import type { MatchLoader } from './match-loader.js';
import type { MatchStore } from './match-store.js';
import type { Snapshot } from './snapshot.js';
import type { Internals } from '../base/abilities.js';

/** The facts that the element of a game gives about its position. */
export interface Face {
  /** The seat at the bottom of the board, if there is one. */
  readonly bottomSeat: Seat | undefined;
  /** The name of a seat without a name. */
  seatName(seat: Seat): string;
  /** The game's part of a seat's entry in the list of seats; its score in words. */
  seatDetails(seat: Seat): { readonly scoreLabel: string };
  /** The name of a square in a sentence. Undefined if the board has no such square, or no arrow from `from` can end there. */
  squareName(square: string, from?: string): string | undefined;
  /** The squares that a person has chosen, for games whose answers to keys tell them. */
  chosen(): readonly string[];
  /** Drops what a person has chosen: the position has changed, or a hint is shown. */
  positionChanged(): void;
  /**
   * A sentence about the result of a move, after those of the move; empty if there is nothing to add. `state` is that after the move, as
   * the viewer may know it. Others have followed it unless it `isLast`.
   */
  moveNote(state: unknown, isLast: boolean): string;
}

/** A board as its controllers, and the modules that are loaded on demand, see it. */
export interface Board<G extends GameTypes> {
  readonly element: LitElement;
  /** The element as its game. */
  readonly face: Face;
  readonly definition: GameDefinition<G, GameWords>;
  readonly store: MatchStore<G>;
  readonly loader: MatchLoader<G>;
  /** The words in the language in force. */
  words(): BoardWords;
  /** The primary subtag of the words. */
  language(): string;
  /** The players' names by seat. */
  names(): readonly string[];
  /** The players as sentences name them, by seat: "You" for the only person at the board. */
  displayNames(): readonly string[];
  /** The seat that resigns if none is named: that of the only person, else the seat to move. */
  ownSeat(): Seat;
  /** The text above the board: the headline, and what can be done or why the game is over; in a puzzle, its task or result. */
  status(): string;
  /**
   * Says a sentence in the live region: news, which is said again if a key interrupts it, or the answer to what the person has just
   * done, which is not.
   */
  announce(text: string, isAnswer?: boolean): void;
  /** Plays a move of a person at this board. Explains an illegal one and returns false. */
  attempt(move: G['move'], source: Source): boolean;
  /** Renders the board alone, unless everything is rendered soon: its tab stop has moved. */
  redraw(): void;
  /** Resolves when the board has come to rest after its last move. */
  rest(): Promise<unknown>;
  /** Calls a function for each effect of the store: at once, or when the motion has ended on which it depends. */
  hear(listener: (effect: Effect<G>, snapshot: Snapshot<G>) => void): void;
  /** Computes a hint and shows it; resolves with its notation. */
  hint(): Promise<string | undefined>;
  /** The values of the positions of the match, as far as they are known. */
  evaluations(): readonly Evaluation[];
  /** The states of the element. */
  readonly internals: Internals;
  /** The part of the board in a form. */
  readonly control: FormControl;
  /** Shows the place of a path in a variation. Throws BadNotation. */
  goToPath(path: string): void;
  /** Applies the attributes and all declarations that are pending. */
  configure(): void;
  /** Declares what to show, as text or number; null or undefined removes the declaration. */
  declare(kind: 'position' | 'record' | 'ply', value: string | number | null | undefined): void;
}

/** A board of any game, for whoever does not care about the types of its states and moves. */
export type AnyBoard = Board<GameTypes>;

/**
 * The boards of all elements. They are kept here and not in a property, because a page could read what the viewer may not
 * know from a store that is a property.
 */
const boards = new WeakMap<LitElement, AnyBoard>();

export function setBoard<G extends GameTypes>(element: LitElement, board: Board<G>): Board<G> {
  boards.set(element, board);
  return board;
}

/** The board of an element, which must be one of ours. */
export const boardOf = (element: LitElement): AnyBoard => boards.get(element)!;
