import { random } from '../../../core/random.js';
import { evaluate } from './evaluate.js';
import { attacks } from './tables.js';
import type { Twin } from './twin.js';

/** Value of a stone, and the range of the random error in judging a move, in hundredths of a stone. */
const STONE = 100;
const NOISE = 20;

/** One in so many fields is overlooked, so that an attack on it is not seen. */
const OVERLOOKS = 4;

/**
 * Chooses a move like a beginner: it sees its own captures and the direct effect of a move, then only which of its stones
 * the opponent attacks, and it overlooks some fields each turn. A random error decides between similar moves.
 */
export function easyMove(twin: Twin, moves: readonly number[], seed: string): number {
  const chance = random(seed, twin.stones);
  let noticed = 0;
  for (let field = 0; field < 12; field++) if (chance.below(OVERLOOKS)) noticed |= 1 << field;
  let best = moves[0]!;
  let highest = -Infinity;
  for (const move of moves) {
    const value = firstImpression(twin, move, noticed) + chance.below(NOISE);
    if (value <= highest) continue;
    highest = value;
    best = move;
  }
  return best;
}

/** Returns the value of a move at first sight, in hundredths of a stone. */
function firstImpression(twin: Twin, move: number, noticed: number): number {
  const { seat } = twin;
  twin.do(move);
  const end = twin.ended() ?? 0;
  const danger = attacks[twin.board(1 - seat)]! & twin.board(seat) & noticed;
  const value = -evaluate(twin) - (danger ? STONE : 0);
  twin.undo();
  return end < 0 ? Infinity : end > 0 ? value - 10 * STONE : value;
}
