/** Samples of the shipped generator and of the games' outcomes of chance, and how well they fit the expected numbers. */
import type { Game } from '../../src/core/game.js';
import { Match } from '../../src/core/match.js';
import { random } from '../../src/core/random.js';
import { games } from '../../src/engine.js';

/** How often each class was found, and its weight: the expected numbers are proportional to the weights. */
export interface Sample {
  readonly name: string;
  readonly unit: string;
  readonly kind: 'Dice' | 'Pairs' | 'Draws';
  /** The game whose outcomes these are. */
  readonly game?: string;
  readonly classes: readonly string[];
  readonly weights: readonly number[];
  readonly counts: readonly number[];
}

/** Draws random values one after the other. */
export interface Sampler {
  readonly samples: readonly Sample[];
  add(count: number): void;
}

/** Dice of a stream: another stream follows, as in a match another ply. */
const PER_STREAM = 8;
const FACES = 6;

/** Dice of one stream after the other, as matches use them: single ones, and pairs of successive ones. */
export function sampleDice(seed: string): Sampler {
  const faces = Array.from({ length: FACES }, (_, i) => String(i + 1));
  const pairs = faces.flatMap((one) => faces.map((other) => `${one} ${other}`));
  const single = faces.map(() => 0);
  const double = pairs.map(() => 0);
  let thrown = 0;
  let before: number | undefined;
  let { below } = random(seed, 0);
  const even = (classes: readonly string[]) => classes.map(() => 1);
  return {
    samples: [
      { kind: 'Dice', name: 'Dice', unit: 'dice', classes: faces, weights: even(faces), counts: single },
      {
        kind: 'Pairs',
        name: 'Pairs of dice in a row',
        unit: 'pairs',
        classes: pairs,
        weights: even(pairs),
        counts: double,
      },
    ],
    add(count) {
      for (const end = thrown + count; thrown < end; thrown++) {
        if (thrown % PER_STREAM === 0) ({ below } = random(seed, thrown / PER_STREAM));
        const face = below(FACES);
        single[face]!++;
        // Pairs that overlap would depend on each other.
        if (before !== undefined) double[before * FACES + face]!++;
        before = before === undefined ? face : undefined;
      }
    },
  };
}

type AnyGame = Game<unknown, unknown>;

/** A match in which chance is to move, if the game has chance. */
function atChance(game: AnyGame): Match<unknown, unknown> | undefined {
  const match = new Match(game);
  for (let i = 0; i < 4 && match.turn !== 'chance' && match.turn !== 'over'; i++)
    match.play(game.moves(match.state)[0]);
  return match.turn === 'chance' ? match : undefined;
}

/** Outcomes of chance at the start of a game, one for each seed; undefined for a game without chance. */
export function sampleDraws(id: string, seed: string): Sampler | undefined {
  const game = games[id as keyof typeof games] as AnyGame;
  const match = atChance(game);
  if (!match) return undefined;
  const chances = game.chances(match.state);
  const classes = chances.map(({ move }) => game.formatMove(move));
  const weights = chances.map(({ weight }) => weight);
  const places = new Map(classes.map((each, i) => [each, i]));
  const counts = classes.map(() => 0);
  let drawn = 0;
  return {
    samples: [
      {
        kind: 'Draws',
        game: id,
        name: `Outcomes of chance in ${id}`,
        unit: 'draws',
        classes,
        weights,
        counts,
      },
    ],
    add(count) {
      for (const end = drawn + count; drawn < end; drawn++) {
        const move = game.formatMove(match.chance(random(`${seed}/${drawn}`, match.ply)));
        counts[places.get(move)!]!++;
      }
    },
  };
}

/** The ids of the games with chance. */
export const gamesWithChance = Object.keys(games).filter((id) => sampleDraws(id, ''));

/** The smallest expected number of a class that the approximation allows. */
export const FEWEST = 5;

/** The expected number of each class. */
export function expectedOf({ counts, weights }: Pick<Sample, 'counts' | 'weights'>): number[] {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
  const each = sum(counts) / sum(weights);
  return weights.map((weight) => weight * each);
}

/** A χ² statistic and its degrees of freedom. Classes of which fewer than 5 are expected count together as one. */
export interface ChiSquare {
  readonly square: number;
  readonly free: number;
}

export function chiSquare(sample: Pick<Sample, 'counts' | 'weights'>): ChiSquare {
  const all = expectedOf(sample).map((expected, i) => ({ expected, found: sample.counts[i] ?? 0 }));
  const rare = { expected: 0, found: 0 };
  for (const { expected, found } of all.filter((each) => each.expected < FEWEST)) {
    rare.expected += expected;
    rare.found += found;
  }
  const classes = [...all, rare].filter(({ expected }) => expected >= FEWEST);
  const square = classes.reduce((sum, { expected, found }) => sum + (found - expected) ** 2 / expected, 0);
  return { square, free: Math.max(0, classes.length - 1) };
}

/** A χ² statistic as standard deviations from its mean (Wilson and Hilferty); far below 0 is too even to be random. */
export function deviation({ square, free }: ChiSquare): number {
  if (free < 1) return 0;
  const spread = 2 / (9 * free);
  return (Math.cbrt(square / free) - (1 - spread)) / Math.sqrt(spread);
}

/** ln Γ(n / 2) for a positive integer n. */
function logGammaOfHalf(n: number): number {
  let log = n % 2 ? Math.log(Math.PI) / 2 : 0;
  for (let i = n - 2; i > 0; i -= 2) log += Math.log(i / 2);
  return log;
}

/** The probability of a statistic at least this large by chance: 1 minus the series of the incomplete gamma function. */
export function pValue({ square, free }: ChiSquare): number {
  if (free < 1) return 1;
  const x = square / 2;
  const a = free / 2;
  // The logarithm of the largest term is about x: beyond, the probability is below the smallest difference to 1.
  if (x > a + 40 * Math.sqrt(a) + 100) return 0;
  let log = a * Math.log(x) - x - logGammaOfHalf(free + 2);
  let sum = 0;
  for (let n = 1; n <= 10_000; n++) {
    sum += Math.exp(log);
    log += Math.log(x / (a + n));
  }
  return Math.min(1, Math.max(0, 1 - sum));
}
