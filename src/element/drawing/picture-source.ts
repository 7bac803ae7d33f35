import type { Seat, PastMove } from '../../core/game.js';
import type { Drawing } from './template.js';

/** The parts of a picture that are not in the position. */
export interface PictureLook<S, M, W> {
  readonly words: W;
  /** The names of the players by seat; those of the game if there are none. */
  readonly names: readonly string[] | undefined;
  /** The seat at the bottom, if one is asked for. */
  readonly bottom: Seat | undefined;
  readonly coordinates: boolean;
  /** The moves before the position, as far as they are known. */
  readonly history: readonly PastMove<S, M>[];
  /** The moves at the end of `history` that are marked. */
  readonly recent: readonly PastMove<S, M>[];
}

/** A drawn position. */
export interface DrawnPosition {
  /** An `<svg>` with a view box. */
  readonly drawing: Drawing;
  /** The name of the board. */
  readonly title: string;
  /** The text alternative of the position. */
  readonly description: string;
}

/** The part of a game that draws its pictures. It loads without a DOM. */
export interface PictureSource<S, M, O extends object, W> {
  /** The state of a position; without one, that at the start. Throws BadNotation or BadOption. */
  state(position: string | undefined, options: O | undefined): S;
  seats(state: S): number;
  /** The names of the seats, if the players have none. */
  players(state: S, words: W): readonly string[];
  /** The words by primary subtag of the language. */
  readonly words: Readonly<Record<string, W>> & { readonly en: W };
  /** The style sheets of the drawing, in their order. */
  readonly sheets: readonly string[];
  /** The gradients and shapes that all drawings share. */
  readonly defs: Drawing;
  /** A style sheet over these, for the theme `print`. */
  readonly print?: string;
  draw(state: S, look: PictureLook<S, M, W>): DrawnPosition;
}
