/** The chart of a sample: how far each outcome is from its expected share, and the band in which it is in 95 of 100 fair runs. */
import { language } from '../texts.js';
import { outcomesOf, type Outcome } from './judge.js';
import type { Sample } from './samples.js';

/** A bar of more classes would be too narrow, and one of these for its number. */
const MOST_BARS = 36;
const MOST_NUMBERS = 8;

/** Pixels: those between the middle and the end of the scale, and those below it for the names of the outcomes. */
const HALF = 84;
const MIDDLE = HALF + 6;
const NAMES = MIDDLE + HALF + 22;

/** Whole percent and their digits, so that two digits of the band are seen. */
const percentOf = (band: number) => {
  const digits = Math.max(0, 1 - Math.floor(Math.log10(band * 100)));
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const number = new Intl.NumberFormat(language, { ...format, signDisplay: 'exceptZero' });
  return (share: number) => number.format(share * 100).replace('-', '−');
};
const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });

/** The half width of the band as a share of the sample, and its text, if all outcomes have the same. */
export function commonBand(sample: Sample): { readonly band: number; readonly text: string } | undefined {
  if (new Set(sample.weights).size > 1) return undefined;
  const [{ band, expected }] = outcomesOf(sample) as [Outcome];
  const part = band / (expected * sample.weights.length);
  return { band: part, text: percentOf(part)(part).replace('+', '±') };
}

function draw(name: string, values: Readonly<Record<string, string | number>>, text = ''): SVGElement {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(values)) shape.setAttribute(key, String(value));
  shape.textContent = text;
  return shape;
}

/** The shapes of the chart; none if it would have too many bars. The table of all counts says the same. */
export function drawChart(sample: Sample): readonly SVGElement[] {
  const all = outcomesOf(sample);
  if (all.length > MOST_BARS) return [];
  const count = all.reduce((total, { found }) => total + found, 0);
  const bands = all.map(({ band }) => band / count);
  const parts = all.map(({ found, expected }) => (found - expected) / count);
  const end = 1.15 * Math.max(...bands, ...parts.map(Math.abs));
  const y = (part: number) => MIDDLE - (part / end) * HALF;
  const format = percentOf(Math.max(...bands));
  const step = 100 / all.length;
  const across = (i: number, from: number, to: number) => ({
    x: `${step * (i + from)}%`,
    width: `${step * (to - from)}%`,
  });
  const line = (className: string, part: number) =>
    draw('line', { class: className, x1: 0, x2: '100%', y1: y(part), y2: y(part) });
  const scale = (part: number, text: string) => draw('text', { class: 'scale', x: -6, y: y(part) + 4 }, text);
  const shared = commonBand(sample);
  return [
    ...bands.map((band, i) =>
      draw('rect', { class: 'band', ...across(i, 0, 1), y: y(band), height: y(-band) - y(band) }),
    ),
    ...(shared
      ? [
          ...[shared.band, -shared.band].map((band) => line('edge', band)),
          ...[shared.band, -shared.band].map((band) => scale(band, format(band))),
          scale(0, share.format(1 / all.length)),
        ]
      : []),
    ...parts.flatMap((part, i) => {
      const [top, bottom] = [y(Math.max(part, 0)), y(Math.min(part, 0))];
      const kind = all[i]!.isOutside ? 'bar outside' : 'bar';
      const x = `${step * (i + 0.5)}%`;
      const above = part < 0 ? bottom + 16 : top - 6;
      return [
        draw('rect', { class: kind, ...across(i, 0.22, 0.78), y: top, height: Math.max(1, bottom - top) }),
        draw(
          'text',
          { class: i % 2 && all.length > MOST_NUMBERS ? 'name second' : 'name', x, y: NAMES },
          sample.classes[i],
        ),
        ...(all.length > MOST_NUMBERS ? [] : [draw('text', { x, y: above }, format(part))]),
      ];
    }),
    line('zero', 0),
  ];
}
