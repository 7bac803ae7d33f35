import type { Place } from '../../../element/drawing/draw-marks.js';
import { nothing, svg, type Drawing } from '../../../element/drawing/template.js';
import type { CellLook } from './tile.js';

const stroke = svg`<path class="base" d="M-4 9.500h8" />`;
const dead = svg`<path class="dead" d="M-4-4 4 4M4-4-4 4" />`;
const last = svg`<path class="last-to" d="M-15-8v-3q0-4 4-4h3M8-15h3q4 0 4 4v3M15 8v3q0 4-4 4h-3M-8 15h-3q-4 0-4-4v-3" />`;

/** A cell of a small tray, with its tile. */
export const miniCell = (look: CellLook, i: number): Drawing => {
  const { tile } = look;
  return svg`<g transform=${`translate(${16.75 + 31.5 * (i % 4)} ${16.75 + 31.5 * (i >> 2)})`}><rect class=${tile === undefined ? 'mini-bed' : 'mini-tile'} x="-14.5" y="-14.5" width="29" height="29" rx="6" />${tile === undefined ? nothing : svg`<text y="5.900">${tile}</text>`}${tile === 6 || tile === 9 ? stroke : nothing}${look.dead ? dead : nothing}${look.last ? last : nothing}</g>`;
};

/** The view box of a small tray. */
export const miniViewBox = '-6 -6 138 138';

/** The middle of a cell of a small tray and its width. */
export const miniPlace = (i: number): Place => [16.75 + 31.5 * (i % 4), 16.75 + 31.5 * (i >> 2), 30];

/** The frame of a small tray. */
export const miniFrame = svg`<rect class="mini-frame" x="-5" y="-5" width="136" height="136" rx="12" />`;
