import type { Seat, PastMove } from '../../core/game.js';
import type { KeyWords } from '../../words/en/keys.js';

/** A position as a person at the board knows it, for the keys that speak. */
export interface KeyView<S, M, W = unknown> {
  /** The state as the viewer may know it. */
  readonly state: S;
  /** The moves that a person may make now. */
  readonly moves: readonly M[];
  /** The squares that the person has chosen. */
  readonly chosen: readonly string[];
  /** The moves that led to the position. */
  readonly past: readonly PastMove<S, M>[];
  /** The seat of the person whom the answers address, if there is exactly one. */
  readonly addressee: Seat | undefined;
  /** The seat of the only person at the board, else the seat to move. */
  readonly ownSeat: Seat;
  /** The seat at the bottom of the board, if there is one. */
  readonly bottom: Seat | undefined;
  /** The seat whose hidden hand is shown, if there is one. */
  readonly seat: Seat | undefined;
  /** The board shows a puzzle: what all players can tell from the moves is told. */
  readonly puzzle: boolean;
  /** The players as announcements name them, by seat: "You" for the only person. */
  readonly names: readonly string[];
  /** The words of the game. */
  readonly words: W;
  readonly keyWords: KeyWords;
}

/** A part of a position as a list. */
export interface ListSection {
  readonly title: string;
  /** The entries: each a text, and the square of the board to which it leads. */
  readonly items: readonly { readonly text: string; readonly square: string }[];
}

/** A piece, tile, chip or die. Several with one name are told together. */
export interface Piece {
  /** Such as "red stone" or "5 of Ada". */
  readonly name: string;
  /** Other names of its kind, such as "red". The names of its player are known. */
  readonly kinds?: readonly string[];
  /** Its player; undefined for a piece of nobody. */
  readonly seat?: Seat | undefined;
  /** Its square on the board. A piece beside the grid has none. */
  readonly square?: string;
  /** The place as it is told; default: the square. */
  readonly place?: string;
}

/** A row, column, ring, room or line with its content. */
export interface Row {
  /** The names that a person may type, the one that is told first. */
  readonly names: readonly string[];
  readonly text: string;
}

/** A question of one game. */
interface OwnQuestion<S, M, W> {
  /** The id of its text. */
  readonly id: keyof KeyWords['own'];
  /** The question of all games in whose place its text stands in the list of keys. Its key is the same. */
  readonly instead?: keyof KeyWords['keys'];
  /** One of the characters of the game's definition. Without it, `shortcut` or a question of all games answers. */
  readonly key?: string;
  /** The answer, or an empty text: there is nothing to say. */
  answer?(view: KeyView<S, M, W>, square: string | undefined): string;
}

/** The sentences that a game says when a key is pressed; empty if there is nothing to say. */
export interface GameKeys<S, M, W = unknown> {
  /** The pieces, tiles, chips or dice that are not on the board yet. */
  hand(view: KeyView<S, M, W>): string;
  /** The moves from a square, or to it. */
  moves(view: KeyView<S, M, W>, square: string): string;
  /** All that can be done now. */
  targets(view: KeyView<S, M, W>): string;
  /** The whole board. */
  summary(view: KeyView<S, M, W>): string;
  /** The moves that change who scores, the best first: by what anybody can count on the board. */
  changes?(view: KeyView<S, M, W>): string;
  /** The points that a turn would bring now, for the key that tells the scores. */
  stake?(view: KeyView<S, M, W>): string;
  /** The row, ring or room of a square. */
  row(view: KeyView<S, M, W>, square: string): string;
  /** The lines from a square on which pieces move or count, each without a full stop. */
  lines(view: KeyView<S, M, W>, square: string): readonly string[];
  /** All pieces that can be seen, in any order. */
  pieces(view: KeyView<S, M, W>): readonly Piece[];
  /** All rows that a person may ask for by name. If two have the same name, it means the first one. */
  rows(view: KeyView<S, M, W>): readonly Row[];
  /** The squares to which a piece can go now, in any order, of those that a press can do something on. */
  stops(view: KeyView<S, M, W>, lit: readonly string[]): readonly string[];
  /**
   * The square that a key presses from anywhere on the board. It gets a character, or the two digits that were typed in a row.
   * Undefined if they mean nothing, or not yet.
   */
  shortcut?(view: KeyView<S, M, W>, typed: string): string | undefined;
  /** The numbers that can be typed now. A digit with which none begins is answered with the hand. Undefined: digits mean nothing. */
  numbers?(view: KeyView<S, M, W>): readonly string[];
  /** The questions of this game, in the order in which the list of keys begins with them. */
  readonly own?: readonly OwnQuestion<S, M, W>[] | undefined;
  /** The questions of all games that mean nothing in this one, or something else: the lists of keys and words leave them out. */
  readonly without?: readonly (keyof KeyWords['keys'] | keyof KeyWords['command']['words'])[] | undefined;
  /** A move as a person may type it in the language of the words. Undefined: its notation. */
  example?(view: KeyView<S, M, W>): string | undefined;
  /** The position as a list, for a board that is too large to be read square by square. */
  list?(view: KeyView<S, M, W>): readonly ListSection[];
  /**
   * The notation of a move that a person typed with other separators or words. The text is in lower case, without accents, and
   * with single spaces. Undefined if it is no move.
   */
  notation(view: KeyView<S, M, W>, text: string): string | undefined;
}
