import { css } from '../../../element/drawing/template.js';
import { colors } from '../engine/types.js';
import { height, slotClass, slotPlace, width } from './places.js';

/** Tokens of the game under private names, the board, turned stones, lying and lifted, and the marks of the last move. */
const boardText = css`
  :host {
    --_red: var(--fluctus-red, light-dark(#b9301f, #c4432f));
    --_white: var(--fluctus-white, light-dark(#fbf5e6, #fdf6e6));
    --_yellow: var(--fluctus-yellow, light-dark(#f0b132, #eab04a));
    --_green: var(--fluctus-green, light-dark(#4fa37a, #5fb58a));
    --_blue: var(--fluctus-blue, light-dark(#4a63b5, #5f78cc));
    --_violet: var(--fluctus-violet, light-dark(#633f58, #6d4563));
    --_thread: var(--fluctus-thread, light-dark(#6b4a2a, #5a3b1c));
    --_inlay-edge: var(--fluctus-inlay-edge, #1f120a);
    --_mark: var(--_bone);
    --_mark-edge: var(--_inlay-edge);
  }
  /* threads and marks that would drown on their colour change sides */
  :is(.c-blue, .c-violet) {
    --_thread: var(--_white);
  }
  :is(.c-white, .c-yellow) {
    --_mark: var(--_inlay-edge);
    --_mark-edge: transparent;
  }
  /* drawings are lines; shapes that are filled say so */
  .slab,
  .ground,
  .diagram {
    fill: none;
  }
  .hi {
    stop-color: var(--_wood-high);
  }
  .mid {
    stop-color: var(--_wood);
  }
  .lo {
    stop-color: light-dark(var(--_wood-low), color-mix(in oklab, var(--_wood-low), #000 30%));
  }
  .bed {
    stop-color: light-dark(var(--_well), color-mix(in oklab, var(--_well), var(--_wood-high) 28%));
  }
  .deep {
    stop-color: var(--_well-deep);
  }
  .rim-hi {
    stop-color: var(--_wood-light);
  }
  .rim-mid {
    stop-color: color-mix(in oklab, var(--_wood-light), transparent 33%);
  }
  .rim-lo {
    stop-color: color-mix(in oklab, var(--_wood-grain), transparent 50%);
  }
  .side-hi {
    stop-color: light-dark(var(--_wood-side), color-mix(in oklab, var(--_wood-side), var(--_wood-high) 55%));
  }
  .side-lo {
    stop-color: color-mix(in oklab, var(--_wood-side), #000 37%);
  }
  .light {
    stop-color: #fff;
  }
  .shadow {
    stop-color: var(--_shadow);
  }
  .face {
    fill: url(#f-face);
  }
  .hollow {
    fill: url(#f-bowl);
  }
  .shine {
    fill: url(#f-shine);
  }
  .cast {
    fill: url(#f-cast);
  }
  .side {
    fill: url(#f-side);
  }
  /* planks and growth lines */
  .plank {
    fill: var(--_wood-grain);
    fill-opacity: 0.2;
    stroke: var(--_wood-grain);
    stroke-width: 0.8;
    stroke-opacity: 0.5;
  }
  .grain {
    stroke: var(--_wood-grain);
    stroke-width: 0.6;
    stroke-linecap: round;
    stroke-opacity: 0.34;
  }
  .g1 {
    stroke-width: 0.9;
    stroke-opacity: 0.26;
  }
  .g2 {
    stroke-width: 1.5;
    stroke-opacity: 0.2;
  }
  .bevel {
    stroke: url(#f-edge);
    stroke-width: 2;
  }
  .ribbon,
  .ribbon-kerf,
  .sheen,
  .dotted,
  .dashed,
  .star {
    stroke: var(--_c);
    stroke-width: 15;
  }
  .ribbon-kerf {
    stroke: var(--_kerf);
    stroke-width: 18;
  }
  .inlaid {
    fill: var(--_c);
  }
  .ring {
    stroke: var(--_kerf);
    stroke-width: 1.5;
  }
  .bowl {
    stroke-width: 1.2;
  }
  .sheen {
    stroke: #fff2;
    stroke-width: 6;
  }
  .c-blue .sheen {
    stroke: none;
  }
  .sheen-tip {
    fill: #fff2;
  }
  .dotted,
  .dashed {
    stroke: var(--_thread);
    stroke-width: 1.8;
    stroke-dasharray: 9 6;
  }
  .dotted {
    stroke-width: 3.8;
    stroke-linecap: round;
    stroke-dasharray: 0.1 9;
  }
  .star {
    stroke: var(--_kerf);
    stroke-width: 1.4;
  }
  /* a start field: the ring of seat A's stones, or the squares of seat B's, in the field's ring */
  .home {
    stroke: var(--_mark);
    stroke-width: 2;
  }
  .home-edge {
    stroke: var(--_mark-edge);
    stroke-width: 3.2;
  }
  .home1 {
    stroke-width: 4.2;
    stroke-dasharray: 4.2 19.99;
    stroke-dashoffset: 2.1;
  }
  .home1 .home-edge {
    stroke-width: 5.8;
    stroke-dasharray: 5.8 18.39;
    stroke-dashoffset: 2.9;
  }
  .glint {
    stroke: var(--_wood-light);
    stroke-width: 1.6;
    stroke-linecap: round;
  }
  .coordinate {
    fill: var(--_wood-ink);
    font: 14.5px var(--_sans);
    letter-spacing: 0.03em;
    text-anchor: middle;
  }
  .waves {
    stroke: var(--_wood-ink);
    stroke-width: 2.2;
    stroke-linecap: round;
    stroke-opacity: 0.4;
  }
  @container slab (inline-size < 420px) {
    .coordinate {
      font-size: 19px;
    }
  }
  @container slab (inline-size < 260px) {
    .coordinate {
      font-size: 26px;
    }
  }
  .diagram .coordinate {
    font-size: 26px;
  }
  .t-side {
    fill: color-mix(in oklab, var(--_c), #000 46%);
  }
  .t-face {
    fill: var(--_c);
    stroke: color-mix(in oklab, var(--_c), #000 31%);
    stroke-width: 1.2;
  }
  .t-dish {
    fill: color-mix(in oklab, var(--_c), #000 7%);
    stroke: color-mix(in oklab, var(--_c), #000 37%);
    stroke-width: 1.6;
  }
  .t-glint {
    stroke: #fff6;
    stroke-width: 2.4;
    stroke-linecap: round;
  }
  .t-hollow {
    fill-opacity: 0.6;
  }
  .mark-fill {
    fill: var(--_mark);
    stroke: var(--_inlay-edge);
    stroke-width: 2.4;
    paint-order: stroke;
    stroke-linejoin: round;
  }
  .mark-edge {
    stroke: var(--_mark-edge);
    stroke-width: 5.8;
  }
  .mark-ring {
    stroke: var(--_mark);
    stroke-width: 3.4;
  }
  .shade {
    fill-opacity: 0.95;
    transform: translate(3.5px, 8px);
  }
  .shade,
  .lift {
    transition: transform var(--_quick);
  }
  .chosen .lift {
    transform: translate(-2px, -6px) scale(1.07);
  }
  .chosen .shade {
    transform: translate(9px, 17px) scale(1.02);
  }
  .chosen-ring {
    stroke: var(--_lit);
    stroke-width: 3;
    transform: translate(-2px, -6px) scale(1.07);
  }
  /* the last move has captured here */
  .ghost {
    fill: color-mix(in oklab, var(--_danger), transparent 45%);
  }
  .went path {
    stroke: var(--_bone);
    stroke-width: 3.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .went .casing {
    stroke: var(--_inlay-edge);
    stroke-width: 7.6;
  }
  .last-from,
  .last-to {
    stroke: var(--_last);
    stroke-width: 2.6;
    stroke-dasharray: 6 5.93;
  }
  .last-to {
    stroke-width: 3.2;
    stroke-dasharray: none;
    stroke-linecap: round;
  }
  .small-ring {
    stroke-width: 2;
    stroke-dasharray: 3.5 2.8;
  }
`;

/** The drawing of a position, with a class for each colour. */
export const boardStyles: string =
  boardText + colors.map((color) => `.c-${color}{--_c:var(--_${color})}`).join('');

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1e5) / 1e3}%`;

/** A class for each slot, so that a board that a server rendered shows without script. */
export const slotStyles: string = Array.from({ length: 12 }, (_, slot) => {
  const [x, y] = slotPlace(slot);
  return `.${slotClass(slot)}{left:${percent(x + width / 2, width)};top:${percent(y + width / 2, height)}}`;
}).join('');
