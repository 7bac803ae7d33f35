import type { Book } from './book.js';
import { lastChance, leadersOf } from './last.js';
import { after, keyOf, settled, type Standing } from './standing.js';

/**
 * The chance of each seat to win, by the way in which the run ends. Seats are in the order of the runs, the thrower first.
 */
export type Worths = readonly Float64Array[];

/** Number of standings in a step. */
const STEP = 16;

/** Returns each seat's chance before a run that is solved, settled or the last one. */
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
 * Collects all open standings before later runs, in the order of the runs, except those that are `known` and their successors.
 * Returns undefined if more than `limit` solutions of a run are needed: one for each seat, without the one whose chance follows
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
  let visited = 0;
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
    if (++visited % STEP === 0) yield;
  }
  return found.slice(1);
}

/** Returns true if a game with equal scores and so many runs left can be solved within the budget. */
function* fits(book: Book, { runs, gaps }: Standing, budget: number): Generator<undefined, boolean> {
  const key = [runs, gaps.length, budget].join('/');
  const even = { runs, gaps: gaps.map(() => 0) };
  const known = book.fits.get(key) ?? Boolean(yield* explore(book, even, budget, () => false));
  book.fits.set(key, known);
  return known;
}

/** Returns the chances after a run. All standings after it must be solved. */
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

/** Solves a run whose thrower maximizes the own chance to win. All standings after it must be solved. */
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
 * Computes the exact chances after the run at `root` if every seat maximizes its chance to win in all later runs. Solves every
 * later run for every reachable score, from the last run backwards. Returns undefined if that takes more than `budget`
 * solutions, estimated with equal scores. Yields the progress.
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
