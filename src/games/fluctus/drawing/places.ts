import { board, fields, route } from '../engine/board.js';
import type { Field } from '../engine/types.js';

/** A point in drawing units: the board is 552 wide, its centre is 0 0, y grows downwards. */
export type Point = readonly [x: number, y: number];

/** Size of the board with its side, in drawing units. */
export const width = 552;
export const height = 560;

const { sin, cos, PI, round } = Math;

export const rounded = (n: number): number => round(n * 10) / 10;

/** A point turned clockwise by sixths of a circle. */
export const turned = ([x, y]: Point, sixths: number): Point => {
  const a = (sixths * PI) / 3;
  return [x * cos(a) - y * sin(a), x * sin(a) + y * cos(a)];
};

/** The centre of a slot: 0 to 5 on the outer ring, 6 to 11 on the inner one, clockwise from twelve o'clock. */
export const slotPlace = (slot: number): Point => {
  const { angle, radius } = board.places[slot]!;
  return turned([0, -200 * radius], angle / 60);
};

/** The slot in which a field lies on a board turned by `shift` sixths clockwise. */
export const slotOf = (field: Field, shift = 0): number => {
  const i = fields.indexOf(field);
  return i - (i % 6) + ((i + shift) % 6);
};

/** The class of a slot: `o0` … `o5`, `i0` … `i5`. */
export const slotClass = (slot: number): string => `${slot < 6 ? 'o' : 'i'}${slot % 6}`;

export const place = (field: Field, shift = 0): Point => slotPlace(slotOf(field, shift));

/** The dimples of a reserve from its corner outwards; the first six are a triangle. Bottom left is 0, top right 1. */
const dimples: readonly Point[] = [
  [-238, 238],
  [-203, 238],
  [-238, 203],
  [-168, 238],
  [-238, 168],
  [-203, 203],
  [-133, 238],
  [-238, 133],
];

export const dimple = (corner: number, index: number): Point => turned(dimples[index]!, 3 * corner);

/**
 * Half a line as three cubic curves: inner field, outer, outer, inner; from there it runs straight to the centre.
 * Six turns of it are the whole board.
 */
// prettier-ignore
const arm = [50, -86.6, 48.6, -126.6, 49, -187, 0, -200, -76.1, -225.8, -157.5, -178.8, -173.2, -100, -184, -50, -134, -22, -100, 0];

/** An arm as a path, up to the rim of the centre. */
export const armPath = `M${arm.slice(0, 2).join(' ')}C${arm.slice(2).join(' ')}H-13`;

/** Number of points from one field to the next. */
export const STEPS = 30;

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The point `t` (0 to 1) of a curve of the arm. */
const cubic = (curve: number, t: number): Point => {
  const u = 1 - t;
  const weights = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3];
  const at = (axis: number) =>
    weights.reduce((sum, weight, i) => sum + weight * arm[6 * curve + 2 * i + axis]!, 0);
  return [at(0), at(1)];
};

/** A point of a line on the unturned board; `i` counts points from its first field. */
const pointOf = (line: number, i: number): Point => {
  const segment = Math.min(6, Math.floor(i / STEPS));
  const t = i / STEPS - segment;
  if (segment === 3) return turned([200 * t - 100, 0], line);
  return segment < 3 ? turned(cubic(segment, t), line) : turned(cubic(6 - segment, 1 - t), line + 3);
};

/** Points along the line through two or three fields, in drawing units, on a board turned by `shift`. */
export const along = (way: readonly Field[], shift = 0): readonly Point[] => {
  const { line } = route({ kind: 'step', from: way[0]!, to: way[1]! })!;
  const [first, second] = way.map((field) => line.fields.indexOf(field)) as [number, number];
  return Array.from({ length: STEPS * (way.length - 1) + 1 }, (_, i) =>
    turned(pointOf(board.lines.indexOf(line), STEPS * first + (second - first) * i), shift),
  );
};

/** The way covered at each point. */
export const milestones = (points: readonly Point[]): readonly number[] => {
  let sum = 0;
  return points.map((p, i) => (sum += distance(p, points[i - 1] ?? p)));
};

/** 1 in the middle, 0 from `reach` on, round at both. */
export const bump = (x: number, reach: number): number =>
  Math.abs(x) < reach ? Math.cos((Math.PI * x) / (2 * reach)) ** 2 : 0;

const mean = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** The way of a leap, bowed round the stone in the middle to the inner side of the bend. */
const bowed = (points: readonly Point[]): readonly Point[] => {
  const [from, over, to] = [0, STEPS, 2 * STEPS].map((i) => points[i]!) as [Point, Point, Point];
  const [before, after] = [points[STEPS - 4]!, points[STEPS + 4]!];
  let [x, y] = [before[1] - after[1], after[0] - before[0]];
  const inwards = x * (from[0] + to[0] - 2 * over[0]) + y * (from[1] + to[1] - 2 * over[1]);
  const scale = (inwards < 0 ? -45 : 45) / Math.hypot(x, y);
  [x, y] = [x * scale, y * scale];
  const miles = milestones(points);
  const pushed = points.map((p, i): Point => {
    const push = bump(miles[i]! - miles[STEPS]!, 78);
    return [p[0] + x * push, p[1] + y * push];
  });
  return pushed.map((_, i) => mean(pushed.slice(Math.max(0, i - 5), i + 6)));
};

const path = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${rounded(x)} ${rounded(y)}`).join('');

/** A way along a line, and an open arrow head on it, as paths. */
export interface Trace {
  readonly line: string;
  readonly head: string;
}

/** A trace of a way; the tip of its head is the point `i`. */
const trace = (points: readonly Point[], i: number): Trace => {
  const [tip, tail] = [points[i]!, points[i - 2]!];
  const scale = 13 / distance(tip, tail);
  const [x, y] = [(tail[0] - tip[0]) * scale, (tail[1] - tip[1]) * scale];
  const wing = (side: number): Point => [tip[0] + x - y * side, tip[1] + y + x * side];
  return { line: path(points), head: path([wing(0.8), tip, wing(-0.8)]) };
};

/** The path of a possible move, for dashes: bowed round a leapt stone, from rim to mark. Not turned. */
export const routeTrace = (way: readonly Field[]): Trace => {
  const whole = along(way);
  const leap = way.length > 2;
  const shown = (leap ? bowed(whole) : whole).filter(
    (p) => distance(p, whole[0]!) > 36 && distance(p, whole.at(-1)!) > (leap ? 48 : 28),
  );
  return trace(shown, shown.length - 1);
};

const lastTraces: Record<string, Trace> = {};

/** The path of the last move, for the pale thread: on the line itself, the head in the middle of the last segment. Not turned. */
export const lastTrace = (way: readonly Field[]): Trace =>
  (lastTraces[String(way)] ??= trace(along(way), STEPS * (way.length - 1) - STEPS / 2));
