import { css } from 'lit';

/** The button for a recap, in the sentence under the headline. */
export const recapStyles = css`
  .recap {
    /* A touch target that needs no space. */
    margin: -10px -8px;
    padding: 10px 8px;
    color: var(--_accent);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
