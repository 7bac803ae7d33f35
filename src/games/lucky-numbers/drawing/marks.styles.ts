import { css } from 'lit';

/** Marks of cells and tiles, and the motion of a tile under the pointer. */
export const marksStyles = css`
  .hint {
    stroke-width: 5;
  }
  .hint-casing {
    stroke: var(--_lit-fill);
    stroke-width: 11;
  }
  .barred circle {
    fill: var(--_danger);
  }
  .barred path {
    stroke: var(--_danger-soft);
    stroke-width: 4.5;
    stroke-linecap: round;
  }
  .last-to {
    stroke: var(--_last);
    stroke-width: 2.8;
  }
  .none {
    fill: none;
    stroke: var(--_edge);
    stroke-width: 3;
    stroke-dasharray: 9 7;
  }
  .count circle {
    fill: var(--_accent);
  }
  .count text {
    fill: var(--_accent-ink);
    font: 700 22px var(--_sans);
    text-anchor: middle;
  }
  /* The tile that would be exchanged is lifted out of its bed. */
  .swaps:is(:hover, :focus-visible) {
    z-index: 1;
  }
  .swaps:is(:hover, :focus-visible) .up {
    transform: translate(-7px, -14px) rotate(-5deg);
  }
  .swaps:is(:hover, :focus-visible) .gap {
    visibility: visible;
  }
  .swaps:is(:hover, :focus-visible) .lit-ring {
    visibility: hidden;
  }
  @media (hover: hover) {
    .can:not(.swaps, .chosen):hover .up {
      transform: translate(-1px, -4px) scale(1.025);
    }
  }
  .hinted {
    box-shadow: 0 0 0 3px var(--_lit) inset;
  }
`;
