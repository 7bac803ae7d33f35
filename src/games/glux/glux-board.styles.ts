import { sheet } from '../../element/styles/sheet.js';
import { besideBoardStyles } from './beside-board.styles.js';
import { boardStyles, targetsStyles } from './drawing/board.styles.js';
import { css } from 'lit';

/** The loupe: on narrow screens it shows a part of the board in squares of 46 px. */
const loupeStyles = css`
  .glass {
    block-size: 161px;
    margin: 0 8px;
    border-radius: var(--_radius);
    overflow: hidden;
    background: var(--_corridor);
    cursor: grab;
    touch-action: pinch-zoom;
    box-shadow:
      0 0 0 2px var(--_wood-side),
      0 0 0 7px var(--_wood),
      0 0 0 8px var(--_kerf),
      0 5px 9px 3px var(--_shadow);
    forced-color-adjust: none;
    user-select: none;
    -webkit-user-select: none;
  }
  .glass:active {
    cursor: grabbing;
  }
  .glass svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    pointer-events: none;
  }
  .window {
    position: absolute;
    inset: 0;
    overflow: visible;
    pointer-events: none;
  }
  .window rect {
    fill: none;
    stroke: var(--_lit-fill);
    stroke-width: 3.2;
  }
  .window .casing {
    stroke: var(--_lit);
    stroke-width: 6.5;
  }
  .steps {
    display: grid;
    grid-template-columns: 64px 1fr 64px;
    align-items: center;
    margin-block-start: 12px;
    text-align: center;
  }
  .steps[inert] {
    opacity: 0.4;
  }
  .steps p {
    margin: 0;
    font: calc(16 * var(--_px)) / 1.15 var(--_sans);
    color: var(--_ink-2);
  }
  .steps button {
    min-height: 44px;
    font: calc(24 * var(--_px)) / 1 var(--_sans);
    border-radius: var(--_radius-small);
    background: var(--_paper);
    box-shadow: 0 0 0 1.5px var(--_edge) inset;
  }
`;

/** The board as a box of buttons. */
const board = css`
  /* the board for two players, with its frame */
  .in {
    --_shape: 1/0.7182;
    --_below: 120px;
  }
  /* other boards: no higher than wide, or twice as high at most */
  .in:has(.square) {
    --_shape: 1;
  }
  .in:has(.tall) {
    --_shape: 1/2;
  }
  .glux {
    position: relative;
    isolation: isolate;
    /* Screen readers count the rows from a1 on. */
    display: flex;
    flex-direction: column-reverse;
    /* the width of the frame on every board */
    padding: 4.198%;
    container: slab / inline-size;
    forced-color-adjust: none;
    -webkit-tap-highlight-color: transparent;
    user-select: none;
    -webkit-user-select: none;
  }
  .g-defs {
    position: absolute;
    width: 0;
    height: 0;
  }
  .ground,
  .aims,
  .rays {
    position: absolute;
    inset: 0;
    overflow: visible;
    pointer-events: none;
  }
  /* a diagram: the drawing covers the padding, too */
  .picture .ground {
    position: static;
    display: block;
    width: 109.166%;
    margin: -4.583%;
  }
  .line {
    position: relative;
    display: flex;
  }
  .turned {
    flex-direction: column;
  }
  .turned .line {
    flex-direction: row-reverse;
  }
  .line > * {
    flex: 1;
    min-width: 0;
  }
  .spot {
    display: block;
    width: 100%;
    aspect-ratio: 1;
    border-radius: 16%;
    cursor: default;
  }
  .spot:focus-visible {
    position: relative;
    z-index: 1;
    outline-offset: 0;
  }
  .can {
    cursor: pointer;
  }
  .piece {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
    pointer-events: none;
  }
  .beside {
    padding-top: 16px;
  }
`;

export const gluxBoardStyles = [board, sheet(boardStyles + targetsStyles), loupeStyles, besideBoardStyles];
