import { css } from 'lit';
import { trayStyles } from './drawing/tray.styles.js';

/** Tokens of the game under private names. */
const tokens = css`
  :host {
    --_bed: var(--lucky-bed, light-dark(#b98c55, #3b2818));
    --_tile: var(--lucky-tile, light-dark(#fbf4e4, #e9d8b4));
    --_back: var(--lucky-back, light-dark(#54775f, #3d5a49));
    --_leaf: var(--lucky-leaf, light-dark(#3f6b4e, #7da487));
  }
`;

/** The tray as a box with its buttons, and the middle under it. */
const board = css`
  .lucky {
    forced-color-adjust: none;
    -webkit-tap-highlight-color: transparent;
    user-select: none;
    -webkit-user-select: none;
  }
  .tray {
    position: relative;
    isolation: isolate;
    direction: ltr;
    container: tray / inline-size;
  }
  .tray::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 4% 2.2% 1.4%;
    border-radius: 5.4cqi;
    box-shadow:
      0 4px 6px light-dark(#4a2f1455, #000c),
      0 14px 26px light-dark(#4a2f1455, #000a);
  }
  .l-defs {
    position: absolute;
    width: 0;
    height: 0;
  }
  .ground,
  .diagram,
  .mini {
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
    forced-color-adjust: none;
  }
  .line {
    position: absolute;
    inset-inline: 9.259%;
    top: 9.058%;
    height: 19.928%;
    display: grid;
    grid-template-columns: repeat(4, 1fr);
  }
  .line:nth-child(3) {
    top: 28.986%;
  }
  .line:nth-child(4) {
    top: 48.913%;
  }
  .line:nth-child(5) {
    top: 68.841%;
  }
  .spot {
    position: relative;
    display: block;
    width: 100%;
    aspect-ratio: 1;
    border-radius: 20%;
    outline: none;
    box-shadow: none;
    cursor: default;
  }
  .spot:focus-visible {
    outline: none;
    box-shadow: none;
    z-index: 1;
  }
  .piece {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
    pointer-events: none;
  }
  .can {
    cursor: pointer;
  }
  .aimed {
    z-index: 1;
  }
  .middle {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 10px 14px;
    min-height: 86px;
    padding: 12px 4px 0;
  }
  .middle .spot,
  .ghost {
    width: 58px;
    height: 58px;
  }
  .held .spot {
    width: 68px;
    height: 68px;
  }
  .face-up .spot,
  .ghost {
    width: 50px;
    height: 50px;
  }
  .middle .can {
    /* a tile may be dragged */
    touch-action: none;
  }
  .small-trays {
    display: flex;
    gap: 4%;
    margin-top: 8px;
    direction: ltr;
  }
  .small-trays .mini {
    width: 28%;
  }
  .tiles {
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
  }
  .heap-tag {
    display: block;
    margin: 3px 0 0 4px;
    font: 14px/1.25 var(--_sans);
    color: var(--_ink-3);
  }
  .held .heap-tag {
    font-weight: 700;
    color: var(--_ink);
  }
  .leaves {
    margin-inline-start: auto;
    align-self: center;
  }
  .leave {
    min-height: var(--_target);
    padding: 6px 14px;
    font: 16px/1.1 var(--_serif);
    border-radius: 8px;
    background: var(--_paper);
    box-shadow: 0 0 0 1.5px var(--_edge) inset;
  }
  .hinted {
    box-shadow: 0 0 0 3px var(--_lit) inset;
  }
  [data-dragged] {
    z-index: 2;
    cursor: grabbing;
  }
  [data-dragged] .piece {
    translate: var(--_dx) var(--_dy);
  }
  .small-tray {
    grid-column: 1 / -1;
    width: 100%;
    max-width: 132px;
    margin: 8px auto 0;
    direction: ltr;
  }
  .seats:has(.small-tray) > :not(:has(.small-tray)) {
    grid-column: 1 / -1;
    order: -1;
  }
`;

/** Where things lie: the trays of the others below the middle, or beside the large one. */
const mat = css`
  @container game (inline-size < 700px) {
    .in {
      grid-template-areas: 'say' 'board' 'replay' 'message' 'seats' 'tools' 'record';
    }
  }
  @container game (inline-size < 340px) {
    .middle {
      column-gap: 8px;
    }
    .held .spot {
      width: 58px;
      height: 58px;
    }
    .middle .spot,
    .ghost {
      width: 46px;
      height: 46px;
    }
  }
  @container game (inline-size < 700px) {
    /* the tray stays where it is when a tile is taken up */
    .say .detail {
      min-height: 4.2em;
    }
    .middle {
      padding-inline: 8px;
    }
    .leaves {
      flex: 1 0 100%;
    }
    .leave {
      width: 100%;
    }
  }
  @container game (480px <= inline-size < 700px) {
    .seats:has(> :nth-child(4)) {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  @container game (inline-size >= 700px) {
    .frame:not(.bare) .seats:has(.small-tray) {
      grid-template-columns: 1fr 1fr;
      gap: 0 22px;
    }
    .frame:not(.bare) .seats:not(:has(> :nth-child(3))) {
      grid-template-columns: 1fr;
    }
    .small-tray {
      max-width: 160px;
    }
    .seat:has(.small-tray) {
      grid-template-columns: 26px minmax(0, 1fr) auto;
      column-gap: 8px;
    }
    .seat:has(.small-tray) .mark {
      width: 26px;
      height: 26px;
    }
    .seat:has(.small-tray) .letter {
      font-size: 12px;
      line-height: 26px;
    }
    .seat:has(.small-tray) .name {
      font-size: 16px;
    }
    .seat:has(.small-tray) .score {
      font-size: 22px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .up {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .lucky,
    .small-tray {
      --_lit: Highlight;
      --_lit-fill: Canvas;
      --_focus-out: Highlight;
      --_focus-in: Canvas;
    }
    .leave {
      border: 1px solid ButtonText;
      forced-color-adjust: auto;
    }
  }
  @media print {
    .leaves {
      display: none;
    }
  }
`;

export const luckyNumbersGridStyles = [tokens, board, trayStyles, mat];
