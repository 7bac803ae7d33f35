import { css } from 'lit';
import { sheet } from '../../element/styles/sheet.js';
import { boardStyles, slotStyles } from './drawing/board.styles.js';
import { marksStyles } from './drawing/marks.styles.js';

/** The marks of the seats in the list of seats. */
const seats = css`
  /* in the list of seats; the letter stands beside the drawing */
  .seat-stone {
    --_seat: var(--_c);
    --_seat-edge: color-mix(in oklab, var(--_c), var(--_ink) 50%);
  }
  .seat-stone + .letter {
    color: var(--_inlay-edge);
  }
  :is(.c-red, .c-violet) + .letter {
    color: #fff;
  }
  .c-blue + .letter {
    color: light-dark(#fff, #000);
  }
  /* black or white, as it fits the colour of a look */
  @supports (color: oklch(from red l c h)) {
    .c-red + .letter {
      color: oklch(from var(--_red) calc((0.59 - l) * 999) 0 0);
    }
    .c-blue + .letter {
      color: oklch(from var(--_blue) calc((0.57 - l) * 999) 0 0);
    }
  }
`;

/** The board as a box, and where its buttons lie. */
const board = css`
  .in {
    --_shape: 552/560;
  }
  .slab {
    position: relative;
    isolation: isolate;
    container: slab / inline-size;
    max-width: 100%;
    forced-color-adjust: none;
    -webkit-tap-highlight-color: transparent;
    user-select: none;
    -webkit-user-select: none;
  }
  .slab::before {
    content: '';
    position: absolute;
    inset: 4% 2.2% 1.4%;
    border-radius: 5.4cqi;
    box-shadow:
      0 0.4cqi 0.6cqi var(--_shadow),
      0 1.6cqi 2.4cqi var(--_shadow),
      0 4cqi 6cqi var(--_shadow);
  }
  .f-defs {
    position: absolute;
    width: 0;
    height: 0;
  }
  .ground,
  .diagram {
    position: relative;
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
    forced-color-adjust: none;
  }
  .spot,
  .reserve {
    position: absolute;
    opacity: 1;
    outline: none;
    box-shadow: none;
    cursor: default;
  }
  .spot {
    width: 15.218%;
    aspect-ratio: 1;
    border-radius: 50%;
    translate: -50% -50%;
  }
  .spot .piece {
    left: 4.762%;
    top: 4.762%;
    width: 90.476%;
  }
  .reserve {
    width: 28.261%;
    aspect-ratio: 1;
    border-radius: 0;
    left: 1.45%;
    top: 69.286%;
    clip-path: polygon(0 0, 34.6% 0, 34.6% 28%, 72% 65.4%, 100% 65.4%, 100% 100%, 0 100%);
  }
  .reserve.far {
    left: 70.29%;
    top: 1.428%;
    rotate: 180deg;
  }
  .piece {
    position: absolute;
    inset: 0;
    width: 100%;
    height: auto;
    overflow: visible;
    pointer-events: none;
    /* not inherited, so that a change of the button does not restyle the drawing */
    cursor: default;
    touch-action: none;
  }
  .can {
    cursor: pointer;
    /* a stone may be dragged */
    touch-action: none;
  }
  .light {
    position: absolute;
    inset: 0;
    width: 100%;
    fill: none;
    stroke: #fff;
    stroke-width: 5.4;
    stroke-linecap: round;
    overflow: visible;
    pointer-events: none;
  }
  .light :is(circle, :first-child) {
    stroke: var(--_lit-glow);
    transform-origin: center;
    transform-box: fill-box;
  }
  .light g :first-child {
    stroke-width: 19;
    stroke-linecap: butt;
    opacity: 0.5;
  }
  [data-moving],
  [data-dragged] {
    z-index: 2;
  }
  [data-dragged] {
    cursor: grabbing;
  }
  .spot[data-dragged] .piece {
    translate: var(--_drag);
  }
`;

const media = css`
  @media (prefers-reduced-motion: reduce) {
    .shade,
    .lift,
    .aim .halo {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .slab,
    .diagram {
      --_lit: Highlight;
      --_lit-fill: Canvas;
      --_lit-glow: Canvas;
      --_focus-out: Highlight;
      --_focus-in: Canvas;
    }
  }
`;

export const fluctusBoardStyles = [seats, board, sheet(slotStyles + boardStyles + marksStyles), media];
