import { css } from '../../../element/drawing/template.js';

/** Wood, flagstones, light, and the marks of squares and rooms. */
export const marksStyles = css`
  .glow {
    stop-color: color-mix(in oklab, var(--_seat), var(--_lit-glow) 42%);
  }
  .deep {
    stop-color: var(--_well-deep);
  }
  .grain {
    fill: none;
    stroke: var(--_wood-grain);
    stroke-width: 0.9;
  }
  .bevel,
  .brass {
    fill: none;
    stroke: var(--_wood-light);
    stroke-width: 2;
  }
  .brass {
    stroke: var(--_kerf);
    stroke-width: 1.2;
    opacity: 0.7;
  }
  .tile {
    fill: var(--_room);
    opacity: 0.22;
  }
  .t1 {
    fill: var(--_well);
    opacity: 0.16;
  }
  .t2 {
    opacity: 0.4;
  }
  .glass {
    fill: url(#g-shine);
  }
  .lights {
    fill: none;
    stroke: var(--_bone);
    stroke-width: 3.3;
    stroke-linecap: round;
  }
  .casing {
    stroke: color-mix(in oklab, var(--_seat), #000 52%);
    stroke-width: 5;
  }
  .last-to,
  .hint,
  .chosen {
    fill: none;
    stroke: var(--_lit);
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .last-to {
    stroke: var(--_last);
    stroke-width: 2.6;
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
  .diagram {
    display: block;
    overflow: visible;
    forced-color-adjust: none;
  }
  .diagram .lights {
    display: none;
  }
  .start {
    fill: none;
    stroke: var(--_seat-edge);
    stroke-width: 2;
    stroke-dasharray: 3 2.9;
  }
  .flag,
  .plaque {
    fill: var(--_seat, var(--_wall));
    stroke: light-dark(var(--_bone), var(--_well-deep));
    stroke-width: 5;
    paint-order: stroke;
    stroke-linejoin: round;
  }
  .plaque {
    stroke-width: 2.4;
  }
  .letter-of {
    fill: var(--_seat-ink, light-dark(var(--_bone), var(--_well-deep)));
    font: 700 10px var(--_sans);
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
