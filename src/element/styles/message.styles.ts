import { css } from 'lit';

/** Filled buttons, and the messages under the board. */
export const messageStyles = css`
  .go {
    min-height: var(--_target);
    padding: 6px min(20px, 3.5cqi);
    font: calc(17 * var(--_px)) / 1.1 var(--_serif);
    border-radius: var(--_radius-small);
    background: var(--_accent);
    color: var(--_accent-ink);
    box-shadow:
      0 1px 0 #fff3 inset,
      0 2px 3px var(--_shadow);
  }
  .quiet {
    background: var(--_paper);
    color: var(--_ink);
    box-shadow: 0 0 0 1.5px var(--_edge) inset;
  }
  .answers {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  .message {
    position: relative;
    padding: 9px 12px;
    background: var(--_paper);
    border-radius: var(--_radius-small);
    border-inline-start: 4px solid var(--_edge);
  }
  .message:has(> .small) {
    padding-inline-end: 44px;
  }
  .message p {
    display: inline;
  }
  .message:has(> .icon) {
    padding-inline-start: 44px;
  }
  .message > .icon {
    position: absolute;
    inset: 10px auto auto 12px;
  }
  .message .small {
    position: absolute;
    inset: 4px 4px auto auto;
    width: 32px;
    height: 32px;
  }
  .link {
    min-height: 24px;
    text-decoration: underline;
    text-underline-offset: 3px;
    white-space: nowrap;
  }
  .message .link {
    margin-inline-start: 6px;
  }
  .message.afloat {
    z-index: 3;
    translate: 0 calc(-1 * var(--_up));
    box-shadow:
      0 0 0 1px var(--_edge),
      0 4px 14px -4px var(--_shadow);
  }
  .message .answers {
    padding-block: 8px 3px;
  }
  .error {
    background: var(--_danger-soft);
    border-color: var(--_danger);
  }
  .error > :is(.icon, .link) {
    color: var(--_danger);
    stroke-width: 1.6;
  }
  .ask {
    border-color: var(--_accent);
    font: calc(17 * var(--_px)) / 1.35 var(--_serif);
  }
  .finale {
    display: grid;
    align-content: start;
    gap: 12px;
    font: calc(17 * var(--_px)) / 1.4 var(--_serif);
  }
  .finale .answers {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
  .finale .go {
    padding-inline: 8px;
  }
  /* an odd number of buttons begins with a wide one */
  .finale .go:first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
  @container game (inline-size >= 700px) {
    /* wide, below a board */
    .in:has(> * > :is(.beside, .sheet)) > .finale .answers {
      grid-template-columns: repeat(auto-fit, minmax(96px, 1fr));
    }
    .in:has(> * > :is(.beside, .sheet)) > .finale .go {
      grid-column: auto;
      padding-inline: 4px;
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
