import { html, type TemplateResult } from 'lit';
import type { Seat } from '../core/game.js';

/** Disc, block, lozenge, wedge, cross. */
const shapes = [
  'M17 2a15 15 0 0 1 0 30 15 15 0 0 1 0-30Z',
  'M7 3h20q4 0 4 4v20q0 4-4 4H7q-4 0-4-4V7q0-4 4-4Z',
  'M17 .8q1.400 0 2.600 1.200L32 15.300q1.400 1.700 0 3.400L19.600 32q-2.600 2.400-5.200 0L2 18.700q-1.400-1.700 0-3.400L14.400 2Q15.600.8 17 .8Z',
  'M17 1.500q2.200 0 3.400 2.100L33 26.400q2 4.600-2.600 5H3.600q-4.600-.4-2.600-5L13.600 3.600Q14.800 1.500 17 1.500Z',
  'M12 2h10q1.500 0 1.500 1.500v7h7q1.500 0 1.500 1.500v10q0 1.500-1.500 1.500h-7v7q0 1.500-1.500 1.500H12q-1.500 0-1.500-1.500v-7h-7Q2 23.500 2 22V12q0-1.500 1.500-1.500h7v-7Q10.500 2 12 2Z',
];

/** A seat's mark in its shape, for games whose pieces are not the seats' own. Goes with `seatColors`. */
export const seatMark = (seat: Seat): TemplateResult =>
  html`<svg viewBox="0 0 34 34" aria-hidden="true"><path class="body" d=${shapes[seat % 5]!}></path></svg>`;
