import { css } from 'lit';

/** The list of moves and the steps through it. */
export const recordStyles = css`
  .record {
    display: none;
    font: 15px/1.3 var(--_sans);
    font-variant-numeric: tabular-nums;
    color: var(--_ink-2);
  }
  .record.shown {
    display: block;
  }
  .label {
    margin: 0 0 6px;
    font: 400 14px/1.2 var(--_sans);
    letter-spacing: 0.02em;
    color: var(--_ink-3);
  }
  .moves {
    max-height: 230px;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: var(--_edge) transparent;
  }
  .moves ol {
    list-style: '';
    margin: 0;
    padding: 0;
  }
  .round {
    display: grid;
    grid-template-columns: 28px;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    min-height: 26px;
  }
  .many .round {
    display: flex;
    flex-wrap: wrap;
    column-gap: 8px;
    position: relative;
    padding-inline-start: 28px;
  }
  .many .number {
    position: absolute;
    inset-inline-start: 0;
  }
  .cell b,
  .number {
    font-size: 13px;
    color: var(--_ink-3);
  }
  .cell b,
  .number {
    line-height: 26px;
  }
  .cell b {
    margin-inline-end: 8px;
  }
  .many .cell button {
    margin-inline-start: -8px;
  }
  .cell {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
  }
  .cell button {
    min-height: 26px;
    min-width: 24px;
    padding-inline: 8px;
    border-radius: 4px;
    text-align: start;
    overflow-wrap: anywhere;
  }
  .cell button:hover {
    background: var(--_sunk);
  }
  .cell .chance {
    padding-inline: 2px 8px;
    font-style: italic;
    color: var(--_ink-3);
  }
  .cell [aria-current] {
    min-width: min(100px, 100%);
    color: var(--_ink);
    font-weight: 700;
    background: var(--_accent-soft);
    border-inline-start: 3px solid var(--_accent);
    padding-inline-start: 5px;
  }
  .cell button:focus-visible {
    outline-offset: -3px;
    box-shadow: 0 0 0 5px var(--_focus-in) inset;
  }
  .comment {
    margin: 0;
    padding-block: 1px 5px;
    padding-inline: 36px 8px;
    font: italic 15px/1.35 var(--_serif);
    overflow-wrap: anywhere;
  }
  .moves > .comment {
    padding: 0;
  }
  .result {
    margin: 4px 0 0;
    padding-block: 6px;
    border-top: 1px solid var(--_rule);
    color: var(--_ink);
  }
  .replay {
    min-height: var(--_target);
  }
  @container game (inline-size < 700px) {
    .record {
      padding-top: 12px;
      border-top: 1px solid var(--_rule);
    }
  }
  @container game (inline-size >= 700px) {
    .record.record {
      display: flex;
      flex-direction: column;
      min-height: 170px;
      /* as high as the board leaves room for, however long the game */
      contain: size;
    }
    .moves {
      flex: 1 1 0;
      min-height: 0;
      max-height: none;
    }
    .cell button {
      margin-inline-start: -8px;
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
