import { sheet } from '../../element/styles/sheet.js';
import { besideBoardStyles } from './beside-board.styles.js';
import { boardStyles, targetsStyles } from './drawing/board.styles.js';
import { css } from 'lit';

/** The compass: on narrow screens it selects a square by chip and direction. */
const compassStyles = css`
  .compass {
    /* also before the first turn, so that the parts below stay where they are */
    min-height: 160px;
  }
  .compass[inert] {
    opacity: 0.4;
  }
  /* it covers both */
  .compass:has(+ .hand > .curtain) {
    display: none;
  }
  .directions {
    display: grid;
    --_row: max(46px, 37 * var(--_px));
    grid-template: '. n .' var(--_row) 'w mid e' var(--_row) 'home s .' var(--_row) / 1fr 1.4fr 1fr;
    gap: 4px;
    padding: 4px 8px 10px;
  }
  .compass button {
    display: grid;
    align-content: center;
    min-height: 46px;
    font: calc(17 * var(--_px)) / 1.15 var(--_sans);
    white-space: nowrap;
    border-radius: var(--_radius-small);
    background: var(--_paper);
    box-shadow: 0 0 0 1.5px var(--_edge) inset;
  }
  .compass small {
    display: block;
    font: calc(13 * var(--_px)) / 1.2 var(--_sans);
    color: var(--_ink-2);
  }
  .compass .off {
    color: var(--_ink-3);
    background: none;
    box-shadow: 0 0 0 1.5px var(--_rule) inset;
    cursor: default;
  }
  .compass .n {
    grid-area: n;
  }
  .compass .e {
    grid-area: e;
  }
  .compass .s {
    grid-area: s;
  }
  .compass .w {
    grid-area: w;
  }
  .compass .home {
    grid-area: home;
  }
  .compass .home:only-child {
    grid-area: 1 / 1 / 4 / 4;
    place-self: center;
    min-width: 60%;
    min-height: 64px;
  }
  .compass .mid {
    grid-area: mid;
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) 44px;
    align-items: center;
  }
  .mid p {
    /* over the empty edges of the buttons beside it */
    margin: 0 -12px;
    pointer-events: none;
    text-align: center;
    font: calc(17 * var(--_px)) / 1.15 var(--_sans);
  }
  .compass .stroll {
    font-size: calc(24 * var(--_px));
    background: none;
    box-shadow: none;
  }
  /* large texts */
  @container game (inline-size < 16rem) {
    .directions {
      --_row: auto;
    }
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
  .blank {
    aspect-ratio: var(--_shape);
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
  .place {
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

export const gluxBoardStyles = [board, sheet(boardStyles + targetsStyles), compassStyles, besideBoardStyles];
