import { sheet } from '../../element/styles/sheet.js';
import { heightStyles } from './drawing/diagram.js';
import { trayStyles } from './drawing/tray.styles.js';
import { smallTrayStyles } from './small-tray.styles.js';
import { css } from 'lit';

/** The layout of the tray with its buttons, and of the middle. */
const board = css`
  .lucky {
    position: relative;
    forced-color-adjust: none;
    /* A change outside of the tray and the middle does not lay them out again, and the other way round. */
    contain: layout style;
  }
  .in {
    --_shape: 540/552;
    --_below: 110px;
  }
  /* a diagram before it is drawn: the tray, a row of tiles, and the trays of the others */
  .bare .in:has(> * > .blank) {
    --_shape: 540/792;
  }
  :host([players='1']) .bare .in:has(> * > .blank) {
    --_shape: 540/620;
  }
  .tray {
    position: relative;
    /* Screen readers count the rows from a1 on. */
    display: flex;
    flex-direction: column-reverse;
    isolation: isolate;
    padding: 9.259% 9.259% 11.481%;
  }
  .l-defs {
    width: 0;
    height: 0;
  }
  .l-defs,
  .ground {
    position: absolute;
    inset: 0;
    overflow: visible;
  }
  .line {
    position: relative;
    display: grid;
    grid-template-columns: repeat(4, 1fr);
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
  /* a tile that flies is above the others */
  [data-moving] {
    z-index: 1;
  }
  .flight {
    position: absolute;
    inset: 0;
    z-index: 3;
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
  .middle {
    --_tile-size: clamp(46px, 14cqi, 54px);
    display: flex;
    align-items: end;
    gap: 10px clamp(6px, 3cqi, 14px);
    /* As high as with a tile in hand, so that the layout does not change with every turn. */
    min-height: 101px;
    padding: 12px 4px 0;
  }
  .heap {
    flex: 0 1 auto;
    min-width: 0;
  }
  .heap:first-child {
    flex: none;
  }
  .heap > div > .spot {
    width: var(--_tile-size);
  }
  .held {
    --_tile-size: clamp(56px, 19cqi, 68px);
  }
  /* One row, or two rows of smaller tiles. */
  .tiles {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, var(--_tile-size));
    gap: 3px;
  }
  .face-up > :has(> :nth-child(7)) {
    --_tile-size: 32px;
    grid-template-rows: 1fr 1fr;
  }
  .ghost {
    aspect-ratio: 1;
  }
  .heap-tag {
    display: block;
    margin: 3px 0 0 4px;
    font: calc(14 * var(--_px)) / 1.25 var(--_sans);
    white-space: nowrap;
    color: var(--_ink-3);
  }
  .held .heap-tag {
    font-weight: 700;
    color: var(--_ink);
  }
  .leaves {
    flex: none;
    margin-inline-start: auto;
    align-self: center;
  }
  .leave {
    min-height: var(--_target);
    padding: 6px 14px;
    font: calc(16 * var(--_px)) / 1.1 var(--_serif);
    border-radius: var(--_radius-small);
    background: var(--_paper);
    box-shadow: 0 0 0 1.5px var(--_edge) inset;
  }

  /* The numbers that are still face down. */
  .unseen {
    position: relative;
    padding-inline: 4px;
    color: var(--_ink-3);
  }
  /* beside the summary: nothing moves when it comes */
  .legend {
    position: absolute;
    inset: 0 4px auto auto;
    display: grid;
    grid-template-columns: auto auto;
    align-items: center;
    gap: 6px;
    max-width: 55%;
    height: 44px;
    margin: 0;
    font: calc(14 * var(--_px)) / 1.2 var(--_sans);
  }
  .unseen .legend b {
    font: 700 calc(24 * var(--_px)) / 1 var(--_sans);
    color: var(--_ink-2);
    background: none;
    box-shadow: none;
  }
  .unseen summary {
    width: fit-content;
    padding-block: 11px;
    cursor: pointer;
    border-radius: var(--_radius-small);
  }
  .unseen ul {
    display: grid;
    grid-template-columns: repeat(10, 1fr);
    gap: 8px 3px;
    max-width: 420px;
    padding-block: 2px 8px;
    text-align: center;
    font-variant-numeric: tabular-nums lining-nums;
  }
  .unseen b {
    display: block;
    font: calc(17 * var(--_px)) / 1.6 var(--_serif);
    border-radius: var(--_radius-small);
    color: var(--_tile-ink);
    background: var(--_tile);
    box-shadow: 0 1px 2px var(--_shadow);
  }
  .unseen .none b {
    color: inherit;
    background: none;
    box-shadow: 0 0 0 1px var(--_rule) inset;
  }

  .tray::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 4% 2.2% 1.4%;
    border-radius: 6%;
    box-shadow:
      0 4px 6px var(--_shadow),
      0 14px 26px var(--_shadow);
  }
  /* The shadow of the tray behind a diagram. */
  .tray.flat {
    position: absolute;
    inset: 0 0 auto;
    padding: 0;
    aspect-ratio: 540/552;
  }

  /* Tiles are dragged. */
  .lucky {
    -webkit-tap-highlight-color: transparent;
    user-select: none;
    -webkit-user-select: none;
  }
  .middle .can {
    touch-action: none;
  }
  [data-dragged] {
    z-index: 2;
    cursor: grabbing;
  }
  [data-dragged] .piece {
    translate: var(--_drag);
  }
`;

/**
 * The layout on a narrow mat: the seats are below the middle. In a low window, and on a board that stays above a text, the middle
 * is beside the tray.
 */
const mat = css`
  /* a grid: the padding of the tray is a share of its own width, which it is not in a flex container */
  :host([follow]) .lucky {
    display: grid;
    grid-template-columns: minmax(0, var(--_board-size)) minmax(100px, 1fr);
    align-items: start;
    gap: 14px;
  }
  :host([follow]) .middle {
    max-block-size: calc(var(--_board-size) / (var(--_shape)));
    overflow: auto;
    padding: 0;
  }
  :host([follow]) .leaves {
    margin: 0;
  }
  :host([follow]) .unseen {
    display: none;
  }
  :host([follow]) .in > .board {
    inline-size: auto;
    justify-self: stretch;
  }
  @container game (inline-size >= 700px) {
    :host([follow]) .in {
      grid-template-columns: minmax(0, 1fr) clamp(226px, 27cqi, 320px);
    }
  }
  @container game (inline-size >= 700px) {
    @media (max-height: 520px) {
      .in {
        --_below: 0px;
        grid-template-columns: minmax(0, 1fr) clamp(226px, 27cqi, 320px);
      }
      .in:has(.unseen) {
        --_below: 44px;
      }
      /* the trays of others are beside the tools, too */
      .frame .in:has(> * > * > .small-tray) {
        grid-template-rows: auto 1fr;
        grid-template-areas: 'board say' 'board seats' 'command seats' 'replay seats' 'tools seats' 'record finale' 'record walk' 'record message';
      }
      .frame:not(.bare) .lucky {
        display: grid;
        grid-template-columns: minmax(0, var(--_board-size)) minmax(120px, 1fr);
        align-items: start;
        gap: 14px;
      }
      .middle {
        flex-wrap: wrap;
        padding: 0;
      }
      .leaves {
        margin: 0;
      }
    }
  }
  /* a window that is much wider than high: the middle is beside the tray, which is larger so */
  @container game (inline-size >= 1140px) {
    @media (min-height: 521px) and (min-aspect-ratio: 3/2) {
      .in:has(> * > .lucky > .middle) {
        --_below: 0px;
        --_aside: 212px;
      }
      :host(:not([follow])) .lucky:has(> .middle) {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 190px;
        gap: 22px;
        align-items: start;
      }
      :host(:not([follow])) .middle {
        --_tile-size: 84px;
        display: grid;
        grid-template-columns: 84px 1fr;
        gap: 16px;
        padding: 12px 0;
      }
      :host(:not([follow])) :is(.face-up, .leaves) {
        grid-column: 1 / -1;
      }
      .leaves {
        margin: 0;
      }
      .face-up > .tiles {
        grid-auto-flow: row;
        grid-template: auto / repeat(4, 45px);
      }
      .held {
        --_tile-size: 84px;
      }
      .held > :has(> :nth-child(2)) {
        --_tile-size: 43px;
        grid-template-rows: 1fr 1fr;
      }
    }
  }
  @container game (inline-size < 700px) {
    .in {
      grid-template-areas: 'say' 'board' 'command' 'replay' 'seats' 'tools' 'message' 'finale' 'record';
    }
    .middle,
    .unseen {
      padding-inline: 8px;
    }
    /* With a tile in hand, all others are small, and the captions give them their room. */
    .held + .face-up > :has(> :nth-child(3)) {
      --_tile-size: 32px;
      grid-template-rows: 1fr 1fr;
    }
    .held .heap-tag {
      inline-size: 0;
    }
    .held + .face-up .heap-tag {
      visibility: hidden;
    }
    .leaves {
      max-width: 27cqi;
    }
    .leave {
      padding-inline: 8px;
    }
  }
  /* large texts */
  @container game (inline-size < 16rem) {
    .middle {
      flex-wrap: wrap;
    }
    .leaves {
      flex: 1 0 100%;
      max-width: none;
    }
  }
  @container game (inline-size < 340px) {
    .heap:has(+ .held) {
      --_tile-size: 28px;
    }
    .heap:has(+ .held) .heap-tag {
      inline-size: 0;
      visibility: hidden;
    }
    /* in one line with the summary */
    .legend {
      gap: 4px;
      max-width: 50%;
      font-size: calc(12 * var(--_px));
    }
  }
`;

const media = css`
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

export const luckyNumbersGridStyles = [board, sheet(heightStyles + trayStyles), mat, smallTrayStyles, media];
