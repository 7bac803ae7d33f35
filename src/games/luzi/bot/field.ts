import type { Book } from './book.js';
import { distributionOf, type Distribution } from './distribution.js';
import type { Worths } from './exact.js';
import { lastChance } from './last.js';
import { runsOf, type Standing } from './standing.js';

/** Number of multiplications in a step, and of sums in a step. */
const STEP = 100_000;
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
    if (i % Math.ceil(STEP / before.length) === 0) yield;
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
