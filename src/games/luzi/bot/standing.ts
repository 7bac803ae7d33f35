import type { LuziState } from '../engine/types.js';

/** How a game stands before a run, as far as it matters for who wins (Z10). */
export interface Standing {
  /** Runs until the end, this one among them. */
  readonly runs: number;
  /** By how much each seat is ahead of the thrower, in the order of their runs: the thrower's own 0 first. */
  readonly gaps: readonly number[];
}

/** How it stood before the run that goes on. */
export function standingOf({ scores, rounds, round, seat, first }: LuziState): Standing {
  const players = scores.length;
  const place = (seat - first + players) % players;
  const gaps = scores.map((_, i) => scores[(seat + i) % players]! - scores[seat]!);
  return { runs: (rounds - round + 1) * players - place, gaps };
}

/** How it stands when the run has gained so much on all others. */
export function after({ runs, gaps }: Standing, gain: number): Standing {
  const [, next = 0, ...others] = gaps;
  return { runs: runs - 1, gaps: [0, ...others.map((gap) => gap - next), gain - next] };
}

/** How many runs are left for the seat so many places after the thrower. */
export const runsOf = ({ runs, gaps }: Standing, place: number): number =>
  Math.ceil((runs - place) / gaps.length);

export const keyOf = ({ runs, gaps }: Standing): string => `${runs}:${gaps.join()}`;

/**
 * Each seat's chance to win in the order of their runs, where nobody can change it any more: at the end, where a shared
 * win counts in equal parts, and where nobody can reach the first seat with runs that gain `most` each.
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
