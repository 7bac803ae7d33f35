import { css } from 'lit';

/** The buttons for a recap and the sentence that tells its move, under the headline. */
export const recapStyles = css`
  .recap {
    /* A touch target that needs no space. */
    margin: -10px -8px;
    padding: 10px 8px;
    color: var(--_accent);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  /* Around the text, not over the headline. */
  .recap:focus-visible {
    outline-offset: -7px;
    box-shadow: none;
  }
  .skip {
    /* As high as a line of text; the touch target is higher. */
    margin: -14px 0 -14px -8px;
    padding: 12px;
    vertical-align: middle;
  }
  .skip:focus-visible {
    outline-offset: -10px;
  }
  .skip + .recap:not(.skip) {
    margin-inline-start: 0;
  }
  .told {
    display: block;
    /* Two lines, so that the board stays where it is. */
    min-height: 2.8em;
  }
  .recap[aria-disabled='true'] {
    color: var(--_ink-3);
    cursor: default;
  }
`;

/** The progress of a computer or an analysis. Loaded with them. */
export const progressStyles = css`
  .wait {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 24px;
  }
  .wait label {
    display: contents;
  }
  progress {
    appearance: none;
    flex: 1 1 0;
    min-width: 60px;
    max-width: 220px;
    height: 8px;
    border: 0;
    border-radius: var(--_radius-small);
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
  .recap + .now {
    margin-inline-start: 14px;
  }
  .now {
    position: relative;
    flex: none;
    min-height: 24px;
    font: calc(15 * var(--_px)) / 1.2 var(--_sans);
    color: var(--_accent);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  /* as easy to hit as the large buttons, without moving the parts below */
  .now::after {
    content: '';
    position: absolute;
    inset: -10px -8px;
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
  @keyframes think {
    from {
      clip-path: inset(0 100% 0 0);
    }
    to {
      clip-path: inset(0 -33% 0 0);
    }
  }
  @container game (inline-size < 700px) {
    .dots {
      display: none;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .dots {
      animation: none;
    }
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
