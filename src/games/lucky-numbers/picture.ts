import { css, html } from '../../element/drawing/template.js';
import { createPicture, type PictureOptions } from '../../element/picture/create-picture.js';
import type { PictureLook } from '../../element/picture/picture-source.js';
import { seatSheet } from '../../element/styles/seat-colors.js';
import { defs } from './drawing/defs.js';
import { diagramParts, viewBox, type DiagramLook } from './drawing/diagram.js';
import { miniTrayStyles } from './drawing/mini-tray.styles.js';
import { ornamentStyles } from './drawing/ornaments.styles.js';
import { tokensStyles } from './drawing/tokens.styles.js';
import { trayStyles } from './drawing/tray.styles.js';
import { parsePosition } from './engine/position.js';
import { setup } from './engine/setup.js';
import type { SwapState } from './engine/swap/types.js';
import type { LuckyMove, LuckyOptions, LuckyState } from './engine/types.js';
import { diagramLook } from './seat-view.js';
import type { AnyMove, AnyState } from './types.js';
import { picture as de } from './words/de.js';
import { picture as en, type LuckyPictureWords } from './words/en.js';

type Look<S, M> = PictureLook<S, M, LuckyPictureWords>;

const playersOf = ({ boards }: LuckyState, { names, words }: Look<AnyState, AnyMove>) =>
  names ?? boards.map((_, seat) => words.player(seat));

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

/** The writer of the pictures of Lucky Numbers. */
export const writer = createPicture<AnyState, AnyMove, LuckyOptions, LuckyPictureWords>({
  state: (text, options) => (text === undefined ? setup(options) : parsePosition(text, options)),
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
});

/** Writes a position of Lucky Numbers as an SVG that needs nothing else. Throws BadOption or BadNotation. */
export const picture = (options?: PictureOptions<LuckyOptions>): string => writer.picture(options);
