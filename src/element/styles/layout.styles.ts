import { css } from 'lit';

/** The linen mat with its stitched hem, and where everything lies on it. */
export const layoutStyles = css`
  .mat {
    position: relative;
    border-radius: var(--_radius);
    background-color: var(--_linen);
    background-image:
      radial-gradient(120% 90% at 22% 0%, light-dark(#fffaf0aa, #6b4a2a55), transparent 62%),
      repeating-linear-gradient(0deg, var(--_linen-weave) 0 1px, transparent 1px 3px),
      repeating-linear-gradient(90deg, var(--_linen-weave) 0 1px, transparent 1px 3px);
    box-shadow:
      0 1px 0 light-dark(#fff, #4a392a) inset,
      0 1px 2px light-dark(#4a2f1440, #000),
      0 14px 28px -20px light-dark(#4a2f1480, #000);
  }
  .mat::before {
    content: '';
    position: absolute;
    inset: 7px;
    border: 1.5px dashed var(--_linen-stitch);
    border-radius: var(--_radius-small);
    pointer-events: none;
  }
  .mat.open {
    min-height: 420px;
  }
  .bare .mat:not(.open) {
    background: none;
    box-shadow: none;
  }
  .in {
    display: grid;
    padding: 26px 20px 20px;
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: 'say' 'seats' 'board' 'replay' 'message' 'tools' 'record';
    column-gap: 36px;
  }
  /* not "* + *": with that, whatever is inserted anywhere has all behind it styled anew */
  .in > * {
    margin-block-start: calc(var(--_gap) - 2px);
  }
  .bare .board,
  .in > .say {
    margin-block-start: 0;
  }
  .say {
    grid-area: say;
  }
  .seats {
    grid-area: seats;
  }
  .board {
    grid-area: board;
    min-width: 0;
  }
  .replay {
    grid-area: replay;
  }
  .message {
    grid-area: message;
  }
  .tools {
    grid-area: tools;
  }
  .record {
    grid-area: record;
  }
  .bare .in {
    padding: 0;
  }
  .bare .mat:not(.open)::before {
    content: none;
  }
  ::slotted([slot='caption']) {
    margin: 12px 4px 0;
    font: 15px/1.5 var(--_sans);
    color: var(--_ink-3);
  }

  /* one focus ring for all: two closed rings, so that one of them shows on any ground */
  :focus-visible {
    outline: 3px solid var(--_focus-out);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--_focus-in);
  }

  @container game (inline-size >= 700px) {
    .frame:not(.bare) .in {
      padding: 36px 38px 22px;
      justify-content: center;
      grid-template-columns: minmax(0, 760px) clamp(226px, 27cqi, 320px);
      grid-template-rows: auto auto 1fr;
      grid-template-areas: 'board say' 'board seats' 'board record' 'replay record' 'message message' 'tools tools';
    }
    .frame:not(.bare) .board {
      margin: 2px 0 6px;
    }
  }
  @container game (inline-size < 700px) {
    .frame:not(.bare) .board {
      margin-inline: -8px;
    }
  }
  @media (forced-colors: active) {
    .mat {
      background: Canvas;
      border: 1px solid CanvasText;
    }
    :focus-visible {
      outline-color: Highlight;
    }
  }
`;
