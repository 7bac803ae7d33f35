import { css } from 'lit';

/** What may be done, what was done, what must not be done, and where the focus is. */
export const marksStyles = css`
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
  .aim circle {
    fill: var(--_lit-fill);
    stroke: var(--_lit);
    stroke-width: 3;
  }
  .aim .halo {
    fill: var(--_lit-glow);
    stroke: none;
    opacity: 0.55;
    transition: opacity var(--_quick);
  }
  .aim .pip {
    fill: var(--_lit);
    stroke: none;
  }
  .aim path {
    fill: none;
    stroke: var(--_lit);
    stroke-width: 4;
    stroke-linecap: round;
  }
  .aim .take-casing {
    fill: none;
    stroke: var(--_lit-fill);
    stroke-width: 8;
  }
  .aim .take {
    fill: none;
    stroke-width: 3.4;
    stroke-dasharray: 38 20.12;
    stroke-dashoffset: -10;
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
  .focus,
  .hover {
    visibility: hidden;
    fill: none;
    stroke: var(--_focus-out);
    stroke-width: 3;
  }
  .focus :first-child {
    stroke: var(--_focus-in);
  }
  :focus-visible > .piece > .focus {
    visibility: visible;
  }
  .reserve .focus :first-child {
    stroke-width: 8;
  }
  @media (hover: hover) {
    .can:hover .halo {
      opacity: 1;
    }
    .can:hover > .piece:not(.chosen) .lift {
      transform: translate(-0.7px, -2.4px) scale(1.025);
    }
    .can:hover > .piece > .hover {
      visibility: visible;
      stroke: var(--_lit);
    }
  }
`;
