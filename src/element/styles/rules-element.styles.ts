import { css } from 'lit';

/** Rules in the flow of a page: fonts, sizes and colours are those of the page. */
export const rulesElementStyles = css`
  :host {
    --_focus-ring: 2px solid currentColor;
  }
  .article {
    /* hidden texts lie within it, however the page is written */
    position: relative;
    overflow-wrap: anywhere;
    -webkit-text-size-adjust: 100%;
  }
  .article :is(p, dl, .components) {
    margin-block: 0 0.75em;
  }
  .article .components {
    list-style: disc;
  }
  .article .components li {
    margin-inline-start: 1.2em;
  }
  .article .origin {
    font: inherit;
    color: inherit;
  }
  .article .origin:not(details),
  .article .origin summary {
    font-size: 0.875rem;
  }
  .article :is(h2, h3, h4, h5) {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.2em 0.5em;
    margin-block: 1.2em 0.5em;
    line-height: 1.25;
    text-wrap: balance;
  }
  .article > :first-child,
  .article > :first-child > :first-child {
    margin-block-start: 0;
  }
  .article :is(.id, .badge) {
    min-width: 0;
    font: inherit;
    color: inherit;
  }
  .article .badge {
    padding: 0 0.5em;
    border-color: currentColor;
    border-radius: var(--_radius-small);
    font-size: 0.875rem;
    font-weight: 400;
  }
  .article ol {
    columns: 16em;
  }
  .article nav li {
    break-inside: avoid;
  }
  .article nav {
    margin-block-end: 0.75em;
  }
  .article nav a {
    display: flex;
    gap: 0.5em;
    align-items: center;
    min-height: 32px;
    color: inherit;
    text-underline-offset: 0.2em;
  }
  .article nav .id {
    min-width: 2.2em;
    font-weight: 700;
  }
  .article dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.4em 0.8em;
  }
  .article dd {
    margin: 0;
  }
  .article :is(article, a, button, summary):focus-visible {
    outline: var(--_focus-ring);
    outline-offset: 4px;
  }
  .article article {
    scroll-margin-block: 1em;
  }
  .article .examples {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13em), 1fr));
    gap: 1.25em;
    margin-block: 0.75em;
  }
  .article :is(figcaption, .examples b) {
    color: inherit;
  }
  .article .go {
    margin-block-start: 0.4em;
    font: inherit;
  }
  .article .guide span {
    margin-block-start: 0.4em;
  }
  .article :is(.playing, .message) {
    color: var(--_ink);
  }
  .article .playing {
    background: var(--_paper);
    box-shadow: 0 0 0 1px var(--_edge) inset;
  }
  .article .message {
    display: block;
  }
  @media (scripting: none) {
    .article :is(button, .guide) {
      display: none;
    }
  }
  @media print {
    .article :is(button, nav, .guide, .answers) {
      display: none;
    }
    .article :is(figure, h2, h3, h4, h5) {
      break-inside: avoid;
    }
    .article :is(h2, h3, h4, h5) {
      break-after: avoid;
    }
  }
  @media (forced-colors: active) {
    .article .playing {
      border: 1px solid CanvasText;
    }
  }
`;
