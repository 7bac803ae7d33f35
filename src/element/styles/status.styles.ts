import { css } from 'lit';

/** The status text and the seats. */
export const statusStyles = css`
  /* As high as the highest text that may come, in the fonts of the reader, so that the board stays where it is. */
  .texts {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .texts > * {
    grid-area: 1 / 1;
  }
  .to-come {
    visibility: hidden;
    overflow-wrap: anywhere;
  }
  .to-come::before,
  .to-come > ::before {
    content: attr(data-text);
  }
  .to-come > * {
    display: inline-block;
    white-space: nowrap;
  }
  .detail {
    min-height: var(--_detail, 2.8em);
    font: calc(17 * var(--_px)) / 1.4 var(--_serif);
    color: var(--_ink-2);
  }
  .detail .link {
    /* no higher than a line */
    margin: -3px 0;
  }
  .headline {
    /* also before the first player is drawn */
    min-height: 1.2em;
    margin-bottom: 3px;
    font: calc(22 * var(--_px)) / 1.2 var(--_serif);
    text-wrap: balance;
  }
  /* The end of a game. A line is as high as that of a turn, so that the board stays where it is. */
  .ended p.headline,
  .to-come.headline.last {
    min-height: 0;
    font-size: calc(28 * var(--_px));
    line-height: calc(26.4 * var(--_px));
  }
  .ended p.headline {
    animation: arrive var(--_hop) ease-out both;
  }
  @keyframes arrive {
    from {
      opacity: 0;
      translate: 0 8px;
    }
  }
  .seats {
    --_size: calc(34 * var(--_px));
    display: grid;
    align-content: start;
    font: calc(14 * var(--_px)) / 1.3 var(--_sans);
  }
  .seat {
    position: relative;
    display: grid;
    grid-template-columns: var(--_size) minmax(0, 1fr) auto;
    column-gap: 10px;
    align-items: center;
    min-height: 54px;
    padding: 8px 0 9px;
    border-bottom: 1px solid var(--_rule);
    color: var(--_ink-3);
  }
  .mark {
    position: relative;
    grid-row: span 2;
    width: var(--_size);
    height: var(--_size);
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
    font: 700 calc(15 * var(--_px)) / var(--_size) var(--_sans);
    text-align: center;
    color: var(--_seat-ink);
  }
  .name {
    align-self: end;
    font: calc(18 * var(--_px)) / 1.15 var(--_serif);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
    color: var(--_ink);
  }
  .under {
    grid-column: 2;
    align-self: start;
    min-height: 1.3em;
  }
  .score {
    grid-column: 3;
    grid-row: 1 / span 2;
    font: calc(27 * var(--_px)) / 1 var(--_serif);
    font-variant-numeric: lining-nums tabular-nums;
    color: var(--_ink);
  }
  .seat:is(.turn, .won)::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    height: 3px;
    background: var(--_accent);
  }
  :is(.turn, .won) .under {
    color: var(--_accent);
  }
  .seats:has(.won) .seat:not(.won) .score {
    color: var(--_ink-2);
  }
  :is(.turn, .won) .note,
  .to-come.bold {
    font-weight: 700;
  }
  @container game (inline-size < 700px) {
    .seats {
      grid-template-columns: 1fr 1fr;
      column-gap: 18px;
    }
    .under {
      grid-column: 2 / -1;
    }
    .score {
      grid-row: 1;
    }
  }
  @container game (340px <= inline-size < 420px) {
    /* a line for all texts, so that the board stays where it is */
    .under {
      grid-column: 1 / -1;
    }
    .mark {
      grid-row: 1;
    }
    .name {
      align-self: center;
    }
  }
  @container game (inline-size < 380px) {
    .seats {
      --_size: calc(28 * var(--_px));
      column-gap: 12px;
    }
    .seat {
      column-gap: 7px;
    }
    .letter {
      font-size: calc(13 * var(--_px));
    }
    .name {
      font-size: calc(16 * var(--_px));
    }
    .score {
      font-size: calc(20 * var(--_px));
    }
  }
  /* a narrow column beside the board */
  @container game (700px <= inline-size < 1100px) {
    .headline {
      font-size: calc(20 * var(--_px));
    }
    /* a line is as high as that of a turn here, too */
    .ended p.headline {
      font-size: calc(25 * var(--_px));
      line-height: calc(24 * var(--_px));
    }
    .detail {
      font-size: calc(16 * var(--_px));
    }
  }
  /* the board is beside these texts */
  @container game (inline-size >= 700px) {
    .to-come.last {
      display: none;
    }
  }
  @container game (inline-size < 420px) {
    .detail {
      font-size: calc(16 * var(--_px));
    }
    /* the reason of the end, with its rule and the button for a recap */
    .detail:has(.link),
    .to-come.linked {
      font-size: calc(14 * var(--_px));
    }
  }
  @container game (inline-size < 340px) {
    .headline {
      font-size: calc(20 * var(--_px));
    }
    .ended p.headline,
    .to-come.headline.last {
      font-size: calc(25 * var(--_px));
      line-height: calc(24 * var(--_px));
    }
    .detail {
      font-size: calc(15 * var(--_px));
    }
    .seats {
      --_size: calc(26 * var(--_px));
      grid-template-columns: 1fr;
    }
    .seat {
      min-height: 44px;
      padding-block: 5px;
    }
  }
  /* large texts */
  @container game (inline-size < 16rem) {
    .seats {
      grid-template-columns: 1fr;
    }
  }
  @media (forced-colors: active) {
    .mark {
      forced-color-adjust: none;
    }
    .seat:is(.turn, .won)::after {
      background: Highlight;
    }
  }
`;
