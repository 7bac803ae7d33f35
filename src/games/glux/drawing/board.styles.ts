import { css } from '../../../element/drawing/template.js';

/** Tokens of the game under private names, the frame, corridors, rooms and chips, light, and the marks of squares and rooms. */
export const boardStyles = css`
  :host {
    --_corridor: var(--glux-corridor, light-dark(#e9d5ad, #3a281b));
    --_corridor-line: var(--glux-corridor-line, light-dark(#c7a56d, #563d28));
    --_room: var(--glux-room, light-dark(#fbf0d2, #76532a));
    --_middle: var(--glux-middle, light-dark(#f8db8c, #86611b));
    --_wall: var(--glux-wall, light-dark(#5a3a1c, #e0b878));
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
