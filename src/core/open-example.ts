import type { Game } from './game.js';
import { Match } from './match.js';
import type { Example } from './rulebook.js';

/** Opens an example: the match before its move, the move, and what the rules say about it. */
export function openExample<S, M, O extends object>(
  game: Game<S, M, O>,
  { options, position, before = [], move: text, then }: Example,
) {
  const match = new Match(game, {
    ...(options && { options: options as O }),
    ...(position !== undefined && { position }),
    moves: before.map((each) => game.parseMove(each)),
  });
  const move = text === undefined ? undefined : game.parseMove(text);
  const forbidden = 'forbidden' in then;
  /** The move, if the example is about the position after it. */
  const played = forbidden || 'legal' in then ? undefined : move;
  return { match, move, forbidden, played };
}
