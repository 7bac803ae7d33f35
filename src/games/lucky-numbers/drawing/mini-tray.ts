import { html, nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Place } from '../../../element/marks/draw-marks.js';
import type { CellLook } from './tile.js';

const stroke = svg`<path class="base" d="M-4 9.500h8" />`;
const dead = svg`<path class="dead" d="M-4-4 4 4M4-4-4 4" />`;
const last = svg`<path class="last-to" d="M-15-8v-3q0-4 4-4h3M8-15h3q4 0 4 4v3M15 8v3q0 4-4 4h-3M-8 15h-3q-4 0-4-4v-3" />`;

const cell = (look: CellLook, i: number) => {
  const { tile } = look;
  return svg`<g transform=${`translate(${16.75 + 31.5 * (i % 4)} ${16.75 + 31.5 * (i >> 2)})`}><rect class=${tile === undefined ? 'mini-bed' : 'mini-tile'} x="-14.5" y="-14.5" width="29" height="29" rx="6" />${tile === undefined ? nothing : svg`<text y="5.900">${tile}</text>`}${tile === 6 || tile === 9 ? stroke : nothing}${look.dead ? dead : nothing}${look.last ? last : nothing}</g>`;
};

/** The width of the drawing of a small tray. */
export const miniWidth = 138;

/** The middle of a cell of a small tray and its width. */
export const miniPlace = (i: number): Place => [16.75 + 31.5 * (i % 4), 16.75 + 31.5 * (i >> 2), 30];

/** A small tray of another seat, with its last move and `marks`. `label` is the text alternative of the cells. */
export const miniTray = (cells: readonly CellLook[], label: string, marks?: unknown): TemplateResult =>
  html`<svg class="mini" viewBox="-6 -6 138 138" role="img" aria-label=${label}>
    <rect class="mini-frame" x="-5" y="-5" width="136" height="136" rx="12" />
    ${cells.map((look, i) => guard([look.tile, look.dead, look.last], () => cell(look, i)))} ${marks}
  </svg>`;

/** Small trays side by side. */
export const miniTrays = (trays: readonly TemplateResult[]): TemplateResult | typeof nothing =>
  trays.length > 0 ? html`<div class="small-trays">${trays}</div>` : nothing;
