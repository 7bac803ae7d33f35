import { css } from '../../../element/drawing/template.js';

/** The slab, its inlaid lines and what is cut into it. */
export const woodStyles = css`
  /* drawings are lines; shapes that are filled say so */
  .slab,
  .ground,
  .diagram {
    fill: none;
  }
  .hi {
    stop-color: var(--_wood-high);
  }
  .mid {
    stop-color: var(--_wood);
  }
  .lo {
    stop-color: light-dark(var(--_wood-low), color-mix(in oklab, var(--_wood-low), #000 30%));
  }
  .bed {
    stop-color: light-dark(var(--_well), color-mix(in oklab, var(--_well), var(--_wood-high) 28%));
  }
  .deep {
    stop-color: var(--_well-deep);
  }
  .rim-hi {
    stop-color: var(--_wood-light);
  }
  .rim-mid {
    stop-color: color-mix(in oklab, var(--_wood-light), transparent 33%);
  }
  .rim-lo {
    stop-color: color-mix(in oklab, var(--_wood-grain), transparent 50%);
  }
  .side-hi {
    stop-color: light-dark(var(--_wood-side), color-mix(in oklab, var(--_wood-side), var(--_wood-high) 55%));
  }
  .side-lo {
    stop-color: color-mix(in oklab, var(--_wood-side), #000 37%);
  }
  .light {
    stop-color: #fff;
  }
  .shadow {
    stop-color: var(--_shadow);
  }
  .face {
    fill: url(#f-face);
  }
  .hollow {
    fill: url(#f-bowl);
  }
  .shine {
    fill: url(#f-shine);
  }
  .cast {
    fill: url(#f-cast);
  }
  .side {
    fill: url(#f-side);
  }
  /* planks and growth lines */
  .plank {
    fill: var(--_wood-grain);
    fill-opacity: 0.2;
    stroke: var(--_wood-grain);
    stroke-width: 0.8;
    stroke-opacity: 0.5;
  }
  .grain {
    stroke: var(--_wood-grain);
    stroke-width: 0.6;
    stroke-linecap: round;
    stroke-opacity: 0.34;
  }
  .g1 {
    stroke-width: 0.9;
    stroke-opacity: 0.26;
  }
  .g2 {
    stroke-width: 1.5;
    stroke-opacity: 0.2;
  }
  .bevel {
    stroke: url(#f-edge);
    stroke-width: 2;
  }
  .ribbon,
  .ribbon-kerf,
  .sheen,
  .dotted,
  .dashed,
  .star {
    stroke: var(--_c);
    stroke-width: 15;
  }
  .ribbon-kerf {
    stroke: var(--_kerf);
    stroke-width: 18;
  }
  .inlaid {
    fill: var(--_c);
  }
  .ring {
    stroke: var(--_kerf);
    stroke-width: 1.5;
  }
  .bowl {
    stroke-width: 1.2;
  }
  .sheen {
    stroke: #fff2;
    stroke-width: 6;
  }
  .c-blue .sheen {
    stroke: none;
  }
  .sheen-tip {
    fill: #fff2;
  }
  .dotted,
  .dashed {
    stroke: var(--_thread);
    stroke-width: 1.8;
    stroke-dasharray: 9 6;
  }
  .dotted {
    stroke-width: 3.8;
    stroke-linecap: round;
    stroke-dasharray: 0.1 9;
  }
  .star {
    stroke: var(--_kerf);
    stroke-width: 1.4;
  }
  /* a start field: the ring of seat A's stones, or the squares of seat B's, in the field's ring */
  .home {
    stroke: var(--_mark);
    stroke-width: 2;
  }
  .home-edge {
    stroke: var(--_mark-edge);
    stroke-width: 3.2;
  }
  .home1 {
    stroke-width: 4.2;
    stroke-dasharray: 4.2 19.99;
    stroke-dashoffset: 2.1;
  }
  .home1 .home-edge {
    stroke-width: 5.8;
    stroke-dasharray: 5.8 18.39;
    stroke-dashoffset: 2.9;
  }
  .glint {
    stroke: var(--_wood-light);
    stroke-width: 1.6;
    stroke-linecap: round;
  }
  .coordinate {
    fill: var(--_wood-ink);
    font: 14.5px var(--_sans);
    letter-spacing: 0.03em;
    text-anchor: middle;
  }
  .waves {
    stroke: var(--_wood-ink);
    stroke-width: 2.2;
    stroke-linecap: round;
    stroke-opacity: 0.4;
  }
  @container slab (inline-size < 420px) {
    .coordinate {
      font-size: 19px;
    }
  }
  @container slab (inline-size < 260px) {
    .coordinate {
      font-size: 26px;
    }
  }
  .diagram .coordinate {
    font-size: 26px;
  }
`;
