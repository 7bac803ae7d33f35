import { css } from 'lit';

/** Buttons and the toolbar. */
export const controlStyles = css`
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
`;
