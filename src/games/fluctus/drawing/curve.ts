import { board, route } from '../engine/board.js';
import type { Field } from '../engine/types.js';
import { arm } from './arm.js';
import { place, rounded, turned, type Point } from './places.js';

const { abs, hypot } = Math;
const steps = 30;

export const distance = (a: Point, b: Point): number => hypot(a[0] - b[0], a[1] - b[1]);

const cubic = (k: number, t: number): Point => {
  const at = (axis: number) => {
    const [a = 0, b = 0, c = 0, d = 0] = [0, 2, 4, 6].map((n) => arm[6 * k + n + axis]);
    const u = 1 - t;
    return u * u * u * a + 3 * u * t * (u * b + t * c) + t * t * t * d;
  };
  return [at(0), at(1)];
};

/** Points from one field to its neighbour on a line, both ends among them. */
const segment = (from: Field, to: Field): readonly Point[] => {
  const line = route({ kind: 'step', from, to })?.line;
  if (!line) return [place(from), place(to)];
  const n = board.lines.indexOf(line);
  const [i, j] = [line.fields.indexOf(from), line.fields.indexOf(to)];
  const k = Math.min(i, j);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = (i < j ? step : steps - step) / steps;
    if (k === 3) return turned([200 * t - 100, 0], n);
    return k < 3 ? turned(cubic(k, t), n) : turned(cubic(6 - k, 1 - t), n + 3);
  });
};

/** Points along the lines through neighbouring fields, in drawing units, on a board turned by `shift`. */
export const along = (fields: readonly Field[], shift = 0): readonly Point[] =>
  fields
    .flatMap((to, i) => {
      const from = fields[i - 1];
      return from ? segment(from, to).slice(i > 1 ? 1 : 0) : [];
    })
    .map((p) => turned(p, shift));

/** The way covered at each point. */
export const milestones = (points: readonly Point[]): readonly number[] => {
  let sum = 0;
  return points.map((p, i) => (sum += distance(p, points[i - 1] ?? p)));
};

/** 1 in the middle, 0 from `reach` on, round at both. */
export const bump = (x: number, reach: number): number =>
  abs(x) < reach ? Math.cos((Math.PI * x) / (2 * reach)) ** 2 : 0;

const mean = (points: readonly Point[]): Point => [
  points.reduce((sum, p) => sum + p[0], 0) / points.length,
  points.reduce((sum, p) => sum + p[1], 0) / points.length,
];

/** The way of a leap, bowed round the stone in the middle to the inner side of the bend. */
const bowed = (leap: readonly Field[], points: readonly Point[]): readonly Point[] => {
  const [from, over, to] = leap.map((field) => place(field));
  const [before, after] = [points[steps - 4], points[steps + 4]];
  if (!from || !over || !to || !before || !after) return points;
  const length = distance(before, after);
  let [x, y] = [(before[1] - after[1]) / length, (after[0] - before[0]) / length];
  if (x * (from[0] + to[0] - 2 * over[0]) + y * (from[1] + to[1] - 2 * over[1]) < 0) [x, y] = [-x, -y];
  const miles = milestones(points);
  const pushed = points.map((p, i): Point => {
    const push = 45 * bump((miles[i] ?? 0) - (miles[steps] ?? 0), 78);
    return [p[0] + x * push, p[1] + y * push];
  });
  return pushed.map((_, i) => mean(pushed.slice(Math.max(0, i - 5), i + 6)));
};

const path = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${rounded(x)} ${rounded(y)}`).join('');

/** An open arrow head whose tip is the point `i`. */
const head = (points: readonly Point[], i: number, size: number): string => {
  const [tip, tail] = [points[i], points[i - 2]];
  if (!tip || !tail) return '';
  const length = distance(tip, tail);
  const [x, y] = [((tail[0] - tip[0]) / length) * size, ((tail[1] - tip[1]) / length) * size];
  const wing = (side: number): Point => [tip[0] + x - y * side * 0.8, tip[1] + y + x * side * 0.8];
  return path([wing(1), tip, wing(-1)]);
};

export interface Trace {
  readonly line: string;
  readonly head: string;
}

/** Where a stone may go, for dashes: bowed round a leapt stone, from rim to mark. Not turned. */
export const routeTrace = (way: readonly Field[]): Trace => {
  const whole = along(way);
  const leap = way.length > 2;
  const [first, last] = [whole[0], whole.at(-1)];
  if (!first || !last) return { line: '', head: '' };
  const shown = (leap ? bowed(way, whole) : whole).filter(
    (p) => distance(p, first) > 36 && distance(p, last) > (leap ? 48 : 28),
  );
  return { line: path(shown), head: head(shown, shown.length - 1, 13) };
};

/** Where a stone went, for the pale thread: on the line itself, the head in the middle of the last segment. Not turned. */
export const lastTrace = (way: readonly Field[]): Trace => {
  const points = along(way);
  return { line: path(points), head: head(points, points.length - 1 - steps / 2, 13) };
};
