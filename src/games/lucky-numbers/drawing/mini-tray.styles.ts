import { css } from '../../../element/drawing/template.js';

/** Small trays. */
export const miniTrayStyles = css`
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
    stroke-width: 1.6;
  }
  .mini .dead {
    stroke-width: 1.8;
  }
`;
