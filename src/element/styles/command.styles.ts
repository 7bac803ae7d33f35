import { css } from 'lit';

/** The field for moves and words below the board. */
export const commandStyles = css`
  .command {
    grid-area: command;
  }
  .command:has(> .leaving) {
    position: absolute;
  }
  .command form {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 8px;
    max-width: 760px;
  }
  .command .buttons {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .command :is(label, p) {
    grid-column: 1 / -1;
    font-size: calc(15 * var(--_px));
    line-height: 1.4;
  }
  .command label {
    color: var(--_ink-2);
  }
  .command p {
    overflow-wrap: anywhere;
  }
  @media print {
    .command {
      display: none;
    }
  }
`;
