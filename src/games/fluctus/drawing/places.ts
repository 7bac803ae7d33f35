import { board, fields } from '../engine/board.js';
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
