/** A position that somebody sets up, without the types of its game. */
import type { Seat } from '../../src/core/game.js';
import type { Tokens } from '../../src/element/drawing/styles.js';
import { writePicture } from '../../src/element/drawing/write-picture.js';
import {
  check,
  move,
  type Area,
  type Checked,
  type Field,
  type Piece,
  type PositionEditor,
  type Spot,
} from './position-editor.js';

/** A draft and the drafts that follow from it. It never changes. */
export interface Draft extends Checked {
  /** The style sheets of the drawings, as one text. */
  readonly sheet: string;
  readonly areas: readonly Area[];
  readonly palette: readonly (readonly Piece[])[];
  readonly fields: readonly Field[];
  /** The options of the match as text, to notice others. */
  readonly options: string;
  label(piece: Piece): string;
  /** Writes a piece as an SVG. */
  drawPiece(piece: Piece, theme: Tokens): string;
  put(spot: Spot, piece: Piece): Draft;
  take(spot: Spot): Draft;
  move(from: Spot, to: Spot): Draft;
  setField(name: string, value: string): Draft;
  /** The start of the game. */
  clear(): Draft;
}

function draftOf<S extends object, O extends object>(editor: PositionEditor<S, O>, state: S): Draft {
  const next = (changed: S) => draftOf(editor, changed);
  return {
    ...check(editor, state),
    sheet: editor.sheet,
    areas: editor.areas(state),
    palette: editor.palette(state),
    fields: editor.fields(state),
    options: JSON.stringify(editor.options(state)),
    label: (piece) => editor.label(piece),
    drawPiece: (piece, tokens) =>
      writePicture({
        ...{ defs: editor.defs, drawing: editor.drawPiece(state, piece), sheet: editor.sheet },
        ...{ title: '', description: '', lang: 'en', width: 44, tokens },
      }),
    put: (spot, piece) => next(editor.put(state, spot, piece)),
    take: (spot) => next(editor.take(state, spot)),
    move: (from, to) => next(move(editor, state, from, to)),
    setField: (name, value) => next(editor.setField(state, name, value)),
    clear: () => next(editor.game.setup(editor.options(state))),
  };
}

/** A match, and a position in it. */
export interface Source {
  /** A state of the match, which has its options. */
  readonly state: object;
  /** The first seat. The match may have drawn another one. */
  readonly first: Seat;
  /** The position; empty for the start of the game. */
  readonly text: string;
}

/** Opens a position, or the start of the game if the text is no position. */
export type Open = (source: Source) => Draft;

/** Opens positions of a game by its editor. A module of this folder with the id of a game exports the result as `open`. */
export const opens =
  <S extends object, O extends object>(editor: PositionEditor<S, O>): Open =>
  ({ state, first, text }) => {
    const options = { ...editor.options(state as S), first };
    try {
      if (text) return draftOf(editor, editor.game.parsePosition(text, options));
    } catch {
      // the field of the position shows what is wrong
    }
    return draftOf(editor, editor.game.setup(options));
  };
