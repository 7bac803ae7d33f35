import { css } from 'lit';

/** The host, and rules for elements that all parts use. */
export const baseStyles = css`
  :host {
    display: block;
    /* in a height that the page gives, the board would lie over the text that follows; "max-height" and "overflow" scroll it */
    block-size: auto !important;
    /* that of a figure or a paragraph */
    margin-block: 1em;
  }
  /*
   * The width in parents that fit their content: at most that of the track, at least its smallest, without any height. What is
   * in the frame cannot give a width, because a container that is queried for its width does not depend on its content.
   */
  :host::before {
    content: '';
    display: grid;
    grid-template-columns: minmax(280px, 40rem);
  }
  :host([mode='diagram'])::before {
    grid-template-columns: minmax(0, 40rem);
  }
  :host([hidden]) {
    display: none;
  }
  @media (prefers-reduced-motion: reduce) {
    :host {
      --_quick: 1ms;
      --_move: 1ms;
      --_hop: 1ms;
    }
  }
  /* the layer of marks over a board */
  .marks {
    position: absolute;
    inset: 0;
    overflow: visible;
    pointer-events: none;
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  .frame {
    container: game / inline-size;
    --_px: max(1px, 0.0625rem);
    font: calc(15 * var(--_px)) / 1.4 var(--_sans);
    color: var(--_ink);
    scrollbar-color: var(--_edge) transparent;
    -webkit-text-size-adjust: 100%;
  }
  :host(:dir(rtl)) slot {
    direction: rtl;
  }
  /*
   * Drawings have a width, and lines for shapes, as attributes: for saved pages, which have no style sheets. Nothing of it holds here. A
   * paint server that does not exist stands before the colour of the lines, because extensions for dark mode give any other value
   * precedence over style sheets.
   */
  :where(svg:not(svg svg)) {
    width: 100%;
    fill: inherit;
    stroke: inherit;
    font-size: inherit;
    text-anchor: inherit;
  }
  .vh {
    width: 1px;
    height: 1px;
    white-space: nowrap;
    contain: strict;
    position: absolute;
    clip-path: inset(50%);
  }
  p,
  ol,
  ul {
    margin: 0;
    padding: 0;
    /* An empty string, not none: Safari removes the role of the list together with its marker. */
    list-style: '';
  }
  p {
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  /* A line in a box of 1px would be broken after each letter. */
  .vh p {
    white-space: nowrap;
  }
  button,
  select,
  input {
    margin: 0;
    font: inherit;
    color: inherit;
  }
  /* a phone zooms in on a field with smaller letters */
  @media (pointer: coarse) {
    input,
    select,
    textarea {
      font-size: max(16px, 1em) !important;
    }
  }
  button {
    appearance: none;
    border: 0;
    padding: 0;
    background: none;
    border-radius: var(--_radius-small);
    cursor: pointer;
    touch-action: manipulation;
  }
`;
