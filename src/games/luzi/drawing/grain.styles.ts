import { css } from 'lit';

/** Grain, marks of dice, dice in a line of text, print. */
export const grainStyles = css`
  .tray-picture {
    display: block;
    width: 100%;
    overflow: visible;
  }
  :is(.tray, .tray-picture) .grain {
    fill: none;
    stroke: var(--_wood-grain);
    stroke-width: 0.8;
    stroke-linecap: round;
    opacity: 0.36;
  }
  :is(.tray, .tray-picture) .mitre {
    stroke-width: 1.6;
  }
  .ledge-light {
    stroke: light-dark(#fff3d6, #d9a767);
    stroke-width: 1.8;
  }
  .divide {
    stroke: var(--_wood-ink);
    stroke-width: 2;
    stroke-dasharray: 1 6;
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
  .small-die {
    flex: none;
    width: 28px;
    height: 30px;
  }
  .small-die.chosen {
    border-radius: 8px;
    box-shadow: 0 0 0 2px var(--_lit);
  }
  .glint {
    fill: none;
    stroke: #ffffff47;
    stroke-width: 1.6;
    stroke-linecap: round;
  }
  .tray .felt,
  .tray-picture .felt {
    fill: url(#l-felt);
  }
  .tray .leather {
    fill: url(#l-hide);
  }
  .fe0 {
    stop-color: var(--_felt);
  }
  .fe1 {
    stop-color: var(--_felt-low);
  }
  .h0 {
    stop-color: light-dark(#9a5a35, #74452a);
  }
  .h1 {
    stop-color: light-dark(#5c3018, #371c0e);
  }
  @media (forced-colors: active) {
    .act {
      border: 1px solid ButtonText;
    }
    .tray {
      --_focus-out: Highlight;
      --_focus-in: Canvas;
    }
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
  @media print {
    .tray {
      color-scheme: only light;
    }
    .tray::before,
    .throws {
      display: none;
    }
  }
`;
