import type { Seat } from '../../../core/game.js';
import type { Valued } from '../../../core/bot.js';

/** A move of a seat: the values of the best and of the played move, one number per seat. */
export interface Decision {
  readonly seat: Seat;
  readonly best: readonly number[];
  readonly played: readonly number[];
  /** The number of legal moves; a single one is no choice. */
  readonly choices: number;
}

/** A step of a game: a move of a seat, a move of chance, or a move without known values. */
export type Step = Decision | 'chance' | 'unknown';

/** The result of a game, and the seat that resigned, if one did. */
export interface Result {
  readonly values: readonly number[];
  readonly by?: Seat | undefined;
}

/** The balance of one seat: `start + own + others + luck + rest = end`. */
export interface Balance {
  /** The value of the first known position. */
  readonly start: number;
  /** The change by its own moves: never above 0 if values are exact. */
  readonly own: number;
  /** The change by the moves of the others. */
  readonly others: number;
  /** The change by chance. */
  readonly luck: number;
  /** The change that estimated or missing values leave unexplained. */
  readonly rest: number;
  /** The value of the last known position, or the result. */
  readonly end: number;
}

type Bucket = 'own' | 'others' | 'luck' | 'rest';

/** Splits the change of each seat's value during a game into moves and chance. */
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

/** The loss of a move for the seat that made it; 0 if there is none. */
export const lost = ({ seat, best, played }: Omit<Decision, 'choices'>): number =>
  Math.max(0, (best[seat] ?? 0) - (played[seat] ?? 0));

/** The mean share that the moves of each seat kept, 1 at best; undefined for a seat without a choice. */
export function accuracies(seats: number, steps: readonly Step[]): readonly (number | undefined)[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = steps.filter(
      (step): step is Decision => typeof step === 'object' && step.seat === seat && step.choices > 1,
    );
    return own.length ? own.reduce((sum, step) => sum + 1 - lost(step), 0) / own.length : undefined;
  });
}

/** The grade of a bad move: 0 is not worth mentioning, 1 an inaccuracy, 2 a mistake, 3 a blunder. */
type Lapse = 0 | 1 | 2 | 3;

/** The least losses of the chance to win for each grade. */
const inaccuracy = 0.05;
const mistake = 0.12;
const blunder = 0.25;

type Value = Omit<Valued<unknown>, 'move'>;

/** The grade of a move and its loss of the chance to win. A loss of less than two standard errors is not graded. */
export function lapseOf(
  seat: Seat,
  best: Value,
  played: Value,
): { readonly lapse: Lapse; readonly lost: number } {
  const loss = lost({ seat, best: best.chances, played: played.chances });
  const doubt = 2 * Math.max(best.error ?? 0, played.error ?? 0);
  if (loss < inaccuracy || loss <= doubt) return { lapse: 0, lost: loss };
  return { lapse: loss >= blunder ? 3 : loss >= mistake ? 2 : 1, lost: loss };
}
