/** A point in drawing units: the tray is 708 wide, its inside begins at 0 0, y grows downwards. */
export type Point = readonly [x: number, y: number];

/** Size of the tray with its rim, in drawing units. */
export const width = 708;
export const height = 502;
export const rim = 34;

/** A target in drawing units: 44 CSS px where the element is 320 wide or more. */
export const target = 104;

/** Where a free die lies: four in a row, of the last ones every other a little lower. */
const felt = (n: number): Point => [66 + 124 * (n % 4), 197 + 116 * (n >> 2) + 8 * (n % 2)];

/** Places of the ledge: three for Joe, three for Luzi, and as many below them for what comes too many. */
const ledge = (n: number): Point => [
  [58, 162, 266, 374, 478, 582][n % 6] ?? 0,
  61 + target * Math.floor(n / 6),
];

export const cup: Point = [566, 272];

/** Beside a deep ledge there is one row, this high. */
export const low = 314;

/** By the class that puts a button there. */
export const places: Readonly<Record<string, Point>> = Object.fromEntries([
  ...Array.from({ length: 8 }, (_, n): [string, Point] => [`f${n}`, felt(n)]),
  ...Array.from({ length: 12 }, (_, n): [string, Point] => [`l${n}`, ledge(n)]),
  ['cup', cup],
]);
