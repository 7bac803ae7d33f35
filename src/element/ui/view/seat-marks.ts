import type { Seat } from '../../../core/game.js';
import { html, type Drawing } from '../../drawing/template.js';

/** The shapes of the seats' marks (disc, square, diamond, triangle, cross) as paths in a box of 34 by 34. */
export const shapes: readonly string[] = [
  'M17 2a15 15 0 1 1-.1 0z',
  'M7 3h20q4 0 4 4v20q0 4-4 4H7q-4 0-4-4V7q0-4 4-4z',
  'M15 2q2-2 4 0l13 13q2 2 0 4L19 32q-2 2-4 0L2 19q-2-2 0-4z',
  'M14 3q3-3 6 0l13 24q1 4-3 5H4q-4-1-3-5z',
  'M12 2h10q2 0 2 2v6h6q2 0 2 2v10q0 2-2 2h-6v6q0 2-2 2H12q-2 0-2-2v-6H4q-2 0-2-2V12q0-2 2-2h6V4q0-2 2-2z',
];

/** The mark of a seat in its shape, for games whose pieces do not belong to seats. Its colours are in `seatColors`. */
export const seatMark = (seat: Seat): Drawing =>
  html`<svg width="34" fill="none" stroke="url(#_) currentColor" viewBox="0 0 34 34" aria-hidden="true">
    <path class="body" d=${shapes[seat % 5]!}></path>
  </svg>`;
