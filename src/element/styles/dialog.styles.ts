import { css } from 'lit';

/** The dialogs over the mat, with the menu and the new-game form. */
export const dialogStyles = css`
  .mat.open {
    min-height: 420px;
  }
  .mat:has(.rules) {
    min-height: 640px;
  }
  /* Sticky: on a mat that is taller than the window, the dialog is in sight and the page need not scroll. */
  .panel {
    place-self: start center;
    padding: 0 18px 18px;
    background: var(--_paper);
    position: sticky;
    inset-block: 12px;
    width: 100%;
    max-width: 470px;
    /* the part of the mat that is in sight (dialog.ts) */
    margin-block-start: var(--_from, 0);
    max-height: min(100%, 100vh - 24px, var(--_space, 100vh) - 24px);
    overflow-y: auto;
    overscroll-behavior: contain;
    border-radius: var(--_radius);
    box-shadow:
      0 0 0 1px var(--_edge),
      0 10px 30px -8px var(--_shadow);
    scrollbar-width: thin;
  }
  .panel h2:focus {
    outline: none;
  }
  .sheet {
    background: inherit;
  }
  .panel header {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 54px;
    margin-inline: -18px;
    padding-inline: 18px 8px;
    background: inherit;
  }
  .panel h2 {
    margin: 0;
    font: 400 calc(22 * var(--_px)) / 1.2 var(--_serif);
  }
  .more {
    place-self: end;
    margin-block-end: var(--_to, 0);
    max-width: 310px;
  }
  .rules {
    max-width: none;
  }
  .items {
    margin-inline: -8px;
  }
  .item {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: var(--_target);
    padding-inline: 8px;
    text-align: start;
  }
  .panel.list h3 {
    margin: 14px 0 4px;
    font: 600 calc(16 * var(--_px)) / 1.3 var(--_sans);
  }
  .list .item {
    padding-block: 6px;
    line-height: 1.35;
  }
  .panel a {
    color: inherit;
  }
  .panel .message {
    margin-top: 12px;
    background: var(--_sunk);
  }
  .panel .error {
    background: var(--_danger-soft);
  }
  .type {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 6px 10px;
    margin-top: 8px;
    padding-top: 12px;
    border-top: 1px solid var(--_rule);
  }
  .type label {
    grid-column: 1 / -1;
    color: var(--_ink-3);
    font-size: calc(14 * var(--_px));
  }
  .field.by-hand {
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    margin: 12px 0;
  }
  .by-hand textarea {
    inline-size: 100%;
    padding: 6px 10px;
    border: 1.5px solid var(--_edge);
    border-radius: var(--_radius-small);
    background: var(--_paper);
    color: inherit;
    font:
      calc(14 * var(--_px)) / 1.4 ui-monospace,
      monospace;
    overflow-wrap: anywhere;
    resize: vertical;
  }
  .intro {
    margin-bottom: 12px;
    color: var(--_ink-3);
  }
  .statistics {
    margin-top: 12px;
    padding-top: 12px;
    border-top: 1px solid var(--_rule);
  }
  .statistics table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .statistics caption {
    padding-bottom: 6px;
    color: var(--_ink-3);
    font-size: calc(14 * var(--_px));
    text-align: start;
  }
  .statistics :is(th, td) {
    padding-block: 3px;
    font-weight: 400;
    text-align: end;
  }
  .statistics th:first-child {
    text-align: start;
  }
  .statistics thead th {
    border-bottom: 1px solid var(--_rule);
    color: var(--_ink-3);
    font-size: calc(14 * var(--_px));
  }
  .statistics > :is(p, button) {
    margin-top: 8px;
  }
  .field {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 10px;
    margin-bottom: 8px;
  }
  .field > span {
    flex: 99 1 auto;
    min-width: 40%;
    overflow: hidden;
    text-overflow: ellipsis;
    font: calc(17 * var(--_px)) / 1.25 var(--_serif);
  }
  /* A long label, or a choice that is wider than half of the form, gets a line of its own. */
  .field > select {
    flex: 1 1 auto;
    min-width: 54%;
    max-width: 100%;
  }
  .seat-field {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) minmax(0, 1.2fr);
  }
  .seat-field > select {
    min-width: 0;
  }
  .seat-field > input::placeholder {
    color: var(--_ink-3);
    opacity: 1;
  }
  .tag {
    display: inline-block;
    min-width: 22px;
    font: 700 calc(13 * var(--_px)) / 20px var(--_sans);
    text-align: center;
    border: 1px solid var(--_edge);
    border-radius: 50%;
    color: var(--_ink-2);
  }
  form > .answers {
    margin-top: 16px;
  }
  /* The longest player would not fit beside a name. */
  @container game (inline-size < 420px) {
    .seat-field {
      grid-template-columns: auto minmax(0, 1fr);
    }
    .seat-field select {
      grid-column: 2;
    }
  }
  @media (forced-colors: active) {
    .panel {
      border: 2px solid CanvasText;
    }
  }
`;
