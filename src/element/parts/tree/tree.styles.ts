import { css } from 'lit';

/** The variations in the list of moves. */
export const treeStyles = css`
  .variation {
    margin-block: 1px 5px;
    margin-inline: 28px 4px;
    padding-inline-start: 8px;
    border-inline-start: 2px solid var(--_rule);
    font-size: calc(15 * var(--_px));
    line-height: calc(26 * var(--_px));
  }
  .variation .variation {
    margin-inline: 4px 0;
  }
  .variation.own {
    border-inline-start: 3px dashed var(--_accent);
  }
  .mine {
    display: block;
    font-size: calc(13 * var(--_px));
    color: var(--_ink-3);
  }
  .played {
    white-space: nowrap;
  }
  .variation .number {
    margin-inline-end: 2px;
  }
  .variation button {
    min-height: 24px;
    min-width: 24px;
    padding-inline: 4px;
    border-radius: calc(var(--_radius-small) / 2);
    text-align: start;
    overflow-wrap: anywhere;
  }
  .variation button:hover {
    background: var(--_sunk);
  }
  .variation [aria-current] {
    color: var(--_ink);
    font-weight: 700;
    background: var(--_accent-soft);
    box-shadow: inset 3px 0 var(--_accent);
  }
  .variation button:focus-visible {
    outline-offset: -3px;
    box-shadow: 0 0 0 5px var(--_focus-in) inset;
  }
  .aside {
    font: italic calc(15 * var(--_px)) / 1.35 var(--_serif);
  }
  .variation .back {
    display: block;
    padding-inline: 8px;
    text-decoration: underline;
  }
  @media (forced-colors: active) {
    .variation [aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
