import { css } from 'lit';

/** The elements around a board: their line of text and buttons, in the colours of the board. */
export const companionStyles = css`
  :host {
    --_accent: var(--spiel-accent, light-dark(#26584a, #e8b45a));
    --_accent-ink: var(--spiel-accent-ink, light-dark(#fbf7ee, #20150b));
    --_corner: var(--spiel-radius-small, 6px);
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em 1em;
    align-items: center;
    justify-content: center;
    margin-block: 0.5em;
    text-align: center;
  }
  p {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  button,
  input {
    min-block-size: 44px;
    padding-inline: 1.2em;
    border: 0;
    border-radius: var(--_corner);
    background: var(--_accent);
    color: var(--_accent-ink);
    font: inherit;
    font-family: var(--spiel-serif, inherit);
    cursor: pointer;
  }
  :is(button, input):focus-visible {
    outline: 3px solid currentcolor;
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    button {
      border: 1px solid;
    }
  }
`;
