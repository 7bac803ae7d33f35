import { css } from './template.js';

/** The theme `print`, over the style sheets of a drawing: no ink for wood, dark lines. */
export const printStyles = css`
  :host {
    --_wood: #fff;
    --_wood-high: #fff;
    --_wood-low: #fff;
    --_wood-side: #b5b5b5;
    --_wood-ink: #222;
    --_kerf: #333;
    --_well: #f4f4f4;
    --_well-deep: #dcdcdc;
    --_bone: #fff;
    --_last: #000;
  }
  .grain,
  .mitre {
    display: none;
  }
  .bevel {
    stroke: #999;
  }
`;
