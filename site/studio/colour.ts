/** Computations with colours: contrast (WCAG), difference (CIEDE2000), and simulated colour blindness. */

/** Linear red, green and blue, 0 to 1. */
type Rgb = readonly [red: number, green: number, blue: number];
type Lab = readonly [l: number, a: number, b: number];

const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

/** Parses `#abc` or `#aabbcc`; an alpha value after it is ignored. */
export function parseHex(hex: string): Rgb {
  const digits = hex.length < 6 ? hex.slice(1, 4).replace(/./g, '$&$&') : hex.slice(1, 7);
  const [red = 0, green = 0, blue = 0] = (digits.match(/../g) ?? []).map((c) =>
    linear(parseInt(c, 16) / 255),
  );
  return [red, green, blue];
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** A colour `#rrggbbaa` as it looks on an opaque background; other colours as they are. */
export function over(front: string, back: string): string {
  if (front.length !== 9) return front;
  const alpha = parseInt(front.slice(7), 16) / 255;
  const parts = [1, 3, 5].map((i) => {
    const [above = 0, below = 0] = [front, back].map((hex) => parseInt(hex.slice(i, i + 2), 16));
    return Math.round(alpha * above + (1 - alpha) * below);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [one, other].map((hex) => luminance(parseHex(hex))).sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

type Matrix = readonly [Rgb, Rgb, Rgb];

/** Kinds of colour vision as matrices for linear colours: Machado, Oliveira and Fernandes 2009, full severity. */
export const visions: Readonly<Record<'normal' | 'protan' | 'deutan' | 'tritan', Matrix>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
export type Vision = keyof typeof visions;

const clamp = (c: number) => Math.min(1, Math.max(0, c));
const dot = ([a, b, c]: Rgb, [x, y, z]: Rgb) => a * x + b * y + c * z;
const times = ([a, b, c]: Matrix, color: Rgb): Rgb => [dot(a, color), dot(b, color), dot(c, color)];

/** The colour as seen with a kind of colour vision. */
export const seen = (hex: string, vision: Vision): Rgb => {
  const [red, green, blue] = times(visions[vision], parseHex(hex));
  return [clamp(red), clamp(green), clamp(blue)];
};

/** The colour in CSS syntax: `color(srgb-linear 0.2 0.1 0)`. */
export const cssColor = (rgb: Rgb): string => `color(srgb-linear ${rgb.map((c) => c.toFixed(4)).join(' ')})`;

const toXyz: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const white: Rgb = [0.95047, 1, 1.08883];

function lab(color: Rgb): Lab {
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * (t / 116) + 16 / 116);
  const [x, y, z] = times(toXyz, color).map((c, i) => f(c / (white[i] ?? 1)));
  return [116 * (y ?? 0) - 16, 500 * ((x ?? 0) - (y ?? 0)), 200 * ((y ?? 0) - (z ?? 0))];
}

const { atan2, cos, exp, hypot, PI, sin, sqrt } = Math;
const degrees = (n: number) => (n * PI) / 180;
const angle = (b: number, a: number) => (a === 0 && b === 0 ? 0 : ((atan2(b, a) * 180) / PI + 360) % 360);
const flat = (c: number) => sqrt(c ** 7 / (c ** 7 + 25 ** 7));

/** The mean of two hues and the signed angle from one to the other, in degrees. */
function hues(h1: number, h2: number, grey: boolean): { mean: number; step: number } {
  if (grey) return { mean: h1 + h2, step: 0 };
  const step = ((h2 - h1 + 540) % 360) - 180;
  const apart = Math.abs(h1 - h2) > 180;
  const mean = (h1 + h2) / 2 + (apart ? (h1 + h2 < 360 ? 180 : -180) : 0);
  return { mean, step };
}

/** The difference of two colours (CIEDE2000). */
export function difference(one: Rgb, other: Rgb): number {
  const [l1, a1, b1] = lab(one);
  const [l2, a2, b2] = lab(other);
  const g = 1.5 - 0.5 * flat((hypot(a1, b1) + hypot(a2, b2)) / 2);
  const c1 = hypot(a1 * g, b1);
  const c2 = hypot(a2 * g, b2);
  const { mean: h, step } = hues(angle(b1, a1 * g), angle(b2, a2 * g), c1 * c2 === 0);
  const l = (l1 + l2) / 2 - 50;
  const c = (c1 + c2) / 2;
  const t =
    1 -
    0.17 * cos(degrees(h - 30)) +
    0.24 * cos(degrees(2 * h)) +
    0.32 * cos(degrees(3 * h + 6)) -
    0.2 * cos(degrees(4 * h - 63));
  const dl = (l2 - l1) / (1 + (0.015 * l ** 2) / sqrt(20 + l ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * c);
  const dh = (2 * sqrt(c1 * c2) * sin(degrees(step / 2))) / (1 + 0.015 * c * t);
  const turn = -sin(degrees(60 * exp(-(((h - 275) / 25) ** 2)))) * 2 * flat(c);
  return sqrt(dl ** 2 + dc ** 2 + dh ** 2 + turn * dc * dh);
}

/** The two most similar colours for a kind of colour vision, and their difference. */
export function nearest(
  hexes: readonly string[],
  vision: Vision,
): { readonly pair: readonly [number, number]; readonly apart: number } {
  let found: { pair: readonly [number, number]; apart: number } = { pair: [0, 0], apart: Infinity };
  const all = hexes.map((hex) => seen(hex, vision));
  all.forEach((one, i) => {
    all.slice(i + 1).forEach((other, j) => {
      const apart = difference(one, other);
      if (apart < found.apart) found = { pair: [i, i + 1 + j], apart };
    });
  });
  return found;
}
