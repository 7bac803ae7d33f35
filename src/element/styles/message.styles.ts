import { css } from 'lit';

/** Filled buttons, and the slips under the board. */
export const messageStyles = css`
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
  @container game (inline-size >= 700px) {
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
  }
`;
