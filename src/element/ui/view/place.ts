import { html, type TemplateResult } from 'lit';
import type { PlacedText } from './places.js';

/** Keeps the place of a text without the text: nobody sees, hears or finds it. */
export const place = (kind: string, { text, buttons = [], link, last }: PlacedText): TemplateResult =>
  html`<span class="to-come ${kind} ${link ? 'linked' : ''} ${last ? 'last' : ''}" data-text=${text}
    >${buttons.map((label) => html` <span data-text=${label}></span>`)}</span
  >`;
