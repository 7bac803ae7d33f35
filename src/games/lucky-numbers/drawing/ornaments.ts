import { svg } from '../../../element/drawing/template.js';

/** The four leaves of a clover around 0 0. */
const leaves =
  'M0 0C-7-3-8.5-10-4.5-11.5C-2.2-12.3-.6-10.8 0-9.2C.6-10.8 2.2-12.3 4.5-11.5C8.5-10 7-3 0 0C3-7 10-8.5 11.5-4.5C12.3-2.2 10.8-.6 9.2 0C10.8 .6 12.3 2.2 11.5 4.5C10 8.5 3 7 0 0C7 3 8.5 10 4.5 11.5C2.2 12.3 .6 10.8 0 9.2C-.6 10.8-2.2 12.3-4.5 11.5C-8.5 10-7 3 0 0C-3 7-10 8.5-11.5 4.5C-12.3 2.2-10.8 .6-9.2 0C-10.8-.6-12.3-2.2-11.5-4.5C-10-8.5-3-7 0 0Z';

/** A clover around 0 0. It is not shared with `use`: copies cost more than paths. */
const clover = svg`<path d=${leaves} /><path d="M0 0C3 5 6 9 11 12" class="stalk" />`;

/** The clover on the back of a tile. */
export const backClover = svg`<g class="deco" transform="translate(-3-3) scale(1.9)">${clover}</g>`;

/** The clovers carved into the beds of the diagonal. */
export const carvedClovers = [65, 175, 285, 395].map(
  (at) => svg`<g class="carved" transform=${`translate(${at} ${at}) scale(1.9)`}>${clover}</g>`,
);

/** The ladybird in the corner of the frame. It tells the corners apart. */
export const ladybird = svg`<g transform="translate(468 469) rotate(-42)"><path class="leg" d="M-15-9-21-13M-17 0H-24M-15 8-21 13M15-9 21-13M17 0H24M15 8 21 13M-5-21C-7-26-10-27-12-27M5-21C7-26 10-27 12-27" /><path class="head" d="M-10-13A10.5 10 0 0 1 10-13Z" /><path class="wing" d="M0-15C12-15 18-6 18 2 18 12 10 19 0 20-10 19-18 12-18 2-18-6-12-15 0-15Z" /><path class="leg" d="M0-15V20" /><path class="head" d="M-8.5-7.4a3.4 3.4 0 1 1-.1 0zM8.5-7.4a3.4 3.4 0 1 1-.1 0zM-9 5a3 3 0 1 1-.1 0zM9 5a3 3 0 1 1-.1 0z" /><path class="shine" d="M-12-8Q-8-12.5-4-12.8" /></g>`;
