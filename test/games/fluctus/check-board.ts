import { runsOf, type Board } from '../../../src/games/fluctus/engine/board.js';
import { colors, type Field } from '../../../src/games/fluctus/engine/types.js';

/** Counts the occurrences of each value. */
function tally<T>(values: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Returns true if there are `size` values and each occurs `count` times. */
const all = (counts: Map<unknown, number>, size: number, count: number) =>
  counts.size === size && [...counts.values()].every((found) => found === count);

/** Returns the conditions that the twelve fields violate. */
function checkPlaces({ places }: Board): string[] {
  const named = places.every(({ name, color, ring }) => name === color[0]! + ring[0]!);
  const known = places.every(({ color, ring }) => colors.includes(color) && /^(outer|inner)$/.test(ring));
  const onBoard = places.every(({ angle, radius }) => angle >= 0 && angle < 360 && radius > 0 && radius <= 1);
  const positions = tally(places.map(({ angle, radius }) => `${angle}:${radius}`));
  const conditions: [boolean, string][] = [
    [all(tally(places.map(({ name }) => name)), 12, 1), 'There are twelve fields with different names.'],
    [named && known, 'A field is named after its colour and its ring.'],
    [onBoard && all(positions, 12, 1), 'Every field lies on the board, in a place of its own.'],
  ];
  return conditions.filter(([holds]) => !holds).map(([, condition]) => condition);
}

/** Returns the conditions that the lines violate. */
function checkLines({ places, lines }: Board): string[] {
  const runs = [...runsOf(lines).values()].map(({ fields }) => fields);
  const steps = runs.filter(({ length }) => length === 2);
  const captures = runs.filter(({ length }) => length === 3);
  const segments = lines.flatMap(({ fields }) =>
    fields.slice(1).map((field, i) => [fields[i]!, field].sort().join('-')),
  );
  const outgoing = tally(steps.map(([from]) => from!));
  const neighbors = (ring: 'outer' | 'inner', count: number) =>
    places.every(({ name, ring: own }) => own !== ring || outgoing.get(name) === count);
  const names = new Set<Field>(places.map(({ name }) => name));
  const uses = tally(lines.flatMap(({ fields }) => fields));
  const conditions: [boolean, string][] = [
    [
      lines.length === 3 && lines.every(({ fields }) => fields.length === 8),
      'There are three lines of eight fields.',
    ],
    [lines.every(({ colors: pair }) => new Set(pair).size === 2), 'Every line has two colours.'],
    [[...uses.keys()].every((field) => names.has(field)), 'Lines consist of fields of the board.'],
    [
      all(uses, 12, 2) && lines.every(({ fields }) => new Set(fields).size === 8),
      'Every field lies on two lines.',
    ],
    [all(tally(segments), 21, 1), 'There are 21 segments, each on one line.'],
    [neighbors('outer', 4), 'Every outer field has four neighbours.'],
    [neighbors('inner', 3), 'Every inner field has three neighbours.'],
    [all(tally(captures.map(([from]) => from)), 12, 3), 'Three captures start from every field.'],
    [all(tally(captures.map((run) => run.at(-1))), 12, 3), 'Three captures lead to every field.'],
  ];
  return conditions.filter(([holds]) => !holds).map(([, condition]) => condition);
}

/**
 * Returns the conditions of the rulebook that a board violates, as English sentences; an empty list for a valid board. A
 * test checks the board of the game with it.
 */
export const checkBoard = (board: Board): readonly string[] => [...checkPlaces(board), ...checkLines(board)];
