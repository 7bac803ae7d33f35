import { css, unsafeCSS } from 'lit';
import { groundStyles } from './base.styles.js';
import { matStyles } from './layout.styles.js';
import { overStyles } from './overlay.styles.js';
import { statusStyles } from './status.styles.js';
import { colors, others } from './tokens.js';

const entries: [name: string, value: string][] = [
  ...Object.entries(colors).map(([name, pair]): [string, string] => [name, `light-dark(${pair.join()})`]),
  ...Object.entries(others),
];

/**
 * The shared tokens under private names. Declaring `--spiel-…` here would beat a value that a page sets on its body.
 * The host sets no color-scheme: light-dark() follows the page's.
 */
const tokens = css`
  :host {
    ${unsafeCSS(entries.map(([name, value]) => `--_${name}:var(--spiel-${name},${value})`).join(';'))}
  }
`;

/** What every board wears, before its own sheets: tokens under private names, mat, status, tools, record. */
export const theme = [tokens, groundStyles, matStyles, statusStyles, overStyles];
