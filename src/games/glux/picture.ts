import type { Seat } from '../../core/game.js';
import { toPlain } from '../../core/plain-text.js';
import { css } from '../../element/drawing/template.js';
import {
  createPicture,
  type PictureOptions,
  type PictureWriter,
  type PictureSource,
} from '../../element/drawing/create-picture.js';
import type { MarkSource } from '../../element/drawing/add-marks.js';
import { seatSheet } from '../../element/styles/seat-colors.js';
import { boardStyles } from './drawing/board.styles.js';
import { chipRow, rowHeight } from './drawing/chips-left.js';
import { defs, sideHeight } from './drawing/ground.js';
import { position } from './drawing/diagram.js';
import { placeIn } from './drawing/places.js';
import { indexOf } from './engine/board.js';
import { parsePosition, setup } from './engine/position.js';
import type { GluxOptions, GluxState, GluxTypes } from './engine/types.js';
import { chipsLeftText, describe, showsChipsLeft } from './labels.js';
import { lastSquares, layoutFor, startsAtTop } from './selection.js';
import { eagerWords } from '../../words/languages.js';
import { picture as en, type GluxPictureWords } from '../../words/en/glux.js';

/** The seat at the bottom: as the rules draw the board, one that starts in its lower half. */
const bottomSeat = (state: GluxState, bottom: Seat | undefined) =>
  bottom ?? (startsAtTop(state, 0) ? undefined : 0);

/** The pictures of Glüx. Hands are not part of the drawing; towards the end, the chips that each player has left are. */
const source: PictureSource<GluxTypes, GluxPictureWords> = {
  state: (text, options) => (text === undefined ? setup(options) : parsePosition(toPlain(text), options)),
  seats: ({ hands }) => hands.length,
  words: eagerWords('glux', en),
  sheets: [seatSheet, boardStyles],
  defs: defs(),
  print: css`
    :host {
      --_corridor: #fff;
      --_corridor-line: #ccc;
      --_room: #f0f0f0;
      --_middle: #ddd;
      --_wall: #333;
    }
    .tile {
      display: none;
    }
  `,
  players: ({ hands }, words) => hands.map((_, seat) => words.player(seat)),
  draw(state, { words, names, bottom, coordinates, history, recent }) {
    const players = names ?? source.players(state, words);
    const layout = layoutFor(state, bottomSeat(state, bottom));
    // at the end, its mark would cover the chip that decides
    const last = state.ending ? [] : lastSquares(history, recent);
    const left = showsChipsLeft(state) ? chipsLeftText(state, players, words) : '';
    return {
      drawing: position(
        { layout, state, coordinates, last },
        left
          ? { height: sideHeight + rowHeight, drawing: chipRow({ layout, state }) }
          : { height: sideHeight },
      ),
      title: words.board(players),
      description: [describe({ state, words, names: players }), left].filter(Boolean).join('. '),
    };
  },
};

export const writer: PictureWriter<GluxTypes> = createPicture(source);

/** Marks on the pictures. */
export const marks: MarkSource<GluxTypes> = {
  state: (position, options) => source.state(position, options),
  squares(state, { bottom }) {
    const placeOf = placeIn(layoutFor(state, bottomSeat(state, bottom)));
    return { nameOf: (square) => (indexOf(state.board, square) < 0 ? undefined : square), placeOf };
  },
};

/** Writes a position of Glüx as an SVG that needs nothing else. Throws BadOption or BadNotation. */
export const picture = (options?: PictureOptions<GluxOptions>): string => writer.picture(options);
