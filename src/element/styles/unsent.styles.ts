import { css } from 'lit';

/** The mark of an action that is not sent yet, with a clock that is drawn without a picture: a page may forbid those. */
export const unsentStyles = css`
  .unsent {
    color: var(--_ink);
  }
  .unsent::before {
    content: '';
    display: inline-block;
    box-sizing: border-box;
    inline-size: 0.95em;
    block-size: 0.95em;
    margin-inline-end: 0.4em;
    vertical-align: -0.1em;
    border: 0.13em solid;
    border-radius: 50%;
    background:
      linear-gradient(currentcolor, currentcolor) 50% 0 / 0.13em 55% no-repeat,
      linear-gradient(currentcolor, currentcolor) 100% 55% / 55% 0.13em no-repeat;
  }
`;
