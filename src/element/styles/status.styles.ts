import { css } from 'lit';

/** The large sentence and the seats. */
export const statusStyles = css`
  .say p {
    margin: 0;
    font: 17px/1.4 var(--_serif);
    color: var(--_ink-2);
    text-wrap: pretty;
    overflow-wrap: break-word;
  }
  .say .headline {
    font: 400 25px/1.2 var(--_serif);
    letter-spacing: -0.01em;
    color: var(--_ink);
    margin-bottom: 3px;
    text-wrap: balance;
  }
  /* an empty string, not none: Safari takes the list's role away with the marker */
  .seats {
    list-style: '';
    margin-bottom: 0;
    padding: 0;
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 18px;
    font: 14px/1.3 var(--_sans);
  }
  .seat {
    position: relative;
    display: grid;
    grid-template-columns: 34px minmax(0, 1fr) auto;
    gap: 0 10px;
    align-items: center;
    min-height: 54px;
    padding: 8px 0 9px;
    border-bottom: 1px solid var(--_rule);
    color: var(--_ink-3);
  }
  .mark {
    position: relative;
    grid-row: span 2;
    width: 34px;
    height: 34px;
  }
  .mark svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .mark .body {
    fill: var(--_seat);
    stroke: var(--_seat-edge);
    stroke-width: 1.5;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .letter {
    position: absolute;
    inset: 0;
    font: 700 15px/34px var(--_sans);
    text-align: center;
    color: var(--_seat-ink);
  }
  .name {
    align-self: end;
    font: 400 18px/1.15 var(--_serif);
    color: var(--_ink);
  }
  .under {
    grid-column: 2;
    align-self: start;
    min-height: 1.3em;
  }
  .name,
  .under {
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .score {
    grid-column: 3;
    grid-row: 1 / span 2;
    font: 400 27px/1 var(--_serif);
    font-variant-numeric: lining-nums tabular-nums;
    color: var(--_ink);
  }
  .turn {
    border-bottom-color: transparent;
  }
  .turn::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    height: 3px;
    border-radius: 2px;
    background: var(--_accent);
  }
  :is(.turn, .won) .under {
    color: var(--_accent);
    font-weight: 700;
  }
  @container game (inline-size < 380px) {
    .seat {
      grid-template-columns: 28px minmax(0, 1fr) auto;
      column-gap: 7px;
    }
    .mark {
      width: 28px;
      height: 28px;
    }
    .letter {
      font-size: 13px;
      line-height: 28px;
    }
    .name {
      font-size: 16px;
    }
    .under {
      grid-column: 2 / -1;
    }
    .score {
      grid-row: 1;
      align-self: end;
      font-size: 20px;
    }
  }
  @container game (inline-size >= 700px) {
    .seats {
      grid-template-columns: 1fr;
    }
  }
  @media (forced-colors: active) {
    .mark {
      forced-color-adjust: none;
    }
    .turn::after {
      background: Highlight;
    }
  }
`;
