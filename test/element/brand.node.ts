import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { contrasts, distances, floorGroup, markContrasts } from '../../site/studio/figures.js';

/** The colour of a lightness, a chroma and a hue in degrees (OKLCH), as browsers clip it to sRGB. */
function hex(l: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ].map((n) => Math.min(1, Math.max(0, n)));
  const gamma = (n: number) => (n <= 0.0031308 ? 12.92 * n : 1.055 * n ** (1 / 2.4) - 0.055);
  return `#${rgb
    .map((n) =>
      Math.round(255 * gamma(n))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

type Shade = readonly [lightness: number, most: number, share: number];
const shade = String.raw`oklch\(\s*from var\(--_(brand|surface)\) (min\(l, )?([\d.]+)\)? min\(([\d.]+), c \* ([\d.]+)\) h\s*\)`;
const declared = new RegExp(String.raw`--([\w-]+):\s*light-dark\(\s*${shade},\s*${shade}\s*\)`, 'g');

/** The tokens that are as dark as the brand in light mode, if that is darker than they are otherwise. */
const asDark = new Set<string>();
/** The tokens that follow the brand and not the surface. */
const ofBrand = new Set<string>();
/** The lightness of each token, its greatest chroma, and its share of the chroma of the brand: in light and in dark mode. */
const shades = new Map(
  Array.from(
    readFileSync('looks/brand.css', 'utf8').matchAll(declared),
    ([, name = '', from, darkens, ...numbers]): [string, readonly [Shade, Shade]] => {
      if (from === 'brand') ofBrand.add(name);
      if (darkens) asDark.add(name);
      const [a = 0, b = 0, c = 0, , , d = 0, e = 0, f = 0] = numbers.map(Number);
      return [
        name,
        [
          [a, b, c],
          [d, e, f],
        ],
      ];
    },
  ),
);

type ColorOf = (token: string) => string;

/** The colours that are not derived: those of linen, unless the look sets its own. */
const plain = new Map(
  Array.from(
    ['linen', 'brand']
      .map((name) => readFileSync(`looks/${name}.css`, 'utf8'))
      .join('')
      .matchAll(/--([\w-]+):\s+(#\w+|light-dark\(#\w+, #\w+\));/g),
    ([, token = '', value = '']): [string, readonly [string, string]] => {
      const [, light = value, dark = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
      return [token, [light, dark]];
    },
  ),
);

/** The colours of a brand in a mode. */
const brandOf =
  (mode: 0 | 1, lightness: number, chroma: number, hue: (token: string) => number): ColorOf =>
  (token) => {
    const derived = shades.get(token);
    if (!derived) return plain.get(token)?.[mode] ?? assert.fail(token);
    const [l, most, share] = derived[mode];
    const own = !mode && asDark.has(token) ? Math.min(lightness, l) : l;
    return hex(own, Math.min(most, chroma * share), hue(token));
  };

describe('the look brand', () => {
  const hues = Array.from({ length: 24 }, (_, i) => 15 * i);
  /** Lightness and chroma: mid colours, and dark ones. */
  const strengths = [
    [0.6, 0],
    [0.6, 0.1],
    [0.6, 0.3],
    [0.15, 0.04],
    [0.28, 0.1],
  ] as const;

  /** The figures that are too low, each with the worst brand. */
  const low = (
    figures: (color: ColorOf) => readonly (readonly [name: string, value: number, least: number])[],
  ) => {
    const found = new Map<string, string>();
    const least = new Map<string, number>();
    for (const mode of [0, 1] as const)
      for (const brand of hues)
        for (const surface of [brand, (brand + 90) % 360, (brand + 180) % 360])
          for (const [lightness, chroma] of strengths)
            for (const [name, value, needed] of figures(
              brandOf(mode, lightness, chroma, (token) => (ofBrand.has(token) ? brand : surface)),
            )) {
              const key = `${name}, ${mode ? 'dark' : 'light'}`;
              if (value >= needed || value >= (least.get(key) ?? 99)) continue;
              least.set(key, value);
              found.set(
                key,
                `${value.toFixed(2)} of ${needed} with ${brand}, ${surface}, ${lightness}, ${chroma}`,
              );
            }
    return Object.fromEntries(found);
  };

  it('has enough contrast for 24 brands, with surfaces of three hues', () => {
    assert.ok(shades.size > 40);
    assert.deepEqual(
      low((color) =>
        contrasts(color).map(({ front, back, ratio, least }) => [`${front} on ${back}`, ratio, least]),
      ),
      {},
    );
  });

  it('keeps rooms, corridors and the middle of Glüx apart, and the marks from every board', () => {
    assert.deepEqual(
      low((color) => [
        ...distances(color, floorGroup).map(
          ({ vision, apart }) => [`floors for ${vision} vision`, apart, floorGroup.least] as const,
        ),
        ...markContrasts(color).map(
          ({ front, back, ratio, least }) => [`${front} on ${back}`, ratio, least] as const,
        ),
      ]),
      {},
    );
  });
});
