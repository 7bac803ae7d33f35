import { css } from 'lit';

/**
 * The limit of inheritance from the page, even by a rule for every element, which beats `:host`. "all" leaves the direction as it
 * is: the words run from left to right and down. What stays is for the page to decide, also for the elements around.
 */
export const inheritedStyles = css`
  :host {
    writing-mode: horizontal-tb !important;
  }
  .frame,
  .article,
  .bar {
    all: initial;
    display: block;
    direction: ltr;
    color-scheme: inherit;
    visibility: inherit;
    pointer-events: inherit;
    interactivity: inherit;
    forced-color-adjust: inherit;
  }
  /* text in the flow of the page */
  .article,
  .bar {
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    word-spacing: inherit;
    hyphens: inherit;
  }
`;
