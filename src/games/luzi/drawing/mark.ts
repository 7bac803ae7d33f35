import { html, type TemplateResult } from 'lit';
import type { Seat } from '../../../core/game.js';

/** Disc, block, lozenge, wedge, cross: seats are told apart by shape too. */
const shapes = [
  'M2 17a15 15 0 0 1 30 0 15 15 0 0 1-30 0z',
  'M6 3h22q3 0 3 3v22q0 3-3 3H6q-3 0-3-3V6q0-3 3-3z',
  'M17 1 33 17 17 33 1 17z',
  'M17 2 33 31H1z',
  'M11 2h12v9h9v12h-9v9H11v-9H2V11h9z',
];

/** A seat's mark for the list of seats, 34 × 34; its letter is laid over it. */
export const mark = (seat: Seat): TemplateResult =>
  html`<svg viewBox="0 0 34 34" aria-hidden="true"><path class="body" d=${shapes[seat] ?? ''} /></svg>`;
