import { css } from '../../../element/drawing/template.js';

/** Tokens of the game under private names, trays and tiles with their ornaments, and the trays of the others. */
export const trayStyles = css`
  :host {
    --_bed: var(--lucky-bed, light-dark(#b98c55, #3b2818));
    --_tile: var(--lucky-tile, light-dark(#fbf4e4, #e9d8b4));
    --_tile-ink: var(--lucky-ink, light-dark(#2f2117, #2a1c11));
    --_ladybird: var(--lucky-ladybird, light-dark(#b9301f, #c4432f));
    --_back: var(--lucky-back, light-dark(#54775f, #3d5a49));
    --_leaf: var(--lucky-leaf, light-dark(#3f6b4e, #7da487));
  }
  .base,
  .dead,
  .grain,
  .hint,
  .hint-casing,
  .last-to,
  .leg,
  .lit-ring,
  .shine,
  .stalk,
  .swap path {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
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
  /* laid over the plain colour of a tile, which is that of its number: what changes the colours of a page changes both alike */
  .glaze {
    stop-color: #fff;
  }
  .glaze-low {
    stop-color: var(--_wood-side);
  }
  .side {
    fill: var(--_wood-side);
  }
  .trough {
    fill: var(--_bed);
    stroke: color-mix(in oklab, var(--_well-deep), transparent 30%);
    stroke-width: 2;
  }
  .coordinate {
    fill: var(--_wood-ink);
    font: 19px var(--_sans);
    text-anchor: middle;
  }
  .t-cast {
    fill: var(--_shadow);
  }
  .t-side {
    fill: color-mix(in oklab, var(--_tile), var(--_wood-side) 24%);
    stroke: color-mix(in oklab, var(--_tile), var(--_wood-side) 65%);
  }
  .t-face {
    fill: var(--_tile);
  }
  .t-glaze {
    fill: url(#l-glaze);
  }
  .face {
    fill: url(#l-face);
  }
  .beds {
    fill: var(--_well);
  }
  .bed-shade {
    fill: var(--_well-deep);
    opacity: 0.22;
  }
  .t-line {
    fill: none;
    stroke: color-mix(in oklab, var(--_tile), var(--_wood-side) 24%);
    stroke-width: 1.6;
  }
  .tile text,
  .mini {
    fill: var(--_tile-ink);
  }
  .tile text,
  .free text,
  .mini text {
    font: 47px var(--_serif);
    font-variant-numeric: lining-nums;
    letter-spacing: -0.02em;
    text-anchor: middle;
  }
  .base {
    stroke: var(--_tile-ink);
    stroke-width: 3;
  }
  .free path:first-child,
  .gap {
    fill: var(--_lit-fill);
    stroke: var(--_lit);
    stroke-width: 3.4;
    stroke-dasharray: 9 7;
  }
  .free text {
    fill: var(--_lit);
    font-size: 44px;
  }
  .free .base {
    stroke: var(--_lit);
  }
  .lit-ring,
  .swap,
  .hint {
    stroke: var(--_lit);
    stroke-width: 4;
  }
  .swap {
    fill: var(--_lit-fill);
    stroke-width: 2.4;
  }
  .dead {
    stroke: var(--_wood-ink);
    stroke-width: 3.4;
  }
  .back rect {
    fill: var(--_back);
    stroke: color-mix(in oklab, var(--_back), #000 46%);
    stroke-width: 1.4;
  }
  .back .rim {
    stroke: var(--_bone);
    stroke-opacity: 0.6;
  }
  .gap,
  .focus {
    visibility: hidden;
  }
  .focus {
    fill: none;
    stroke: var(--_focus-out);
    stroke-width: 3.5;
  }
  .focus :first-child {
    stroke: var(--_focus-in);
  }
  :focus-visible > .piece > .focus {
    visibility: visible;
  }
  .up {
    transition: transform var(--_quick);
  }
  .chosen .up {
    transform: translate(-2px, -6px) scale(1.04);
  }
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
  .diagram,
  .mini {
    display: block;
    overflow: visible;
    forced-color-adjust: none;
  }
  .bevel {
    fill: none;
    stroke: var(--_wood-light);
    stroke-width: 2.4;
  }
  .glint {
    fill: var(--_wood-light);
  }
  .example .coordinate {
    font-size: 26px;
  }
  .grain {
    stroke: var(--_wood-grain);
    stroke-width: 0.8;
    opacity: 0.34;
  }
  .mitre {
    fill: none;
    stroke: var(--_wood-grain);
    stroke-width: 1.4;
    opacity: 0.55;
  }
  .stalk {
    stroke-width: 1.6;
  }
  .carved {
    fill: var(--_leaf);
    stroke: var(--_leaf);
    stroke-width: 0;
    opacity: 0.5;
  }
  .deco {
    fill: var(--_bone);
    stroke: var(--_bone);
    stroke-width: 0;
  }
  .wing {
    fill: var(--_ladybird);
  }
  .head {
    fill: #000;
  }
  .leg {
    stroke: #000;
    stroke-width: 2.2;
  }
  .shine {
    stroke: #fff9;
    stroke-width: 2.4;
  }
  .mini-frame {
    fill: var(--_wood);
    stroke: var(--_wood-side);
    stroke-width: 1.4;
  }
  .mini-bed {
    fill: var(--_well);
  }
  .mini-tile {
    fill: var(--_tile);
  }
  .mini text {
    font-size: 17px;
  }
  .mini .base {
    stroke-width: 1.6;
  }
  .mini .dead {
    stroke-width: 1.8;
  }
`;

/** The style sheet of printed pictures, over the others. */
export const printTrayStyles = css`
  :host {
    --_bed: #fff;
    --_tile: #fff;
  }
  .carved {
    opacity: 0.12;
  }
  .mini-tile {
    stroke: #888;
  }
  .t-cast {
    fill: none;
  }
`;
