import { css } from 'lit';

/** The tiles of the puzzle, which are dragged, and the number of exchanges under it. */
export const luckyNumbersSwapStyles = css`
  .puzzle .can {
    touch-action: none;
  }
  .tally {
    margin: 0;
    font: calc(20 * var(--_px)) / 1.2 var(--_serif);
    color: var(--_ink);
  }
  .tally.solved {
    font-weight: 700;
    font-size: calc(24 * var(--_px));
  }
`;
