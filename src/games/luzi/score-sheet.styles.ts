import { css } from 'lit';

/** The score sheet. */
export const scoreSheetStyles = css`
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
    font-size: calc(12 * var(--_px));
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
