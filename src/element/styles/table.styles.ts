import { css } from 'lit';

/** The part for people elsewhere: in the place of the end of a game while there is something to do, else with the tools or one of them. */
export const tableStyles = css`
  .elsewhere {
    display: grid;
    gap: 12px;
    font: calc(17 * var(--_px)) / 1.4 var(--_serif);
  }
  .elsewhere > section {
    display: inherit;
    flex: 1 1 auto;
    flex-wrap: inherit;
    align-items: inherit;
    justify-content: inherit;
    gap: inherit;
  }
  .elsewhere,
  .elsewhere > section,
  .places {
    grid-template-columns: minmax(0, 1fr);
  }
  .in > .elsewhere {
    grid-area: var(--_table, finale);
  }
  :is(.in, .finale) > .elsewhere {
    padding: 12px 14px 14px;
    background: var(--_paper);
    border-radius: var(--_radius-small);
    border-inline-start: 4px solid var(--_accent);
  }
  /* in place of the status: nobody can move */
  .in > .elsewhere[data-place='say'] {
    grid-area: say;
    margin-block-start: 0;
  }
  .elsewhere[data-place='say'] ~ .say,
  .elsewhere[data-place='say']:has(.places) ~ :is(.seats, .record) {
    display: none;
  }
  .call {
    font: calc(20 * var(--_px)) / 1.25 var(--_serif);
    text-wrap: balance;
  }
  .elsewhere .join {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
  }
  .join > label {
    flex: 1 0 100%;
  }
  .elsewhere .join > :is(input, select) {
    flex: 3 1 5em;
    inline-size: auto;
    min-inline-size: 5em;
  }
  .elsewhere form.join > select {
    flex: 0 1 auto;
  }
  .join > .go {
    flex: 1 1 auto;
    max-inline-size: 100%;
    padding-inline: 10px;
  }
  form.join > .go {
    flex-basis: 6em;
  }
  .elsewhere select {
    font: calc(16 * var(--_px)) / 1.2 var(--_sans);
    color: var(--_ink);
  }
  .places select {
    flex: 0 1 8.2em;
    min-inline-size: 0;
  }
  .off {
    color: var(--_danger);
  }
  .lost {
    position: sticky;
    inset-block-start: 6px;
    z-index: 2;
    display: grid;
    place-items: start center;
    block-size: 0;
    margin: 0 12px;
    pointer-events: none;
  }
  .lost > span {
    margin-block-start: 4px;
    padding: 4px 14px;
    border-radius: var(--_radius);
    background: var(--_danger);
    color: var(--_paper);
    font: calc(14 * var(--_px)) / 1.3 var(--_sans);
    text-align: center;
  }
  .bar > .elsewhere {
    display: contents;
    font: inherit;
  }
  .tools > .elsewhere {
    flex: 1 1 100%;
    gap: 4px;
    margin: 8px 6px 0;
    font-size: calc(16 * var(--_px));
  }
  .places {
    display: grid;
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .places li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    justify-content: space-between;
    min-height: var(--_target);
  }
  .places li + li {
    border-block-start: 1px solid var(--_rule);
  }
  .dot {
    display: inline-block;
    inline-size: 9px;
    block-size: 9px;
    margin-inline-end: 8px;
    border: 1.5px solid var(--_ink-2);
    border-radius: 50%;
  }
  .dot[data-here] {
    border-color: var(--_accent);
    background: var(--_accent);
  }
  .clock {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    font: calc(16 * var(--_px)) / 1.4 var(--_sans);
    font-variant-numeric: tabular-nums;
  }
  .clock [data-runs] {
    font-weight: 700;
  }
  .choices {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9em, 1fr));
    gap: 4px 12px;
  }
  .choices label {
    display: grid;
  }
  .at-table div {
    display: grid;
    gap: 8px;
    justify-items: start;
  }
  .at-table .places {
    justify-self: stretch;
  }
  .at-table summary {
    min-height: var(--_target);
    align-content: center;
    cursor: pointer;
  }
  .at-table .reactions {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .elsewhere form:not(.join) {
    display: grid;
    gap: 4px;
  }
  .elsewhere label {
    font: calc(14 * var(--_px)) / 1.3 var(--_sans);
    color: var(--_ink-2);
  }
  .elsewhere input[type='text'] {
    inline-size: 100%;
    box-sizing: border-box;
    font: calc(17 * var(--_px)) / 1.2 var(--_sans);
    color: var(--_ink);
  }
  .elsewhere form .answers {
    margin-top: 8px;
  }
  .elsewhere .answers {
    display: flex;
  }
  .elsewhere .answers .go {
    flex: 1 1 auto;
  }
  /* the link that ends the game is sent before another one begins */
  .elsewhere:has(.go:not(.quiet)) ~ .answers .go {
    background: var(--_paper);
    color: var(--_ink);
    box-shadow: 0 0 0 1.5px var(--_edge) inset;
  }
  /* seven tools: in one row, else four and three */
  @container game (inline-size < 700px) {
    .bar:has(> .elsewhere) .tool {
      padding-inline: 2px;
    }
  }
  @container game (700px <= inline-size < 1100px) {
    .bar:has(> .elsewhere) .tool {
      flex-basis: clamp(36px, (260px - 100%) * 999, 25%);
    }
  }
  @container game (inline-size >= 700px) {
    .tools > .elsewhere:not(:has([open], .games)) {
      display: flex;
      flex: 1 1 auto;
      flex-wrap: wrap;
      align-items: center;
      justify-content: end;
      gap: 4px 16px;
      margin-block: 0;
    }
    @media (min-height: 521px) {
      .bar:has(> .elsewhere) {
        gap: 4px;
      }
      .bar:has(> .elsewhere) .tool {
        padding-inline: 6px;
      }
    }
  }
  @media (forced-colors: active) {
    :is(.in, .finale) > .elsewhere {
      border: 1px solid CanvasText;
    }
  }
  @media print {
    .elsewhere {
      display: none;
    }
  }
`;
