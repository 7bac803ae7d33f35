import { css } from 'lit';

/** The wooden tray, its beds and the tiles in them. */
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
  .bevel,
  .glint {
    fill: none;
    stroke: light-dark(#fff6e0c0, #b98a5566);
    stroke-width: 2.4;
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
    stroke-width: 1.2;
  }
  .mini .dead {
    stroke-width: 1.8;
  }
  .last-to {
    fill: none;
    stroke: var(--_last);
    stroke-width: 2.8;
    stroke-linecap: round;
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
  .up {
    transition: transform var(--_quick);
  }
  .chosen .up {
    transform: translate(-2px, -6px) scale(1.04);
  }
  /* an exchange: the tile tilts out of its bed */
  .aimed .up {
    transform: translate(-7px, -14px) rotate(-5deg);
  }
  .aimed .gap {
    visibility: visible;
  }
  .aimed .lit-ring {
    visibility: hidden;
  }
  @media (hover: hover) {
    .can:not(.aimed, .chosen):hover .up {
      transform: translate(-1px, -4px) scale(1.025);
    }
  }
`;
