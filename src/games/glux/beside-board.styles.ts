import { css } from 'lit';

/** Everything around the squares: the stock of a seat, counts, room table and hand, and what changes with the width. */
export const besideBoardStyles = css`
  .stock {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: 5px;
    padding-top: 5px;
    font: calc(14 * var(--_px)) / 1.2 var(--_sans);
    flex-wrap: wrap;
  }
  .stock svg,
  .reach svg {
    display: block;
    width: 15px;
    height: 15px;
    overflow: visible;
    stroke-width: 3;
  }
  .stock .body,
  .reach .body {
    fill: var(--_seat);
    stroke: var(--_seat-edge);
  }
  .stock .home-mark {
    margin-inline-start: 8px;
    fill: none;
    stroke: var(--_ink-2);
    stroke-width: 2.4;
  }
  .stock .open {
    stroke-dasharray: 3 2.24;
  }
  .stock .spent {
    stroke: var(--_ink-3);
    stroke-width: 2;
  }
  .ray path {
    fill: none;
    stroke: var(--_lit);
    stroke-width: 2.4;
  }
  .ray circle {
    fill: var(--_lit-fill);
    stroke: var(--_lit);
    stroke-width: 1.6;
  }
  .ray text {
    fill: var(--_lit);
    font: 700 11px var(--_sans);
  }
  .callout {
    filter: drop-shadow(0 2px 3px var(--_shadow));
  }
  .callout rect {
    fill: var(--_paper);
    stroke: var(--_lit);
    stroke-width: 1.6;
  }
  .callout > path {
    fill: none;
    stroke: var(--_ink-2);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .rooms {
    overflow-x: auto;
    padding: 2px 4px 4px;
    border-top: 1px solid var(--_rule);
  }
  .rooms > p {
    margin: 6px 4px 0;
    font: calc(14 * var(--_px)) / 1.2 var(--_sans);
    color: var(--_ink-3);
  }
  .rooms table {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
    font: calc(15 * var(--_px)) / 1.2 var(--_sans);
    font-variant-numeric: tabular-nums;
    text-align: center;
    color: var(--_ink-2);
  }
  .rooms thead th {
    padding: 6px 0 2px;
    font: calc(14 * var(--_px)) / 1.2 var(--_sans);
    color: var(--_ink-3);
  }
  .rooms thead .middle-room {
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .rooms tbody > tr > * {
    padding: 0;
    height: 32px;
  }
  .rooms tbody th {
    width: 34px;
  }
  .rooms .first,
  .rooms .second {
    display: inline-block;
    min-width: 22px;
    padding: 2px 1px;
    border-radius: calc(var(--_radius-small) / 2);
    box-shadow: 0 0 0 2px var(--_seat) inset;
    color: var(--_ink);
    font-weight: 700;
  }
  .rooms .first {
    color: var(--_seat-ink);
    background: var(--_seat);
  }
  .reach {
    display: block;
    width: 32px;
    height: 32px;
    padding: 6px;
  }
  .reach svg {
    width: 20px;
    height: 20px;
    stroke-width: 2;
  }
  .hand {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    min-height: 110px;
    padding-inline: 8px;
  }
  .holds {
    margin: 0;
    font: calc(18 * var(--_px)) / 1.25 var(--_serif);
  }
  .holds small {
    display: block;
    font: calc(14 * var(--_px)) / 1.35 var(--_sans);
    color: var(--_ink-3);
  }
  .faces {
    display: flex;
    flex: none;
    gap: 6px;
  }
  .face {
    /* the chips are in one line, also if a text takes two */
    display: flex;
    flex-direction: column;
    align-items: center;
    width: 88px;
    /* its longest word, also of a large text */
    min-width: min-content;
    padding: 6px 6px 8px;
    border-radius: var(--_radius);
    font: calc(14 * var(--_px)) / 1.1 var(--_sans);
    text-wrap: balance;
    color: var(--_ink-2);
    touch-action: none;
  }
  .face .piece {
    height: 62px;
  }
  .face[aria-disabled='true'] {
    cursor: default;
  }
  .face[aria-disabled='true'] .piece {
    opacity: 0.55;
  }
  /* a square is chosen: a face is wanted */
  .asks .face {
    box-shadow: 0 0 0 2px var(--_lit) inset;
  }
  .face.hinted {
    outline: 2px dashed var(--_lit);
    outline-offset: -2px;
  }
  :is(.face, .reach)[aria-pressed='true'] {
    background: var(--_paper);
    box-shadow: 0 0 0 2px var(--_lit) inset;
    color: var(--_ink);
    font-weight: 700;
  }
  .curtain {
    flex: 1;
    align-self: stretch;
    margin-block: 6px 12px;
    border-radius: var(--_radius-small);
    background:
      linear-gradient(#0006, transparent 22%, transparent 70%, #0005),
      repeating-linear-gradient(90deg, #0000 0 14px, #0004 22px, #fff2 30px, #0000 38px),
      color-mix(in oklab, var(--_seat), #000 28%);
    box-shadow:
      0 -5px 0 var(--_kerf),
      0 4px 8px -2px var(--_shadow);
  }
  .curtain > * {
    display: table;
    max-width: calc(100% - 16px);
    text-wrap: balance;
    margin: 0 auto;
    padding: 2px 12px;
    font: calc(20 * var(--_px)) / 1.3 var(--_serif);
    background: var(--_paper);
    border-radius: var(--_radius-small);
  }
  .curtain > small {
    margin-block-start: 6px;
    padding-block: 4px;
    font: calc(14 * var(--_px)) / 1.35 var(--_sans);
    color: var(--_ink-2);
  }
  @media (hover: hover) {
    .face:not([aria-disabled='true']):hover .chip {
      filter: brightness(1.08);
    }
  }
  /* hand and rooms are parts of the mat, so that the toolbar follows what a move needs */
  .in:has(> * > .beside) :is(.board, .beside) {
    display: contents;
  }
  .in:has(> * > .beside) .slab {
    grid-area: board;
    align-self: start;
  }
  .loupe {
    grid-area: loupe;
    position: relative;
    /* also before it is loaded */
    min-block-size: 169px;
  }
  :is(.hand, .curtain) {
    grid-area: hand;
  }
  .rooms {
    grid-area: rooms;
  }
  /* before the game at a table, nobody has a hand */
  .in:has(> [data-place='say'] .places) .beside {
    display: none;
  }
  @container game (inline-size >= 700px) {
    .loupe {
      display: none;
    }
    .in:has(> * > .beside) {
      /* under the board, which is flat: the end of a game is in place of the hand */
      --_table: replay;
      grid-template-rows: repeat(4, auto) 1fr;
      grid-template-areas: 'board say' 'board seats' 'board rooms' 'board message' 'board record' 'hand record' 'command record' 'replay record' 'tools tools';
    }
    .in:has(> * > .beside) > .finale {
      grid-area: hand;
      /* that of the hand */
      min-height: 96px;
    }
    :is(.hand, .in:has(> * > .beside) > .finale) {
      margin-block-start: 14px;
    }
    /* a tray as wide as the board */
    @media (min-height: 521px) {
      .hand {
        min-height: 96px;
        column-gap: 24px;
      }
      .faces {
        flex: 1;
        gap: 10px;
      }
      .face {
        flex: 1;
        flex-direction: row;
        justify-content: center;
        gap: 8px;
        font-size: calc(16 * var(--_px));
        background: color-mix(in srgb, var(--_paper), transparent 45%);
        box-shadow: 0 0 0 1.5px var(--_rule) inset;
      }
      .face .piece {
        flex: 0 0 60px;
        height: 60px;
      }
    }
    /* in line with the seats above and the record below */
    .rooms {
      margin-block-start: 12px;
      padding-inline: 0;
      border-top: 0;
    }
    .rooms > p {
      margin-inline: 0;
    }
    .record {
      min-height: 120px;
    }
    /* fifteen squares of 24 px, and the frame */
    .frame:not(.bare) .in:has(> * > .square) {
      --_least: 394px;
    }
    /* a phone in landscape */
    @media (max-height: 520px) {
      .in:has(> * > .beside) {
        --_below: 0px;
        --_table: hand;
        grid-template-rows: auto 1fr;
        grid-template-areas: 'board say' 'board hand' 'rooms seats' 'record seats' 'command seats' 'replay seats' 'tools message';
      }
      .in:has(> * > .beside) .hand {
        flex-wrap: wrap;
        min-height: 172px;
        margin-block-start: 0;
        padding: 0;
      }
    }
  }
  /* a message is beside the hand, which stays where it is, and takes its height from the record */
  @container game (inline-size >= 940px) {
    @media (min-height: 521px) {
      .in:has(> * > .beside):has(> .message) {
        grid-template-rows: repeat(3, auto) 1fr;
        grid-template-areas: 'board say' 'board seats' 'board rooms' 'board record' 'hand message' 'command message' 'replay message' 'tools tools';
      }
      /* four lines beside the hand */
      .message {
        align-self: start;
        margin-block: 4px 0;
      }
      .in:has(> .message) > .record {
        /* its label, in letters of any size */
        min-height: calc(24 * var(--_px));
        margin-block-end: calc(2px - var(--_gap));
        overflow: clip;
      }
    }
  }
  /* a board that is no higher than the texts beside it */
  @container game (700px <= inline-size < 940px) {
    @media (min-height: 521px) {
      .in:has(> * > .beside) {
        grid-template-rows: auto 1fr;
        grid-template-areas: 'board say' 'board seats' 'hand record' 'rooms record' 'command record' 'replay record' 'tools message';
      }
    }
  }
  @container game (inline-size < 700px) {
    .in {
      --_below: 300px;
    }
    .in:has(> * > .beside) {
      grid-template-areas: 'say' 'seats' 'board' 'loupe' 'hand' 'command' 'replay' 'tools' 'message' 'rooms' 'record';
    }
    .in:has(> * > .beside) .slab {
      justify-self: center;
      inline-size: min(100% + 16px, var(--_board-size));
      margin: calc(var(--_gap) - 2px) -8px 0;
    }
    .in:has(> * > .beside) > .finale {
      grid-area: hand;
    }
    .loupe {
      margin-block-start: 20px;
    }
    .hand {
      min-height: 112px;
    }
    /* the name of a player may need a line of its own */
    .shared {
      min-height: 134px;
    }
    /* below the buttons of the loupe */
    .holds {
      align-self: start;
      padding-block-start: 55px;
      font-size: calc(16 * var(--_px));
    }
    /* the drawing beside it says the same, and the hand is that of one person; screen readers still read the words */
    :is(.stock, .holds) .word {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  @container slab (inline-size < 420px) {
    .lights,
    .aims .tab {
      display: none;
    }
    /* letters that can be read, around the middle of a capital */
    .ground .sign > .flag {
      scale: 1.3;
      translate: 0 -1px;
    }
    .ground .plaque {
      r: 10px;
    }
    .ground .letter-of {
      font-size: 13px;
    }
  }
  @container game (inline-size < 420px) {
    .holds small {
      font-size: calc(13 * var(--_px));
    }
    .face {
      width: 72px;
    }
    .rooms table {
      font-size: calc(13 * var(--_px));
    }
    .rooms .first,
    .rooms .second {
      min-width: 19px;
    }
  }
  @container game (inline-size < 340px) {
    .hand {
      column-gap: 8px;
      min-height: 126px;
    }
    .shared {
      min-height: 166px;
    }
    .holds small {
      font-size: calc(12 * var(--_px));
    }
    .face {
      width: 64px;
    }
  }
  @media (forced-colors: active) {
    :is(.face, .reach)[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
    .reach svg,
    .stock .body,
    .rooms td span {
      forced-color-adjust: none;
    }
  }
  :host([follow]) .beside {
    display: none;
  }
  /* in a match the chips of others are hidden, and there may be no chances */
  :host {
    --_chances: 0px;
  }
`;
