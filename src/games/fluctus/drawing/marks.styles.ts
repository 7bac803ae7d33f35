import { css } from '../../../element/drawing/template.js';

/** Marks that only boards and examples have: targets, hints, barred fields, and the focus. */
export const marksStyles = css`
  .aim circle {
    fill: var(--_lit-fill);
    stroke: var(--_lit);
    stroke-width: 3;
  }
  .aim .halo {
    fill: var(--_lit-glow);
    stroke: none;
    fill-opacity: 0.55;
    transition: fill-opacity var(--_quick);
  }
  .aim .pip {
    fill: var(--_lit);
    stroke: none;
  }
  .aim path {
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
  .way path,
  .hint,
  .hint-casing {
    stroke: var(--_lit);
    stroke-width: 3.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .way :not(.casing, .head) {
    stroke-dasharray: 8 6;
  }
  .way .casing,
  .hint-casing {
    stroke: var(--_lit-fill);
    stroke-width: 7;
  }
  .hint-casing {
    stroke-width: 8;
  }
  .no path {
    stroke: var(--_danger);
  }
  .no .casing {
    stroke: var(--_danger-soft);
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
  .spot:focus-visible::after {
    content: '';
    position: absolute;
    inset: -0.09cqi;
    border: 0.544cqi solid var(--_focus-out);
    border-radius: 50%;
    box-shadow: inset 0 0 0 0.544cqi var(--_focus-in);
  }
  .edge {
    visibility: hidden;
    stroke: var(--_focus-in);
    stroke-width: 8;
  }
  .edge + .edge {
    stroke: var(--_focus-out);
    stroke-width: 3;
  }
  :focus-visible .edge {
    visibility: visible;
  }
  @media (hover: hover) {
    .can:hover .halo {
      fill-opacity: 1;
    }
    .can:hover > .piece:not(.chosen) .lift {
      transform: translate(-0.7px, -2.4px) scale(1.025);
    }
    .can:hover:not(:focus-visible) .edge + .edge {
      visibility: visible;
      stroke: var(--_lit);
    }
  }
  @media print {
    .slab,
    .diagram {
      color-scheme: only light;
    }
    .slab::before,
    .spot::after,
    .edge {
      display: none;
    }
  }
`;
