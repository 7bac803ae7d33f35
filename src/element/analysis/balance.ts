import type { Seat } from '../../core/game.js';

/** A decision of a seat: what the best and the played move were worth, one number a seat. */
export interface Decision {
  readonly seat: Seat;
  readonly best: readonly number[];
  readonly played: readonly number[];
  /** Among how many moves it was made; of one there is nothing to decide. */
  readonly choices: number;
}

/** What happened in a game, in order: a decision, a move of chance, or a decision of which nothing is known. */
export type Step = Decision | 'chance' | 'unknown';

/** What a game came to in the end, and who gave it up where a seat did. */
export interface Result {
  readonly values: readonly number[];
  readonly by?: Seat | undefined;
}

/** Of one seat: `start + own + others + luck + rest = end`. */
export interface Balance {
  /** What the first known position was worth. */
  readonly start: number;
  /** What its own decisions added: never above 0 where values are exact. */
  readonly own: number;
  /** What the decisions of the others added. */
  readonly others: number;
  /** What chance added. */
  readonly luck: number;
  /** What values that are estimated, or missing, leave open. */
  readonly rest: number;
  /** What the last known position was worth, or the result. */
  readonly end: number;
}

type Bucket = 'own' | 'others' | 'luck' | 'rest';

/** Weighs decisions and chance: how the worth of a game to each seat came about. */
export function balances(seats: number, steps: readonly Step[], result?: Result): readonly Balance[] {
  const all = Array.from({ length: seats }, () => ({
    start: 0,
    own: 0,
    others: 0,
    luck: 0,
    rest: 0,
    end: 0,
  }));
  let now: readonly number[] | undefined;
  let since: Bucket = 'rest';
  let blind = false;
  const goTo = (values: readonly number[], bucket: (seat: Seat) => Bucket) => {
    for (const [seat, sum] of all.entries()) {
      const value = values[seat] ?? 0;
      if (now) sum[bucket(seat)] += value - sum.end;
      else sum.start = value;
      sum.end = value;
    }
    now = values;
  };
  const of = (by: Seat) => (seat: Seat) => (seat === by ? 'own' : 'others');
  for (const step of steps) {
    if (step === 'unknown') blind = true;
    else if (step === 'chance') since = 'luck';
    else {
      const bucket = blind ? 'rest' : since;
      goTo(step.best, () => bucket);
      goTo(step.played, of(step.seat));
      since = 'rest';
      blind = false;
    }
  }
  const last = blind ? 'rest' : since;
  if (result) goTo(result.values, result.by === undefined ? () => last : of(result.by));
  return all;
}

/** What a decision gave up for whoever made it, 0 where nothing. */
export const lost = ({ seat, best, played }: Omit<Decision, 'choices'>): number =>
  Math.max(0, (best[seat] ?? 0) - (played[seat] ?? 0));

/** Of each seat the mean of what its decisions kept, 1 at best; undefined where it had none. */
export function accuracies(seats: number, steps: readonly Step[]): readonly (number | undefined)[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = steps.filter(
      (step): step is Decision => typeof step === 'object' && step.seat === seat && step.choices > 1,
    );
    return own.length ? own.reduce((sum, step) => sum + 1 - lost(step), 0) / own.length : undefined;
  });
}
