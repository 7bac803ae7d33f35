import { BadOption, toFound } from '../../core/errors.js';
import type { Shape } from './markup.js';

/** The value of a custom property; undefined if it has none. */
export type Lookup = (name: string) => string | undefined;

/** Red, green and blue from 0 to 255, and the opacity from 0 to 1. */
type Color = readonly [number, number, number, number];

/** Parses `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` or `transparent`; undefined for everything else. */
export function parseColor(text: string): Color | undefined {
  if (text === 'transparent') return [0, 0, 0, 0];
  const [, short, long] = /^#(?:([\da-f]{3,4})|((?:[\da-f]{2}){3,4}))$/i.exec(text) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&');
  if (!digits) return undefined;
  const [r = 0, g = 0, b = 0, a = 255] = digits.match(/../g)!.map((pair) => parseInt(pair, 16));
  return [r, g, b, a / 255];
}

export const formatColor = ([r, g, b, a]: Color): string =>
  [r, g, b, ...(a < 1 ? [255 * a] : [])].reduce(
    (text, n) =>
      text +
      Math.round(Math.min(255, Math.max(0, n)))
        .toString(16)
        .padStart(2, '0'),
    '#',
  );

type Vector = readonly [number, number, number];

/** Between sRGB and OKLab, as CSS Color 4 defines them: two matrices with a power between. */
const toLms = [
  [0.41222, 0.53633, 0.05145],
  [0.2119, 0.6807, 0.1074],
  [0.0883, 0.28172, 0.62998],
] as const;
const toRgb = [
  [4.07674, -3.30771, 0.23097],
  [-1.26844, 2.60976, -0.34132],
  [-0.0042, -0.70342, 1.70761],
] as const;

const times = ([first, second, third]: readonly [Vector, Vector, Vector], [x, y, z]: Vector): Vector => {
  const row = ([a, b, c]: Vector) => a * x + b * y + c * z;
  return [row(first), row(second), row(third)];
};
const linear = (n: number) => (n <= 10.31475 ? n / 3294.6 : ((n / 255 + 0.055) / 1.055) ** 2.4);
const gamma = (n: number) => 255 * (n <= 0.0031308 ? 12.92 * n : 1.055 * n ** (1 / 2.4) - 0.055);
const each = ([x, y, z]: Vector, change: (n: number) => number): Vector => [change(x), change(y), change(z)];

/**
 * Mixes two colours in OKLab; `part` is that of the second one. The roots of the cones' responses are mixed: OKLab is a linear
 * function of them, so its last matrix changes nothing.
 */
function mix(first: Color, second: Color, part: number): Color {
  const [alpha1, alpha2] = [first[3], second[3]];
  const alpha = alpha1 * (1 - part) + alpha2 * part;
  const [from, to] = [rootsOf(first), rootsOf(second)];
  // a transparent colour adds nothing
  const share = alpha ? (alpha2 * part) / alpha : 0;
  const blend = (a: number, b: number) => (a * (1 - share) + b * share) ** 3;
  const mixed: Vector = [blend(from[0], to[0]), blend(from[1], to[1]), blend(from[2], to[2])];
  return [...each(times(toRgb, mixed), gamma), alpha];
}

const rootsOf = ([r, g, b]: Color): Vector => each(times(toLms, each([r, g, b], linear)), Math.cbrt);

/** Moves a colour towards a lightness in OKLab by a part of the way. Greys have equal roots, which are their lightness. */
function relight(color: Color, lightness: number, part: number): Color {
  const [l, m, s] = rootsOf(color);
  const way = part * (lightness - (0.21045 * l + 0.79362 * m - 0.00407 * s));
  return [...each(times(toRgb, [(l + way) ** 3, (m + way) ** 3, (s + way) ** 3]), gamma), color[3]];
}

/** The mark of a lightness without hue and chroma: `oklch(0.8 none none)`. */
const LIGHTNESS = 'lightness:';

/**
 * The value of `color-mix(in oklab, A, B 45%)`, or of `color-mix(in oklch, A 1%, oklch(0.8 none none))`, which has the hue and
 * chroma of A. Throws if A or B is not a colour that `parseColor` knows.
 */
function colorMix(text: string): string {
  const [, a, b] = text.split(',').map((each) => each.trim().split(/\s+/)) as [string[], string[], string[]];
  const part = b[1] ? parseFloat(b[1]) / 100 : a[1] ? 1 - parseFloat(a[1]) / 100 : 0.5;
  const [first, second] = [parseColor(a[0]!), parseColor(b[0]!)];
  if (first && b[0]!.startsWith(LIGHTNESS))
    return formatColor(relight(first, Number(b[0]!.slice(LIGHTNESS.length)), part));
  if (!first || !second) throw new TypeError(`color-mix(${text})`);
  return formatColor(mix(first, second, part));
}

const innermost = /(var|light-dark|color-mix|oklch)\(([^()]*)\)/g;

/** Replaces the functions of a value by what they give, from the inside out. */
export function resolveValue(value: string, lookup: Lookup, dark: boolean): string {
  if (!value.includes('(')) return value;
  const next = value.replace(innermost, (_, name: string, text: string) => {
    if (name === 'color-mix') return colorMix(text);
    if (name === 'oklch') return LIGHTNESS + parseFloat(text);
    const [first = '', ...rest] = text.split(',').map((part) => part.trim());
    return name === 'var' ? (lookup(first) ?? rest.join(', ')) : ((dark ? rest[0] : first) ?? '');
  });
  return next === value ? value : resolveValue(next, lookup, dark);
}

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

/** The properties of CSS that SVG has as attributes, or that have an equivalent there. */
const drawn =
  /^(fill|stroke|stop-|font|text-anchor|letter-spacing|paint-order|opacity|display|transform$|translate$|filter$)/;

/** Attributes of the markup that a picture does not need. */
const dropped = /^(class|part|role|data-.*|aria-.*)$/;

const fontShorthand = /^(italic )?(?:(\d+) )?([\d.]+)(?:px)?(?: ?\/ ?[\d.]+)? (.+)$/;

/** The attributes of a declaration; `before` is the transform of the markup. */
function attributesFor(name: string, value: string, before = ''): readonly (readonly [string, string])[] {
  if (name === 'font') {
    const [, style, weight, size = '', family = ''] = fontShorthand.exec(value) ?? [];
    return [
      ...(style ? [['font-style', 'italic'] as const] : []),
      ...(weight ? [['font-weight', weight] as const] : []),
      ['font-size', size],
      ['font-family', family.replaceAll('"', "'")],
    ];
  }
  if (name === 'translate') return [['transform', `translate(${value.replace(' ', ',')})${before}`]];
  return [[name, value]];
}

/** Writes the opacity of a colour as an attribute of its own: not every reader of SVG knows `#rrggbbaa`. */
function splitOpacity(attributes: Map<string, string>, name: string, opacityName: string): void {
  const color = parseColor(attributes.get(name) ?? '');
  if (!color || color[3] === 1) return;
  const [r, g, b, alpha] = color;
  attributes.set(name, formatColor([r, g, b, 1]));
  const opacity = alpha * Number(attributes.get(opacityName) ?? 1);
  attributes.set(opacityName, String(Math.round(opacity * 1000) / 1000));
}

/** The attributes of a shape: those of its markup, and its style, whose functions `resolve` replaces. Later ones win. */
export function attributesOf(
  markup: Iterable<readonly [string, string]>,
  style: readonly (readonly [string, string])[],
  resolve: (value: string) => string,
): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [name, value] of markup) if (!dropped.test(name)) attributes.set(name, resolve(value));
  for (const [property, value] of style)
    if (drawn.test(property)) {
      const plain = resolve(value).replace(/([\d.])px\b/g, '$1');
      for (const [name, text] of attributesFor(property, plain, attributes.get('transform')))
        attributes.set(name, text);
    }
  splitOpacity(attributes, 'fill', 'fill-opacity');
  splitOpacity(attributes, 'stroke', 'stroke-opacity');
  splitOpacity(attributes, 'stop-color', 'stop-opacity');
  return attributes;
}

/** A rule of a style sheet: a selector and its declarations. */
export interface StyleRule {
  /** A class or tag that a shape must have: `.stone`, `text`; empty if there is none. Most rules are ruled out by it. */
  readonly subject: string;
  readonly matches: (shape: Shape) => boolean;
  readonly weight: number;
  readonly declarations: readonly (readonly [name: string, value: string])[];
}

type Test = StyleRule['matches'];

/** A comma or a space that is not in parentheses. */
const comma = /,(?![^(]*\))/;
const space = /\s+(?![^(]*\))/;

const simple = /\.([\w-]+)|:(is|not)\(((?:[^()]|\([^()]*\))*)\)|(:host)|([a-z]+)|[^]/gi;

/** The test of a selector without combinators; undefined if a picture has no such state: `:hover`, `::before`. */
function compoundTest(text: string): Test | undefined {
  const tests: Test[] = [];
  for (const [, name, kind, list = '', host, tag] of text.matchAll(simple)) {
    if (name) tests.push(({ classes }) => classes.includes(name));
    else if (tag) tests.push((shape) => shape.tag === tag);
    else if (host) tests.push(({ parent }) => !parent);
    else if (kind) {
      const inner = list.split(comma).flatMap((each) => selectorTest(each) ?? []);
      tests.push((shape) => inner.some((test) => test(shape)) === (kind === 'is'));
    } else return undefined;
  }
  return (shape) => tests.every((test) => test(shape));
}

const someAncestor = ({ parent }: Shape, test: Test): boolean =>
  parent !== undefined && (test(parent) || someAncestor(parent, test));

/** The test of a selector; undefined if it contains more than classes, tags, `:is`, `:not` and descendants. */
const selectorTest = (text: string): Test | undefined =>
  text
    .trim()
    .split(space)
    .map(compoundTest)
    .reduce((before, test) => before && test && ((shape) => test(shape) && someAncestor(shape, before)));

/** The class, or else the tag, at the start of the last part of a selector. */
const subjectOf = (selector: string): string =>
  /(?:^|\s)(\.[\w-]+|[a-z]+)[^\s()]*$/i.exec(selector.trim())?.[1] ?? '';

/** The specificity: classes count more than tags. The alternatives of `:is` are alike. */
const weigh = (selector: string): number => {
  const text = selector.replace(/,[^()]*/g, '');
  return 100 * text.split('.').length + text.replace(/[.:][\w-]+/g, '').split(/[a-z]+/).length;
};

function styleRules(selectors: string, body: string): readonly StyleRule[] {
  const declarations = body.split(';').flatMap((each) => {
    const [, name, value] = /^\s*([\w-]+):([^]*)$/.exec(each) ?? [];
    return name && value ? [[name, value.trim()] as const] : [];
  });
  return selectors.split(comma).flatMap((selector) => {
    const matches = selectorTest(selector);
    return matches ? [{ subject: subjectOf(selector), matches, weight: weigh(selector), declarations }] : [];
  });
}

const block = /([^{}]+)\{((?:[^{}]|\{[^{}]*\})*)\}/g;

/**
 * Parses the style sheets of a drawing, in the order of their weight. Of the rules in `@`, a picture has those for containers
 * that are narrower than a limit, if `width` is.
 */
export function parseSheet(text: string, width: number): readonly StyleRule[] {
  const rules = Array.from(text.replace(/\/\*[^]*?\*\//g, '').matchAll(block)).flatMap(
    ([, prelude = '', body = '']) => {
      if (!prelude.trim().startsWith('@')) return styleRules(prelude.trim(), body);
      const [, limit = 0] = /^@container[^(]*\(inline-size\s*<\s*(\d+)px/.exec(prelude.trim()) ?? [];
      return width < Number(limit) ? parseSheet(body, width) : [];
    },
  );
  return rules.sort((a, b) => a.weight - b.weight);
}
