import { css } from 'lit';

/** Planks and growth lines. */
const grainStyles = css`
  .plank {
    fill: light-dark(#7a4a1a1f, #00000038);
    stroke: var(--_wood-grain);
    stroke-width: 0.8;
    stroke-opacity: 0.5;
  }
  .grain {
    fill: none;
    stroke: var(--_wood-grain);
    stroke-width: 0.6;
    stroke-linecap: round;
    opacity: 0.34;
  }
  .g1 {
    stroke-width: 0.9;
    opacity: 0.26;
  }
  .g2 {
    stroke-width: 1.5;
    opacity: 0.2;
  }
`;

/** What was done, what must not be done, and ways along the lines. */
const marksStyles = css`
  .went path,
  .way path {
    fill: none;
    stroke: var(--_bone);
    stroke-width: 2.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .went .casing {
    stroke: light-dark(#3b2412, #140c06);
    stroke-width: 5.6;
  }
  .way path {
    stroke: var(--_lit);
    stroke-width: 3.4;
    stroke-dasharray: 8 6;
  }
  .way .casing {
    stroke: var(--_lit-fill);
    stroke-width: 7;
  }
  .no path {
    stroke: var(--_danger);
  }
  .no .casing {
    stroke: var(--_danger-soft);
  }
  .way :is(.casing, .head) {
    stroke-dasharray: none;
  }
  .last-from,
  .last-to {
    fill: none;
    stroke: var(--_last);
    stroke-width: 2.6;
    stroke-dasharray: 6 5.93;
  }
  .last-to {
    stroke-width: 3.2;
    stroke-dasharray: none;
    stroke-linecap: round;
  }
  .small-ring {
    stroke-width: 2;
    stroke-dasharray: 3.5 2.8;
  }
  .barred circle {
    fill: var(--_danger-soft);
    stroke: var(--_danger);
    stroke-width: 3.4;
  }
  .barred path {
    stroke: var(--_danger);
    stroke-width: 4.4;
    stroke-linecap: round;
  }
  .hint,
  .hint-casing {
    fill: none;
    stroke: var(--_lit);
    stroke-width: 3.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .hint-casing {
    stroke: var(--_lit-fill);
    stroke-width: 8;
  }
  @media print {
    .slab,
    .diagram {
      color-scheme: only light;
    }
    .slab::before,
    .focus,
    .hover {
      display: none;
    }
  }
`;

export const finishStyles = [grainStyles, marksStyles];
