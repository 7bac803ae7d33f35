import { html, nothing, svg, type TemplateResult } from 'lit';
import type { CellLook } from './tile.js';

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
