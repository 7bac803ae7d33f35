import { css } from 'lit';

/** A bar that fills while a computer thinks, and the button beside it, in the line under the headline. */
export const progressStyles = css`
  .wait {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 24px;
  }
  progress {
    appearance: none;
    flex: 1 1 0;
    min-width: 60px;
    max-width: 220px;
    height: 8px;
    border: 0;
    border-radius: 4px;
    overflow: hidden;
    background: var(--_rule);
    color: var(--_accent);
  }
  progress::-webkit-progress-bar {
    background: none;
  }
  progress::-webkit-progress-value {
    background: currentColor;
    transition: inline-size var(--_quick);
  }
  progress::-moz-progress-bar {
    background: currentColor;
  }
  .now {
    position: relative;
    flex: none;
    min-height: 24px;
    font: 15px/1.2 var(--_sans);
    color: var(--_accent);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  /* as easy to hit as the large buttons, without moving what lies below */
  .now::after {
    content: '';
    position: absolute;
    inset: -10px -8px;
  }
  @media (forced-colors: active) {
    progress {
      outline: 1px solid CanvasText;
      background: Canvas;
      color: Highlight;
      forced-color-adjust: none;
    }
  }
  @media print {
    .wait {
      display: none;
    }
  }
`;
