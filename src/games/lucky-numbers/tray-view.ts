import type { Seat } from '../../core/game.js';
import { defs, viewBox as trayViewBox, wood } from './drawing/tray.js';
import { diagramParts, heightClass, viewBox, type DiagramLook } from './drawing/diagram.js';
import { miniCells, miniFrame, miniViewBox } from './drawing/diagram.js';
import { rowsOf } from './engine/board.js';
import { otherTray, type SeatSource } from './seat-view.js';
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';

/** The tray under the tiles. */
export const tray = (coordinates: boolean): TemplateResult =>
  html`<svg
    width="400"
    text-anchor="middle"
    font-size="40"
    fill="none"
    stroke="url(#_) currentColor"
    class="ground"
    viewBox=${trayViewBox}
    aria-hidden="true">
    ${guard([coordinates], () => wood(coordinates))}
  </svg>`;

/** The rows of the tray with the content of their cells, from the row of a1 on. */
export const lines = (contents: readonly unknown[]): readonly TemplateResult[] =>
  rowsOf(contents)
    .map((row) => html`<div class="line" role="row">${row}</div>`)
    .reverse();

/** A table as one drawing, for the mode `diagram`. Its parts have names of their own. */
export const staticTable = (look: DiagramLook): TemplateResult =>
  html`${defs}
    <div class="lucky ${heightClass(look)}">
      <div class="tray flat"></div>
      <svg
        width="400"
        text-anchor="middle"
        font-size="40"
        fill="none"
        stroke="url(#_) currentColor"
        class="diagram"
        viewBox=${viewBox(look)}>
        ${diagramParts(look)}
      </svg>
    </div>`;

/** A button of the board. */
interface SquareView {
  readonly square: string;
  readonly part: 'cell' | 'tile' | 'pile';
  readonly label: string;
  readonly drawing: TemplateResult;
  /** Class names of its marks. */
  readonly marks: string;
  /** It is the tab stop of the grid. */
  readonly isStop: boolean;
}

/** A grid cell with a button: a cell of the tray, a tile beside it, or the pile. */
export const squareButton = ({ square, part, label, drawing, marks, isStop }: SquareView): TemplateResult =>
  html`<div role="gridcell">
    <button
      class="spot ${marks}"
      part=${part}
      type="button"
      data-square=${square}
      tabindex=${isStop ? 0 : -1}
      aria-label=${label}>
      ${drawing}
    </button>
  </div>`;

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
