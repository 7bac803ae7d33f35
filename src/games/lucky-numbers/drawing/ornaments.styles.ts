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
    stroke: light-dark(#fff6e0c0, #b98a5566);
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
    fill: light-dark(#9a6d3a, #120b06);
    stroke: light-dark(#9a6d3a, #120b06);
    stroke-width: 0;
    opacity: 0.55;
  }
  .deco {
    fill: var(--_bone);
    stroke: var(--_bone);
    stroke-width: 0;
  }
  .wing {
    fill: light-dark(#b9301f, #c4432f);
  }
  .head {
    fill: light-dark(#2a1a12, #140b07);
  }
  .leg {
    stroke: light-dark(#2a1a12, #140b07);
    stroke-width: 2.2;
  }
  .shine {
    stroke: #ffffff99;
    stroke-width: 2.4;
  }
`;
