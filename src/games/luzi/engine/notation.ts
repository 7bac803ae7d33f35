import { BadNotation, createError, toText } from '../../../core/errors.js';
import { seatLetter } from '../../../core/game.js';
import { ascending } from './dice.js';
import { sentences } from './messages.js';
import type { Face, LuziMove, LuziState } from './types.js';

const digitsOf = (dice: readonly Face[]): string => ascending(dice).join('');

/** Parses the digits of dice. */
export const parseDice = (text: string): readonly Face[] => Array.from(text, Number) as Face[];

/** Formats a move: `roll`, `roll:2235`, `stop` or `=11344556`. */
export function formatMove(move: LuziMove): string {
  if (move.kind === 'stop') return 'stop';
  const dice = digitsOf(move.dice);
  return move.kind === 'fall' ? `=${dice}` : dice ? `roll:${dice}` : 'roll';
}

/** Parses the output of `formatMove`. Does not check that the move is legal. Throws BadNotation. */
export function parseMove(value: string): LuziMove {
  const text = toText(value);
  const [, prefix, digits = ''] = /^(roll:|=)(1*2*3*4*5*6*)$/.exec(text) ?? [];
  const dice = parseDice(digits);
  if (text === 'stop') return { kind: 'stop' };
  if (text === 'roll') return { kind: 'roll', dice };
  if (!prefix || !digits || digits.length > 8)
    throw createError(BadNotation, sentences.move, [], { code: 'move', found: text });
  return { kind: prefix === '=' ? 'fall' : 'roll', dice };
}

/** Formats a state as `SCORES ROUND SEAT THROWS DICE`. */
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
