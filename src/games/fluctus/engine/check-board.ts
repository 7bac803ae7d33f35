import { runsOf, type Board } from './board.js';
import { colors, type Field } from './types.js';

/** How often each value occurs. */
function tally<T>(values: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const all = (counts: Map<unknown, number>, size: number, count: number) =>
  counts.size === size && [...counts.values()].every((found) => found === count);

/** What is wrong with the twelve fields, as sentences. */
function placeFaults({ places }: Board): string[] {
  const named = places.every(({ name, color, ring }) => name === color[0]! + ring[0]!);
  const known = places.every(({ color, ring }) => colors.includes(color) && /^(outer|inner)$/.test(ring));
  const somewhere = places.every(
    ({ angle, radius }) => angle >= 0 && angle < 360 && radius > 0 && radius <= 1,
  );
  const apart = tally(places.map(({ angle, radius }) => `${angle}:${radius}`));
  const faults: [boolean, string][] = [
    [all(tally(places.map(({ name }) => name)), 12, 1), 'There are twelve fields, each with its own name.'],
    [named && known, 'A field is named for its colour and its ring.'],
    [somewhere && all(apart, 12, 1), 'Every field lies on the board, at a place of its own.'],
  ];
  return faults.filter(([sound]) => !sound).map(([, fault]) => fault);
}

/** What is wrong with the lines, as sentences. */
function lineFaults({ places, lines }: Board): string[] {
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
  const met = tally(lines.flatMap(({ fields }) => fields));
  const faults: [boolean, string][] = [
    [
      lines.length === 3 && lines.every(({ fields }) => fields.length === 8),
      'There are three lines of eight fields.',
    ],
    [lines.every(({ colors: pair }) => new Set(pair).size === 2), 'Every line has two colours.'],
    [[...met.keys()].every((field) => names.has(field)), 'Lines run over the fields of the board alone.'],
    [
      all(met, 12, 2) && lines.every(({ fields }) => new Set(fields).size === 8),
      'Every field lies on two lines.',
    ],
    [all(tally(segments), 21, 1), 'Every one of the 21 segments lies on one line.'],
    [neighbors('outer', 4), 'Every outer field has four neighbours.'],
    [neighbors('inner', 3), 'Every inner field has three neighbours.'],
    [all(tally(captures.map(([from]) => from)), 12, 3), 'From every field three captures go out.'],
    [all(tally(captures.map((run) => run.at(-1))), 12, 3), 'Onto every field three captures lead.'],
  ];
  return faults.filter(([sound]) => !sound).map(([, fault]) => fault);
}

/**
 * What a board breaks of what the rulebook says of it, as English sentences; none for a sound one. For boards that come
 * from elsewhere: the game's own is held to it by a test.
 */
export const checkBoard = (board: Board): readonly string[] => [...placeFaults(board), ...lineFaults(board)];
