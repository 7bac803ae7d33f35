import type { Place } from '../../../element/drawing/draw-marks.js';
import { nothing, svg, type Drawing } from '../../../element/drawing/template.js';
import type { CellLook } from './tile.js';

const stroke = svg`<path class="base" d="M-4 9.500h8" />`;
const dead = svg`<path class="dead" d="M-4-4 4 4M4-4-4 4" />`;
const last = svg`<path class="last-to" d="M-15-8v-3q0-4 4-4h3M8-15h3q4 0 4 4v3M15 8v3q0 4-4 4h-3M-8 15h-3q-4 0-4-4v-3" />`;

const box = (name: string) => svg`<rect class=${name} x="-14.5" y="-14.5" width="29" height="29" rx="6" />`;
const [bed, tile] = [box('mini-bed'), box('mini-tile')];

/** The middle of a cell. */
const middle = (i: number): readonly [x: number, y: number] => [
  16.75 + 31.5 * (i % 4),
  16.75 + 31.5 * (i >> 2),
];

/** The cells of a small tray, in layers: equal shapes follow each other, so that a picture contains each of them once. */
export const miniCells = (cells: readonly CellLook[]): Drawing => {
  const at = (wanted: (look: CellLook) => unknown, shape: Drawing) =>
    cells.map((look, i) =>
      wanted(look) ? svg`<g transform=${`translate(${middle(i).join(' ')})`}>${shape}</g>` : nothing,
    );
  // texts of one letter that follow each other become one
  const numbers = [1, 2].map((letters) =>
    cells.map(({ tile: number }, i) => {
      const [x, y] = middle(i);
      return number !== undefined && String(number).length === letters
        ? svg`<text x=${x} y=${Math.round(10 * y + 59) / 10}>${number}</text>`
        : nothing;
    }),
  );
  return svg`${at((look) => look.tile === undefined, bed)}${at((look) => look.tile !== undefined, tile)}${numbers}${at(
    (look) => look.tile === 6 || look.tile === 9,
    stroke,
  )}${at((look) => look.dead, dead)}${at((look) => look.last, last)}`;
};

/** The view box of a small tray. */
export const miniViewBox = '-6 -6 138 138';

/** The middle of a cell of a small tray and its width. */
export const miniPlace = (i: number): Place => [...middle(i), 30];

/** The frame of a small tray. */
export const miniFrame = svg`<rect class="mini-frame" x="-5" y="-5" width="136" height="136" rx="12" />`;
