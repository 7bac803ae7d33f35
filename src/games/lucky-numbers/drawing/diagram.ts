import { html, svg, type TemplateResult } from 'lit';
import { cellParts, type CellLook } from './tile.js';
import { cellTransform, wood } from './tray.js';

/** A static picture of a tray. */
export interface DiagramLook {
  /** Sixteen cells, row by row from the top left. */
  readonly cells: readonly CellLook[];
  /** Text alternative. */
  readonly label: string;
  /** Tiles under the tray: first those in the hand, with rings, then face-up ones. */
  readonly hand?: readonly number[];
  readonly open?: readonly number[];
}

/** One static picture of a tray, for the rulebook. Needs `defs` in the same root. */
export function diagram({ cells, label, hand = [], open = [] }: DiagramLook): TemplateResult {
  const under = [...hand, ...open];
  const height = 552 + 68 * Math.ceil(under.length / 8);
  const place = (i: number) => `translate(${-4 + 67.2 * (i % 8)} ${548 + 68 * (i >> 3)}) scale(.58)`;
  return html`<svg class="diagram" viewBox="-40 -40 540 ${height}" role="img" aria-label=${label}>
    ${wood(true)} ${cells.map((look, i) => svg`<g transform=${cellTransform(i)}>${cellParts(look)}</g>`)}
    ${under.map((tile, i) => svg`<g transform=${place(i)}>${cellParts({ tile, chosen: i < hand.length })}</g>`)}
  </svg>`;
}
