import type { Book } from './book.js';
import type { Worths } from './exact.js';
import { lastChance } from './last.js';
import { runsOf, type Standing } from './standing.js';

/** How likely each sum of gains is after some runs, and any below it. */
export interface Spread {
  readonly at: Float64Array;
  readonly below: Float64Array;
}

/** Multiplications in a portion, and sums. */
const PORTION = 100_000;
const STRIDE = 256;

/** What is less likely is left out: a billion such are too few to be seen. */
const RARE = 1e-18;

/** Gains are counted in units, so that no game needs longer lists than 99 rounds with runs of 331. One point, but for huge rows. */
const unitOf = ({ most }: Book): number => Math.ceil(most / 331);

function spreadOf(at: Float64Array): Spread {
  const below = new Float64Array(at.length);
  for (let i = 1; i < at.length; i++) below[i] = below[i - 1]! + at[i - 1]!;
  return { at, below };
}

/** What no run gains. */
export const nothing = spreadOf(Float64Array.of(1));

const equal = ({ at }: Spread, sum: number): number => at[sum] ?? 0;
const under = ({ below }: Spread, sum: number): number => (sum < 0 ? 0 : (below[sum] ?? 1));

/** One run that is played for the mean. Of a gain between two units each has its part, so that the mean stays. */
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
    const part = gain / unit - low;
    odds[low]! += chance * (1 - part);
    if (part) odds[low + 1]! += chance * part;
    yield;
  }
  return odds;
}

/** One run more. */
function* longer(before: Float64Array, run: Float64Array): Generator<void, Float64Array> {
  const sum = new Float64Array(before.length + run.length - 1);
  for (const [i, odds] of run.entries()) {
    if (odds) for (let k = 0; k < before.length; k++) sum[i + k]! += odds * before[k]!;
    if (i % Math.ceil(PORTION / before.length) === 0) yield;
  }
  return sum;
}

/** The gains of so many runs that are played for the mean. */
function* spread(book: Book, runs: number): Generator<void, void> {
  const { spreads } = book;
  // what another thought comes to meanwhile is the same
  for (let n = spreads.length; n <= runs; n++)
    spreads[n] = spreadOf(n > 1 ? yield* longer(spreads[n - 1]!.at, spreads[1]!.at) : yield* oneRun(book));
}

/** A seat: by how many units it is ahead of the thrower, and what its runs to come will gain. */
interface Rival {
  readonly ahead: number;
  readonly to: Spread;
}

/** The part of a win that each of so many leaders keeps, by how far they are ahead of the seat that throws last. */
type Keeps = readonly Float64Array[];

const kept = (keeps: Keeps, leaders: number, lead: number): number =>
  lead < 0 ? 0 : (keeps[leaders]![lead] ?? 1 / leaders);

/** What leaders keep when the last seat gains `before` until its last run. */
function* keepsOf(book: Book, before: Spread, players: number, blind: boolean): Generator<void, Keeps> {
  const unit = unitOf(book);
  const most = Math.ceil(book.most / unit);
  const keeps = [new Float64Array()];
  for (let count = 1; count < players; count++) {
    const keep = new Float64Array(before.at.length + most).map((_, lead) => under(before, lead - most));
    for (let lead = 0; lead <= most; lead++) {
      const stay = 1 - lastChance(book, { lead: lead * unit, count }, blind);
      for (let i = 0; i < before.at.length; i++) keep[i + lead]! += before.at[i]! * stay;
      yield;
    }
    keeps.push(keep.map((chance) => chance / count));
  }
  return keeps;
}

/** How likely it is that none, one, two … of these seats have so much, and the others less. */
const ties = (seats: readonly Rival[], total: number): readonly number[] =>
  seats.reduce<readonly number[]>(
    (ways, { ahead, to }) =>
      [...ways, 0].map(
        (odds, i) => odds * under(to, total - ahead) + (ways[i - 1] ?? 0) * equal(to, total - ahead),
      ),
    [1],
  );

/** The part of a win of a leader who leads with so many more. */
const part = (keeps: Keeps, ways: readonly number[], leaders: number, lead: number): number =>
  ways.reduce((sum, odds, tied) => sum + odds * kept(keeps, leaders + tied, lead), 0);

/** A table: all seats in the order of their runs, what the leaders keep, and what the run may gain. */
interface Table {
  readonly seats: readonly Rival[];
  readonly last: number;
  readonly keeps: Keeps;
  readonly gains: readonly number[];
}

/** The chance to win of a seat that is neither the thrower nor the last, after each gain of the thrower. */
function* rivalWorth({ seats, last, keeps, gains }: Table, place: number): Generator<void, Float64Array> {
  const worth = new Float64Array(gains.length);
  const { ahead, to } = seats[place]!;
  const others = seats.filter((_, i) => i && i !== place && i !== last);
  for (const [sum, odds] of to.at.entries()) {
    if (odds < RARE) continue;
    const total = ahead + sum;
    const ways = ties(others, total);
    const lead = total - seats[last]!.ahead;
    const alone = part(keeps, ways, 1, lead);
    const tied = last ? part(keeps, ways, 2, lead) : 0;
    for (const [i, gain] of gains.entries()) {
      const met = total - gain;
      const own = seats[0]!.to;
      worth[i]! +=
        odds * (last ? alone * under(own, met) + tied * equal(own, met) : part(keeps, ways, 1, met));
    }
    if (sum % STRIDE === 0) yield;
  }
  return worth;
}

/** That of the thrower, where he is not the last. */
function* ownWorth({ seats, last, keeps, gains }: Table): Generator<void, Float64Array> {
  const others = seats.filter((_, i) => i && i !== last);
  const { to } = seats[0]!;
  const shares = new Float64Array(to.at.length + Math.max(...gains));
  for (const total of shares.keys()) {
    shares[total] = part(keeps, ties(others, total), 1, total - seats[last]!.ahead);
    if (total % STRIDE === 0) yield;
  }
  const worth = new Float64Array(gains.length);
  for (const [i, gain] of gains.entries()) {
    worth[i] = to.at.reduce((sum, odds, own) => sum + odds * shares[gain + own]!, 0);
    yield;
  }
  return worth;
}

/**
 * The worths of the run at `root` if in all later runs all seats play for the mean, but for the last run of the
 * game: who throws then knows what he needs, or is `blind` for it like the others. By the exact distribution of such runs, convolved, no normal curve in it. There
 * must be a later run. Yields while it works.
 */
export function* modelled(book: Book, root: Standing, blind = false): Generator<void, Worths> {
  const unit = unitOf(book);
  const players = root.gaps.length;
  const last = (root.runs - 1) % players;
  const runs = root.gaps.map((_, place) => runsOf(root, place) - Number(!place) - Number(place === last));
  yield* spread(book, Math.max(...runs));
  const seats = root.gaps.map((gap, i): Rival => ({
    ahead: Math.round(gap / unit),
    to: book.spreads[runs[i]!]!,
  }));
  const keeps = yield* keepsOf(book, seats[last]!.to, players, blind);
  const gains = book.sums.gains.map((gain) => Math.round(gain / unit));
  const table = { seats, last, keeps, gains };
  const rest = new Float64Array(gains.length).fill(1);
  const worths: Float64Array[] = [];
  for (let place = 0; place < players; place++) {
    worths[place] = rest;
    if (place === last) continue;
    const worth = yield* place ? rivalWorth(table, place) : ownWorth(table);
    worth.forEach((chance, i) => (rest[i] = Math.max(0, rest[i]! - chance)));
    worths[place] = worth;
  }
  return worths;
}
