import { html, type TemplateResult } from 'lit';
import { defs } from './defs.js';
import type { Finish } from './finish.js';
import { cell, type CellLook } from './tile.js';
import { ground } from './tray.js';

/** A tray as one picture, with what lies under it. */
export const still = (
  label: string,
  looks: readonly CellLook[],
  coordinates: boolean,
  finish: Finish | undefined,
  under?: TemplateResult,
): TemplateResult =>
  html`${defs(finish)}
    <div class="lucky">
      <div class="tray" role="img" aria-label=${label}>
        ${ground(coordinates, finish)}
        ${[0, 4, 8, 12].map((from) => html`<div class="line">${looks.slice(from, from + 4).map((look) => cell(look, finish, true))}</div>`)}
      </div>
      ${under}
    </div>`;
