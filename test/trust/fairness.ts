/** Counts what the shipped generator and the games make of it, and compares it to what is expected. */
import { Match } from '../../src/core/match.js';
import { random } from '../../src/core/random.js';
import type { Game } from '../../src/core/game.js';
import { games } from '../../src/engine.js';
import { sized, type Figure, type Scale } from './figure.js';

const DICE = 6_000_000;
const DRAWS = 1_000_000;

/** The distance from the mean, in standard deviations, that fails: a fair generator passes it less than once in 10⁶ runs. */
const LIMIT = 5;
/** The smallest expected number of a class that the approximation allows. */
const LEAST = 5;

/** A χ² statistic as standard deviations from its mean (Wilson and Hilferty); far below 0 is too even to be random. */
export function deviation(counts: readonly number[], weights: readonly number[]): number {
  const all = counts.reduce((sum, each) => sum + each, 0);
  const weight = weights.reduce((sum, each) => sum + each, 0);
  const classes = weights
    .map((each, i) => ({ expected: (all * each) / weight, found: counts[i] ?? 0 }))
    .filter(({ expected }) => expected >= LEAST);
  const free = classes.length - 1;
  if (free < 1) return 0;
  const square = classes.reduce((sum, { expected, found }) => sum + (found - expected) ** 2 / expected, 0);
  const spread = 2 / (9 * free);
  return (Math.cbrt(square / free) - (1 - spread)) / Math.sqrt(spread);
}

function figure(name: string, unit: string, count: number, by: number): Figure {
  const result = `${by.toFixed(2)} standard deviations`;
  return { name, unit, count, result, faults: Math.abs(by) < LIMIT ? [] : [`${name}: ${result}`] };
}

/** Dice of one stream after the other, as matches use them: single ones, and pairs of successive ones. */
function dice(scale: Scale): readonly Figure[] {
  const count = sized(scale, DICE);
  const faces = Array.from('123456', () => 0);
  const pairs = Array.from({ length: 36 }, () => 0);
  const perStream = 8;
  let before: number | undefined;
  let { below } = random(scale.seed, 0);
  for (let i = 0; i < count; i++) {
    if (i % perStream === 0) ({ below } = random(scale.seed, i / perStream));
    const face = below(6);
    faces[face]!++;
    // Pairs that overlap would depend on each other.
    if (before !== undefined) pairs[before * 6 + face]!++;
    before = before === undefined ? face : undefined;
  }
  return [
    figure('Dice', 'dice', count, deviation(faces, faces.map(() => 1))), // prettier-ignore
    figure('Pairs of dice in a row', 'pairs', count >> 1, deviation(pairs, pairs.map(() => 1))), // prettier-ignore
  ];
}

type AnyGame = Game<unknown, unknown>;

/** A match in which chance is to move, if the game has chance. */
function atChance(game: AnyGame): Match<unknown, unknown> | undefined {
  const match = new Match(game);
  for (let i = 0; i < 4 && match.turn !== 'chance' && match.turn !== 'over'; i++)
    match.play(game.moves(match.state)[0]);
  return match.turn === 'chance' ? match : undefined;
}

/** Outcomes of chance at the start of a game, one for each seed, compared to the weights of the rules. */
function draws(scale: Scale): readonly Figure[] {
  return Object.values(games).flatMap((each) => {
    const game = each as AnyGame;
    const match = atChance(game);
    if (!match) return [];
    const count = sized(scale, DRAWS);
    const chances = game.chances(match.state);
    const found = new Map(chances.map(({ move }) => [game.formatMove(move), 0]));
    for (let i = 0; i < count; i++) {
      const move = game.formatMove(match.chance(random(`${scale.seed}/${i}`, match.ply)));
      found.set(move, (found.get(move) ?? NaN) + 1);
    }
    const by = deviation([...found.values()], chances.map(({ weight }) => weight)); // prettier-ignore
    return [figure(`Outcomes of chance in ${game.id}`, 'draws', count, by)];
  });
}

export const fairness = (scale: Scale): readonly Figure[] => [...dice(scale), ...draws(scale)];
