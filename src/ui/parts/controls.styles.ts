import { css } from 'lit';

/** Buttons, the toolbar and the slips under the board. */
export const controlStyles = css`
  button,
  select,
  input {
    margin: 0;
    font: inherit;
    color: inherit;
  }
  button {
    appearance: none;
    border: 0;
    padding: 0;
    background: none;
    border-radius: var(--_radius-small);
    cursor: pointer;
    touch-action: manipulation;
  }
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
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    margin-inline: -6px;
    padding-top: 6px;
    border-top: 1px solid var(--_rule);
  }
  .bar {
    display: flex;
    flex: 1 1 auto;
    flex-wrap: wrap;
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
  .go {
    min-height: var(--_target);
    padding: 6px 20px;
    font: 17px/1.1 var(--_serif);
    border-radius: 8px;
    background: var(--_accent);
    color: var(--_accent-ink);
    box-shadow:
      0 1px 0 #fff3 inset,
      0 2px 3px light-dark(#2a1e1555, #0009);
  }
  .quiet {
    background: var(--_paper);
    color: var(--_ink);
    box-shadow: 0 0 0 1.5px var(--_edge) inset;
  }
  .go:focus-visible {
    box-shadow: 0 0 0 2px var(--_focus-in);
  }
  .small {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    color: var(--_ink-2);
  }
  .small .icon {
    width: 18px;
    height: 18px;
  }
  .answers {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  /* a torn-off slip under the board */
  .message {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 6px 10px;
    padding: 9px 12px;
    font: 15px/1.4 var(--_sans);
    background: var(--_paper);
    border-radius: var(--_radius-small);
    border-inline-start: 4px solid var(--_edge);
  }
  .message p {
    flex: 1 1 0;
    min-width: 60%;
    margin: 0;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  .message .small {
    order: 1;
    margin: -5px;
    margin-inline-end: -8px;
  }
  .message .link {
    order: 2;
    margin-inline-start: 32px;
  }
  .message .answers {
    flex-basis: 100%;
    order: 3;
    padding-bottom: 3px;
  }
  .error {
    background: var(--_danger-soft);
    border-color: var(--_danger);
  }
  .error > .icon {
    color: var(--_danger);
    stroke-width: 1.6;
  }
  .ask {
    border-color: var(--_accent);
    font: 17px/1.35 var(--_serif);
  }
  .link {
    min-height: 24px;
    color: var(--_accent);
    text-decoration: underline;
    text-underline-offset: 3px;
    white-space: nowrap;
  }
  .error .link {
    color: var(--_danger);
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
    .message .link {
      order: 0;
      margin: 0;
    }
  }
  @media (forced-colors: active) {
    .go,
    .message {
      border: 1px solid ButtonText;
    }
    .error {
      border-inline-start: 4px solid;
    }
    :is(.tool, .step)[aria-disabled='true'] {
      color: GrayText;
      opacity: 1;
    }
  }
`;
