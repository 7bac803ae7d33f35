import { css } from 'lit';

/** The list of moves. */
export const recordStyles = css`
  .record {
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
    color: var(--_ink-2);
  }
  .label {
    margin-bottom: 6px;
    font-size: calc(14 * var(--_px));
    color: var(--_ink-3);
  }
  /* a line at the edge fades rather than being cut */
  .moves {
    overflow-y: auto;
    overscroll-behavior: contain;
    padding-block: 6px 16px;
    margin-block-start: -6px;
    mask-image: linear-gradient(#0000, #000 5px calc(100% - 18px), #0000 calc(100% - 2px));
  }
  .one ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  }
  .one li:has(.comment) {
    grid-column: 1 / -1;
  }
  .numbered {
    display: grid;
    grid-template-columns: calc(28 * var(--_px)) 1fr;
    min-height: 26px;
  }
  .two .numbered {
    grid-template-columns: calc(28 * var(--_px)) 1fr 1fr;
  }
  .three .numbered {
    grid-template-columns: calc(28 * var(--_px)) repeat(3, 1fr);
  }
  .four .numbered {
    grid-template-columns: calc(28 * var(--_px)) repeat(4, 1fr);
  }
  .turns .numbered {
    grid-template-columns: calc(28 * var(--_px)) calc(20 * var(--_px)) 1fr;
  }
  .heads b {
    padding-inline: 6px;
  }
  .entries {
    display: flex;
    flex-wrap: wrap;
    column-gap: 4px;
  }
  .numbered b,
  .number {
    font-size: calc(13 * var(--_px));
    line-height: calc(26 * var(--_px));
    color: var(--_ink-3);
  }
  .cell {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
  }
  .cell button {
    min-height: 26px;
    min-width: 24px;
    padding-inline: 6px;
    border-radius: calc(var(--_radius-small) / 2);
    text-align: start;
    overflow-wrap: anywhere;
  }
  .cell button:hover {
    background: var(--_sunk);
  }
  .cell [aria-current] {
    color: var(--_ink);
    font-weight: 700;
    background: var(--_accent-soft);
    border-inline-start: 3px solid var(--_accent);
    padding-inline-start: 3px;
  }
  .cell button:focus-visible {
    outline-offset: -3px;
    box-shadow: 0 0 0 5px var(--_focus-in) inset;
  }
  .comment {
    padding-block: 1px 5px;
    padding-inline: 36px 8px;
    font: italic calc(15 * var(--_px)) / 1.35 var(--_serif);
  }
  .moves > .comment {
    padding: 0;
  }
  .result {
    margin-top: 4px;
    padding-block: 6px;
    border-top: 1px solid var(--_rule);
    color: var(--_ink);
  }
  @container game (inline-size < 700px) {
    .record {
      padding-top: 12px;
      border-top: 1px solid var(--_rule);
    }
    .record:not(.shown) {
      display: none;
    }
    .moves {
      max-height: 230px;
    }
  }
  @container game (inline-size >= 700px) {
    .record {
      display: flex;
      flex-direction: column;
      min-height: 170px;
      /* as high as the board leaves room for, however long the game */
      contain: size;
    }
    /* a message takes its room from the record, not from the parts below */
    .in:has(> .message) > .record {
      min-height: 76px;
    }
    .moves {
      flex: 1 1 0;
    }
  }
  @media (forced-colors: active) {
    .cell [aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  @media print {
    .record.record {
      display: block;
      contain: none;
    }
    .moves {
      max-height: none;
      overflow: visible;
    }
  }
`;
