import { css } from 'lit';
import { leavingStyles } from './leaving.styles.js';
import { sheet } from './sheet.js';

/**
 * The places on a narrow mat. A message and the end of a game are below the tools, which stay where they are. A place without
 * content takes no room.
 */
const areas = ['say', 'seats', 'board', 'command', 'replay', 'tools', 'message', 'finale', 'record'];

/** The mat, the arrangement of the parts on it, the overlay over it, and the focus ring of all parts. */
export const layoutStyles = css`
  .mat {
    position: relative;
    border-radius: var(--_radius);
  }
  /* not under a diagram, unless a dialog is open */
  .linen {
    background:
      radial-gradient(120% 90% at 22% 0%, var(--_linen-light), transparent 62%),
      repeating-linear-gradient(0deg, var(--_linen-weave) 0 1px, transparent 1px 3px),
      repeating-linear-gradient(90deg, var(--_linen-weave) 0 1px, transparent 1px 3px) var(--_linen);
    box-shadow:
      0 1px 0 var(--_linen-light) inset,
      0 1px 2px var(--_shadow),
      0 14px 28px -20px var(--_shadow);
  }
  .linen::before {
    content: '';
    position: absolute;
    inset: 7px;
    border: 1.5px dashed var(--_linen-stitch);
    border-radius: var(--_radius-small);
    pointer-events: none;
  }
  .in {
    /* the largest width with which the board and what a move needs below it fit into the window, if its squares are not too small then */
    --_fit-height: calc(var(--_fit) - 24px - var(--_replay, 0px) - var(--_below, 0px));
    --_board-size: max(var(--_least, 240px), var(--_fit-height) * var(--_shape));
    display: grid;
    padding: 26px 20px 20px;
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: ${sheet(areas.map((area) => `'${area}'`).join(' '))};
    column-gap: 36px;
  }
  ${sheet(areas.map((area) => `.${area}{grid-area:${area}}`).join(''))}
  /* not "* + *": with that, an inserted element would make the browser style everything behind it again */
  .in > * {
    margin-block-start: calc(var(--_gap) - 2px);
  }
  .in > :first-child {
    margin-block-start: 0;
  }
  ${leavingStyles}
  .over {
    position: absolute;
    inset: 0;
    z-index: 1;
    display: grid;
    grid-template-rows: minmax(0, 1fr);
    place-items: start center;
    padding: 12px;
    border-radius: var(--_radius);
    background: color-mix(in srgb, var(--_linen), transparent 35%);
  }
  /* in the fonts and colours of the page, over the rest of the mat's shadow, which is too dark for the text of many themes */
  ::slotted([slot='caption']) {
    position: relative;
    margin-block-start: 0 !important;
    padding: 22px 4px 0 !important;
    font-size: 0.9em;
  }
  /* two closed rings, so that one of them shows on any background */
  :focus-visible {
    outline: 3px solid var(--_focus-out);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--_focus-in);
  }
  :host([mode='replay']) .in:has(> .replay) {
    --_replay: 76px;
  }
  /* until the replay bar is loaded */
  .replay:empty {
    block-size: calc(44px + var(--_chart, 0px));
  }
  /* until the analysis is loaded: as high as its bar, and in a replay as its chart */
  :host([analysis]) .say:not(:has(> .chances))::after {
    content: '';
    display: block;
    block-size: var(--_chances, 65px);
  }
  :host([analysis][mode='replay']) {
    --_chances: 65px;
    --_chart: 138px;
  }
  .replay:not(:empty, :has(> .chart)) {
    padding-block-end: var(--_chart, 0px);
  }
  /* the place of a board that is not drawn yet */
  .blank {
    aspect-ratio: var(--_shape);
  }
  @container game (inline-size < 700px) {
    .replay:empty {
      block-size: calc(92px + var(--_chart, 0px));
    }
    .board {
      justify-self: center;
      inline-size: min(100% + 16px, var(--_board-size));
      margin-inline: -8px;
    }
  }
  @container game (inline-size >= 700px) {
    .in {
      /* with the upper edge of the mat and the margin of the element */
      --_fit-height: calc(var(--_fit) - 68px - var(--_replay, 0px) - var(--_below, 0px));
      padding: 36px 38px 22px;
      justify-content: center;
      /* with what a game has beside its board */
      grid-template-columns: minmax(
          0,
          calc(min(max(760px, 38cqi), var(--_board-size)) + var(--_aside, 0px))
        ) clamp(226px, 27cqi, max(320px, 15cqi));
      grid-template-rows: repeat(5, auto) 1fr;
      grid-template-areas: 'board say' 'board seats' 'board finale' 'board walk' 'board message' 'board record' 'command record' 'replay record' 'tools tools';
    }
    /* no wider than what lies on it */
    .frame:not(.bare) > .mat {
      inline-size: fit-content;
      min-inline-size: min(100%, 700px);
      margin-inline: auto;
    }
    .board {
      align-self: start;
      margin: 2px 0 6px;
    }
  }
  /* the tools are below the board: a longer column beside it does not move them away */
  @container game (700px <= inline-size < 940px) {
    .in {
      grid-template-areas: 'board say' 'board seats' 'board finale' 'board walk' 'board message' 'board record' 'command record' 'replay record' 'tools record';
    }
    /* the end is beside the tools, too, and the record below them; so it is while the game is looked at again */
    .in:where(:has(> .finale:not(.leaving)):not(:has(> * > :is(.beside, .sheet)))),
    :host(:not([mode='replay'])) .in:where(:has(> .replay):not(:has(> * > :is(.beside, .sheet)))) {
      grid-template-rows: repeat(4, auto) 1fr;
      grid-template-areas: 'board say' 'board seats' 'board message' 'board walk' 'board finale' 'command finale' 'replay finale' 'tools finale' 'record record';
    }
  }
  .frame.bare .in {
    --_fit-height: calc(var(--_fit) - 24px);
    --_below: 0px;
    /* nothing in it is pressed */
    --_least: 120px;
    display: block;
    padding: 0;
  }
  .bare .board {
    justify-self: auto;
    inline-size: auto;
    max-inline-size: var(--_board-size);
    margin: 0 auto;
  }
  @media (forced-colors: active) {
    .mat {
      border: 1px solid CanvasText;
    }
    .linen {
      background: Canvas;
    }
    :focus-visible {
      outline-color: Highlight;
    }
  }
  @media print {
    .linen {
      background: none;
      box-shadow: none;
    }
    .linen::before,
    .mat :is(.tools, .message, .finale .answers, .hand, .replay, .over) {
      display: none;
    }
  }
`;
