import { css } from 'lit';

/** The wooden tray with its beds, and the tiles. */
export const trayStyles = css`
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
  .glaze {
    stop-color: light-dark(#fffdf7, #f4e7c8);
  }
  .bone {
    stop-color: var(--_tile);
  }
  .worn {
    stop-color: light-dark(#efe3c8, #d3bd91);
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
    fill: light-dark(#4a2a0d66, #000a);
  }
  .t-side {
    fill: light-dark(#dfcfae, #bca47a);
    stroke: light-dark(#a98d5f, #6d5634);
  }
  .t-line {
    fill: none;
    stroke: light-dark(#d9c7a2, #bfa678);
    stroke-width: 1.6;
  }
  .tile text,
  .free text,
  .mini text {
    fill: light-dark(#2f2117, #2a1c11);
    font: 47px var(--_serif);
    font-variant-numeric: lining-nums;
    letter-spacing: -0.02em;
    text-anchor: middle;
  }
  .base {
    stroke: light-dark(#2f2117, #2a1c11);
    stroke-width: 2.4;
    stroke-linecap: round;
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
  .swap path {
    fill: none;
    stroke: var(--_lit);
    stroke-width: 4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .swap circle {
    fill: var(--_lit-fill);
    stroke: var(--_lit);
  }
  .swap {
    stroke-width: 2.4;
  }
  .swap path {
    stroke-width: 2.4;
  }
  .dead {
    fill: none;
    stroke: var(--_danger);
    stroke-width: 4.5;
    stroke-linecap: round;
  }
  .back rect {
    fill: var(--_back);
    stroke: light-dark(#26402f, #182a20);
    stroke-width: 1.4;
  }
  .back .rim {
    stroke: var(--_bone);
    stroke-opacity: 0.6;
  }
  .focus {
    visibility: hidden;
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
  .gap {
    visibility: hidden;
  }
  .up {
    transition: transform var(--_quick);
  }
  .chosen .up {
    transform: translate(-2px, -6px) scale(1.04);
  }
`;
