import { toPlain } from '../../core/plain-text.js';
import { css, html } from '../../element/drawing/template.js';
import {
  createPicture,
  type PictureOptions,
  type PictureWriter,
} from '../../element/drawing/create-picture.js';
import type { MarkSource } from '../../element/drawing/add-marks.js';
import type { PictureLook, PictureSource } from '../../element/drawing/picture-source.js';
import { seatSheet } from '../../element/styles/seat-colors.js';
import { defs } from './drawing/defs.js';
import { diagramParts, otherPlace, viewBox, type DiagramLook } from './drawing/diagram.js';
import { miniTrayStyles } from './drawing/mini-tray.styles.js';
import { ornamentStyles } from './drawing/ornaments.styles.js';
import { tokensStyles } from './drawing/tokens.styles.js';
import { cellPlace } from './drawing/tray.js';
import { trayStyles } from './drawing/tray.styles.js';
import { indexOf } from './engine/board.js';
import { parsePosition } from './engine/position.js';
import { setup } from './engine/setup.js';
import type { SwapState } from './engine/swap/types.js';
import type { LuckyMove, LuckyOptions, LuckyState } from './engine/types.js';
import { markedCell, squareName } from './marked-cell.js';
import { diagramLook } from './seat-view.js';
import type { AnyMove, AnyState } from './types.js';
import { picture as de } from './words/de-picture.js';
import { picture as en, type LuckyPictureWords } from './words/en.js';

type Look<S, M> = PictureLook<S, M, LuckyPictureWords>;

const playersOf = (
  { boards }: LuckyState,
  { names, words }: Pick<Look<AnyState, AnyMove>, 'names' | 'words'>,
) => names ?? boards.map((_, seat) => words.player(seat));

/** The table of a game; the tray of the seat at the bottom is large, else that of the seat to move. */
function table(state: LuckyState, look: Look<AnyState, AnyMove>): DiagramLook {
  const { words, bottom = state.seat, coordinates, history, recent } = look as Look<LuckyState, LuckyMove>;
  return diagramLook({ state, history, recent, words, names: playersOf(state, look) }, bottom, coordinates);
}

/** The tray of a puzzle, which boards can show. */
const puzzle = ({ board }: SwapState, { words, coordinates }: Look<AnyState, AnyMove>): DiagramLook => ({
  cells: board.map((tile) => ({ tile })),
  label: words.describe(words.swapPuzzle, board, []),
  coordinates,
});

/** The pictures of Lucky Numbers. */
const source: PictureSource<AnyState, AnyMove, LuckyOptions, LuckyPictureWords> = {
  state: (text, options) => (text === undefined ? setup(options) : parsePosition(toPlain(text), options)),
  seats: (state) => ('made' in state ? 1 : state.boards.length),
  words: { en, de },
  sheets: [seatSheet, tokensStyles, trayStyles, ornamentStyles, miniTrayStyles],
  defs,
  print: css`
    :host {
      --_bed: #fff;
      --_tile: #fff;
    }
    .carved {
      opacity: 0.12;
    }
    .mini-tile {
      stroke: #888;
    }
    .t-cast {
      fill: none;
    }
  `,
  players: (state, words) =>
    'made' in state ? [words.player(0)] : playersOf(state, { words, names: undefined }),
  draw(state, look) {
    const {
      label = '',
      underLabel,
      others = [],
      ...own
    } = 'made' in state ? puzzle(state, look) : table(state, look);
    const plain = { ...own, others: others.map(({ cells: shown }) => ({ cells: shown })) };
    return {
      drawing: html`<svg class="diagram" viewBox=${viewBox(plain)}>${diagramParts(plain)}</svg>`,
      title:
        'made' in state ? look.words.swapPuzzle : `${look.words.name}: ${playersOf(state, look).join(', ')}`,
      description: [label, underLabel, ...others.map((other) => other.label)].filter(Boolean).join('. '),
    };
  },
};

export const writer: PictureWriter<AnyState, AnyMove, LuckyOptions> = createPicture(source);

/** Marks on the pictures. */
export const marks: MarkSource<AnyState, AnyMove, LuckyOptions> = {
  state: (position, options) => source.state(position, options),
  squares(state, look) {
    const words = source.words[look.lang]!;
    const named = { names: look.names, words };
    if ('made' in state) {
      const players = look.names ?? [words.swapPuzzle];
      const placeOf = (square: string) => cellPlace(indexOf(markedCell(square).cell));
      return { nameOf: (square, from) => squareName(square, players, from), placeOf };
    }
    const { bottom = state.seat } = look;
    const players = playersOf(state, named);
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
