/** The size of a run: each check tries `share` of its full number, from a seed. */
export interface Scale {
  readonly seed: string;
  readonly share: number;
}

/** The result of a check. */
export interface Figure {
  readonly name: string;
  /** What was tried, as a plural: `dice`, `texts`. */
  readonly unit: string;
  readonly count: number;
  /** What was found, in a few words. */
  readonly result: string;
  /** The faults, each with what is needed to repeat it. Empty if the check has passed. */
  readonly faults: readonly string[];
}

/** The number of a check in a run of this size, at least one. */
export const sized = ({ share }: Scale, full: number): number => Math.max(1, Math.round(full * share));
