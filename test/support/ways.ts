import { squareForKey, type GridRows } from '../../src/element/ui/input/grid-keyboard.js';

/** A key that moves the focus, as `press` takes it, with the square to which it leads from another. */
export type Way = readonly [key: string, lead: (from: string) => string | undefined];

/** The arrow keys, Home and End, also with Control. */
export const gridWays = (grid: GridRows): readonly Way[] =>
  ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Control+Home', 'Control+End'].map(
    (keys) => {
      const [key, held] = keys.split('+').reverse();
      const event = new KeyboardEvent('keydown', { key: key!, ctrlKey: held !== undefined });
      return [keys, (from) => squareForKey(grid, from, event)];
    },
  );

/** A key that moves the focus to the next of some squares in reading order, or to the one that many steps on. */
export const wayThrough = (
  key: string,
  { rows }: GridRows,
  stops: readonly string[],
  step: 1 | -1 = 1,
): Way => [
  key,
  (from) => {
    const there = rows.flat().filter((square) => square === from || stops.includes(square));
    return there.at((there.indexOf(from) + step) % there.length);
  },
];

/** The keys `n` and Shift+`n` through the squares where a piece can go. */
export const targetWays = (grid: GridRows, targets: readonly string[]): readonly Way[] => [
  wayThrough('n', grid, targets),
  wayThrough('Shift+N', grid, targets, -1),
];

/** The fewest keys from a square to another. Throws if there is no way. */
export function shortestWay(ways: readonly Way[], from: string, to: string): readonly string[] {
  const found = new Map<string, readonly string[]>([[from, []]]);
  for (const [square, way] of found)
    for (const [key, lead] of ways) {
      const next = lead(square);
      if (next !== undefined && !found.has(next)) found.set(next, [...way, key]);
    }
  const way = found.get(to);
  if (!way) throw new Error(`No way from ${from} to ${to}.`);
  return way;
}
