/** Reads themes from files in the Design Tokens format (DTCG 2025.10), with the groups `light` and `dark` as in tokens.json. */
import { modes, type Catalogue, type Mode, type Token } from './look.js';
import type { Parsed } from './link.js';
import { keyOf, plain } from './theme.js';
import { brokenRule, quoted, type Supports } from './values.js';

/** The longest file, in characters. */
const LONGEST = 300_000;
/** The most faults that are listed. */
const MOST = 8;
/** The most aliases that follow each other. */
const DEPTH = 9;

type Json = Readonly<Record<string, unknown>>;

/** A fault with its place in the file: `light.spiel-ink.$value`. */
class Fault extends Error {
  constructor(place: string, rule: string) {
    super(`${place}: ${rule}.`);
  }
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function object(value: unknown, place: string): Json {
  if (!isObject(value)) throw new Fault(place, 'expected an object');
  return value;
}

function numberIn(value: unknown, place: string, least = -Infinity, most = Infinity): number {
  if (typeof value === 'number' && Number.isFinite(value) && value >= least && value <= most) return value;
  const range = most === Infinity ? '' : ` from ${least} to ${most}`;
  throw new Fault(place, `expected a number${range}`);
}

/** The colour spaces of the format, and how CSS writes their components. */
const spaces: Readonly<Record<string, (components: string) => string>> = Object.fromEntries([
  ...['srgb', 'srgb-linear', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'xyz-d65', 'xyz-d50'].map(
    (name) => [name, (components: string) => `color(${name} ${components})`],
  ),
  ...['hsl', 'hwb'].map((name) => [
    name,
    (components: string) =>
      `${name}(${components.replace(/ (\S+) (\S+)(?= \/|$)/, ' $1% $2%').replaceAll('none%', 'none')})`,
  ]),
  ...['lab', 'lch', 'oklab', 'oklch'].map((name) => [name, (components: string) => `${name}(${components})`]),
]) as Record<string, (components: string) => string>;

const hexDigits = (part: number) =>
  Math.round(255 * part)
    .toString(16)
    .padStart(2, '0');

/** A colour of the format in CSS syntax; one in sRGB is hexadecimal. */
function colorText(value: unknown, place: string): string {
  if (typeof value === 'string' && /^#(?:[\da-f]{3,4}){1,2}$/i.test(value)) return value;
  const { colorSpace, components, alpha = 1 } = object(value, place);
  const space = typeof colorSpace === 'string' && Object.hasOwn(spaces, colorSpace) && spaces[colorSpace];
  if (!space) throw new Fault(`${place}.colorSpace`, 'expected a colour space of the format');
  if (!Array.isArray(components) || components.length !== 3)
    throw new Fault(`${place}.components`, 'expected three numbers');
  const opacity = numberIn(alpha, `${place}.alpha`, 0, 1);
  const range = colorSpace === 'srgb' ? [0, 1] : [];
  const parts = components.map((each: unknown, i) =>
    each === 'none' ? each : numberIn(each, `${place}.components[${i}]`, ...range),
  );
  if (colorSpace === 'srgb' && !parts.includes('none'))
    return `#${[...parts, ...(opacity < 1 ? [opacity] : [])].map((part) => hexDigits(Number(part))).join('')}`;
  return space(`${parts.join(' ')}${opacity < 1 ? ` / ${opacity}` : ''}`);
}

const measure = (value: unknown, place: string): string => {
  const { value: number, unit } = object(value, place);
  return `${numberIn(number, `${place}.value`, 0)}${String(unit)}`;
};

function curve(value: unknown, place: string): string {
  if (!Array.isArray(value) || value.length !== 4) throw new Fault(place, 'expected four numbers');
  return `cubic-bezier(${value.map((each, i) => numberIn(each, `${place}[${i}]`)).join(', ')})`;
}

const isName = (text: string) => /^[\p{L}][\p{L}\p{N}_-]*$/u.test(text);

function fontList(value: unknown, place: string): string {
  const names: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (!names.every((name) => typeof name === 'string')) throw new Fault(place, 'expected names of fonts');
  return names.map((name) => (isName(name) ? name : `'${name}'`)).join(', ');
}

const texts: Readonly<Record<Token['type'], (value: unknown, place: string) => string>> = {
  color: colorText,
  dimension: measure,
  duration: measure,
  cubicBezier: curve,
  fontFamily: fontList,
};

/** The token of the file that an alias names: `{light.spiel-ink}`. */
function followed(root: Json, token: Json, place: string): Json {
  let found = token;
  for (let i = 0; typeof found.$value === 'string' && found.$value.startsWith('{'); i++) {
    const path = found.$value.slice(1, -1).split('.');
    let next: unknown = root;
    for (const name of path) next = isObject(next) && Object.hasOwn(next, name) ? next[name] : undefined;
    if (i === DEPTH || !isObject(next))
      throw new Fault(`${place}.$value`, `${quoted(found.$value)} names no token`);
    found = { $type: found.$type, ...next };
  }
  return found;
}

/** The value of a token of the file in CSS syntax. */
function readToken(
  root: Json,
  token: Token,
  given: unknown,
  type: unknown,
  place: string,
  supports: Supports,
) {
  const found = followed(root, object(given, place), place);
  if ((found.$type ?? type) !== token.type) throw new Fault(`${place}.$type`, `expected “${token.type}”`);
  if (!('$value' in found)) throw new Fault(place, 'expected a $value');
  const text = texts[token.type](found.$value, `${place}.$value`);
  const rule = brokenRule(token.type, text, supports);
  if (rule) throw new Fault(`${place}.$value`, `${quoted(text)} is not ${rule}`);
  return text;
}

/** The names in a group that are no names of the format. */
const namesIn = (group: Json) => Object.keys(group).filter((name) => !name.startsWith('$'));

function readMode(
  root: Json,
  mode: Mode,
  catalogue: Catalogue,
  supports: Supports,
): { faults: string[]; values: Map<string, string> } {
  const faults: string[] = [];
  const values = new Map<string, string>();
  const group = object(root[mode] ?? {}, mode);
  for (const name of namesIn(group)) {
    const token = catalogue.tokens.get(name);
    const place = `${mode}.${name}`;
    try {
      if (!token) throw new Fault(place, 'there is no such token');
      values.set(keyOf(token, mode), readToken(root, token, group[name], group.$type, place, supports));
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      faults.push(fault.message);
    }
  }
  return { faults, values };
}

function readGroups(root: Json, catalogue: Catalogue, supports: Supports): Parsed {
  const unknown = namesIn(root).filter((name) => name !== 'light' && name !== 'dark');
  if (unknown.length || !namesIn(root).length)
    throw new Fault(unknown[0] ?? 'The file', 'expected the groups light and dark');
  const [light, dark] = modes.map((mode) => readMode(root, mode, catalogue, supports));
  const faults = [...light!.faults, ...dark!.faults];
  for (const [key, text] of dark!.values)
    if ((light!.values.get(key) ?? text) !== text)
      faults.push(`dark.${key}: expected the same value as in light. Only colours have two.`);
  if (faults.length > MOST) faults.splice(MOST, Infinity, `And ${faults.length - MOST} more faults.`);
  if (faults.length) return { faults };
  return { theme: { ...plain, values: new Map([...light!.values, ...dark!.values]) } };
}

/** Parses a file. All of it must be good. Tokens that it does not contain keep their defaults. */
export function parseDesignTokens(text: string, catalogue: Catalogue, supports: Supports): Parsed {
  if (text.length > LONGEST) return { faults: [`The file has more than ${LONGEST} characters.`] };
  try {
    const root: unknown = JSON.parse(text);
    return readGroups(object(root, 'The file'), catalogue, supports);
  } catch (fault) {
    if (fault instanceof SyntaxError) return { faults: [`The file is not JSON: ${fault.message}.`] };
    if (fault instanceof Fault) return { faults: [fault.message] };
    throw fault;
  }
}
