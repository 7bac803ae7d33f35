import { css } from 'lit';

/** The wooden tray with its beds, and the tiles. */
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
    stroke: light-dark(#26402f, #182a20);
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
`;
