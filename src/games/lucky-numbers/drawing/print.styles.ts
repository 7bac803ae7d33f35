import { css } from '../../../element/drawing/template.js';

/** The style sheet of printed pictures, over the others. */
export const printTrayStyles = css`
  :host {
    --_bed: #fff;
    --_tile: #fff;
  }
  .carved {
    opacity: 0.12;
  }
  .mini-tile {
    stroke: #888;
  }
  .t-cast {
    fill: none;
  }
`;
