/** Shared by the makers of puzzles: random numbers, the order of a year, and the files of the packs. */
import { writeFileSync } from 'node:fs';
import { random } from '../../src/core/random.js';

/** The number of puzzles of a pack: 53 weeks, because a year may have parts of so many. */
export const WEEKS = 53;
export const DAYS = 7;

/**
 * A source of random numbers, the same for the same name.
 *
 * @param {string} name
 */
export function source(name) {
  const chance = random(`puzzles of ${name}`, 0);
  const below = (bound) => chance.below(bound);
  const next = () => below(2 ** 30) / 2 ** 30;
  const pick = (list) => list[below(list.length)];
  const shuffled = (list) => {
    const all = [...list];
    for (let i = all.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [all[i], all[j]] = [all[j], all[i]];
    }
    return all;
  };
  return { below, next, pick, shuffled };
}

/**
 * Orders puzzles by days: each week goes from easy to hard, and the puzzles of a weekday are equally hard all year.
 *
 * @template {{ grade: number }} P
 * @param {readonly P[]} puzzles
 * @param {number} perWeek
 * @param {(list: P[]) => P[]} shuffled
 * @returns {P[]}
 */
export function byDays(puzzles, perWeek, shuffled) {
  const sorted = [...puzzles].sort((a, b) => a.grade - b.grade);
  const weeks = Math.floor(sorted.length / perWeek);
  const days = Array.from({ length: perWeek }, (_, day) =>
    shuffled(sorted.slice(day * weeks, (day + 1) * weeks)),
  );
  return Array.from({ length: weeks * perWeek }, (_, i) => days[i % perWeek][Math.floor(i / perWeek)]);
}

/**
 * Chooses so many puzzles, as many of each grade as the others, in turn from groups that look different.
 *
 * @template {{ group: string }} P
 * @param {readonly P[]} puzzles
 * @param {number} count
 * @param {(puzzle: P) => boolean} fits
 * @returns {P[]}
 */
export function varied(puzzles, count, fits = () => true) {
  const groups = new Map();
  for (const each of puzzles) groups.set(each.group, [...(groups.get(each.group) ?? []), each]);
  const chosen = [];
  while (chosen.length < count && groups.size)
    for (const [name, list] of groups) {
      const each = list.shift();
      if (!list.length) groups.delete(name);
      if (chosen.length < count && fits(each)) chosen.push(each);
    }
  return chosen;
}

/**
 * Writes the pack of a game: a puzzle a line.
 *
 * @param {string} game
 * @param {string} fields
 * @param {readonly string[]} lines
 */
export function writePack(game, fields, lines) {
  const text = `/**
 * The daily puzzles, in the order of days from a Monday on; each line has ${fields}.
 * \`npm run puzzles ${game}\` makes them.
 */
export const lines = \`
${lines.join('\n')}
\`.trim();
`;
  writeFileSync(new URL(`../../src/puzzles/packs/${game}.ts`, import.meta.url), text);
}
