import { css } from 'lit';

/** Grain, clover, ladybird, and the marks that come with them. */
export const finishStyles = css`
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
  .tray::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 4% 2.2% 1.4%;
    border-radius: 6%;
    box-shadow:
      0 4px 6px light-dark(#4a2f1455, #000c),
      0 14px 26px light-dark(#4a2f1455, #000a);
  }
  .diagram .coordinate {
    font-size: 26px;
  }
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
    stroke-width: 1.2;
  }
  .mini .dead {
    stroke-width: 1.8;
  }
  .last-to {
    fill: none;
    stroke: var(--_last);
    stroke-width: 2.8;
    stroke-linecap: round;
  }
  .none {
    fill: none;
    stroke: var(--_edge);
    stroke-width: 3;
    stroke-dasharray: 9 7;
  }
  .count circle {
    fill: var(--_accent);
  }
  .count text {
    fill: var(--_accent-ink);
    font: 700 22px var(--_sans);
    text-anchor: middle;
  }
  /* an exchange: the tile tilts out of its bed */
  .swaps:is(:hover, :focus-visible) {
    z-index: 1;
  }
  .swaps:is(:hover, :focus-visible) .up {
    transform: translate(-7px, -14px) rotate(-5deg);
  }
  .swaps:is(:hover, :focus-visible) .gap {
    visibility: visible;
  }
  .swaps:is(:hover, :focus-visible) .lit-ring {
    visibility: hidden;
  }
  @media (hover: hover) {
    .can:not(.swaps, .chosen):hover .up {
      transform: translate(-1px, -4px) scale(1.025);
    }
  }
  .still {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-top: 10px;
  }
  .still .piece {
    width: 11%;
  }
  .small-trays {
    display: flex;
    gap: 4%;
    margin-top: 8px;
    direction: ltr;
  }
  .small-trays .mini {
    width: 28%;
  }
  .hinted {
    box-shadow: 0 0 0 3px var(--_lit) inset;
  }
  /* a tile may be dragged */
  .lucky {
    -webkit-tap-highlight-color: transparent;
    user-select: none;
    -webkit-user-select: none;
  }
  .middle .can {
    touch-action: none;
  }
  [data-dragged] {
    z-index: 2;
    cursor: grabbing;
  }
  [data-dragged] .piece {
    translate: var(--_dx) var(--_dy);
  }
  .small-tray {
    grid-column: 1 / -1;
    width: 100%;
    max-width: 132px;
    margin: 8px auto 0;
    direction: ltr;
  }
  .seats:has(.small-tray) > :not(:has(.small-tray)) {
    grid-column: 1 / -1;
    order: -1;
  }
  .seat:has(.small-tray) .score {
    grid-row: 1;
  }
  .seat:has(.small-tray) .under {
    grid-column: 2 / -1;
    white-space: normal;
  }
  /* one tray alone stands beside its name */
  @container game (inline-size < 700px) {
    .seats:not(:has(> :nth-child(3))) {
      grid-template-columns: 1fr;
    }
    .seats:not(:has(> :nth-child(3))) > :has(.small-tray) {
      grid-template-columns: 34px minmax(0, 1fr) 132px auto;
    }
    .seats:not(:has(> :nth-child(3))) .small-tray {
      grid-area: 1 / 3 / span 2;
      margin: 0;
    }
    .seats:not(:has(> :nth-child(3))) > :has(.small-tray) .score {
      grid-area: 1 / 4 / span 2;
    }
    .seats:not(:has(> :nth-child(3))) > :has(.small-tray) .under {
      grid-column: 2;
    }
  }
  @container game (480px <= inline-size < 700px) {
    .seats:has(> :nth-child(4)) {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  @container game (inline-size >= 700px) {
    .frame:not(.bare) .seats:has(.small-tray) {
      grid-template-columns: 1fr 1fr;
      gap: 0 22px;
    }
    .frame:not(.bare) .seats:not(:has(> :nth-child(3))) {
      grid-template-columns: 1fr;
    }
    .small-tray {
      max-width: 160px;
    }
    .seat:has(.small-tray) {
      grid-template-columns: 26px minmax(0, 1fr) auto;
      column-gap: 8px;
    }
    .seat:has(.small-tray) .mark {
      width: 26px;
      height: 26px;
    }
    .seat:has(.small-tray) .letter {
      font-size: 12px;
      line-height: 26px;
    }
    .seat:has(.small-tray) .name {
      font-size: 16px;
    }
    .seat:has(.small-tray) .score {
      font-size: 22px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .up {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .lucky,
    .small-tray {
      --_lit: Highlight;
      --_lit-fill: Canvas;
      --_focus-out: Highlight;
      --_focus-in: Canvas;
    }
    .leave {
      border: 1px solid ButtonText;
      forced-color-adjust: auto;
    }
  }
  @media print {
    .leaves {
      display: none;
    }
  }
`;
