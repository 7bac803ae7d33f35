import { css } from 'lit';

/** The bar with the chances to win, the values of moves in the record, and the review. */
export const analysisStyles = css`
  .chances {
    margin-top: 10px;
  }
  .parts {
    display: block;
    width: 100%;
    height: 26px;
    border-radius: var(--_radius-small);
    overflow: hidden;
    background: var(--_sunk);
    box-shadow: 0 0 0 1px var(--_edge);
    forced-color-adjust: none;
  }
  .share {
    fill: var(--_seat, var(--_c));
  }
  .parts .border {
    fill: var(--_paper);
    stroke: var(--_ink);
    stroke-width: 2px;
    paint-order: stroke;
    shape-rendering: crispedges;
  }
  .parts :is(.share, .border) {
    transition:
      x var(--_move) var(--_ease),
      width var(--_move) var(--_ease);
  }
  :is(.parts, .course) .tag rect {
    fill: var(--_paper);
  }
  :is(.parts, .course) .tag text {
    font: 700 13px/1 var(--_sans);
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
    fill: var(--_ink);
  }
  .parts tspan {
    font-weight: 400;
  }
  .verdict {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 24px;
    margin: 5px 2px 0;
    font-size: calc(14 * var(--_px));
    line-height: 1.3;
    color: var(--_ink-2);
  }
  .verdict .wait {
    flex: 1 0 70px;
    justify-content: end;
  }
  .verdict progress {
    height: 6px;
    max-width: 110px;
  }
  .chart {
    margin-top: 8px;
  }
  .course {
    display: block;
    width: 100%;
    height: 96px;
    border-radius: var(--_radius-small);
    overflow: hidden;
    background: var(--_sunk);
    box-shadow: 0 0 0 1px var(--_edge);
    cursor: pointer;
    forced-color-adjust: none;
  }
  .course .border {
    fill: none;
    stroke: var(--_paper);
    stroke-width: 2px;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .course .casing {
    stroke: var(--_ink);
    stroke-width: 4px;
  }
  .even,
  .current {
    stroke: var(--_paper);
  }
  .even {
    stroke-dasharray: 2 4;
  }
  .current {
    stroke-width: 4px;
    stroke: var(--_ink);
    outline: 1px solid var(--_paper);
  }
  .mistake {
    fill: var(--_paper);
    stroke: var(--_danger);
    stroke-width: 2.5px;
  }
  .blunder {
    fill: var(--_danger);
    stroke: var(--_paper);
  }
  .values {
    margin-top: 6px;
    font-size: calc(14 * var(--_px));
    color: var(--_ink-2);
  }
  .values summary {
    width: fit-content;
    padding-block: 4px;
    cursor: pointer;
  }
  .values > div {
    max-height: 300px;
    overflow: auto;
  }
  .values table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums lining-nums;
  }
  .values :is(th, td) {
    padding: 0 14px 0 0;
    font-weight: 400;
    text-align: start;
  }
  .values td {
    text-align: end;
  }
  .values td:last-child {
    text-align: start;
  }
  .values tbody tr {
    border-top: 1px solid var(--_rule);
  }
  .values button {
    width: 100%;
    min-height: 28px;
    text-align: start;
    white-space: nowrap;
  }
  .values [aria-current] {
    font-weight: 700;
  }
  .worth {
    margin-inline: -3px 8px;
    font-size: calc(13 * var(--_px));
    line-height: calc(26 * var(--_px));
    color: var(--_ink-3);
    white-space: nowrap;
  }
  .cell:has(.worth) [aria-current] {
    min-width: 24px;
  }
  [aria-current] + .worth {
    margin-inline-start: 5px;
  }
  .lapse {
    width: 9px;
    height: 13px;
    margin-inline-start: 3px;
    vertical-align: -1px;
    fill: none;
    stroke: var(--_danger);
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .review {
    /* after the parts that a game arranges */
    grid-column: 1 / -1;
    padding: 12px 14px;
    background: var(--_paper);
    border-radius: var(--_radius-small);
    color: var(--_ink-2);
  }
  .review table {
    width: 100%;
    max-width: 560px;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums lining-nums;
  }
  .review caption {
    padding-bottom: 4px;
    font: calc(19 * var(--_px)) / 1.2 var(--_serif);
    text-align: start;
    color: var(--_ink);
  }
  .review :is(th, td) {
    padding: 5px 0 5px 10px;
    font-weight: 400;
    text-align: end;
  }
  .review thead th {
    font-size: calc(14 * var(--_px));
    color: var(--_ink-3);
  }
  .review tbody tr {
    border-top: 1px solid var(--_rule);
  }
  .review tbody th {
    padding-inline-start: 0;
    text-align: start;
    overflow-wrap: anywhere;
    font: calc(17 * var(--_px)) / 1.2 var(--_serif);
    color: var(--_ink);
  }
  .review .letter-tag {
    margin-inline-end: 6px;
    font: 700 calc(13 * var(--_px)) / 1 var(--_sans);
    color: var(--_ink-3);
  }
  .review p {
    margin-top: 8px;
    font-size: calc(14 * var(--_px));
    color: var(--_ink-3);
  }
  @media (forced-colors: active) {
    .parts,
    .course {
      box-shadow: 0 0 0 1px CanvasText;
    }
    :is(.parts, .course) .tag rect {
      fill: Canvas;
    }
    :is(.parts, .course) .tag text {
      fill: CanvasText;
    }
    .lapse {
      stroke: CanvasText;
    }
    .review {
      border: 1px solid CanvasText;
    }
  }
  @media print {
    .parts,
    .course {
      print-color-adjust: exact;
    }
  }
`;
