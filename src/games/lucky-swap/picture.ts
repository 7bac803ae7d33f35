import { toPlain } from '../../core/plain-text.js';
import { html } from '../../element/drawing/template.js';
import type { MarkSource } from '../../element/drawing/add-marks.js';
import {
  createPicture,
  type PictureOptions,
  type PictureWriter,
  type PictureSource,
} from '../../element/drawing/create-picture.js';
import { defs, cellPlace } from '../lucky-numbers/drawing/tray.js';
import { diagramParts, viewBox } from '../lucky-numbers/drawing/diagram.js';
import { printTrayStyles, trayStyles } from '../lucky-numbers/drawing/tray.styles.js';
import { indexOf } from '../lucky-numbers/engine/board.js';
import type { Cell } from '../lucky-numbers/engine/types.js';
import { isCell } from '../lucky-numbers/selection.js';
import { luckySwap, type SwapOptions } from './engine/index.js';
import type { SwapTypes } from './engine/types.js';
import { eagerWords } from '../../words/languages.js';
import { picture as en, type SwapPictureWords } from '../../words/en/lucky-swap.js';

/** The pictures of the swap puzzle. */
const source: PictureSource<SwapTypes, SwapPictureWords> = {
  state: (text, options) =>
    text === undefined ? luckySwap.setup(options) : luckySwap.parsePosition(toPlain(text), options),
  seats: () => 1,
  words: eagerWords('luckySwap', en),
  sheets: [trayStyles],
  defs,
  print: printTrayStyles,
  players: (_state, words) => [words.player(0)],
  draw({ board }, { words, coordinates }) {
    const look = { cells: board.map((tile) => ({ tile })), coordinates };
    return {
      drawing: html`<svg class="diagram" viewBox=${viewBox(look)}>${diagramParts(look)}</svg>`,
      title: words.name,
      description: words.describe(board),
    };
  },
};

export const writer: PictureWriter<SwapTypes> = createPicture(source);

/** Marks on the pictures. */
export const marks: MarkSource<SwapTypes> = {
  state: (position, options) => source.state(position, options),
  squares: () => ({
    nameOf: (square) => (isCell(square) ? square : undefined),
    placeOf: (square) => cellPlace(indexOf(square as Cell)),
  }),
};

/** Writes a position of the swap puzzle as an SVG that needs nothing else. Throws BadOption or BadNotation. */
export const picture = (options?: PictureOptions<SwapOptions>): string => writer.picture(options);
