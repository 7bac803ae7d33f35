import type { Mark, MarkColor } from '../../core/marks.js';
import { nothing, svg, type Drawing } from './template.js';
import { markPaint } from '../styles/mark-colors.js';
import type { MarkWords } from '../../words/en/parts.js';

export { marksSheet } from '../styles/mark-colors.js';

/** The centre of a square and its width, in the units of an SVG. */
export type Place = readonly [x: number, y: number, size: number];

/** The place of a square; undefined if the drawing does not contain it. */
export type PlaceOf = (square: string) => Place | undefined;

/** Draws marks for an SVG with this view box. */
export type DrawMarks = (viewBox: string, placeOf: PlaceOf) => Drawing;

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** The pattern in a line, so that marks of two colours differ in shape, too: none, dashes, dots, a line. */
const pattern = (color: MarkColor, size: number): string | undefined =>
  ({
    green: undefined,
    red: `${n(0.11 * size)} ${n(0.11 * size)}`,
    yellow: `0 ${n(0.13 * size)}`,
    blue: 'none',
  })[color];

/** A shape with an outline around it, and the pattern along its middle line. */
const outlined = (shape: string, middle: string, color: MarkColor, size: number, line: number) => {
  const dashes = pattern(color, size);
  const fill = line > 0.04 * size ? 'none' : markPaint(`mark-${color}`);
  return svg`<path d=${shape} fill="none" stroke=${markPaint('mark-edge')} stroke-width=${n(line + 0.07 * size)} />
    <path d=${shape} fill=${fill} stroke=${markPaint(`mark-${color}`)} stroke-width=${n(line)} />
    ${
      dashes === undefined
        ? nothing
        : svg`<path d=${middle} fill="none" stroke=${markPaint('mark-edge')} stroke-width=${n(0.05 * size)} stroke-dasharray=${dashes} />`
    }`;
};

/** A ring just inside the edge of a square. */
const ring = ([x, y, size]: Place, color: MarkColor) => {
  const r = 0.43 * size;
  const circle = `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0z`;
  return outlined(circle, circle, color, size, 0.1 * size);
};

/** An arrow that becomes wider towards its head. It leaves the middle of both squares free. */
const arrow = (from: Place, to: Place, color: MarkColor) => {
  const size = Math.min(from[2], to[2]);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const distance = Math.hypot(dx, dy);
  const along = (a: number, b: number) =>
    `${n(from[0] + (a * dx - b * dy) / distance)} ${n(from[1] + (a * dy + b * dx) / distance)}`;
  const [tail, tip] = [0.28 * size, distance - 0.24 * size];
  const neck = tip - 0.36 * size;
  const barb = tip - 0.44 * size;
  const half = [0.045, 0.075, 0.23].map((part) => part * size) as [number, number, number];
  const side = (sign: number) => [
    along(tail, sign * half[0]),
    along(neck, sign * half[1]),
    along(barb, sign * half[2]),
  ];
  const shape = `M${[...side(1), along(tip, 0), ...side(-1).reverse()].join('L')}z`;
  return outlined(shape, `M${along(tail, 0)}L${along(neck, 0)}`, color, size, 0.03 * size);
};

/** The label of a mark on a disc. */
const badge = (x: number, y: number, r: number, color: MarkColor, label: string) => {
  const font = r * (label.length > 1 ? 1.05 : 1.35);
  return svg`<circle cx=${n(x)} cy=${n(y)} r=${n(r)} fill=${markPaint('mark-edge')} stroke=${markPaint(`mark-${color}`)} stroke-width=${n(r / 5)} />
    <text x=${n(x)} y=${n(y + 0.36 * font)} fill=${markPaint(`mark-${color}`)} font-family="var(--_sans)" font-size=${n(font)} font-weight="700" text-anchor="middle">${label}</text>`;
};

function labelOf({ color, label }: Mark, [x, y, size]: Place, to: Place | undefined, width: number) {
  // Large enough to be read on a board of many squares.
  const r = Math.max(0.17 * size, 0.022 * width);
  // Of a ring at its top right, of an arrow in the middle; beside an arrow that it would cover.
  if (!to) return badge(x + 0.34 * size, y - 0.34 * size, r, color, label);
  const [dx, dy] = [to[0] - x, to[1] - y];
  const distance = Math.hypot(dx, dy);
  const beside = distance - 0.52 * size < 4 * r ? (1.6 * r) / distance : 0;
  return badge(x + dx / 2 + beside * dy, y + dy / 2 - beside * dx, r, color, label);
}

/**
 * Draws the marks whose squares have a place, for an SVG with this view box. Labels are above all lines. The drawing needs no
 * style sheet.
 */
export function drawMarks(marks: readonly Mark[], viewBox: string, placeOf: PlaceOf): Drawing {
  const width = Number(viewBox.split(' ')[2]);
  const placed = marks.flatMap((mark) => {
    const [from, to] = mark.squares.map((square) => placeOf(square!));
    return from && (mark.squares.length === 1 || to) ? [{ mark, from, to }] : [];
  });
  const lines = placed.map(({ mark: { color }, from, to }) =>
    to ? arrow(from, to, color) : ring(from, color),
  );
  const labels = placed.map(({ mark, from, to }) => (mark.label ? labelOf(mark, from, to, width) : nothing));
  return svg`<g stroke-linejoin="round" stroke-linecap="round" opacity=".92">${lines}</g>${labels}`;
}

/** Marks in words, as a sentence such as "Green arrow from ro to wo; red ring on gi."; empty without marks. */
export function describeMarks(
  marks: readonly Mark[],
  words: MarkWords,
  nameOf: (square: string) => string,
): string {
  const text = marks
    .map(({ squares: [from, to], color, label }) => {
      const mark =
        to === undefined ? words.ring(color, nameOf(from)) : words.arrow(color, nameOf(from), nameOf(to));
      return label ? words.labelled(mark, label) : mark;
    })
    .join('; ');
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
