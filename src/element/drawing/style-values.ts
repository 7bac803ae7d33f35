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
  const [r1, g1, b1, alpha1] = first;
  const [r2, g2, b2, alpha2] = second;
  const alpha = alpha1 * (1 - part) + alpha2 * part;
  const roots = ([r, g, b]: Vector) => each(times(toLms, each([r, g, b], linear)), Math.cbrt);
  const [from, to] = [roots([r1, g1, b1]), roots([r2, g2, b2])];
  // a transparent colour adds nothing
  const share = alpha ? (alpha2 * part) / alpha : 0;
  const blend = (a: number, b: number) => (a * (1 - share) + b * share) ** 3;
  const mixed: Vector = [blend(from[0], to[0]), blend(from[1], to[1]), blend(from[2], to[2])];
  return [...each(times(toRgb, mixed), gamma), alpha];
}

/** The value of `color-mix(in oklab, A, B 45%)`. Throws if A or B is not a colour that `parseColor` knows. */
function colorMix(text: string): string {
  const [, a, b] = text.split(',').map((each) => each.trim().split(/\s+/)) as [string[], string[], string[]];
  const part = b[1] ? parseFloat(b[1]) / 100 : a[1] ? 1 - parseFloat(a[1]) / 100 : 0.5;
  const [first, second] = [parseColor(a[0]!), parseColor(b[0]!)];
  if (!first || !second) throw new TypeError(`color-mix(${text})`);
  return formatColor(mix(first, second, part));
}

const innermost = /(var|light-dark|color-mix)\(([^()]*)\)/g;

/** Replaces the functions of a value by what they give, from the inside out. */
export function resolveValue(value: string, lookup: Lookup, dark: boolean): string {
  if (!value.includes('(')) return value;
  const next = value.replace(innermost, (_, name: string, text: string) => {
    if (name === 'color-mix') return colorMix(text);
    const [first = '', ...rest] = text.split(',').map((part) => part.trim());
    return name === 'var' ? (lookup(first) ?? rest.join(', ')) : ((dark ? rest[0] : first) ?? '');
  });
  return next === value ? value : resolveValue(next, lookup, dark);
}
