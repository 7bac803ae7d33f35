import { css } from 'lit';

export const grainStyles = css`
  .tray .grain {
    fill: none;
    stroke: var(--_wood-grain);
    stroke-width: 0.8;
    stroke-linecap: round;
    opacity: 0.36;
  }
  .tray .mitre {
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
