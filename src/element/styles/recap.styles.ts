import { css } from 'lit';

/** The buttons for a recap and the sentence that tells its move, under the headline. */
export const recapStyles = css`
  .recap {
    /* A touch target that needs no space. */
    margin: -10px -8px;
    padding: 10px 8px;
    color: var(--_accent);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  /* Around the text, not over the headline. */
  .recap:focus-visible {
    outline-offset: -7px;
    box-shadow: none;
  }
  .skip {
    /* As high as a line of text; the touch target is higher. */
    margin: -14px 0 -14px -8px;
    padding: 12px;
    vertical-align: middle;
  }
  .skip:focus-visible {
    outline-offset: -10px;
  }
  .skip + .recap:not(.skip) {
    margin-inline-start: 0;
  }
  .told {
    display: block;
    /* Two lines, so that the board stays where it is. */
    min-height: 2.8em;
  }
  .recap[aria-disabled='true'] {
    color: var(--_ink-3);
    cursor: default;
  }
`;
