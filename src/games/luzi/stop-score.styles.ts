import { css } from 'lit';

/** The list of what stopping now would score. */
export const stopScoreStyles = css`
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
    min-height: 44px;
    border: 0;
    font: calc(18 * var(--_px)) / 1.2 var(--_serif);
  }
  .sum-total b {
    font-size: calc(30 * var(--_px));
  }
  /* Joe blocks all points */
  .blocked b {
    color: var(--_ink-3);
    text-decoration: line-through;
  }
  .blocked .sum-total :is(small, b) {
    color: var(--_danger);
    text-decoration: none;
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
