import { css } from 'lit';

/** Rim, felt, ledge and cup. */
export const trayStyles = css`
  .tray {
    position: relative;
    isolation: isolate;
    container: tray / inline-size;
    direction: ltr;
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
      0 0.6cqi 1cqi light-dark(#4a2f1455, #000c),
      0 3cqi 5cqi light-dark(#4a2f1450, #000a);
  }
  .l-defs {
    position: absolute;
    width: 0;
    height: 0;
  }
  .ground {
    position: relative;
    display: block;
    width: 100%;
    overflow: visible;
  }
  .wood {
    fill: var(--_wood);
    stroke: light-dark(#fff6e0c0, #b98a5566);
    stroke-width: 2;
  }
  .wood-side {
    fill: var(--_wood-side);
  }
  .felt {
    fill: var(--_felt);
  }
  .slot {
    fill: var(--_well);
    stroke: light-dark(#a87b43, #1a100a);
    stroke-width: 1.6;
  }
  .want {
    fill: none;
    stroke: var(--_wood-ink);
    stroke-width: 0.7;
    opacity: 0.8;
  }
  .felt-word {
    fill: var(--_felt-ink);
    font: italic 22px var(--_serif);
  }
  .leather {
    fill: light-dark(#7c4526, #5a341f);
    stroke: light-dark(#3a1f12, #0c0604);
    stroke-width: 1.5;
  }
  .leather-rim {
    fill: light-dark(#a8683f, #855233);
  }
  .leather-deep {
    fill: light-dark(#2a140a, #120804);
  }
  .cup-count {
    fill: #fbefd9;
    font: 34px var(--_serif);
    text-anchor: middle;
  }
  @container tray (inline-size < 420px) {
    .felt-word {
      font-size: 30px;
    }
  }
`;
