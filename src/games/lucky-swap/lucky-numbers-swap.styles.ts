import { css } from 'lit';

/** The tiles of the puzzle, which are dragged, and the number of exchanges. Only that is below the board on a narrow mat. */
export const luckyNumbersSwapStyles = css`
  .in {
    --_below: 0px;
  }
  .puzzle .can {
    touch-action: none;
  }
  .tally {
    margin: 0;
    font: calc(20 * var(--_px)) / 1.2 var(--_serif);
    color: var(--_ink);
  }
  /* at the end the headline tells it; its place stays */
  .ended ~ .seats > .tally {
    visibility: hidden;
  }
  .seats:has(> .tally) {
    grid-template-columns: 1fr;
  }
  @container game (inline-size < 700px) {
    .in {
      --_below: 50px;
    }
    .tally {
      padding-inline: 8px;
    }
  }
  /* the task of a puzzle has three lines there, and comes when its module is loaded */
  @container game (inline-size < 400px) {
    :host([mode='puzzle']) .detail {
      min-height: 4.2em;
    }
  }
`;
