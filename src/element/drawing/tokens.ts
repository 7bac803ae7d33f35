import { BadOption, toFound } from '../../core/errors.js';
import { parseColor } from './style-values.js';

/** The tokens of a picture: values of `--spiel-…` and of the game's own, and `color-scheme` (`light` or `dark`). */
export type Tokens = Readonly<Record<string, string>>;

const fonts = /^--spiel-(serif|sans)$/;

/** Letters, digits and what else names fonts. */
const fontList = /^[\p{L}\d\s,'-]+$/u;

/** True if a picture can use a value for a token. */
export function isToken(name: string, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (name === 'color-scheme') return value === 'light' || value === 'dark';
  return fonts.test(name) ? fontList.test(value) : parseColor(value) !== undefined;
}

/** Throws BadOption if a token has a value that a picture cannot use. */
export function checkTokens(theme: object): asserts theme is Tokens {
  for (const [name, value] of Object.entries(theme) as [string, unknown][]) {
    if (isToken(name, value)) continue;
    const message = `${name} must be a colour such as #c4432f, a list of fonts, or a colour scheme.`;
    throw new BadOption(message, { code: 'theme', at: name, found: toFound(value) });
  }
}
