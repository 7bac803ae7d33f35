import { css } from 'lit';

/** The button of a move in running text: it looks like the text around it, with a dotted line below. */
export const moveLinkStyles = css`
  span {
    cursor: pointer;
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
    /* below a board that stays above the text */
    scroll-margin-block-start: 52svh;
  }
  .short {
    /* a move has a hyphen, after which a line could end */
    white-space: nowrap;
  }
  span[aria-current] {
    /* as bold letters, which would be wider and move the text */
    -webkit-text-stroke: 0.04em;
    text-decoration-style: solid;
  }
  span:focus-visible {
    outline: 2px solid;
    outline-offset: 2px;
  }
  @media print {
    span {
      text-decoration: none;
    }
  }
`;
