import { css } from '../../../element/drawing/template.js';

/** The frame, the corridors, the rooms and the chips. */
export const boardStyles = css`
  text {
    text-anchor: middle;
  }
  .hi {
    stop-color: var(--_wood-high);
  }
  .mid {
    stop-color: var(--_wood);
  }
  .lo {
    stop-color: var(--_wood-low);
  }
  .light {
    stop-color: #fff;
  }
  .side {
    fill: var(--_wood-side);
  }
  .lit-0 {
    fill: url(#g-glow0);
  }
  .lit-1 {
    fill: url(#g-glow1);
  }
  .lit-2 {
    fill: url(#g-glow2);
  }
  .lit-3 {
    fill: url(#g-glow3);
  }
  .in-depth {
    fill: url(#g-deep);
  }
  .face-up {
    fill: url(#g-face);
  }
  .wall {
    fill: var(--_wall);
  }
  .corridor {
    fill: var(--_corridor);
  }
  .mosaic {
    fill: none;
    stroke: var(--_corridor-line);
    opacity: 0.5;
  }
  .room {
    fill: var(--_room);
    stroke: var(--_wall);
    stroke-width: 2.6;
  }
  .hall {
    fill: var(--_middle);
  }
  .coordinate {
    fill: var(--_wood-ink);
    font-family: var(--_sans);
  }
  .k-side {
    fill: color-mix(in oklab, var(--_seat), #000 43%);
  }
  .k-top {
    fill: var(--_seat);
    stroke: color-mix(in oklab, var(--_seat), #000 70%);
    stroke-width: 2;
  }
  .chip text {
    fill: var(--_seat-ink);
    font: 700 17px var(--_sans);
    font-variant-numeric: lining-nums;
  }
  .chip:is(.s3, .s4) text {
    font-size: 14.5px;
  }
`;
