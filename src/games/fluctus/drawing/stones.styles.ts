import { css } from '../../../element/drawing/template.js';

/** Turned stones, lying and lifted. */
export const stonesStyles = css`
  .t-side {
    fill: color-mix(in oklab, var(--_c), #000 46%);
  }
  .t-face {
    fill: var(--_c);
    stroke: color-mix(in oklab, var(--_c), #000 31%);
    stroke-width: 1.2;
  }
  .t-dish {
    fill: color-mix(in oklab, var(--_c), #000 7%);
    stroke: color-mix(in oklab, var(--_c), #000 37%);
    stroke-width: 1.6;
  }
  .t-glint {
    stroke: #fff6;
    stroke-width: 2.4;
    stroke-linecap: round;
  }
  .t-hollow {
    fill-opacity: 0.6;
  }
  .mark-fill {
    fill: var(--_mark);
    stroke: var(--_inlay-edge);
    stroke-width: 2.4;
    paint-order: stroke;
    stroke-linejoin: round;
  }
  .mark-edge {
    stroke: var(--_mark-edge);
    stroke-width: 5.8;
  }
  .mark-ring {
    stroke: var(--_mark);
    stroke-width: 3.4;
  }
  .shade {
    fill-opacity: 0.95;
    transform: translate(3.5px, 8px);
  }
  .shade,
  .lift {
    transition: transform var(--_quick);
  }
  .chosen .lift {
    transform: translate(-2px, -6px) scale(1.07);
  }
  .chosen .shade {
    transform: translate(9px, 17px) scale(1.02);
  }
  .chosen-ring {
    stroke: var(--_lit);
    stroke-width: 3;
    transform: translate(-2px, -6px) scale(1.07);
  }
`;
