import { BadNotation, createError, toText } from '../../../core/errors.js';
import { seatLetter } from '../../../core/game.js';
import { ascending } from './dice.js';
import { sentences } from './messages.js';
import type { Face, LuziMove, LuziState } from './types.js';

const digits = (dice: readonly Face[]): string => ascending(dice).join('');

export const readDice = (text: string): readonly Face[] => Array.from(text, Number) as Face[];

/** Written form of a move: `roll`, `roll:2235`, `stop`, `=11344556`. */
export function formatMove(move: LuziMove): string {
  if (move.kind === 'stop') return 'stop';
  const dice = digits(move.dice);
  return move.kind === 'fall' ? `=${dice}` : dice ? `roll:${dice}` : 'roll';
}

/** Reads what `formatMove` writes; whether the move is legal is not asked. Throws BadNotation. */
export function parseMove(given: string): LuziMove {
  const text = toText(given);
  const [, way, shown = ''] = /^(roll:|=)(1*2*3*4*5*6*)$/.exec(text) ?? [];
  const dice = readDice(shown);
  if (text === 'stop') return { kind: 'stop' };
  if (text === 'roll') return { kind: 'roll', dice };
  if (!way || !shown || shown.length > 8)
    throw createError(BadNotation, sentences.move, [], { code: 'move', found: text });
  return { kind: way === '=' ? 'fall' : 'roll', dice };
}

/** Written form of a state: `SCORES ROUND SEAT THROWS DICE`. */
export function formatPosition({
  scores,
  round,
  rounds,
  seat,
  throws,
  dice,
  cup,
  ending,
}: LuziState): string {
  const table = (dice.join('') || '-') + (cup ? `+${cup}` : '');
  return `${scores.join()} ${round}/${rounds} ${ending ? '-' : seatLetter(seat)} ${throws} ${table}`;
}
