/** The editor of positions, without a page: pieces that lie on squares, and the fields for the rest of a position. */
import { seatLetter, type Game, type Seat } from '../../src/core/game.js';
import type { Drawing } from '../../src/element/drawing/template.js';
import type { Place as DrawnPlace } from '../../src/element/drawing/draw-marks.js';
import type { PictureModule } from '../../src/element/drawing/add-marks.js';
import type { Tokens } from '../../src/element/drawing/styles.js';

/**
 * A piece in the notation of its game: `A` is a stone of seat A, `B5` a chip of seat B with five pips, `13` a tile, `6` the face
 * of a die.
 */
export type Piece = string;

/** A place for pieces, the bottom piece first. */
export interface Place {
  /** The name within the area. */
  readonly name: string;
  readonly pieces: readonly Piece[];
  /** The centre and the width in the units of the drawing, if the area has one. */
  readonly at?: DrawnPlace | undefined;
}

/** A group of places: a board, a tray, a hand. */
export interface Area {
  /** Unique in the position, such as `Board of A`. */
  readonly name: string;
  readonly places: readonly Place[];
  /** Writes the drawing under the places as an SVG. Without it, the places are a row of pieces. */
  draw?(theme: Tokens): string;
}

/** A value of the position that is no piece. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** The values with their texts; absent if the value is a number. */
  readonly choices?: readonly (readonly [value: string, text: string])[];
}

/** A place by the names of its area and its own. */
export interface Spot {
  readonly area: string;
  readonly place: string;
}

/**
 * The positions of a game as pieces and fields. All functions are pure. A draft has the form of a state, but need not be legal:
 * `parsePosition` of the game decides that.
 */
export interface PositionEditor<S, O extends object> {
  readonly game: Pick<Game<S, never, O>, 'setup' | 'formatPosition' | 'parsePosition'>;
  /** The name of a piece in sentences. */
  label(piece: Piece): string;
  /** The style sheets of the drawings, as one text, and their shared parts. */
  readonly sheet: string;
  readonly defs: Drawing;
  /** The drawing of a piece: an `<svg>` with a view box. */
  drawPiece(state: S, piece: Piece): Drawing;
  /** The options of the match to which the state belongs. */
  options(state: S): O;
  areas(state: S): readonly Area[];
  /** The rows of pieces to choose from. */
  palette(state: S): readonly (readonly Piece[])[];
  put(state: S, spot: Spot, piece: Piece): S;
  /** Removes the top piece of a place. */
  take(state: S, spot: Spot): S;
  fields(state: S): readonly Field[];
  setField(state: S, name: string, value: string): S;
}

/** The notation of a draft, and the reason why it is no position. */
export interface Checked {
  readonly text: string;
  readonly fault: string;
}

/** A board as its pictures draw it, with places that have the names of its squares. */
export function drawnArea<S>(
  { writer, marks }: PictureModule<{ state: S; move: unknown; options: object }>,
  state: S,
  name: string,
  places: readonly Place[],
): Area {
  const past = { names: undefined, history: [] };
  const { placeOf } = marks.squares(state, { ...past, bottom: undefined, lang: 'en' });
  return {
    name,
    places: places.map((place) => ({ ...place, at: placeOf(place.name) })),
    draw: (theme) => writer.draw({ ...past, state, recent: [] }, { theme }),
  };
}

/** Checks a draft with the rules of its game. */
export function check<S, O extends object>(editor: PositionEditor<S, O>, draft: S): Checked {
  const text = editor.game.formatPosition(draft);
  try {
    editor.game.parsePosition(text, editor.options(draft));
    return { text, fault: '' };
  } catch (error) {
    return { text, fault: error instanceof Error ? error.message : String(error) };
  }
}

/** The place of an area, if there is one. */
export const placeOf = (areas: readonly Area[], { area, place }: Spot): Place | undefined =>
  areas.find(({ name }) => name === area)?.places.find(({ name }) => name === place);

/** Moves the top piece of a place to another. */
export function move<S, O extends object>(editor: PositionEditor<S, O>, draft: S, from: Spot, to: Spot): S {
  const piece = placeOf(editor.areas(draft), from)?.pieces.at(-1);
  if (!piece || (from.area === to.area && from.place === to.place)) return draft;
  return editor.put(editor.take(draft, from), to, piece);
}

/** A copy of a list with another element at an index. */
export const withAt = <T>(list: readonly T[], index: number, value: T): readonly T[] =>
  list.map((each, i) => (i === index ? value : each));

/** The letters of all seats. */
export const lettersOf = (seats: readonly unknown[]): readonly string[] =>
  seats.map((_, seat) => seatLetter(seat));

/** The seat with a letter. */
export const seatOf = (letter: string): Seat => letter.charCodeAt(0) - 65;

/** The field for the seat to move. */
export const turnField = (
  value: string,
  seats: readonly unknown[],
  ends: readonly (readonly [string, string])[],
): Field => ({
  name: 'turn',
  label: 'To move',
  value,
  choices: [...lettersOf(seats).map((letter) => [letter, letter] as const), ...ends],
});

/** The ending of a draft whose game is over. The parser finds the rule and the winners. */
export const over = { rule: '', winners: [] } as const;

/** The choice for a game that is over. */
export const overChoice = ['-', 'nobody: the game is over'] as const;

/** A whole number of a field; 0 if the text is none. */
export const numberOf = (text: string): number => (/^-?\d{1,7}$/.test(text) ? Number(text) : 0);
