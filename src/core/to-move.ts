import type { Game } from './game.js';
import { toData } from './to-data.js';

/**
 * The move that a page means: a notation, or a move as an object, whose numbers may be texts. An object that is no move stays one, for
 * the engine to tell why it is illegal. Throws BadNotation.
 */
export function toMove<M>(game: Pick<Game<unknown, M>, 'formatMove' | 'parseMove'>, value: M | string): M {
  if (typeof value !== 'object' || value === null) return game.parseMove(value as string);
  const copy = toData(value) as M & object;
  try {
    const move = game.parseMove(game.formatMove(copy)) as M & object;
    const parts = Object.entries(move) as [string, string | number | object][];
    const means = ([name, part]: (typeof parts)[number]) =>
      typeof part === 'object' || part.toString() === String(Reflect.get(copy, name));
    if (parts.every(means)) return move;
  } catch {
    // It has no notation.
  }
  return copy;
}
