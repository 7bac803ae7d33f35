import { sheet } from '../../element/styles/sheet.js';
import { besideBoardStyles } from './beside-board.styles.js';
import { boardStyles, targetsStyles } from './drawing/board.styles.js';
import { css } from 'lit';

/** The board as a box of buttons. */
const board = css`
  /* the board for two players, with its frame */
  .in {
    --_shape: 1/0.7182;
    --_below: 106px;
  }
  /* other boards: no higher than wide, or twice as high at most */
  .in:has(> * > .square) {
    --_shape: 1;
  }
  .in:has(> * > .tall) {
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

export const gluxBoardStyles = [board, sheet(boardStyles + targetsStyles), besideBoardStyles];
