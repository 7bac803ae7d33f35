import { css } from 'lit';
import { sheet } from './sheet.js';
import { baseStyles } from './base.styles.js';
import { inheritedStyles } from './inherited.styles.js';
import { layoutStyles } from './layout.styles.js';
import { messageStyles } from './message.styles.js';
import { recordStyles } from './record.styles.js';
import { statusStyles } from './status.styles.js';
import { colors, otherTokens, privateTokens } from './tokens.js';
import { toolbarStyles } from './toolbar.styles.js';

/**
 * A board that stays in view while the reader scrolls through its text. It takes half of the window at most, and leaves out what
 * the text says: players, record, and above a narrow text the status. In a low window, the text has the moves to press.
 */
const followStyles = css`
  :host([follow]) {
    --_fit: var(--spiel-fit, 50svh);
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    max-block-size: var(--_fit);
    overflow: auto;
  }
  :host([follow]) .frame .in {
    --_below: 0px;
    /* with the padding, and the distances between the parts */
    --_board-size: max(120px, (var(--_fit-height) - 52px) * var(--_shape));
    padding-block: 12px;
  }
  :host([follow]) .in > :not(.say, .board, .hand, .replay, .message) {
    display: none;
  }
  /* the text for screen readers is no content to scroll to */
  :host([follow]) .live {
    inset-block-start: 0;
  }
  /* beside a board that is narrower than its column, the text would show through */
  :host([follow]) .frame .mat {
    background-color: var(--_linen);
  }
  @container game (inline-size < 700px) {
    :host([follow]) .say {
      display: none;
    }
  }
  @container game (inline-size >= 700px) {
    :host([follow]) .frame .in {
      --_replay: 0px;
      --_fit-height: calc(var(--_fit) - 24px);
      grid-template-rows: auto auto auto 1fr;
      grid-template-areas: 'board say' 'board hand' 'board replay' 'board message';
    }
  }
  @media (max-height: 700px) {
    :host([follow]) .frame .in {
      --_replay: 0px;
    }
    :host([follow]) .replay {
      display: none;
    }
  }
  @media print {
    :host([follow]) {
      position: static;
      max-block-size: none;
    }
  }
`;

/** The shared tokens under private names. */
export const tokens = css`
  :host {
    ${sheet(privateTokens({ ...colors, ...otherTokens }))}
  }
`;

/** The styles of everything around the board. The layout is last: its focus ring overrides the shadows of buttons. */
export const theme = [
  tokens,
  inheritedStyles,
  baseStyles,
  statusStyles,
  toolbarStyles,
  messageStyles,
  recordStyles,
  layoutStyles,
  followStyles,
];
