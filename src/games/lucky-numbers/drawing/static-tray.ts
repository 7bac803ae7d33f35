import { html, type TemplateResult } from 'lit';
import { defs } from './defs.js';
import { cell, type CellLook } from './tile.js';
import { tray } from './tray.js';

const rows = [0, 4, 8, 12];

/** A tray as one picture, for the mode `diagram`, with something under it. */
export const staticTray = (
  label: string,
  looks: readonly CellLook[],
  coordinates: boolean,
  under?: TemplateResult,
): TemplateResult =>
  html`${defs}
    <div class="lucky">
      <div class="tray" role="img" aria-label=${label}>
        ${tray(coordinates)}
        ${rows.map((from) => html`<div class="line">${looks.slice(from, from + 4).map((look) => cell(look, true))}</div>`)}
      </div>
      ${under}
    </div>`;
