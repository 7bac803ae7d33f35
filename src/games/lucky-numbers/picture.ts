import { toPlain } from '../../core/plain-text.js';
import { html } from '../../element/drawing/template.js';
import {
  createPicture,
  type PictureOptions,
  type PictureWriter,
  type PictureLook,
  type PictureSource,
} from '../../element/drawing/create-picture.js';
import type { MarkSource } from '../../element/drawing/add-marks.js';
import { seatSheet } from '../../element/styles/seat-colors.js';
import { defs, cellPlace } from './drawing/tray.js';
import { diagramParts, otherPlace, viewBox, type DiagramLook } from './drawing/diagram.js';
import { ending } from './ending.js';
import { printTrayStyles, trayStyles } from './drawing/tray.styles.js';
import { indexOf } from './engine/board.js';
import { parsePosition, setup } from './engine/position.js';
import type { LuckyMove, LuckyOptions, LuckyState, LuckyTypes } from './engine/types.js';
import { markedCell, squareName } from './marked-cell.js';
import { diagramLook } from './seat-view.js';
import { eagerWords } from '../../words/languages.js';
import { picture as en, type LuckyPictureWords } from '../../words/en/lucky-numbers.js';

type Look = PictureLook<LuckyState, LuckyMove, LuckyPictureWords>;

const playersOf = ({ boards }: LuckyState, { names, words }: Pick<Look, 'names' | 'words'>) =>
  names ?? boards.map((_, seat) => words.player(seat));

/** The table of a game; the tray of the seat at the bottom is large, else that of the seat to move. */
function table(state: LuckyState, look: Look): DiagramLook {
  const { words, bottom = state.seat, coordinates, history, recent } = look;
  return diagramLook({ state, history, recent, words, names: playersOf(state, look) }, bottom, coordinates);
}

/** The pictures of Lucky Numbers. */
const source: PictureSource<LuckyTypes, LuckyPictureWords> = {
  state: (text, options) => (text === undefined ? setup(options) : parsePosition(toPlain(text), options)),
  seats: (state) => state.boards.length,
  words: eagerWords('luckyNumbers', en),
  sheets: [seatSheet, trayStyles, ending.styles],
  defs,
  print: printTrayStyles,
  players: (state, words) => playersOf(state, { words, names: undefined }),
  draw(state, look) {
    const { label = '', underLabel, others = [], ...own } = table(state, look);
    const { bottom = state.seat, history } = look;
    const { winners = [] } = state.ending ?? {};
    // a small tray has no scene in a picture
    const scene = winners.includes(bottom)
      ? ending.draw({ state, history, winners, scores: [], bottom })
      : undefined;
    const plain = {
      ...own,
      ...(scene && { scene: [scene.under, scene.over] as const }),
      others: others.map(({ cells: shown }) => ({ cells: shown })),
    };
    return {
      drawing: html`<svg class="diagram" viewBox=${viewBox(plain)}>${diagramParts(plain)}</svg>`,
      title: `${look.words.name}: ${playersOf(state, look).join(', ')}`,
      description: [label, underLabel, ...others.map((other) => other.label)].filter(Boolean).join('. '),
    };
  },
};

export const writer: PictureWriter<LuckyTypes> = createPicture(source);

/** Marks on the pictures. */
export const marks: MarkSource<LuckyTypes> = {
  state: (position, options) => source.state(position, options),
  squares(state, look) {
    const words = source.words[look.lang]!;
    const { bottom = state.seat } = look;
    const players = playersOf(state, { names: look.names, words });
    const others = players.map((_, seat) => seat).filter((seat) => seat !== bottom);
    const shown = { cells: [], coordinates: false, hand: state.hands[bottom], open: state.middle };
    return {
      nameOf: (square, from) => squareName(square, players, from),
      placeOf(square) {
        const { cell, owner = bottom } = markedCell(square);
        const i = indexOf(cell);
        return owner === bottom ? cellPlace(i) : otherPlace(shown, others.indexOf(owner), i);
      },
    };
  },
};

/** Writes a position of Lucky Numbers as an SVG that needs nothing else. Throws BadOption or BadNotation. */
export const picture = (options?: PictureOptions<LuckyOptions>): string => writer.picture(options);
