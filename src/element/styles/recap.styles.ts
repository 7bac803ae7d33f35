import { css } from 'lit';

/** The buttons for a recap, in the sentence under the headline. */
export const recapStyles = css`
  .recap {
    /* A touch target that needs no space. */
    margin: -10px -8px;
    padding: 10px 8px;
    color: var(--_accent);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .skip {
    /* As high as a line of text; the touch target is higher. */
    margin: -14px 0 -14px -8px;
    padding: 12px;
    vertical-align: middle;
  }
  .skip + .recap:not(.skip) {
    margin-inline-start: 0;
  }
  .skip[aria-disabled='true'] {
    color: var(--_ink-3);
    cursor: default;
  }
`;
