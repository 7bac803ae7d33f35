import { css } from '../../../element/drawing/template.js';

/** The wooden tray with its beds, the tiles, their marks, and the motion of a tile under the pointer. */
export const trayStyles = css`
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
  .deep {
    stop-color: var(--_well-deep);
  }
  .bed {
    stop-color: var(--_well);
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
    fill: url(#l-bed);
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
    stroke: var(--_danger);
    stroke-width: 4.5;
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
`;
