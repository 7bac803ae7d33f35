import { css } from 'lit';

/** The toolbar, and the icons and small buttons of all parts. */
export const toolbarStyles = css`
  .tools,
  .bar {
    display: flex;
    flex-wrap: wrap;
  }
  .tools {
    align-items: center;
    margin-inline: -6px;
    padding-top: 6px;
    border-top: 1px solid var(--_rule);
  }
  .tools:not(:has(> .bar)) {
    padding: 0;
    border: 0;
  }
  .bar,
  .tool {
    flex: 1 1 auto;
    min-height: 48px;
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
  .tool,
  .step,
  .small {
    display: grid;
    place-content: center;
    place-items: center;
  }
  .tool {
    gap: 3px;
    min-width: 40px;
    padding: 6px 4px 4px;
    font-size: calc(13 * var(--_px));
    line-height: 1.15;
  }
  .step,
  .small {
    width: var(--_target);
    height: var(--_target);
  }
  .small .icon {
    width: 18px;
    height: 18px;
  }
  .tool,
  .step,
  .item,
  .small {
    color: var(--_ink-2);
  }
  :is(.tool, .step)[aria-disabled='true'] {
    /* not opacity, which would weaken the focus ring, too */
    color: color-mix(in srgb, var(--_ink-2), #0000);
    cursor: default;
  }
  :is(.tool, .step, .item, .small):not([aria-disabled='true']):hover {
    color: var(--_ink);
    background: var(--_sunk);
  }
  @container game (inline-size < 340px) {
    .bar {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(36px, 1fr));
    }
    .tool {
      min-width: 0;
      padding-inline: 0;
      font-size: calc(12 * var(--_px));
      letter-spacing: -0.02em;
    }
  }
  @container game (inline-size >= 700px) {
    .tools {
      padding-top: 10px;
    }
    /* six in one row, also in a column */
    .tool {
      min-width: 36px;
      padding-inline: 0;
    }
  }
  /* below the whole mat, the words are beside the icons */
  @container game (inline-size >= 1100px) {
    @media (min-height: 521px) {
      .bar {
        gap: 10px;
      }
      .tool {
        flex: none;
        grid-auto-flow: column;
        gap: 8px;
        min-height: 44px;
        padding: 6px 10px;
        font-size: calc(15 * var(--_px));
      }
    }
  }
  @media (forced-colors: active) {
    :is(.tool, .step)[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
