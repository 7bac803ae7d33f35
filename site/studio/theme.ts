/** A theme: a look, or two colours from which a look is derived, and single tokens that differ. */
import { forMode, modes, type Catalogue, type Look, type Mode, type Token } from './look.js';
import { brokenRule, quoted, type Supports } from './values.js';

export interface Theme {
  /** The name of a look; `brand` derives it from the two colours. */
  readonly look: string;
  /** The colours of the look `brand`, in CSS syntax; empty for its defaults. */
  readonly brand: string;
  readonly surface: string;
  /** Values by key: `spiel-ink.light` and `spiel-ink.dark` for a colour, `spiel-radius` for another token. */
  readonly values: ReadonlyMap<string, string>;
}

/** The default look. */
export const plain: Theme = { look: 'linen', brand: '', surface: '', values: new Map() };

export const keyOf = ({ name, type }: Token, mode: Mode): string =>
  type === 'color' ? `${name}.${mode}` : name;

/** The token of a key; undefined if there is none. */
export function tokenOf(key: string, { tokens }: Catalogue): Token | undefined {
  const token = tokens.get(key.replace(/\.(?:light|dark)$/, ''));
  return token && modes.some((mode) => keyOf(token, mode) === key) ? token : undefined;
}

/** Sets or removes (with an empty text) a value. */
export function withValue(theme: Theme, key: string, text: string): Theme {
  const values = new Map(theme.values);
  if (text) values.set(key, text);
  else values.delete(key);
  return { ...theme, values };
}

/** The fault of a value, as a sentence that names the token and the rule; empty if the value is good. */
export function faultOf(key: string, text: string, catalogue: Catalogue, supports: Supports): string {
  const token = ['brand', 'surface'].includes(key) ? { type: 'color' as const } : tokenOf(key, catalogue);
  if (!token) return `${key}: there is no such token.`;
  const rule = brokenRule(token.type, text, supports);
  return rule && `${key}: ${quoted(text)} is not ${rule}.`;
}

const lookOf = (theme: Theme, { looks }: Catalogue): Look => looks.get(theme.look)!;

/** The mode in which a theme is shown: a dark look is dark on light pages, too. */
export const shownMode = (theme: Theme, catalogue: Catalogue, mode: Mode): Mode =>
  lookOf(theme, catalogue).dark ? 'dark' : mode;

const call = /var\(--([\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/;
/** The most references in a value. */
const DEPTH = 9;

/** The value of a token for a mode, without `var()` and `light-dark()`. */
export function valueOf(theme: Theme, catalogue: Catalogue, name: string, mode: Mode): string {
  const { values } = lookOf(theme, catalogue);
  const shown = shownMode(theme, catalogue, mode);
  const colors = new Map([
    ['spiel-brand', theme.brand],
    ['spiel-surface', theme.surface],
  ]);
  const find = (each: string): string => {
    const token = catalogue.tokens.get(each);
    const own = token && theme.values.get(keyOf(token, shown));
    const given = own ?? colors.get(each) ?? '';
    return given === '' ? forMode(values.get(each) ?? token?.default ?? '', shown) : given;
  };
  let text = find(name);
  for (let i = 0; i < DEPTH && text.includes('var('); i++)
    text = text.replace(call, (_, each: string, fallback = '') => find(each) || String(fallback));
  return text;
}

/** Writes a colour as `#rrggbb`, or `#rrggbbaa`. */
export type ToHex = (color: string) => string;

/** A value as the code has it: what is derived from a brand is a plain colour there. */
function written(theme: Theme, catalogue: Catalogue, token: Token, mode: Mode, toHex: ToHex): string {
  const text = valueOf(theme, catalogue, token.name, mode);
  return /\(\s*from\b/.test(text) ? toHex(text) : text;
}

/** A token in CSS syntax. */
function cssValue(theme: Theme, catalogue: Catalogue, token: Token, toHex: ToHex): string {
  const [light = '', dark] = modes.map((mode) => written(theme, catalogue, token, mode, toHex));
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

/** True if the look or the theme itself sets a token. */
const isSet = (theme: Theme, catalogue: Catalogue, token: Token): boolean =>
  lookOf(theme, catalogue).values.has(token.name) ||
  modes.some((mode) => theme.values.has(keyOf(token, mode)));

const compact = (text: string) => text.replace(/\s+/g, '');

/** The style sheet of a theme, for all boards below an element. It contains only what differs from the defaults. */
export function toCss(theme: Theme, catalogue: Catalogue, toHex: ToHex, selector = ':root'): string {
  const lines = [...catalogue.tokens.values()]
    .filter((token) => isSet(theme, catalogue, token))
    .map((token) => ({ token, text: cssValue(theme, catalogue, token, toHex) }))
    .filter(({ token, text }) => compact(text) !== compact(token.default))
    .map(({ token, text }) => `  --${token.name}: ${text};\n`);
  const { rest } = lookOf(theme, catalogue);
  return [lines.length ? `${selector} {\n${lines.join('')}}\n` : '', rest.replaceAll(':root', selector)]
    .filter(Boolean)
    .join('\n');
}

/** All tokens as properties with their values; colours are hexadecimal. */
export const toProperties = (
  theme: Theme,
  catalogue: Catalogue,
  toHex: ToHex,
): { name: string; description: string; default: string }[] =>
  Array.from(catalogue.tokens.values(), (token) => {
    const texts = modes.map((mode) => valueOf(theme, catalogue, token.name, mode));
    return {
      name: `--${token.name}`,
      description: token.description,
      default: token.type === 'color' ? `light-dark(${texts.map(toHex).join(', ')})` : (texts[0] ?? ''),
    };
  });
