import type { LuziState } from '../engine/types.js';

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
export const runsOf = ({ runs, gaps }: Standing, place: number): number =>
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
