import { css } from '../../../element/drawing/template.js';

/** Styles that only boards and examples have: the box of a diagram, hints, barred squares and targets. */
export const targetsStyles = css`
  .diagram {
    display: block;
    overflow: visible;
    forced-color-adjust: none;
  }
  .hint,
  .chosen {
    fill: none;
    stroke: var(--_lit);
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .hint.casing {
    stroke: var(--_lit-fill);
    stroke-width: 7;
  }
  .barred {
    fill: var(--_danger-soft);
    stroke: var(--_danger);
    stroke-width: 2.8;
    stroke-linecap: round;
  }
  .can {
    background: radial-gradient(closest-side, color-mix(in srgb, var(--_lit-glow) 50%, #0000) 93%, #0000 95%);
  }
  .aims path {
    fill: var(--_lit-fill);
    stroke: var(--_lit);
    stroke-width: 2.4;
  }
  .aims .ring {
    fill: none;
    stroke-width: 3;
  }
  .aims .tab path {
    stroke-width: 1.7;
  }
  .aims text {
    fill: var(--_lit);
    font: 700 15px var(--_sans);
    font-variant-numeric: lining-nums;
  }
  .aims .tab text {
    font-size: 10.5px;
  }
  .aims .house {
    fill: none;
    stroke-width: 2;
    stroke-linejoin: round;
  }
`;
