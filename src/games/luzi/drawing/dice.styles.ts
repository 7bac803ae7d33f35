import { css } from '../../../element/drawing/template.js';

/** Dice on the tray and in a line of text, their marks, and their buttons. */
export const diceStyles = css`
  .spot {
    position: absolute;
    aspect-ratio: 1;
    translate: -50% -50%;
    border-radius: 0;
    outline: none;
    box-shadow: none;
    cursor: default;
  }
  .die {
    position: absolute;
    inset: 0;
    width: 100%;
    overflow: visible;
    pointer-events: none;
  }
  .can {
    cursor: pointer;
    /* dice can be dragged */
    touch-action: none;
  }
  [data-dragged] {
    z-index: 2;
    cursor: grabbing;
  }
  [data-dragged] .die {
    translate: var(--_drag);
  }
  /* laid over the plain colour of a die, which is that of its pips: what changes the colours of a page changes both alike */
  .light {
    stop-color: #fff;
  }
  .dim {
    stop-color: var(--_wood-side);
  }
  .die-face {
    fill: var(--_bone);
  }
  .die-glaze {
    fill: url(#l-bone);
  }
  .die-side {
    fill: var(--_die-side);
  }
  .edge {
    stroke: #fff9;
    stroke-width: 2;
  }
  .pip {
    stroke: var(--_bone-ink);
    stroke-width: 14.8;
  }
  .glint {
    stroke: #fff4;
    stroke-width: 1.6;
  }
  .pip.n1 {
    stroke: var(--_joe);
    stroke-width: 26;
  }
  .glint.n1 {
    stroke: var(--_bone);
    stroke-width: 9;
  }
  .pip.n6 {
    fill: var(--_horn);
    stroke: none;
  }
  .shade {
    fill: url(#l-cast);
    opacity: 0.6;
  }
  .lift,
  .shade {
    transition: translate var(--_quick);
  }
  .chosen .lift {
    translate: -4px -8px;
  }
  .chosen .shade {
    translate: 6px 9px;
  }
  .spent {
    filter: saturate(0.5) brightness(0.86);
  }
  .ring {
    stroke: var(--_chosen);
    stroke-width: 5;
  }
  .ring-casing {
    stroke: var(--_chosen-casing);
    stroke-width: 9;
  }
  .focus {
    display: none;
    stroke: var(--_focus-in);
    stroke-width: 4;
  }
  .focus :last-child {
    stroke: var(--_focus-out);
  }
  .spot:focus-visible .focus {
    display: block;
  }
  .last {
    stroke: var(--_felt-ink);
    stroke-width: 3.4;
  }
  .locked .last {
    stroke: var(--_last);
  }
  .tick circle {
    fill: var(--_chosen);
    stroke: var(--_chosen-casing);
    stroke-width: 2.4;
  }
  .tick path {
    stroke: var(--_chosen-casing);
    stroke-width: 3.6;
    stroke-linejoin: round;
  }
  .die-number {
    fill: var(--_felt-ink);
    font: 15px var(--_sans);
    text-anchor: middle;
    opacity: 0.75;
  }
  .small-die {
    flex: none;
    width: 28px;
    height: 30px;
  }
  .small-die.chosen {
    border-radius: 27%;
    box-shadow: 0 0 0 2px var(--_lit);
  }
`;
