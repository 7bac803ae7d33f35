/** A point in drawing units: the tray is 708 wide, its inside begins at 0 0, y grows downwards. */
export type Point = readonly [x: number, y: number];

/** The size of the tray with its rim, in drawing units. */
export const width = 708;
export const height = 502;
export const rim = 34;

/** The size of a button in drawing units: 44 CSS px if the element is 320 wide or more. */
export const target = 104;

/** The place of a free die: four in a row, every other one in the second row a little lower. */
const felt = (n: number): Point => [78 + 119 * (n % 4), 197 + 116 * (n >> 2) + 8 * (n % 2)];

/** A place on the ledge: three for ones, three for sixes, and a second row below for more of them. */
const ledge = (n: number): Point => [
  [58, 162, 266, 374, 478, 582][n % 6] ?? 0,
  61 + target * Math.floor(n / 6),
];

export const cup: Point = [566, 272];

/** The y of the only row of free dice if the ledge has two rows. */
export const low = 314;

/** The places by key, which is also the class of a button there: `f0` … on the felt, `l0` … on the ledge. */
export const places: Readonly<Record<string, Point>> = Object.fromEntries([
  ...Array.from({ length: 8 }, (_, n): [string, Point] => [`f${n}`, felt(n)]),
  ...Array.from({ length: 12 }, (_, n): [string, Point] => [`l${n}`, ledge(n)]),
  ['cup', cup],
]);
