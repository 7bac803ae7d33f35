import { css } from '../../../element/drawing/template.js';

/** The grain and the shadow of the tray, clovers and the ladybird. */
export const ornamentStyles = css`
  .diagram,
  .mini {
    display: block;
    overflow: visible;
    forced-color-adjust: none;
  }
  .bevel,
  .glint {
    fill: none;
    stroke: var(--_wood-light);
    stroke-width: 2.4;
  }
  .example .coordinate {
    font-size: 26px;
  }
  .grain {
    stroke: var(--_wood-grain);
    stroke-width: 0.8;
    opacity: 0.34;
  }
  .mitre {
    fill: none;
    stroke: var(--_wood-grain);
    stroke-width: 1.4;
    opacity: 0.55;
  }
  .stalk {
    stroke-width: 1.6;
  }
  .carved {
    fill: var(--_well-deep);
    stroke: var(--_well-deep);
    stroke-width: 0;
    opacity: 0.55;
  }
  .deco {
    fill: var(--_bone);
    stroke: var(--_bone);
    stroke-width: 0;
  }
  .wing {
    fill: var(--_ladybird);
  }
  .head {
    fill: #000;
  }
  .leg {
    stroke: #000;
    stroke-width: 2.2;
  }
  .shine {
    stroke: #fff9;
    stroke-width: 2.4;
  }
`;
