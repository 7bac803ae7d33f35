import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { feltWords, viewBox, wood, type TrayLook } from './drawing/tray.js';

/** The tray of a board to play on. The wood is rendered again only if it changes. */
export const tray = (look: TrayLook): TemplateResult =>
  html`<svg
    width="400"
    fill="none"
    stroke="url(#_) currentColor"
    class="ground"
    viewBox=${viewBox}
    aria-hidden="true">
    ${guard([look.ledgeRows, look.sixes], () => wood(look))}${feltWords(look)}
  </svg>`;
