import type { Fault } from '../../../core/errors.js';

/** Why a move is not legal: the `reason` of a Breach and the `code` of an IllegalMove. */
export type Reason =
  | 'over'
  | 'unknown-move'
  | 'unknown-field'
  | 'reserve-empty'
  | 'not-start'
  | 'taken'
  | 'no-stone'
  | 'enemy-stone'
  | 'not-joined'
  | 'barred'
  | 'empty-target'
  | 'own-target'
  | 'not-two-away'
  | 'corner'
  | 'empty-over'
  | 'enemy-over';

/** The `code` of a BadNotation. Its first word is the part of the text (`at`); what follows says why no game comes there. */
export type TextFault =
  | 'move'
  | 'position'
  | 'stones'
  | 'seat'
  | 'seat-over'
  | 'seat-no-end'
  | 'reserves'
  | 'reserves-not-six'
  | 'reserves-too-many'
  | 'entered'
  | 'entered-too-few'
  | 'entered-too-many'
  | 'paths'
  | 'paths-length'
  | 'paths-broken'
  | 'paths-no-stone';

/** The `code` of a BadOption. Its first word is the option (`at`). */
export type OptionFault = 'options' | 'variant' | 'colors' | 'colors-not-opposite' | 'first';

/**
 * What each code means, in English: `{0}`, `{1}`, `{2}` are the squares of the Breach, in a text's fault `{0}` is the
 * letter of the seat. Another language adds a table of the same shape.
 */
export const sentences: Readonly<Record<Reason | TextFault | OptionFault, string>> = {
  over: 'The game is over',
  'unknown-move': 'A turn is to enter, step or capture',
  'unknown-field': 'There is no such field',
  'reserve-empty': 'No stone is left to enter on {0}',
  'not-start': '{0} is no start field: {1} and {2} are',
  taken: '{0} is taken',
  'no-stone': 'No stone stands on {0}',
  'enemy-stone': 'An enemy stone stands on {0}',
  'not-joined': 'No line joins {1} to {0}',
  barred: 'The stone on {1} went to and fro: it may not step to {0} now',
  'empty-target': 'No stone stands on {0} to capture',
  'own-target': 'An own stone stands on {0}',
  'not-two-away': '{0} is not two fields from {1}',
  corner: '{1}, {0}, {2} turn a corner',
  'empty-over': 'No stone stands on {0} to leap over',
  'enemy-over': 'An enemy stone stands on {0}: it is not leapt over',
  move: 'A move is @ro, ro-wo or roxbi',
  position: 'A position is five parts with one space between',
  stones: 'Stones are twelve of A, B and . with / in the middle',
  seat: 'The seat is A, B, +A, +B or =',
  'seat-over': 'The game is over: the seat is a result',
  'seat-no-end': 'No rule ends the game so',
  reserves: 'Reserves are two numbers from 0 to 8',
  'reserves-not-six': '{0} has not six stones',
  'reserves-too-many': '{0} has more than eight stones',
  entered: 'Entries are two numbers from 0 to 2',
  'entered-too-few': '{0} has more stones on the board than entries',
  'entered-too-many': '{0} has more entries than stones out of reserve',
  paths: 'Paths are two with a comma between',
  'paths-length': 'The path of {0} is not two to four fields',
  'paths-broken': 'The path of {0} has two fields that no line joins',
  'paths-no-stone': 'The path of {0} ends where {0} has no stone',
  options: 'Options are an object',
  variant: 'The variant is classic or return',
  colors: 'Colours are two different ones of the six',
  'colors-not-opposite': 'Classic colours are two opposite ones',
  first: 'The first seat is 0 or 1',
};

/** The part of a text or the option that a code is about. */
export const partOf = (code: TextFault | OptionFault): string => code.split('-')[0]!;

/** An error whose message says what its code means, the rule, and what was found. */
export function fault<E>(
  Kind: new (message: string, fault: Fault) => E,
  code: keyof typeof sentences,
  at: string | undefined,
  places: readonly string[],
  rule?: string,
  found?: string,
): E {
  const said = sentences[code].replace(/\{(\d)\}/g, (_, i: string) => places[+i]!);
  const shown = found === undefined ? '.' : `: “${found.slice(0, 60)}”.`;
  return new Kind(said + (rule ? ` (${rule})` : '') + shown, { code, at, rule, found });
}
