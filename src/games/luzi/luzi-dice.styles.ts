import { seatColors } from '../../element/styles/seat-colors.styles.js';
import { sheet } from '../../element/styles/sheet.js';
import { motionStyles } from './drawing/motion.styles.js';
import { placeStyles, trayStyles } from './drawing/tray.styles.js';
import { css } from 'lit';

/** The score sheet. */
const scoreSheetStyles = css`
  .sheet table {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
    font: calc(15 * var(--_px)) / 1 var(--_sans);
    font-variant-numeric: tabular-nums lining-nums;
    color: var(--_ink-2);
  }
  .sheet caption {
    padding-block-end: 6px;
    font-size: calc(14 * var(--_px));
    text-align: start;
    color: var(--_ink-3);
  }
  .sheet th {
    height: 27px;
    padding: 0 4px;
    font-weight: 400;
    text-align: start;
    color: var(--_ink-3);
  }
  .sheet th:first-child {
    width: 24%;
  }
  .sheet thead th,
  .sheet td {
    padding: 0;
    text-align: center;
  }
  .sheet small {
    font-size: inherit;
    color: var(--_danger);
  }
  .sheet .now {
    font-weight: 700;
    color: var(--_ink);
    background: var(--_accent-soft);
    border-radius: calc(var(--_radius-small) / 2);
    box-shadow: 2.5px 0 0 var(--_accent) inset;
  }
  .sheet tfoot :is(th, td) {
    border-block-start: 1px solid var(--_rule);
    color: var(--_ink);
  }
  .sheet .carried {
    font-style: italic;
  }
  @media (forced-colors: active) {
    .sheet .now {
      outline: 2px solid Highlight;
    }
  }
`;

/** The list of what stopping now would score. */
const stopScoreStyles = css`
  .sum-title {
    margin: 0 0 4px;
    font: calc(18 * var(--_px)) / 1.25 var(--_serif);
  }
  .sum {
    display: grid;
    font: calc(15 * var(--_px)) / 1.2 var(--_sans);
    color: var(--_ink-3);
  }
  .sum > div {
    grid-area: 1 / 1;
  }
  .sum > .longest {
    visibility: hidden;
  }
  .sum ul {
    list-style: '';
    margin: 0;
    padding: 0;
  }
  .sum li {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 38px;
    border-block-end: 1px solid var(--_rule);
    font-variant-numeric: lining-nums tabular-nums;
  }
  .sum p {
    margin: 0 0 4px;
  }
  .sum-dice {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 2px;
    width: 88px;
  }
  .sum-name {
    flex: 1;
    color: var(--_ink);
  }
  .sum-name small {
    margin-inline-start: 6px;
    font-size: calc(14 * var(--_px));
    color: var(--_ink-3);
  }
  .sum b {
    font: calc(19 * var(--_px)) / 1 var(--_serif);
    color: var(--_ink);
  }
  .sum li.sum-total {
    flex-wrap: wrap;
    row-gap: 2px;
    min-height: 44px;
    border: 0;
    font: calc(18 * var(--_px)) / 1.2 var(--_serif);
  }
  .sum-total b {
    font-size: calc(30 * var(--_px));
  }
  /* the sentence about the total has a line of its own */
  .sum-total small {
    flex-basis: 100%;
    font: calc(15 * var(--_px)) / 1.3 var(--_sans);
  }
  .sum-total small:empty {
    display: none;
  }
  /* Joe blocks all points: the button to stop is red, and the sentence says why */
  .blocked b {
    color: var(--_ink-3);
  }
  .blocked small {
    color: var(--_ink);
  }
  @container game (inline-size >= 700px) {
    /* two lines beside the board */
    .sum li {
      padding-block: 2px;
    }
  }
  @container game (inline-size < 700px) {
    .sum-name small {
      display: block;
      margin: 0;
    }
  }
  @container game (inline-size < 420px) {
    .sum-name small {
      font-size: calc(13 * var(--_px));
    }
  }
  @container game (inline-size < 340px) {
    .sum li {
      gap: 8px;
    }
    .sum-dice {
      width: 64px;
    }
    .small-die {
      width: 20px;
      height: 22px;
    }
    .sum-name small {
      font-size: calc(12 * var(--_px));
    }
  }
`;

/** The tray, the buttons, the stop score and the score sheet in the grid of the mat. */
const layout = css`
  .frame .board {
    display: contents;
  }
  .in {
    --_shape: 708/502;
    --_below: 80px;
  }
  .throws {
    grid-area: hand;
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
  .blank,
  .tray {
    grid-area: board;
    align-self: start;
  }
  .sum {
    grid-area: sum;
    /* not lower than five seats and the score sheet beside it */
    min-height: 300px;
  }
  /* so that the tools stay where they are, though the end of a game is higher than the buttons of a run */
  .in:has(> .finale:not(.leaving)) .sum {
    min-height: 266px;
  }
  .in:has(> .finale:not(.leaving)) .longest {
    margin-block-end: -34px;
  }
  .sheet {
    grid-area: sheet;
  }
  .frame:not(.bare) .finale {
    grid-area: hand;
  }
  /* the answers of a puzzle stand in their place */
  .in:has(> .finale:not(.leaving)) .throws {
    display: none;
  }
  :host([follow]) :is(.sum, .sheet) {
    display: none;
  }
  .board > * {
    margin-block-start: calc(var(--_gap) - 2px);
  }
  .bare :is(.blank, .tray) {
    max-inline-size: var(--_board-size);
    margin: 0 auto;
  }
  .throws .go {
    min-height: 50px;
    padding: 4px 6px;
  }
  .go[aria-disabled='true'] {
    background: var(--_sunk);
    color: var(--_ink-3);
    box-shadow: none;
    cursor: default;
  }
  .go.worthless {
    color: var(--_danger);
    box-shadow: 0 0 0 1.5px var(--_danger) inset;
  }
  @container game (inline-size < 700px) {
    .in:has(> .finale:not(.leaving)) .sum {
      display: none;
    }
    .frame:not(.bare) .in {
      grid-template-areas: 'say' 'seats' 'board' 'hand' 'command' 'replay' 'sum' 'sheet' 'tools' 'message' 'record';
    }
    .frame:not(.bare) :is(.tray, .blank) {
      justify-self: center;
      inline-size: min(100% + 16px, var(--_board-size));
      margin-inline: -8px;
    }
  }
  /* a line for each of many seats: beside a small tray, more would move the buttons away from it */
  @container game (700px <= inline-size < 960px) {
    .seats:has(> :nth-child(3)) {
      --_size: calc(26 * var(--_px));
    }
    .seats:has(> :nth-child(3)) .seat {
      grid-template-columns: var(--_size) minmax(0, 1fr) fit-content(45%) auto;
      min-height: 32px;
      padding-block: 3px;
    }
    .seats:has(> :nth-child(3)) .seat > * {
      grid-area: 1;
      align-self: center;
    }
    /* a note that comes may take the place of the name */
    .seats:has(> :nth-child(3)) .to-come {
      display: none;
    }
  }
  @container game (inline-size >= 700px) {
    .frame:not(.bare) .finale {
      min-height: 84px;
    }
    .frame:not(.bare) .in {
      grid-template-rows: repeat(4, auto) 1fr;
      grid-template-areas: 'board say' 'board seats' 'board sheet' 'board message' 'board record' 'hand record' 'command record' 'replay record' 'sum record' 'tools tools';
    }
    .frame:not(.bare) .tray {
      margin: 2px 0 6px;
    }
  }
  /* a tray that is no higher than the texts beside it */
  @container game (700px <= inline-size < 1100px) {
    .frame:not(.bare) .in {
      grid-template-rows: repeat(6, auto) 1fr;
      grid-template-areas: 'board say' 'board seats' 'board sheet' 'hand sheet' 'command sheet' 'replay sheet' 'sum sheet' 'sum message' 'sum record' 'tools record';
    }
  }
  /* a message is beside the buttons, which stay where they are */
  @container game (inline-size >= 1100px) {
    @media (min-height: 521px) {
      .frame:not(.bare) .in:has(> .message) {
        grid-template-rows: repeat(3, auto) 1fr;
        grid-template-areas: 'board say' 'board seats' 'board sheet' 'board .' 'hand message' 'command message' 'replay message' 'sum record' 'tools tools';
      }
    }
  }
  @container game (inline-size >= 700px) {
    /* a phone in landscape */
    @media (max-height: 520px) {
      .in {
        --_below: 0px;
      }
      .frame:not(.bare) .in {
        grid-template-rows: repeat(6, auto) 1fr;
        grid-template-areas: 'board say' 'board seats' 'board hand' 'board sheet' 'command sheet' 'replay sheet' 'sum sheet' 'sum message' 'sum record' 'tools record';
      }
      .frame:not(.bare) .in:has(> .finale:not(.leaving)) {
        grid-template-rows: auto auto 1fr;
        grid-template-areas: 'board say' 'board seats' 'board hand' 'sheet record' 'sum record' 'tools message';
      }
    }
  }
`;

const media = css`
  @media (forced-colors: active) {
    .tray {
      --_focus-out: Highlight;
      --_focus-in: Canvas;
    }
    .go[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
  @media print {
    .tray {
      color-scheme: only light;
    }
    .tray::before,
    .throws {
      display: none;
    }
  }
`;

export const luziDiceStyles = [
  seatColors,
  sheet(trayStyles + placeStyles),
  layout,
  media,
  motionStyles,
  stopScoreStyles,
  scoreSheetStyles,
];
