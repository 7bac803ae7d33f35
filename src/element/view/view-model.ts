import type { TemplateResult } from 'lit';
import type { Level } from '../../core/bot.js';
import type { Seat } from '../../core/game.js';
import type { GameWords, OptionField } from '../game-definition.js';
import type { UiWords } from '../i18n/types.js';

/** Who plays a seat. */
export type Player =
  | { readonly kind: 'human' }
  | { readonly kind: 'computer'; readonly level: Level }
  | { readonly kind: 'remote' };

export interface SeatView {
  readonly seat: Seat;
  readonly letter: string;
  readonly name: string;
  readonly player: Player;
  readonly toMove: boolean;
  readonly thinking: boolean;
  readonly won: boolean;
  readonly score: number;
  /** What the score counts, for the ear: "8 stones". */
  readonly scoreLabel: string;
  /** A few words under the name instead of the level: "has taken gi". */
  readonly note?: string | undefined;
  /** Its points in a series, in words, under its name. */
  readonly points?: string | undefined;
  readonly mark: TemplateResult;
  /** The class that gives its colour, where that is not the seat's own (`s1`, `s2` …). */
  readonly tone?: string | undefined;
  readonly own?: TemplateResult | undefined;
}

/** One line under the board. An `error` has a bar and an icon; an `ask` has buttons. */
export interface Message {
  readonly kind: 'error' | 'note' | 'ask';
  readonly text: string;
  /** Opens the rules panel there. */
  readonly rule?: string | undefined;
  readonly answers?: readonly { readonly label: string; readonly main?: boolean; run(): void }[];
}

/** What a move of the record was worth. */
export interface MoveWorth {
  /** In a few letters: 62 %. */
  readonly text: string;
  /** In words, with what the move gave up. */
  readonly label: string;
  /** What it gave up: hardly anything, or a slip, a mistake, a blunder. */
  readonly lapse: 0 | 1 | 2 | 3;
}

export interface MoveView {
  /** Ply after this move, from 1. */
  readonly ply: number;
  readonly seat: Seat | 'chance';
  readonly notation: string;
  readonly marks: readonly string[];
  readonly comment: string;
  readonly worth?: MoveWorth | undefined;
}

/** What lies open over the board. */
export type Panel = 'none' | 'new' | 'rules' | 'more';

/** What the parts show that every game needs from the start. Parts are functions of it; they ask for changes through Requests. */
export interface TableView {
  readonly words: UiWords;
  readonly game: GameWords;
  /** The language of the words, where the place of the element is in another. */
  readonly lang?: string | undefined;
  readonly mode: 'play' | 'diagram' | 'replay';
  readonly controls: 'full' | 'basic' | 'none';
  /** The large sentence: whose turn, who won. */
  readonly headline: string;
  /** The small one under it: what can be done, what just happened. */
  readonly detail: string | TemplateResult;
  readonly seats: readonly SeatView[];
  readonly message: Message | undefined;
  /** Moves before the position shown, and in all. */
  readonly ply: number;
  readonly length: number;
  readonly panel: Panel;
  /** Somebody asked for the moves: the steps show, and the list even where it is narrow (wide, it always does). */
  readonly movesShown: boolean;
  readonly can: Readonly<Record<'undo' | 'redo' | 'hint' | 'flip' | 'draw' | 'resign' | 'type', boolean>>;
  readonly hinting: boolean;
}

/** What the parts on demand show besides: record, replay, menu, new-game form. */
export interface FullView extends TableView {
  readonly moves: readonly MoveView[];
  /** The result at the end of the record, or nothing while it is open. */
  readonly result: string | undefined;
  readonly playing: boolean;
  /** Seconds a move while playing the record. */
  readonly pace: number;
  /** For the new-game form: what the running match has. */
  readonly options: readonly OptionField[];
  readonly chosen: Readonly<Record<string, string>>;
  readonly players: { readonly min: number; readonly max: number; readonly now: number };
  readonly first: string;
  readonly names: readonly string[];
  /** What the open new-game form says so far; undefined: the running match. */
  readonly draft?: NewGameRequest | undefined;
}

/** What the new-game form asks for, each as its attribute is written. */
export interface NewGameRequest {
  readonly players: number;
  readonly first: string;
  readonly seats: string;
  readonly options: Readonly<Record<string, string>>;
}

/** What the parts ask of the element. The functions use no `this`: they are handed on as listeners. */
export interface Requests {
  undo(): void;
  redo(): void;
  hint(): void;
  open(panel: Panel, rule?: string): void;
  close(): void;
  dismiss(): void;
}

/** What the parts on demand ask for besides. */
export interface FullRequests extends Requests {
  newGame(request: NewGameRequest): void;
  /** The form changed: comes back down as `view.draft`, until the panel closes. */
  draft(request: NewGameRequest): void;
  showMoves(shown: boolean): void;
  copyRecord(): void;
  flip(): void;
  offerDraw(): void;
  resign(): void;
  /** A move in notation from the text field; the answer says whether it was played (the field is then emptied). */
  type(text: string): boolean;
  goTo(ply: number): void;
  play(on: boolean): void;
  setPace(seconds: number): void;
}
