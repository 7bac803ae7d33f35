import { BadNotation, createError } from '../../../core/errors.js';

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

/** The `code` of a BadOption. Its first word is the option (`at`). */
export type OptionFault = 'options' | 'variant' | 'colors' | 'colors-not-opposite' | 'first';

/** The `code` of a BadNotation. Its first word is the part of the text (`at`); what follows says why no game comes there. */
export type TextFault =
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

/**
 * What each code means, in English: `{0}`, `{1}`, `{2}` are the squares of the Breach. Those of positions stand beside
 * their reader. Another language adds one table of all.
 */
export const sentences: Readonly<Record<Reason | 'move' | OptionFault | TextFault, string>> = {
  over: 'The game is over',
  'unknown-move': 'A turn is to enter, step or capture',
  'unknown-field': 'There is no such field',
  'reserve-empty': 'No stone is left to enter on {0}',
  'not-start': '{0} is no start field: {1} and {2} are',
  taken: '{0} is taken',
  'no-stone': 'No stone stands on {0}',
  'enemy-stone': 'An enemy stone stands on {0}',
  'not-joined': 'No line joins {1} to {0}',
  barred: 'The stone on {1} may not go back to {0} now',
  'empty-target': 'No stone stands on {0} to capture',
  'own-target': 'An own stone stands on {0}',
  'not-two-away': '{0} is not two fields from {1}',
  corner: '{1}, {0}, {2} turn a corner',
  'empty-over': 'No stone stands on {0} to leap over',
  'enemy-over': 'An enemy stone on {0} is not leapt over',
  move: 'A move is @ro, ro-wo or roxbi',
  options: 'Options are an object',
  variant: 'The variant is classic or return',
  colors: 'Colours are two different ones',
  'colors-not-opposite': 'Classic colours are two opposite ones',
  first: 'The first seat is 0 or 1',
  position: 'A position is five parts with one space between',
  stones: 'Stones are two groups of six, each A, B or . (empty)',
  seat: 'The seat is A, B, +A, +B or =',
  'seat-over': 'The game is over',
  'seat-no-end': 'No rule ends the game so',
  reserves: 'Reserves are two numbers from 0 to 8',
  'reserves-not-six': '{0} has not six stones',
  'reserves-too-many': '{0} has more than eight stones',
  entered: 'Entries are two numbers from 0 to 2',
  'entered-too-few': '{0} has more stones on the board than entries',
  'entered-too-many': '{0} has more entries than stones out of reserve',
  paths: 'Paths are two with a comma between',
  'paths-length': 'The path of {0} is not two to four fields',
  'paths-broken': 'No line joins all fields on the path of {0}',
  'paths-no-stone': 'The path of {0} ends where {0} has no stone',
};

/** A BadNotation whose message is made from its code; `found` is what stood in the text, `seat` a letter. */
export const badText = (code: TextFault, found: string, seat = '', rule?: string): BadNotation =>
  createError(BadNotation, sentences[code], [seat], { code, rule, found });
