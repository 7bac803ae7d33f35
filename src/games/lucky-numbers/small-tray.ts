import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Seat } from '../../core/game.js';
import { miniCell, miniFrame, miniViewBox } from './drawing/mini-tray.js';
import type { CellLook } from './drawing/tile.js';
import { otherTray, type SeatSource } from './seat-view.js';

const miniCells = (cells: readonly CellLook[]) =>
  cells.map((look, i) => guard([look.tile, look.dead, look.last], () => miniCell(look, i)));

/** The small tray of a seat under its name, with its last move. */
export function smallTray(source: SeatSource, seat: Seat): TemplateResult {
  const { cells, label, marks } = otherTray(source, seat);
  return html`<div class="small-tray">
    <svg class="mini" viewBox=${miniViewBox} role="img" aria-label=${label}>
      ${miniFrame}${miniCells(cells)}${marks}
    </svg>
  </div>`;
}
