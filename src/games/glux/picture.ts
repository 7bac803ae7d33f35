import { css } from '../../element/drawing/template.js';
import { createPicture, type PictureOptions } from '../../element/picture/create-picture.js';
import { seatSheet } from '../../element/styles/seat-colors.js';
import { boardStyles } from './drawing/board.styles.js';
import { defs } from './drawing/defs.js';
import { position } from './drawing/diagram.js';
import { sideHeight } from './drawing/ground.js';
import { marksStyles } from './drawing/marks.styles.js';
import { tokensStyles } from './drawing/tokens.styles.js';
import { parsePosition } from './engine/position.js';
import { setup } from './engine/setup.js';
import type { GluxMove, GluxOptions, GluxState } from './engine/types.js';
import { describe } from './labels.js';
import { lastSquares, layoutFor, startsAtTop } from './shown-position.js';
import { picture as de } from './words/de.js';
import { picture as en, type GluxPictureWords } from './words/en.js';

/** The writer of the pictures of Glüx. Hands are not part of the drawing. */
export const writer = createPicture<GluxState, GluxMove, GluxOptions, GluxPictureWords>({
  state: (text, options) => (text === undefined ? setup(options) : parsePosition(text, options)),
  seats: ({ hands }) => hands.length,
  words: { en, de },
  sheets: [seatSheet, tokensStyles, boardStyles, marksStyles],
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
  draw(state, { words, names, bottom, coordinates, history, recent }) {
    const players = names ?? state.hands.map((_, seat) => words.player(seat));
    // as the rules draw the board, a seat that starts in its lower half is at the bottom
    const seat = bottom ?? (startsAtTop(state, 0) ? undefined : 0);
    return {
      drawing: position(
        { layout: layoutFor(state, seat), state, coordinates, last: lastSquares(history, recent) },
        sideHeight,
      ),
      title: words.board(players),
      description: describe({ state, words, names: players }),
    };
  },
});

/** Writes a position of Glüx as an SVG that needs nothing else. Throws BadOption or BadNotation. */
export const picture = (options?: PictureOptions<GluxOptions>): string => writer.picture(options);
