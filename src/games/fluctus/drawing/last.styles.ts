import { css } from '../../../element/drawing/template.js';

/** The marks of the last move. */
export const lastStyles = css`
  .went path {
    stroke: var(--_bone);
    stroke-width: 2.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .went .casing {
    stroke: var(--_inlay-edge);
    stroke-width: 5.6;
  }
  .last-from,
  .last-to {
    stroke: var(--_last);
    stroke-width: 2.6;
    stroke-dasharray: 6 5.93;
  }
  .last-to {
    stroke-width: 3.2;
    stroke-dasharray: none;
    stroke-linecap: round;
  }
  .small-ring {
    stroke-width: 2;
    stroke-dasharray: 3.5 2.8;
  }
`;
