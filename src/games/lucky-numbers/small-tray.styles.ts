import { css } from 'lit';

/** The list of seats with small trays. */
export const smallTrayStyles = css`
  .small-tray {
    grid-column: 1 / -1;
    width: 100%;
    max-width: 132px;
    margin: 8px auto 0;
  }
  .seats:has(.small-tray) > .seat:not(:has(.small-tray)) {
    grid-column: 1 / -1;
  }
  .seat:has(.small-tray) .score {
    grid-row: 1;
  }
  .seat:has(.small-tray) .under {
    grid-column: 2 / -1;
    white-space: normal;
  }
  /* A single small tray is beside its name, unless texts are large. */
  @container game (16rem <= inline-size < 700px) {
    .seats:not(:has(> :nth-child(3))) {
      grid-template-columns: 1fr;
    }
    .seats:not(:has(> :nth-child(3))) > .seat:has(.small-tray) {
      grid-template-columns: var(--_size) minmax(0, 1fr) 132px auto;
    }
    .seats:not(:has(> :nth-child(3))) .small-tray {
      grid-area: 1 / 3 / span 2;
      margin: 0;
    }
    .seats:not(:has(> :nth-child(3))) > .seat:has(.small-tray) .score {
      grid-area: 1 / 4 / span 2;
      align-self: center;
    }
    .seats:not(:has(> :nth-child(3))) > .seat:has(.small-tray) .under {
      grid-column: 2;
    }
  }
  /* Here its mark is not above the line below its name. */
  @container game (340px <= inline-size < 420px) and (inline-size >= 16rem) {
    .seats:not(:has(> :nth-child(3))) > .seat:has(.small-tray) .mark {
      grid-row: span 2;
    }
    .seats:not(:has(> :nth-child(3))) > .seat:has(.small-tray) .name {
      align-self: end;
    }
  }
  @container game (16rem <= inline-size < 340px) {
    .seats:not(:has(> :nth-child(3))) > .seat:has(.small-tray) {
      grid-template-columns: var(--_size) minmax(0, 1fr) 88px auto;
    }
  }
  @container game (480px <= inline-size < 700px) {
    .seats:has(> :nth-child(4)) {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  @container game (inline-size >= 700px) {
    .frame:not(.bare) .seats:has(.small-tray) {
      grid-template-columns: 1fr 1fr;
      gap: 0 22px;
    }
    .frame:not(.bare) .seats:not(:has(> :nth-child(3))) {
      grid-template-columns: 1fr;
    }
    .small-tray {
      max-width: 160px;
    }
    .seat:has(.small-tray) {
      grid-template-columns: calc(26 * var(--_px)) minmax(0, 1fr) auto;
      column-gap: 8px;
    }
    .seat:has(.small-tray) .mark {
      width: calc(26 * var(--_px));
      height: calc(26 * var(--_px));
    }
    .seat:has(.small-tray) .letter {
      font-size: calc(12 * var(--_px));
      line-height: calc(26 * var(--_px));
    }
    .seat:has(.small-tray) .name {
      font-size: calc(16 * var(--_px));
    }
    .seat:has(.small-tray) .score {
      font-size: calc(22 * var(--_px));
    }
  }
`;
