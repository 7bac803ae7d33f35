import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { contrast } from '../../site/studio/colour.js';

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
const shade = String.raw`oklch\(\s*from var\(--_(?:brand|surface)\) ([\d.]+) min\(([\d.]+), c \* ([\d.]+)\) h\s*\)`;
const declared = new RegExp(String.raw`--([\w-]+):\s*light-dark\(\s*${shade},\s*${shade}\s*\)`, 'g');

/** The lightness of each token, its greatest chroma, and its share of the chroma of the brand: in light and in dark mode. */
const shades = new Map(
  Array.from(
    readFileSync('looks/brand.css', 'utf8').matchAll(declared),
    ([, name = '', ...numbers]): [string, readonly [Shade, Shade]] => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers.map(Number);
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

const pairs: readonly (readonly [front: string, backs: readonly string[], least: number])[] = [
  ...['ink', 'ink-2', 'ink-3'].map((ink) => [ink, ['linen', 'paper', 'sunk'], 4.5] as const),
  ['accent', ['linen', 'paper'], 4.5],
  ['accent-ink', ['accent'], 4.5],
  ['wood-ink', ['wood', 'wood-high', 'wood-low'], 4.5],
  ['lit', ['lit-fill'], 4.5],
  ['lit', ['wood'], 3],
  ['kerf', ['wood', 'wood-low'], 3],
  ['edge', ['linen', 'paper'], 3],
  ['last', ['wood'], 3],
];

describe('the look brand', () => {
  it('has enough contrast for brands and surfaces of every hue', () => {
    assert.ok(shades.size > 40);
    const color = (name: string, mode: 0 | 1, chroma: number, hue: number) => {
      const [l, most, share] = shades.get(`spiel-${name}`)![mode];
      return hex(l, Math.min(most, chroma * share), hue);
    };
    const hues = Array.from({ length: 12 }, (_, i) => 30 * i);
    const low = new Map<string, number>();
    for (const mode of [0, 1] as const)
      for (const [front, backs, least] of pairs)
        for (const back of backs)
          for (const brand of hues)
            for (const surface of hues)
              for (const chroma of [0, 0.1, 0.3]) {
                const ofBrand = /^(accent|lit)/;
                const hue = (name: string) => (ofBrand.test(name) ? brand : surface);
                const ratio = contrast(
                  color(front, mode, chroma, hue(front)),
                  color(back, mode, chroma, hue(back)),
                );
                const key = `${front} on ${back}, ${mode}`;
                if (ratio < least) low.set(key, Math.min(ratio, low.get(key) ?? 21));
              }
    assert.deepEqual([...low], []);
  });
});
