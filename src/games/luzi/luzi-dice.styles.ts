import { css } from 'lit';
import { sheet } from '../../element/styles/sheet.js';
import { seatColors } from '../../element/styles/seat-colors.styles.js';
import { placeStyles, trayStyles } from './drawing/tray.styles.js';
import { motionStyles } from './drawing/motion.styles.js';
import { scoreSheetStyles } from './score-sheet.styles.js';
import { stopScoreStyles } from './stop-score.styles.js';

/** The tray, the buttons, the stop score and the score sheet in the grid of the mat. */
const layout = css`
  .frame .board {
    display: contents;
  }
  .in {
    --_shape: 708/502;
    --_below: 80px;
  }
  .blank {
    aspect-ratio: var(--_shape);
  }
  .throws {
    grid-area: hand;
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
  .blank,
  .tray {
    grid-area: board;
    align-self: start;
  }
  .sum {
    grid-area: sum;
    /* not lower than five seats and the score sheet beside it */
    min-height: 300px;
  }
  .sheet {
    grid-area: sheet;
  }
  /* in place of the buttons */
  .end {
    grid-area: hand;
  }
  :host([follow]) :is(.sum, .sheet) {
    display: none;
  }
  .board > * {
    margin-block-start: calc(var(--_gap) - 2px);
  }
  .bare :is(.blank, .tray) {
    max-inline-size: var(--_board-size);
    margin: 0 auto;
  }
  .throws .go {
    min-height: 50px;
    padding: 4px 6px;
  }
  .go[aria-disabled='true'] {
    background: var(--_sunk);
    color: var(--_ink-3);
    box-shadow: none;
    cursor: default;
  }
  .go.worthless {
    color: var(--_danger);
    box-shadow: 0 0 0 1.5px var(--_danger) inset;
  }
  @container game (inline-size < 700px) {
    .frame:not(.bare) .in {
      grid-template-areas: 'say' 'board' 'hand' 'finale' 'replay' 'sum' 'seats' 'sheet' 'tools' 'message' 'record';
    }
    .frame:not(.bare) :is(.tray, .blank) {
      justify-self: center;
      inline-size: min(100% + 16px, var(--_board-size));
      margin-inline: -8px;
    }
  }
  /* a line for each of many seats: beside a small tray, more would move the buttons away from it */
  @container game (700px <= inline-size < 960px) {
    .seats:has(> :nth-child(3)) {
      --_size: calc(26 * var(--_px));
    }
    .seats:has(> :nth-child(3)) .seat {
      grid-template-columns: var(--_size) minmax(0, 1fr) fit-content(45%) auto;
      min-height: 32px;
      padding-block: 3px;
    }
    .seats:has(> :nth-child(3)) .seat > * {
      grid-area: 1;
      align-self: center;
    }
    /* a note that comes may take the place of the name */
    .seats:has(> :nth-child(3)) .to-come {
      display: none;
    }
  }
  @container game (inline-size >= 700px) {
    .frame:not(.bare) .in {
      grid-template-rows: auto auto auto 1fr;
      grid-template-areas: 'board say' 'board finale' 'board seats' 'board sheet' 'hand sheet' 'replay sheet' 'sum sheet' 'sum record' 'tools tools' 'message message';
    }
    .frame:not(.bare) .tray {
      margin: 2px 0 6px;
    }
    /* a phone in landscape */
    @media (max-height: 520px) {
      .in {
        --_below: 0px;
      }
      .frame:not(.bare) .in {
        grid-template-rows: auto auto auto auto 1fr;
        grid-template-areas: 'board say' 'board finale' 'board hand' 'board seats' 'board sheet' 'replay sheet' 'sum sheet' 'sum record' 'tools tools' 'message message';
      }
    }
  }
`;

const media = css`
  @media (forced-colors: active) {
    .tray {
      --_focus-out: Highlight;
      --_focus-in: Canvas;
    }
    .go[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
  @media print {
    .tray {
      color-scheme: only light;
    }
    .tray::before,
    .throws {
      display: none;
    }
  }
`;

export const luziDiceStyles = [
  seatColors,
  sheet(trayStyles + placeStyles),
  layout,
  media,
  motionStyles,
  stopScoreStyles,
  scoreSheetStyles,
];
