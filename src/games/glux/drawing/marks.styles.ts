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
    opacity: 0.3;
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
  .last-to {
    fill: none;
    stroke: var(--_last);
    stroke-width: 2.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .diagram .lights {
    display: none;
  }
  .start {
    fill: none;
    stroke: var(--_seat-edge);
    stroke-width: 3;
    stroke-dasharray: 4 2.9;
  }
  .flag,
  .plaque {
    fill: var(--_seat, var(--_wall));
    stroke: light-dark(var(--_seat-edge, var(--_bone)), var(--_well-deep));
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
`;
