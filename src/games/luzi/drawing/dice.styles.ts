import { css } from 'lit';

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
    translate: var(--_dx) var(--_dy);
  }
  .b0 {
    stop-color: light-dark(#fffdf7, #f7ebd0);
  }
  .b1 {
    stop-color: var(--_bone);
  }
  .b2 {
    stop-color: light-dark(#dfcfae, #bca47a);
  }
  .die-side {
    fill: light-dark(#c2ab80, #8d7549);
  }
  .edge {
    fill: none;
    stroke: #fffefb99;
    stroke-width: 2;
  }
  .pip {
    stroke: var(--_bone-ink);
    stroke-width: 14.8;
    stroke-linecap: round;
  }
  .joe {
    fill: var(--_joe);
  }
  .horn {
    fill: var(--_horn);
  }
  .eye {
    fill: var(--_bone);
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
  .ring,
  .ring-casing {
    fill: none;
    stroke: var(--_chosen);
    stroke-width: 5;
  }
  .ring-casing {
    stroke: var(--_chosen-casing);
    stroke-width: 9;
  }
  .focus {
    display: none;
    fill: none;
    stroke: var(--_focus-in);
    stroke-width: 4;
  }
  .focus :last-child {
    stroke: var(--_focus-out);
  }
  .spot:focus-visible .focus {
    display: block;
  }
  .glint {
    fill: none;
    stroke: #ffffff47;
    stroke-width: 1.6;
    stroke-linecap: round;
  }
  .last {
    fill: none;
    stroke: var(--_felt-ink);
    stroke-width: 3.4;
    stroke-linecap: round;
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
    fill: none;
    stroke: light-dark(#17513f, #3a2406);
    stroke-width: 3.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .hint {
    fill: none;
    stroke: var(--_chosen);
    stroke-width: 5;
    stroke-linecap: round;
  }
  .die-number {
    fill: var(--_felt-ink);
    font: 15px var(--_sans);
    text-anchor: middle;
    opacity: 0.75;
  }
  @container tray (inline-size < 420px) {
    .die-number {
      display: none;
    }
  }
  .small-die {
    flex: none;
    width: 28px;
    height: 30px;
  }
  .small-die.chosen {
    border-radius: 8px;
    box-shadow: 0 0 0 2px var(--_lit);
  }
`;
