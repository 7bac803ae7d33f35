/** Counts what the shipped generator and the games make of it, and compares it to what is expected. */
import {
  chiSquare,
  deviation,
  gamesWithChance,
  sampleDice,
  sampleDraws,
  type Sampler,
} from '../../site/fairness/samples.js';
import { sized, type Figure, type Scale } from './figure.js';

const DICE = 6_000_000;
const DRAWS = 1_000_000;

/** The distance from the mean, in standard deviations, that fails: a fair generator passes it less than once in 10⁶ runs. */
const LIMIT = 5;

function figures({ samples, add }: Sampler, count: number): readonly Figure[] {
  add(count);
  return samples.map((sample) => {
    const { name, unit, counts } = sample;
    const by = deviation(chiSquare(sample));
    const result = `${by.toFixed(2)} standard deviations`;
    const faults = Math.abs(by) < LIMIT ? [] : [`${name}: ${result}`];
    return { name, unit, count: counts.reduce((sum, each) => sum + each, 0), result, faults };
  });
}

export const fairness = (scale: Scale): readonly Figure[] => [
  ...figures(sampleDice(scale.seed), sized(scale, DICE)),
  ...gamesWithChance.flatMap((id) => figures(sampleDraws(id, scale.seed)!, sized(scale, DRAWS))),
];
