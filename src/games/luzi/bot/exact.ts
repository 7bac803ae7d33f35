import type { Book } from './book.js';
import { lastChance, leadersOf } from './last.js';
import { after, keyOf, settled, type Standing } from './standing.js';

/**
 * What each way to end the run is worth to each seat, in the order of the runs from the thrower's on: its chance to win.
 */
export type Worths = readonly Float64Array[];

/** Standings to be looked at in a portion. */
const GLANCE = 16;

/** Each seat's chance before a run that is solved, or need not be. */
function chancesOf(book: Book, standing: Standing): readonly number[] {
  if (standing.runs !== 1) return settled(standing, book.most) ?? book.cells.get(keyOf(standing))!;
  const rivals = standing.gaps.slice(1);
  const leaders = leadersOf(rivals);
  const own = lastChance(book, leaders);
  return [own, ...rivals.map((gap) => (gap === leaders.lead ? (1 - own) / leaders.count : 0))];
}

const nameOf = (standing: Standing): string =>
  standing.runs > 1 ? keyOf(standing) : Object.values(leadersOf(standing.gaps.slice(1))).join('/');

/**
 * All open standings before later runs, the later the further back, but for those that are `known` and what follows from
 * them; undefined where they take more than `limit` runs to solve: one for the chance of each seat that does not follow
 * from the others.
 */
function* explore(
  book: Book,
  root: Standing,
  limit: number,
  known: (name: string) => boolean,
): Generator<undefined, Standing[] | undefined> {
  const gains = [...new Set(book.sums.gains)];
  const seen = new Set<string>();
  const found = [root];
  let cost = 0;
  let looked = 0;
  for (const standing of found) {
    for (const gain of gains) {
      const next = after(standing, gain);
      const name = nameOf(next);
      if (seen.has(name)) continue;
      seen.add(name);
      if (settled(next, book.most) || known(name)) continue;
      found.push(next);
      cost += next.runs > 1 ? next.gaps.length - 1 : 1;
      if (cost > limit) return undefined;
    }
    if (++looked % GLANCE === 0) yield;
  }
  return found.slice(1);
}

/** Whether a game that stands even before so many runs can be solved for no more than `budget`. */
function* fits(book: Book, { runs, gaps }: Standing, budget: number): Generator<undefined, boolean> {
  const key = [runs, gaps.length, budget].join('/');
  const even = { runs, gaps: gaps.map(() => 0) };
  const known = book.fits.get(key) ?? Boolean(yield* explore(book, even, budget, () => false));
  book.fits.set(key, known);
  return known;
}

/** The worths of a run, all standings after it being known. */
function worthsOf(book: Book, standing: Standing): Worths {
  const { gains } = book.sums;
  const players = standing.gaps.length;
  const worths = standing.gaps.map(() => new Float64Array(gains.length));
  gains.forEach((gain, i) => {
    const chances = chancesOf(book, after(standing, gain));
    worths.forEach((worth, place) => (worth[i] = chances[(place + players - 1) % players]!));
  });
  return worths;
}

/** Solves a run whose thrower plays for his own chance, all standings after it being known. */
function solve(book: Book, standing: Standing): void {
  const name = keyOf(standing);
  if (book.cells.has(name)) return;
  if (standing.runs === 1) {
    chancesOf(book, standing);
    return;
  }
  const { run } = book;
  const [own = new Float64Array(), ...others] = worthsOf(book, standing);
  const chances = [run.solve(own)];
  const policy = others.length > 1 ? run.policy(own) : undefined;
  for (const worth of others.slice(1)) chances.push(run.solve(worth, policy));
  const left = chances.reduce((sum, chance) => sum - chance, 1);
  book.cells.set(name, [chances[0]!, Math.max(0, left), ...chances.slice(1)]);
}

/**
 * The exact worths of the run at `root`, all seats playing for their own chance to win in all that follow: every later
 * run of every score that can come about is solved, from the last one back. Undefined where that would be more than
 * `budget` runs if all seats had the same score. Yields the share that is done.
 */
export function* exactly(
  book: Book,
  root: Standing,
  budget: number,
): Generator<number | undefined, Worths | undefined> {
  if (!(yield* fits(book, root, budget))) return undefined;
  const cells = yield* explore(book, root, Infinity, (name) => book.cells.has(name));
  for (let left = cells!.length; left--;) {
    solve(book, cells![left]!);
    yield 1 - left / cells!.length;
  }
  return worthsOf(book, root);
}
