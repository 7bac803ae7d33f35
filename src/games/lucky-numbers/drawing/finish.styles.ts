import { css } from 'lit';

/** Grain, clover, ladybird, and the marks that come with them. */
export const finishStyles = css`
  .grain {
    fill: none;
    stroke: var(--_wood-grain);
    stroke-width: 0.8;
    stroke-linecap: round;
    opacity: 0.34;
  }
  .mitre {
    fill: none;
    stroke: var(--_wood-grain);
    stroke-width: 1.4;
    opacity: 0.55;
  }
  .stalk {
    fill: none;
    stroke-width: 1.6;
    stroke-linecap: round;
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
    fill: none;
    stroke: light-dark(#2a1a12, #140b07);
    stroke-width: 2.2;
    stroke-linecap: round;
  }
  .shine {
    fill: none;
    stroke: #ffffff99;
    stroke-width: 2.4;
    stroke-linecap: round;
  }
  .big {
    stroke-width: 4.5;
  }
  .hint,
  .hint-casing {
    fill: none;
    stroke: var(--_lit);
    stroke-width: 5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .hint-casing {
    stroke: var(--_lit-fill);
    stroke-width: 11;
  }
  .barred circle {
    fill: var(--_danger);
  }
  .barred path {
    stroke: var(--_danger-soft);
    stroke-width: 4.5;
    stroke-linecap: round;
  }
`;
