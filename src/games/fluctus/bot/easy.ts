import { random } from '../../../core/random.js';
import { evaluate } from './evaluate.js';
import { aims } from './tables.js';
import type { Twin } from './twin.js';

/** What a person who has just learnt the game overlooks and misjudges, in hundredths of a stone. */
const STONE = 100;
const MOOD = 20;

/** Of so many fields under attack one is not noticed. */
const OVERLOOKS = 4;

/**
 * Errs like a person: sees its own captures and what a move does at once, looks no further than which of its stones the
 * other seat could take then, and overlooks some fields every turn. Moves that look alike are chosen between by mood.
 */
export function easyMove(twin: Twin, moves: readonly number[], seed: string): number {
  const chance = random(seed, twin.stones);
  let noticed = 0;
  for (let field = 0; field < 12; field++) if (chance.below(OVERLOOKS)) noticed |= 1 << field;
  let best = moves[0]!;
  let most = -Infinity;
  for (const move of moves) {
    const looks = impression(twin, move, noticed) + chance.below(MOOD);
    if (looks <= most) continue;
    most = looks;
    best = move;
  }
  return best;
}

function impression(twin: Twin, move: number, noticed: number): number {
  const { seat } = twin;
  twin.do(move);
  const ending = twin.ending();
  const danger = aims[twin.board(1 - seat)]! & twin.board(seat) & noticed;
  const looks = -evaluate(twin) - (danger ? STONE : 0);
  twin.undo();
  return ending === -1 ? Infinity : ending === 1 ? looks - 10 * STONE : looks;
}
