import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Finish } from './finish.js';
import { cellParts, type CellLook } from './tile.js';

/** The numbers of cells in rows, from the top left. */
const sixteen = Array.from({ length: 16 }, (_, i) => i);
export const letters = ['a', 'b', 'c', 'd'];

const at = (i: number) => `translate(${65 + 110 * (i % 4)} ${65 + 110 * (i >> 2)})`;

/** The wooden frame with sixteen beds, in drawing units: 540 wide, 552 high. */
const wood = (coordinates: boolean, finish: Finish | undefined) => svg`
  <rect x="-40" y="-33" width="540" height="545" rx="34" class="side" />
  <rect x="-40" y="-40" width="540" height="540" rx="34" fill="url(#l-face)" />
  ${finish?.grain}
  <rect x="-38.5" y="-38.5" width="537" height="537" rx="32.5" class="bevel" />
  <rect width="460" height="460" rx="26" class="trough" />
  ${coordinates ? letters.map((letter, i) => svg`<text class="coordinate" x=${65 + 110 * i} y="486">${letter}</text><text class="coordinate" x="-20" y=${71 + 110 * i}>${4 - i}</text>`) : nothing}
  ${sixteen.map((i) => svg`<use href="#l-cell" transform=${at(i)} />`)}
  ${finish?.diagonal}
`;

/** Everything under the tiles of a tray that is played on. */
export const ground = (coordinates: boolean, finish?: Finish): TemplateResult =>
  html`<svg class="ground" viewBox="-40 -40 540 552" aria-hidden="true">${wood(coordinates, finish)}</svg>`;

/** A still picture of a tray. */
export interface DiagramLook {
  /** Sixteen cells from the top left, row by row. */
  readonly cells: readonly CellLook[];
  /** Text alternative. */
  readonly label: string;
  readonly coordinates: boolean;
  /** Tiles that lie under the tray: those in a hand, marked, and those that lie face up. */
  readonly hand?: readonly number[];
  readonly open?: readonly number[];
  readonly finish?: Finish | undefined;
}

/** One still picture of a tray, for rules and pages without script; needs `defs` in the same root. */
export function diagram({ cells, label, coordinates, hand = [], open = [], finish }: DiagramLook): TemplateResult {
  const under = [...hand, ...open];
  const height = 552 + 68 * Math.ceil(under.length / 8);
  const place = (i: number) => `translate(${-4 + 67.2 * (i % 8)} ${548 + 68 * (i >> 3)}) scale(.58)`;
  return html`<svg class="diagram" viewBox="-40 -40 540 ${height}" role="img" aria-label=${label}>
    ${wood(coordinates, finish)}
    ${cells.map((look, i) => svg`<g transform=${at(i)}>${cellParts(look, finish)}</g>`)}
    ${under.map((tile, i) => svg`<g transform=${place(i)}>${cellParts({ tile, chosen: i < hand.length }, finish)}</g>`)}
  </svg>`;
}

/** A small tray that shows what others have, and their last move. */
export const mini = (cells: readonly CellLook[], label: string): TemplateResult =>
  html`<svg class="mini" viewBox="-6 -6 138 138" role="img" aria-label=${label}>
    <rect class="mini-frame" x="-5" y="-5" width="136" height="136" rx="12" />
    ${cells.map(
      (
        { tile, last, dead },
        i,
      ) => svg`<g transform=${`translate(${16.75 + 31.5 * (i % 4)} ${16.75 + 31.5 * (i >> 2)})`}>
        <rect class=${tile === undefined ? 'mini-bed' : 'mini-tile'} x="-14.5" y="-14.5" width="29" height="29" rx="6" />
        ${tile === undefined ? nothing : svg`<text y="5.900">${tile}</text>`}
        ${tile === 6 || tile === 9 ? svg`<path class="base" d="M-4 9.500h8" />` : nothing}
        ${dead ? svg`<path class="dead" d="M-4-4 4 4M4-4-4 4" />` : nothing}
        ${last ? svg`<path class="last-to" d="M-15-8v-3q0-4 4-4h3M8-15h3q4 0 4 4v3M15 8v3q0 4-4 4h-3M-8 15h-3q-4 0-4-4v-3" />` : nothing}
      </g>`,
    )}
  </svg>`;

/** Small trays side by side. */
export const trays = (all: readonly TemplateResult[]): TemplateResult | typeof nothing =>
  all.length > 0 ? html`<div class="small-trays">${all}</div>` : nothing;
