import { html, svg, type TemplateResult } from 'lit';
import type { Finish } from './finish.js';
import { cellParts, type CellLook } from './tile.js';
import { at, wood } from './tray.js';

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
export function diagram({
  cells,
  label,
  coordinates,
  hand = [],
  open = [],
  finish,
}: DiagramLook): TemplateResult {
  const under = [...hand, ...open];
  const height = 552 + 68 * Math.ceil(under.length / 8);
  const place = (i: number) => `translate(${-4 + 67.2 * (i % 8)} ${548 + 68 * (i >> 3)}) scale(.58)`;
  return html`<svg class="diagram" viewBox="-40 -40 540 ${height}" role="img" aria-label=${label}>
    ${wood(coordinates, finish)}
    ${cells.map((look, i) => svg`<g transform=${at(i)}>${cellParts(look, finish)}</g>`)}
    ${under.map((tile, i) => svg`<g transform=${place(i)}>${cellParts({ tile, chosen: i < hand.length }, finish)}</g>`)}
  </svg>`;
}
