/** What a sample says about the generator: a band for each outcome, and a verdict that follows from χ². */
import { chiSquare, expectedOf, pValue, type Sample } from './samples.js';

type Counted = Pick<Sample, 'counts' | 'weights'>;

/** The half width of the band that has 95 % of a normal distribution, in standard deviations. */
const BAND = 1.96;

/** The expected number from which an outcome that comes half as often again leaves its band: 8 > 1.96 √16. */
const ENOUGH = 16;

/** Of a fair generator, this share of runs is called unusual, and this one is not believed. */
const UNUSUAL = 0.01;
const UNBELIEVABLE = 0.0001;

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

export interface Outcome {
  readonly found: number;
  readonly expected: number;
  /** The found number of a fair generator is this far from the expected one in 95 of 100 runs, or less. */
  readonly band: number;
  readonly isOutside: boolean;
}

/** Each class of a sample, with its band: the binomial distribution as a normal one. */
export function outcomesOf(sample: Counted): readonly Outcome[] {
  const count = sum(sample.counts);
  return expectedOf(sample).map((expected, i) => {
    const found = sample.counts[i]!;
    const band = BAND * Math.sqrt(expected * (1 - expected / count));
    return { found, expected, band, isOutside: Math.abs(found - expected) > band };
  });
}

/** The least size of a sample that can tell: half of its classes are expected often enough. */
export function neededFor({ weights }: Counted): number {
  const middle = [...weights].sort((one, other) => one - other)[weights.length >> 1]!;
  return Math.ceil((ENOUGH * sum(weights)) / middle);
}

export type Finding = 'Fits' | 'Few' | 'Unusual' | 'Uneven' | 'Even';

/** What χ² says about a sample that is one of several in a run. Too even is as suspicious as too uneven. */
export function findingOf(sample: Counted, samples = 1): Finding {
  const test = chiSquare(sample);
  const p = pValue(test);
  const tail = 2 * Math.min(p, 1 - p);
  if (test.free > 0 && tail < UNBELIEVABLE) return p < 0.5 ? 'Uneven' : 'Even';
  if (sum(sample.counts) < neededFor(sample)) return 'Few';
  return tail < UNUSUAL / samples ? 'Unusual' : 'Fits';
}

/** What all samples of a run say together. The first one, of single outcomes, decides if they are too few. */
export function findingOfAll(samples: readonly Counted[]): Finding {
  const all = samples.map((sample) => findingOf(sample, samples.length));
  return (['Uneven', 'Even', 'Unusual'] as const).find((each) => all.includes(each)) ?? all[0]!;
}
