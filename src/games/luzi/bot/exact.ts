import type { LuziState } from '../engine/types.js';
import { distributionOf, type Book, type Distribution } from './book.js';

/** The state of a game before a run, as far as it matters for the winner (Z10). */
export interface Standing {
  /** Number of runs until the end, including this one. */
  readonly runs: number;
  /** Each seat's lead over the thrower, in the order of their runs. The first is the thrower's own 0. */
  readonly gaps: readonly number[];
}

/** Returns the standing before the current run. */
export function standingOf({ scores, rounds, round, seat, first }: LuziState): Standing {
  const players = scores.length;
  const place = (seat - first + players) % players;
  const gaps = scores.map((_, i) => scores[(seat + i) % players]! - scores[seat]!);
  return { runs: (rounds - round + 1) * players - place, gaps };
}

/** Returns the standing after a run with this gain. */
export function after({ runs, gaps }: Standing, gain: number): Standing {
  const [, next = 0, ...others] = gaps;
  return { runs: runs - 1, gaps: [0, ...others.map((gap) => gap - next), gain - next] };
}

/** Returns the number of runs left for the seat `place` places after the thrower. */
const runsOf = ({ runs, gaps }: Standing, place: number): number =>
  Math.ceil((runs - place) / gaps.length);

export const keyOf = ({ runs, gaps }: Standing): string => `${runs}:${gaps.join()}`;

/**
 * Returns each seat's chance to win in the order of their runs if the result is certain, else undefined. It is certain at the end
 * (a shared win counts in equal parts), and if no seat can reach the leader with runs that gain at most `most` each.
 */
export function settled(standing: Standing, most: number): readonly number[] | undefined {
  const { runs, gaps } = standing;
  const high = Math.max(...gaps);
  const leads = gaps.map((gap) => Number(gap === high));
  const leaders = leads.reduce((sum, lead) => sum + lead, 0);
  if (!runs) return leads.map((lead) => lead / leaders);
  const reach = (gap: number, place: number) => gap + most * Math.max(0, runsOf(standing, place));
  const open = leaders > 1 || gaps.some((gap, place) => gap < high && reach(gap, place) >= high);
  return open ? undefined : leads;
}

/** The lead and the number of the leaders: all that matters before the last run of a game. */
interface Leaders {
  readonly lead: number;
  readonly count: number;
}

/** Returns the leaders, given the lead of each seat over the last player. */
function leadersOf(gaps: readonly number[]): Leaders {
  const lead = Math.max(...gaps);
  return { lead, count: gaps.filter((gap) => gap === lead).length };
}

/**
 * Returns the chance of the last player, who knows what is needed or (`blind`) plays for the highest mean. A shared win counts in
 * equal parts.
 */
function lastChance(book: Book, { lead, count }: Leaders, blind = false): number {
  if (lead < 0) return 1;
  if (lead > book.most) return 0;
  const key = `${lead}:${count}:${blind}`;
  const known = book.lasts.get(key);
  if (known !== undefined) return known;
  const worth = book.sums.gains.map((gain) => (gain > lead ? 1 : gain === lead ? 1 / (count + 1) : 0));
  const chance = book.run.solve(Float64Array.from(worth), blind ? book.policy : undefined);
  book.lasts.set(key, chance);
  return chance;
}

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

/** Number of multiplications in a step, and of sums in a step. */
const PRODUCT_STEP = 100_000;
const SUM_STEP = 256;

/** Sums with a lower probability are ignored. A billion of them would not be noticeable. */
const MIN_ODDS = 1e-18;

/**
 * Returns the unit of gains: one point, or more for huge rows. It limits the length of the lists to that of 99 rounds with runs
 * of 331 points.
 */
const unitOf = ({ most }: Book): number => Math.ceil(most / 331);

const oddsOf = ({ at }: Distribution, sum: number): number => at[sum] ?? 0;
const oddsBelow = ({ below }: Distribution, sum: number): number => (sum < 0 ? 0 : (below[sum] ?? 1));

/** Returns the distribution of one run that is played for the highest mean. A gain between two units is split, so the mean is kept. */
function* oneRun(book: Book): Generator<void, Float64Array> {
  const unit = unitOf(book);
  const { gains } = book.sums;
  const { policy } = book;
  yield;
  const odds = new Float64Array(Math.ceil(book.most / unit) + 1);
  for (const [i, gain] of gains.entries()) {
    const worth = new Float64Array(gains.length);
    worth[i] = 1;
    const chance = book.run.solve(worth, policy);
    const low = Math.floor(gain / unit);
    const fraction = gain / unit - low;
    odds[low]! += chance * (1 - fraction);
    if (fraction) odds[low + 1]! += chance * fraction;
    yield;
  }
  return odds;
}

/** Adds one run to a distribution (convolution). */
function* addRun(before: Float64Array, run: Float64Array): Generator<void, Float64Array> {
  const sum = new Float64Array(before.length + run.length - 1);
  for (const [i, odds] of run.entries()) {
    if (odds) for (let k = 0; k < before.length; k++) sum[i + k]! += odds * before[k]!;
    if (i % Math.ceil(PRODUCT_STEP / before.length) === 0) yield;
  }
  return sum;
}

/** Computes the distributions of up to so many runs that are played for the highest mean. */
function* computeSpreads(book: Book, runs: number): Generator<void, void> {
  const { spreads } = book;
  // another search may compute the same in the meantime
  for (let n = spreads.length; n <= runs; n++)
    spreads[n] = distributionOf(
      n > 1 ? yield* addRun(spreads[n - 1]!.at, spreads[1]!.at) : yield* oneRun(book),
    );
}

/** A seat: its lead over the thrower in units, and the distribution of its later gains. */
interface SeatModel {
  readonly ahead: number;
  readonly to: Distribution;
}

/** By number of leaders: the part of a win that each of them keeps, by their lead over the last player. */
type Keeps = readonly Float64Array[];

const kept = (keeps: Keeps, leaders: number, lead: number): number =>
  lead < 0 ? 0 : (keeps[leaders]![lead] ?? 1 / leaders);

/** Computes what leaders keep if the last player gains `before` until the last run. */
function* keepsOf(book: Book, before: Distribution, players: number, blind: boolean): Generator<void, Keeps> {
  const unit = unitOf(book);
  const max = Math.ceil(book.most / unit);
  const keeps = [new Float64Array()];
  for (let count = 1; count < players; count++) {
    const keep = new Float64Array(before.at.length + max).map((_, lead) => oddsBelow(before, lead - max));
    for (let lead = 0; lead <= max; lead++) {
      const stay = 1 - lastChance(book, { lead: lead * unit, count }, blind);
      for (let i = 0; i < before.at.length; i++) keep[i + lead]! += before.at[i]! * stay;
      yield;
    }
    keeps.push(keep.map((chance) => chance / count));
  }
  return keeps;
}

/** Returns the probabilities that 0, 1, 2 … of these seats reach exactly `total`, and the others less. */
const ties = (seats: readonly SeatModel[], total: number): readonly number[] =>
  seats.reduce<readonly number[]>(
    (ways, { ahead, to }) =>
      [...ways, 0].map(
        (odds, i) => odds * oddsBelow(to, total - ahead) + (ways[i - 1] ?? 0) * oddsOf(to, total - ahead),
      ),
    [1],
  );

/** Returns the expected part of a win of a leader, given the probabilities of ties. */
const shareOf = (keeps: Keeps, ways: readonly number[], leaders: number, lead: number): number =>
  ways.reduce((sum, odds, tied) => sum + odds * kept(keeps, leaders + tied, lead), 0);

/** The model: all seats in the order of their runs, the parts that leaders keep, and the possible gains of the run. */
interface Model {
  readonly seats: readonly SeatModel[];
  readonly last: number;
  readonly keeps: Keeps;
  readonly gains: readonly number[];
}

/** Computes the chances of a seat that is neither the thrower nor the last, after each gain of the thrower. */
function* opponentChances(
  { seats, last, keeps, gains }: Model,
  place: number,
): Generator<void, Float64Array> {
  const worth = new Float64Array(gains.length);
  const { ahead, to } = seats[place]!;
  const others = seats.filter((_, i) => i && i !== place && i !== last);
  for (const [sum, odds] of to.at.entries()) {
    if (odds < MIN_ODDS) continue;
    const total = ahead + sum;
    const ways = ties(others, total);
    const lead = total - seats[last]!.ahead;
    const alone = shareOf(keeps, ways, 1, lead);
    const tied = last ? shareOf(keeps, ways, 2, lead) : 0;
    for (const [i, gain] of gains.entries()) {
      const met = total - gain;
      const own = seats[0]!.to;
      worth[i]! +=
        odds * (last ? alone * oddsBelow(own, met) + tied * oddsOf(own, met) : shareOf(keeps, ways, 1, met));
    }
    if (sum % SUM_STEP === 0) yield;
  }
  return worth;
}

/** Computes the chances of a thrower who is not the last player. */
function* ownChances({ seats, last, keeps, gains }: Model): Generator<void, Float64Array> {
  const others = seats.filter((_, i) => i && i !== last);
  const { to } = seats[0]!;
  const shares = new Float64Array(to.at.length + Math.max(...gains));
  for (const total of shares.keys()) {
    shares[total] = shareOf(keeps, ties(others, total), 1, total - seats[last]!.ahead);
    if (total % SUM_STEP === 0) yield;
  }
  const worth = new Float64Array(gains.length);
  for (const [i, gain] of gains.entries()) {
    worth[i] = to.at.reduce((sum, odds, own) => sum + odds * shares[gain + own]!, 0);
    yield;
  }
  return worth;
}

/**
 * Computes the chances after the run at `root` by a model: in all later runs all seats play for the highest mean, except that the
 * player of the last run knows what is needed, unless `blind` is set. It uses the exact distribution of such runs, not a normal
 * distribution. There must be a later run.
 */
export function* modelled(book: Book, root: Standing, blind = false): Generator<void, Worths> {
  const unit = unitOf(book);
  const players = root.gaps.length;
  const last = (root.runs - 1) % players;
  const runs = root.gaps.map((_, place) => runsOf(root, place) - Number(!place) - Number(place === last));
  yield* computeSpreads(book, Math.max(...runs));
  const seats = root.gaps.map((gap, i): SeatModel => ({
    ahead: Math.round(gap / unit),
    to: book.spreads[runs[i]!]!,
  }));
  const keeps = yield* keepsOf(book, seats[last]!.to, players, blind);
  const gains = book.sums.gains.map((gain) => Math.round(gain / unit));
  const model = { seats, last, keeps, gains };
  const rest = new Float64Array(gains.length).fill(1);
  const worths: Float64Array[] = [];
  for (let place = 0; place < players; place++) {
    worths[place] = rest;
    if (place === last) continue;
    const worth = yield* place ? opponentChances(model, place) : ownChances(model);
    worth.forEach((chance, i) => (rest[i] = Math.max(0, rest[i]! - chance)));
    worths[place] = worth;
  }
  return worths;
}
