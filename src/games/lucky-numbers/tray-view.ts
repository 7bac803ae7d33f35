import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { diagramParts, heightClass, viewBox, type DiagramLook } from './drawing/diagram.js';
import { defs, viewBox as trayViewBox, wood } from './drawing/tray.js';
import { rowsOf } from './engine/board.js';

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
