import type { Example } from '../../core/rulebook.js';
import { html, type Drawing } from '../../element/drawing/template.js';
import type { ExampleDrawing } from '../../element/model/game-definition.js';
import { seatColors } from '../../element/styles/seat-colors.styles.js';
import { defs } from '../lucky-numbers/drawing/tray.js';
import { diagramParts, viewBox } from '../lucky-numbers/drawing/diagram.js';
import type { CellLook } from '../lucky-numbers/drawing/tile.js';
import { cells } from '../lucky-numbers/engine/board.js';
import { luckyNumbersGridStyles } from '../lucky-numbers/lucky-numbers-grid.styles.js';
import { luckySwap } from './engine/index.js';
import type { SwapPictureWords, SwapWords } from '../../words/en/lucky-swap.js';

/** Draws an example of the rulebook: the puzzle before the move, whose two tiles are marked. */
export function drawExample(
  { options, position = '', move, then }: Example,
  { describe }: Pick<SwapPictureWords, 'describe'>,
): Drawing {
  const { board } = luckySwap.parsePosition(position, options);
  const squares = move?.split('-') ?? [];
  const forbidden = 'forbidden' in then;
  const shown = cells.map((cell, i): CellLook => {
    const marked = squares.includes(cell);
    return { tile: board[i], hint: marked && !forbidden, barred: marked && forbidden };
  });
  const look = { cells: shown, coordinates: true };
  return html`<svg
    width="400"
    text-anchor="middle"
    font-size="40"
    fill="none"
    stroke="url(#_) currentColor"
    class="diagram example"
    viewBox=${viewBox(look)}
    role="img"
    aria-label=${describe(board)}>
    ${diagramParts(look)}
  </svg>`;
}

/** The drawing of the examples, for the rules. */
export const drawing: ExampleDrawing<SwapWords> = {
  draw: drawExample,
  styles: [seatColors, luckyNumbersGridStyles],
  defs,
};
