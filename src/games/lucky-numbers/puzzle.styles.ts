import { css } from 'lit';

/** What the puzzle's tray has besides: tiles of the board are dragged, and a tally stands under it. */
export const puzzleStyles = css`
  .puzzle .can {
    touch-action: none;
  }
  .tally {
    margin: 0;
    font: 20px/1.2 var(--_serif);
    color: var(--_ink);
  }
  .tally.solved {
    font-weight: 700;
    font-size: 24px;
  }
`;
