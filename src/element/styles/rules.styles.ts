import { css } from 'lit';

/** The rulebook in its dialog. */
export const rulesStyles = css`
  .rules > :is(p, nav, dl, h3, .components) {
    padding-inline: 12px;
  }
  .rules > :is(p, nav, dl, h3, article, .components) {
    max-width: 664px;
    margin-inline: auto;
  }
  .rules p {
    margin-bottom: 10px;
    font: calc(17 * var(--_px)) / 1.5 var(--_serif);
  }
  .rules h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 10px;
    margin-block: 0 6px;
    font: 400 calc(20 * var(--_px)) / 1.25 var(--_serif);
  }
  .rules ol {
    columns: 240px;
  }
  nav button {
    display: flex;
    gap: 8px;
    width: 100%;
    min-height: 32px;
    align-items: center;
    text-align: start;
    color: var(--_accent);
  }
  .rules .components {
    margin-bottom: 14px;
    list-style: disc;
    font: calc(17 * var(--_px)) / 1.5 var(--_serif);
  }
  .rules .components li {
    margin-inline-start: 1.2em;
  }
  .origin {
    margin-block: 8px;
    color: var(--_ink-2);
    font: calc(14 * var(--_px)) / 1.7 var(--_sans);
  }
  .origin summary {
    min-height: 24px;
    cursor: pointer;
  }
  .id {
    flex: none;
    min-width: 34px;
    font: 700 calc(14 * var(--_px)) / 1.3 var(--_sans);
    color: var(--_ink-3);
  }
  .badge {
    padding: 1px 8px;
    border: 1px solid var(--_edge);
    border-radius: var(--_radius-small);
    font: calc(13 * var(--_px)) / 1.3 var(--_sans);
    color: var(--_ink-2);
  }
  .decided {
    border-style: dashed;
  }
  .badge.other-edition {
    border-style: dotted;
  }
  .badge.rebuilt {
    border-style: double;
    border-width: 3px;
  }
  .rules dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 6px 10px;
    align-items: baseline;
    font-size: calc(14 * var(--_px));
  }
  .rules dd {
    margin: 0;
    color: var(--_ink-2);
  }
  .rules article {
    padding: 18px 12px 8px;
    border-top: 1px solid var(--_rule);
  }
  .rules article:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
  .examples {
    margin-top: 12px;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 190px), 1fr));
    gap: 16px 20px;
  }
  .examples figure {
    margin: 0;
  }
  .examples .playing {
    grid-column: 1 / -1;
    padding: 12px 12px 0;
    background: var(--_sunk);
    border-radius: var(--_radius-small);
  }
  .where {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 12px;
    font: calc(17 * var(--_px)) / 1.3 var(--_serif);
  }
  .where span {
    font: calc(14 * var(--_px)) / 1.6 var(--_sans);
    color: var(--_ink-3);
  }
  .examples .playing > figure > :last-child {
    /* the whole board is seen, below its task and above the answer */
    --spiel-fit: calc(100svh - 250px);
    --_detail: 1.4em;
    max-width: 360px;
    margin: 8px auto;
  }
  /* The answer says it; the name and the turn are the example's. */
  .playing > figure > :last-child::part(message),
  .playing > figure > :last-child::part(status),
  .playing > figure > :last-child::part(seats) {
    display: none;
  }
  /* In sight also under a board that is higher than the dialog. */
  .answer-bar {
    position: sticky;
    /* the padding of the dialog */
    inset-block-end: -18px;
    z-index: 1;
    margin-inline: -12px;
    padding: 8px 12px 12px;
    background: var(--_sunk);
    border-top: 1px solid var(--_rule);
  }
  .rules .answer {
    margin-bottom: 6px;
    font: 700 calc(15 * var(--_px)) / 1.35 var(--_sans);
  }
  .rules .answer:empty {
    margin: 0;
  }
  .answer :is(.link, a) {
    margin: 0;
    font-weight: 400;
  }
  .rules {
    scroll-padding-block: 60px 130px;
  }
  @container game (inline-size < 480px) {
    /* in line with the title of the dialog */
    .rules > :is(p, nav, dl, h3, article, .components) {
      padding-inline: 0;
    }
    .rules article:focus-visible {
      outline-offset: 6px;
    }
    .examples .playing {
      margin-inline: -12px;
    }
    .answer-bar .go {
      padding-inline: 12px;
      font-size: calc(16 * var(--_px));
    }
  }
  .guide {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 14px;
  }
  .examples figcaption {
    margin-top: 6px;
    color: var(--_ink-2);
  }
  .examples b {
    display: block;
    color: var(--_ink);
  }
`;
