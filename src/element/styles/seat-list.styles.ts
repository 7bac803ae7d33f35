import { css } from 'lit';

/** The games of a browser at a server, on a board and in a page, and the dialog that takes a seat to another device. */
export const seatListStyles = css`
  .your-games {
    --_px: max(1px, 0.0625rem);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    padding: 12px 14px;
    border-radius: var(--_radius-small);
    background: var(--_paper);
    color: var(--_ink);
    font: calc(17 * var(--_px)) / 1.4 var(--_serif);
    container: game / inline-size;
  }
  .your-games:focus {
    outline: none;
  }
  .games {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }
  .tools > .elsewhere > section > .games ~ .go {
    justify-self: start;
    padding-inline: 14px;
  }
  .games li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    justify-content: space-between;
    padding-inline-start: 10px;
    border-inline-start: 4px solid var(--_rule);
  }
  .games li[data-turn] {
    border-color: var(--_accent);
  }
  .games .who {
    flex: 1 1 14em;
  }
  .games .who > * {
    display: block;
    overflow-wrap: anywhere;
  }
  .games [data-turn] .who .fine {
    color: var(--_ink);
    font-weight: 700;
  }
  .games .answers {
    flex: 0 1 auto;
    align-items: center;
    gap: 4px 14px;
  }
  .games a.go {
    display: inline-grid;
    box-sizing: border-box;
    align-items: center;
    text-decoration: none;
  }
  .games .go {
    flex: 0 1 auto;
    padding-inline: 14px;
  }
  :is(.your-games, .games, .elsewhere) .fine {
    font: calc(15 * var(--_px)) / 1.4 var(--_sans);
    color: var(--_ink-2);
  }
  .minor {
    justify-self: start;
    min-height: 24px;
    font: calc(14 * var(--_px)) / 1.3 var(--_sans);
    color: var(--_ink-2);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .games .minor {
    min-height: var(--_target);
  }
  .hand-over {
    all: initial;
    --_px: max(1px, 0.0625rem);
    position: fixed;
    inset: 0;
    box-sizing: border-box;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    inline-size: min(420px, 100vw - 24px);
    block-size: fit-content;
    max-block-size: calc(100dvh - 24px);
    margin: auto;
    padding: 18px;
    overflow-y: auto;
    border-radius: var(--_radius);
    background: var(--_paper);
    color: var(--_ink);
    color-scheme: inherit;
    font: calc(16 * var(--_px)) / 1.4 var(--_sans);
    box-shadow:
      0 0 0 1px var(--_edge),
      0 10px 30px -8px var(--_shadow);
  }
  .hand-over::backdrop {
    background: #0008;
  }
  .hand-over h2 {
    margin: 0;
    font: 400 calc(22 * var(--_px)) / 1.2 var(--_serif);
  }
  /* in every mode, dark on light: not all cameras read it the other way round */
  .qr {
    inline-size: min(300px, 100%);
    aspect-ratio: 1;
    margin-inline: auto;
    background: #fff;
    forced-color-adjust: none;
  }
  .qr svg {
    display: block;
    inline-size: 100%;
    fill: #000;
    stroke: none;
    shape-rendering: crispedges;
  }
  .hand-over label {
    display: grid;
    gap: 4px;
    color: var(--_ink-2);
    font-size: calc(14 * var(--_px));
  }
  .hand-over label input {
    inline-size: 100%;
    min-height: var(--_target);
    padding: 4px 10px;
    border: 1.5px solid var(--_edge);
    border-radius: var(--_radius-small);
    background: var(--_paper);
    color: var(--_ink);
    font-size: calc(16 * var(--_px));
  }
  .hand-over [role='status']:empty {
    display: none;
  }
  .hand-over .go {
    flex: 1 1 auto;
    padding-inline: 16px;
  }
  :is(.your-games, .hand-over) :is(a, button, input):focus-visible {
    outline: 3px solid var(--_focus-out);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    .your-games,
    .hand-over {
      border: 1px solid CanvasText;
    }
    :is(.your-games, .games, .hand-over) .go {
      border: 1px solid;
    }
  }
  @media print {
    .games .answers {
      display: none;
    }
  }
`;
