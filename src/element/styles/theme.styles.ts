import { css, unsafeCSS } from 'lit';
import { baseStyles } from './base.styles.js';
import { layoutStyles } from './layout.styles.js';
import { messageStyles } from './message.styles.js';
import { overlayStyles } from './overlay.styles.js';
import { recordStyles } from './record.styles.js';
import { replayStyles } from './replay.styles.js';
import { statusStyles } from './status.styles.js';
import { colors, otherTokens } from './tokens.js';
import { toolbarStyles } from './toolbar.styles.js';

const entries: [name: string, value: string][] = [
  ...Object.entries(colors).map(([name, pair]): [string, string] => [name, `light-dark(${pair.join()})`]),
  ...Object.entries(otherTokens),
];

/**
 * The shared tokens under private names. A declaration of `--spiel-…` here would override a value that a page sets on an
 * ancestor. The host sets no color-scheme: `light-dark()` follows the page's.
 */
const tokens = css`
  :host {
    ${unsafeCSS(entries.map(([name, value]) => `--_${name}:var(--spiel-${name},${value})`).join(';'))}
  }
`;

/** The styles of everything around the board. The styles of a game follow them. */
export const theme = [
  tokens,
  baseStyles,
  layoutStyles,
  statusStyles,
  overlayStyles,
  toolbarStyles,
  messageStyles,
  recordStyles,
  replayStyles,
];
