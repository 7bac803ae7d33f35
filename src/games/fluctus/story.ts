import { moveNumber } from '../../core/format-record.js';
import type { Seat } from '../../core/game.js';
import type { Told } from '../../element/words/game-words.js';

/** The captures of a game: by seat, and the one with which the winner took the lead for good, if the winner leads at the end. */
export interface Captures {
  readonly taken: readonly [number, number];
  /** `move` is its number in the record. */
  readonly lead?: { readonly seat: Seat; readonly move: number; readonly square: string } | undefined;
}

/** The captures among all that happened in a game. */
export function captures(told: readonly Told[], winners: readonly Seat[]): Captures {
  const taken: [number, number] = [0, 0];
  const [winner] = winners;
  let lead: Captures['lead'];
  for (const { kind, by, squares = [], ply } of told) {
    if (kind !== 'captured' || by === undefined) continue;
    taken[by]! += 1;
    if (winners.length !== 1 || winner === undefined) continue;
    const ahead = taken[winner]! - taken[1 - winner]!;
    if (ahead <= 0) lead = undefined;
    else lead ??= { seat: winner, move: moveNumber(ply, 2), square: squares.at(-1) ?? '' };
  }
  return { taken, lead };
}
