import { css } from '../../../element/drawing/template.js';

/** The rim, the felt, the ledge and the cup. */
export const trayStyles = css`
  .tray {
    position: relative;
    isolation: isolate;
    container: tray / inline-size;
    forced-color-adjust: none;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  .tray::before {
    content: '';
    position: absolute;
    inset: 4% 2.2% 1.4%;
    border-radius: 7cqi;
    box-shadow:
      0 0.6cqi 1cqi var(--_shadow),
      0 3cqi 5cqi var(--_shadow);
  }
  /* in drawings, only shapes with a fill of their own are filled */
  .tray,
  .tray-picture,
  .sum {
    fill: none;
    stroke-linecap: round;
  }
  .l-defs {
    position: absolute;
    width: 0;
    height: 0;
  }
  .ground,
  .tray-picture {
    position: relative;
    display: block;
    width: 100%;
    overflow: visible;
  }
  .wood {
    fill: var(--_wood);
    stroke: var(--_wood-light);
    stroke-width: 2;
  }
  .wood-side {
    fill: var(--_wood-side);
  }
  .grain {
    stroke: var(--_wood-grain);
    stroke-width: 0.8;
    opacity: 0.36;
  }
  .mitre {
    stroke-width: 1.6;
  }
  .ledge-light {
    stroke: var(--_wood-light);
    stroke-width: 1.8;
  }
  .divide {
    stroke: var(--_wood-ink);
    stroke-width: 2;
    stroke-dasharray: 1 6;
  }
  .slot {
    fill: var(--_well);
    stroke: var(--_well-deep);
    stroke-width: 1.6;
  }
  .slot-flame {
    stroke: var(--_wood-ink);
    stroke-width: 1;
  }
  .felt-word {
    fill: var(--_felt-ink);
    font: italic 22px var(--_serif);
  }
  .felt {
    stop-color: var(--_felt);
  }
  .felt-low {
    stop-color: var(--_felt-low);
  }
  .felt-field {
    fill: url(#l-felt);
  }
  .cup-hide {
    fill: url(#l-hide);
  }
  .leather {
    fill: var(--_cup);
    stroke: color-mix(in oklab, var(--_cup), #000 60%);
    stroke-width: 1.5;
  }
  .brim {
    fill: color-mix(in oklab, var(--_cup), #fff 8%);
  }
  .mouth {
    fill: color-mix(in oklab, var(--_cup), #000 70%);
  }
  .cup-count {
    fill: var(--_felt-ink);
    font: 34px var(--_serif);
    text-anchor: middle;
  }
  @container tray (inline-size < 420px) {
    .felt-word {
      font-size: 30px;
    }
    .die-number {
      display: none;
    }
  }
`;
