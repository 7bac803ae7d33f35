import { css } from 'lit';
import { sheet } from './sheet.js';
import { baseStyles } from './base.styles.js';
import { followStyles } from './follow.styles.js';
import { inheritedStyles } from './inherited.styles.js';
import { layoutStyles } from './layout.styles.js';
import { messageStyles } from './message.styles.js';
import { recordStyles } from './record.styles.js';
import { statusStyles } from './status.styles.js';
import { colors, otherTokens, privateTokens } from './tokens.js';
import { toolbarStyles } from './toolbar.styles.js';

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
