/** Distribution of the sum of gains of some runs: the probability of each sum, and of all lower sums. */
export interface Distribution {
  readonly at: Float64Array;
  readonly below: Float64Array;
}

/** Creates a distribution from the probabilities of the sums. */
export function distributionOf(at: Float64Array): Distribution {
  const below = new Float64Array(at.length);
  for (let i = 1; i < at.length; i++) below[i] = below[i - 1]! + at[i - 1]!;
  return { at, below };
}

/** The distribution for 0 runs. */
export const nothing = distributionOf(Float64Array.of(1));
