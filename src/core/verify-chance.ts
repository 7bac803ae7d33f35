import { IllegalMove } from './errors.js';
import { Match } from './match.js';
import { random, type Random } from './random.js';

/** A move of a match that does not follow from a seed. */
export interface ChanceFault {
  /** The ply that the move makes: 1 for the first. */
  readonly ply: number;
  /** The move in notation. */
  readonly found: string;
  /** The outcome of chance that the seed gives; undefined if a seat cannot make its move after the outcomes before. */
  readonly expected: string | undefined;
}

/**
 * Compares the outcomes of chance in a match to those of a seed: that of ply n is `match.chance(random(seed, n - 1))`. A function
 * in place of the seed gives the generator for the ply before an outcome, as that of a table does (`tableRandom`). Returns the
 * first move that does not follow from the seed; undefined if all do. Outcomes that a public record hides are those of the seed.
 * Variations are not compared.
 */
export function verifyChance<S, M, O extends object>(
  { game, options, position, moves }: Match<S, M, O>,
  seed: string | ((ply: number) => Random),
): ChanceFault | undefined {
  const match = new Match<S, M, O>(game, { options, position });
  for (const [before, move] of moves.entries()) {
    const fault = { ply: before + 1, found: game.formatMove(move) };
    if (match.turn === 'chance') {
      const drawn = match.chance(typeof seed === 'string' ? random(seed, before) : seed(before));
      const hidden = game.viewMove?.(match.state, drawn, 'table') ?? drawn;
      const expected = game.formatMove(drawn);
      if (fault.found !== expected && fault.found !== game.formatMove(hidden)) return { ...fault, expected };
      match.play(drawn);
    } else {
      try {
        match.play(move);
      } catch (error) {
        if (!(error instanceof IllegalMove)) throw error;
        return { ...fault, expected: undefined };
      }
    }
  }
  return undefined;
}
