import { css } from 'lit';

/** Everything around the squares: the stock of a seat, counts, compass, room table and curtain. */
export const besideBoardStyles = css`
  .stock {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: 5px;
    padding-top: 5px;
    font: 14px/1.2 var(--_sans);
    white-space: nowrap;
    overflow: hidden;
  }
  .stock svg {
    flex: none;
    width: 15px;
    height: 15px;
    overflow: visible;
  }
  .stock .body {
    fill: var(--_seat);
    stroke: var(--_seat-edge);
    stroke-width: 3;
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
  .stock .word {
    overflow: hidden;
    text-overflow: ellipsis;
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
    text-anchor: middle;
  }
  .callout {
    filter: drop-shadow(0 2px 3px light-dark(#4a2f1466, #000c));
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
  .compass {
    display: none;
    grid-template-columns: 1fr 1.2fr 1fr;
    gap: 4px;
    padding: 4px 8px 10px;
  }
  .compass[inert] {
    visibility: hidden;
  }
  .compass button {
    display: grid;
    align-content: center;
    min-height: 46px;
    padding: 4px 2px;
    font: 17px/1.15 var(--_sans);
    text-align: center;
    border-radius: 8px;
    background: var(--_paper);
    box-shadow: 0 0 0 1.5px var(--_edge) inset;
  }
  .compass small {
    display: block;
    font: 13px/1.2 var(--_sans);
    color: var(--_ink-2);
  }
  .compass .on {
    box-shadow: 0 0 0 2.5px var(--_lit) inset;
    font-weight: 700;
  }
  .compass .off {
    color: var(--_ink-3);
    background: none;
    box-shadow: 0 0 0 1.5px var(--_rule) inset;
    cursor: default;
  }
  .compass .n,
  .compass .s,
  .compass .mid {
    grid-column: 2;
  }
  .compass .n {
    grid-row: 1;
  }
  .compass .mid,
  .compass .w,
  .compass .e {
    grid-row: 2;
  }
  .compass .w {
    grid-column: 1;
  }
  .compass .e {
    grid-column: 3;
  }
  .compass .s {
    grid-row: 3;
  }
  .compass .home {
    grid-column: 1;
    grid-row: 3;
  }
  .compass .home:only-child {
    grid-area: 1 / 1 / 2 / 4;
  }
  .mid {
    display: grid;
    grid-template-columns: 44px 1fr 44px;
    align-items: center;
  }
  .mid p {
    margin: 0;
    text-align: center;
    font: 17px/1.15 var(--_sans);
  }
  .compass .stroll {
    min-height: 46px;
    font-size: 24px;
    background: none;
    box-shadow: none;
  }
  .rooms {
    overflow-x: auto;
    padding: 2px 4px 4px;
    border-top: 1px solid var(--_rule);
  }
  .rooms table {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
    font: 15px/1.2 var(--_sans);
    font-variant-numeric: tabular-nums;
    text-align: center;
    color: var(--_ink-2);
  }
  .rooms thead th {
    padding: 6px 0 2px;
    font-weight: 400;
    font-size: 14px;
    color: var(--_ink-3);
  }
  .rooms thead .middle-room {
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .rooms :is(td, tbody th) {
    padding: 0;
    height: 32px;
  }
  .rooms tbody th {
    width: 34px;
  }
  .rooms .first span:first-child,
  .rooms .second span:first-child {
    display: inline-block;
    min-width: 22px;
    padding: 2px 1px;
    border-radius: 5px;
    color: var(--_seat-ink);
    background: var(--_seat);
    font-weight: 700;
  }
  .rooms .second span:first-child {
    color: var(--_ink);
    background: none;
    box-shadow: 0 0 0 2px var(--_seat) inset;
  }
  .reach {
    display: block;
    width: 32px;
    height: 32px;
    padding: 6px;
  }
  .reach svg {
    display: block;
    width: 20px;
    height: 20px;
    overflow: visible;
  }
  .reach .body {
    fill: var(--_seat);
    stroke: var(--_seat-edge);
    stroke-width: 2;
  }
  .reach[aria-pressed='true'] {
    background: var(--_paper);
    box-shadow: 0 0 0 2px var(--_lit) inset;
  }
  .face[aria-disabled='true'] .piece {
    opacity: 0.55;
  }
  .face.hinted {
    outline: 2px dashed var(--_lit);
    outline-offset: -2px;
  }
  .curtain {
    position: relative;
    overflow: hidden;
    border-radius: 3px 3px 10px 10px;
    background:
      linear-gradient(#0006, transparent 22%, transparent 70%, #0005),
      repeating-linear-gradient(90deg, #0000 0 14px, #0004 22px, #fff2 30px, #0000 38px),
      color-mix(in oklab, var(--_seat), #1a0d05 34%);
    box-shadow:
      0 -5px 0 var(--_kerf),
      0 4px 8px -2px light-dark(#4a2f1466, #000a);
  }
  .curtain > span,
  .curtain > small {
    display: table;
    margin: 0 auto;
    padding: 2px 12px;
    color: var(--_ink);
    background: var(--_paper);
    border-radius: 6px 6px 0 0;
  }
  .curtain > small {
    padding-bottom: 5px;
    color: var(--_ink-2);
    border-radius: 0 0 6px 6px;
  }
  @media (hover: hover) {
    .face:not([aria-disabled]):hover .chip {
      filter: brightness(1.08);
    }
  }
  @container game (inline-size < 700px) {
    .compass {
      display: grid;
    }
    /* the drawing beside it says the same; screen readers still read the words */
    .stock .word {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  @container slab (inline-size < 420px) {
    .lights,
    .aims .tab {
      display: none;
    }
  }
  @container game (inline-size < 340px) {
    .hand {
      flex-wrap: wrap;
    }
    .mid {
      grid-template-columns: 36px 1fr 36px;
    }
    .compass .home {
      grid-column: 1 / -1;
      grid-row: 4;
    }
  }
  @container game (inline-size < 420px) {
    .rooms table {
      font-size: 13px;
    }
    .rooms .first span:first-child,
    .rooms .second span:first-child {
      min-width: 19px;
    }
  }
  @media (forced-colors: active) {
    .compass .on,
    .face[aria-pressed='true'],
    .reach[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
    .reach svg,
    .stock .body,
    .rooms td span {
      forced-color-adjust: none;
    }
  }
`;
