import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Seat } from '../../core/game.js';
import { miniCells, miniFrame, miniViewBox } from './drawing/diagram.js';
import { otherTray, type SeatSource } from './seat-view.js';

/** The small tray of a seat under its name, with its last move. */
export function smallTray(source: SeatSource, seat: Seat): TemplateResult {
  const { cells, label, marks } = otherTray(source, seat);
  return html`<div class="small-tray">
    <svg
      width="96"
      text-anchor="middle"
      fill="none"
      stroke="url(#_) currentColor"
      class="mini"
      viewBox=${miniViewBox}
      role="img"
      aria-label=${label}>
      ${miniFrame}${guard(
        cells.flatMap(({ tile, dead, last }) => [tile, dead, last]),
        () => miniCells(cells),
      )}${marks}
    </svg>
  </div>`;
}
