import { css } from 'lit';

/** The toolbar, and what else is not seen at first: thinking, print. */
export const toolbarStyles = css`
  :is(.tool, .step)[aria-disabled='true'] {
    opacity: 0.5;
    cursor: default;
  }
  .icon {
    flex: none;
    width: 22px;
    height: 22px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .turning:dir(rtl) {
    scale: -1 1;
  }
  .tool {
    flex: 1 1 auto;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 3px;
    min-height: 48px;
    min-width: 40px;
    padding: 6px 4px 4px;
    font: 13px/1.15 var(--_sans);
    color: var(--_ink-2);
  }
  :is(.tool, .step, .item, .small):not([aria-disabled='true']):hover {
    color: var(--_ink);
    background: var(--_sunk);
  }
  .tool[aria-busy='true'] {
    color: var(--_accent);
  }
  .dots {
    display: inline-block;
    width: 18px;
    height: 5px;
    margin-inline-start: 5px;
    vertical-align: 2px;
    background: radial-gradient(circle closest-side, currentColor 92%, transparent) 0 0 / 6px 5px;
    animation: think 1.4s steps(4) infinite;
  }
  @container game (inline-size < 700px) {
    .seat .dots {
      display: none;
    }
  }
  @keyframes think {
    from {
      clip-path: inset(0 100% 0 0);
    }
    to {
      clip-path: inset(0 -33% 0 0);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .dots {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .dots {
      background: radial-gradient(circle closest-side, CanvasText 92%, transparent) 0 0 / 6px 5px;
    }
  }
  @container game (inline-size < 340px) {
    .tool {
      padding-inline: 2px;
      font-size: 12px;
    }
  }
  @container game (inline-size >= 700px) {
    .tools {
      padding-top: 10px;
    }
    .bar {
      gap: 10px;
    }
    .tool {
      flex: none;
      flex-direction: row;
      gap: 8px;
      min-height: 44px;
      padding: 6px 10px;
      font-size: 15px;
    }
  }
  @media (forced-colors: active) {
    :is(.tool, .step)[aria-disabled='true'] {
      color: GrayText;
      opacity: 1;
    }
  }
  @media print {
    .mat {
      background: none;
      box-shadow: none;
    }
    .mat::before,
    .mat :is(.tools, .message, .hand, .replay, .over) {
      display: none;
    }
  }
`;
