import { css } from 'lit';

/** The piece that a hint names, and a puzzle that is disabled by its form. */
export const puzzleStyles = css`
  .board [data-piece] {
    outline: 3px dashed var(--_lit);
    outline-offset: 2px;
  }
  :host([mode='puzzle']:disabled) .board {
    opacity: 0.6;
  }
`;
