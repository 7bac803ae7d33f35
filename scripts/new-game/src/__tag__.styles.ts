import { css } from 'lit';

/** The row of matches, and the marks on it. */
export const __styles__ = css`
  :host {
    --_head: var(--__id__-head, light-dark(#b0392b, #d4604a));
  }
  .blank {
    aspect-ratio: 4;
  }
  .heap {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(36px, 1fr));
    gap: 6px 0;
    direction: ltr;
  }
  .heap button {
    width: 100%;
    cursor: default;
  }
  .match {
    display: block;
    width: 100%;
    max-height: 160px;
    forced-color-adjust: none;
  }
  .stick {
    fill: var(--_wood-high);
    stroke: var(--_wood-side);
  }
  .head {
    fill: var(--_head);
  }
  :is(.stick, .head) {
    transition: opacity var(--_move);
  }
  .gone :is(.stick, .head) {
    opacity: 0;
  }
  .place {
    fill: none;
    stroke: none;
  }
  .gone .place {
    stroke: var(--_rule);
  }
  .last .place {
    stroke: var(--_last);
    stroke-dasharray: 4 3;
  }
  .hint .place {
    stroke: var(--_lit);
    stroke-width: 2.5;
  }
  .number {
    display: block;
    font: 13px/1.6 var(--_sans);
    text-align: center;
    color: var(--_ink-3);
  }
  .can button {
    cursor: pointer;
  }
  .can .place {
    fill: var(--_lit-fill);
  }
  /* the matches that a press would take: the one under the pointer and all after it */
  @media (hover: hover) {
    .can:hover .place,
    .can:hover ~ .can .place {
      fill: var(--_lit-glow);
      stroke: var(--_lit);
    }
  }
`;
