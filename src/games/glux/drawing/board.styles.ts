import { css } from '../../../element/drawing/template.js';

/** Tokens of the game under private names, the frame, corridors, rooms and chips, light, and the marks of squares and rooms. */
export const boardStyles = css`
  :host {
    --_corridor: var(--glux-corridor, light-dark(#a28a65, #141726));
    --_corridor-line: var(--glux-corridor-line, light-dark(#856d4a, #272c44));
    --_room: var(--glux-room, light-dark(#d9c59d, #2b3050));
    --_middle: var(--glux-middle, light-dark(#ebdab2, #384066));
    --_wall: var(--glux-wall, light-dark(#3b2413, #d3b27c));
    --_casing: light-dark(var(--_bone), color-mix(in oklab, var(--_corridor), #000 60%));
  }
  /* gradients are lit by style sheets: without them, as on a saved page, a drawing has lines only */
  .ground,
  .diagram,
  .piece {
    fill-opacity: 1;
  }
  /* the light of a seat: its own hue, brighter by day, in the dark from white to embers */
  .beam {
    --_l0: color-mix(in oklab, var(--_seat), #fff 86%);
    --_day1: color-mix(in oklab, color-mix(in oklch, var(--_seat) 1%, oklch(0.86 none none)), #fff 25%);
    --_night1: color-mix(in oklch, var(--_seat) 1%, oklch(0.76 none none));
    --_l1: light-dark(var(--_day1), var(--_night1));
    --_day2: color-mix(in oklab, color-mix(in oklch, var(--_seat) 1%, oklch(0.77 none none)), #fff 10%);
    --_night2: color-mix(in oklch, var(--_seat) 1%, oklch(0.43 none none));
    --_l2: light-dark(var(--_day2), var(--_night2));
  }
  .l0 {
    stop-color: var(--_l0);
  }
  .l1 {
    stop-color: var(--_l1);
  }
  .l2 {
    stop-color: var(--_l2);
  }
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
  .side {
    fill: var(--_wood-side);
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
  }
  .hall {
    fill: var(--_middle);
  }
  .parquet {
    fill: none;
    stroke: light-dark(var(--_corridor-line), color-mix(in oklab, var(--_room), #000 45%));
    opacity: 0.55;
  }
  /* walls throw a shadow on unlit floors */
  .shade {
    fill: none;
    stroke: var(--_shadow);
    stroke-linejoin: round;
    opacity: 0.5;
  }
  .inlay,
  .hall-mark,
  .walls {
    fill: none;
    stroke: var(--_wall);
    stroke-width: 1.3;
    stroke-linejoin: round;
  }
  .inlay {
    stroke: light-dark(var(--_wall), #fff);
    opacity: 0.4;
  }
  .hall-mark.casing {
    stroke: light-dark(#0000, var(--_casing));
    stroke-width: 3.6;
  }
  .walls {
    stroke-width: 1.9;
  }
  .walls.casing {
    stroke: light-dark(var(--_wall), var(--_casing));
    stroke-width: 4.4;
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
    stroke: color-mix(in oklab, var(--_seat), #000 62%);
    stroke-width: 2;
  }
  .chip text {
    fill: #000;
    font: 700 17px var(--_sans);
    font-variant-numeric: lining-nums;
  }
  .chip:is(.s3, .s4) text {
    font-size: 15px;
  }
  .chip.free text {
    font-size: 11px;
  }
  .upper .chip text {
    font-size: 19.5px;
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
    fill: var(--_corridor-line);
    opacity: 0.3;
  }
  .t2 {
    opacity: 0.4;
  }
  .lights {
    fill: none;
    stroke: var(--_bone);
    stroke-width: 2.9;
    stroke-linecap: round;
  }
  .lights.casing {
    stroke: color-mix(in oklab, var(--_seat), #000 52%);
    stroke-width: 4.4;
  }
  .last-to {
    fill: none;
    stroke: var(--_last);
    stroke-width: 2.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .last-to.casing {
    stroke: var(--_casing);
    stroke-width: 5;
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
  .start .casing {
    stroke: var(--_casing);
    stroke-width: 4.6;
    stroke-dasharray: none;
  }
  .flag,
  .plaque {
    fill: var(--_seat, var(--_wall));
    stroke: light-dark(
      color-mix(in oklab, var(--_seat-edge, var(--_wall)), var(--_ink, #000) 45%),
      var(--_well-deep)
    );
    stroke-width: 5;
    paint-order: stroke;
    stroke-linejoin: round;
  }
  .plaque {
    stroke: light-dark(var(--_bone), var(--_well-deep));
    stroke-width: 2.4;
  }
  .letter-of {
    fill: var(--_seat-ink, light-dark(var(--_bone), var(--_well-deep)));
    font: 700 10px var(--_sans);
  }
`;

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
  :is(.hint, .chosen).casing {
    stroke: var(--_lit-fill);
    stroke-width: 6;
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
