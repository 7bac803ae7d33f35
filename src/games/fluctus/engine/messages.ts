import { BadNotation, createError } from '../../../core/errors.js';

/** `{0}`, `{1}`, `{2}` are the squares of the RuleViolation. */
const violations = {
  over: 'The game is over',
  'unknown-move': 'A move must enter, step or capture',
  'unknown-field': 'There is no such field',
  'reserve-empty': 'A stone cannot enter on {0}: the reserve is empty',
  'not-start': '{0} is not your start field: enter on {1} or {2}',
  taken: '{0} is taken',
  'no-stone': 'There is no stone on {0}',
  'enemy-stone': 'The stone on {0} is not yours',
  captures: 'From {1} to {0} is a capture: {1}x{0}',
  'not-joined': 'No line joins {1} to {0}',
  barred: 'The stone on {1} may not go back to {0} now',
  'empty-target': 'There is no stone on {0} that you could capture',
  'own-target': 'The stone on {0} is your own',
  'not-two-away': '{0} is not two fields from {1}',
  corner: '{1}, {0}, {2}: you may not capture round a corner',
  'empty-over': 'There is no stone on {0} that you could leap over',
  'enemy-over': 'The stone on {0} is not yours to leap over',
};

/** Codes of illegal moves: the `reason` of a RuleViolation and the `code` of an IllegalMove. */
export type Reason = keyof typeof violations;

export const optionFaults = {
  options: 'Options must be an object',
  variant: 'The variant must be classic or return',
  colors: 'There must be two different colours',
  'colors-not-opposite': 'In the classic game the colours must be opposite',
  first: 'The first seat must be 0 or 1',
};

/** The `code` of a BadOption. Its first word is the name of the option (`at`). */
export type OptionFault = keyof typeof optionFaults;

/** `{0}` is the letter of the seat. */
const textFaults = {
  position: 'A position must have five parts, separated by single spaces',
  stones: 'Stones must be two groups of six, each A, B or . (empty)',
  seat: 'The seat must be A, B, +A, +B or =',
  'seat-over': 'The game is over in this position',
  'seat-no-end': 'No rule ends the game with this result',
  reserves: 'Reserves must be two numbers from 0 to 8',
  'reserves-not-six': '{0} must have six stones',
  'reserves-too-many': '{0} has more than eight stones',
  entered: 'Entries must be two numbers from 0 to 2',
  'entered-too-few': '{0} has more stones on the board than entries',
  'entered-too-many': '{0} has more entries than stones that left the reserve',
  paths: 'There must be two paths, separated by a comma',
  'paths-length': 'The path of {0} must have two to four fields',
  'paths-broken': 'The path of {0} does not follow the lines',
  'paths-no-stone': 'The path of {0} does not end at a stone of {0}',
};

/** The `code` of a BadNotation. Its first word is the part of the text (`at`), the rest names the problem. */
export type TextFault = keyof typeof textFaults;

/**
 * English sentences by code. `{0}`, `{1}`, `{2}` are the squares of the RuleViolation; in faults of positions `{0}` is the letter
 * of the seat. Every other language has the same table.
 */
export const sentences: Readonly<Record<Reason | 'move' | OptionFault | TextFault, string>> = {
  ...violations,
  move: 'A move is written as @ro, ro-wo or roxbi',
  ...optionFaults,
  ...textFaults,
};

/** Creates a BadNotation for a position. `found` is the part of the text, `seat` the letter of a seat. */
export const positionError = (code: TextFault, found: string, seat = '', rule?: string): BadNotation =>
  createError(BadNotation, textFaults[code], [seat], { code, rule, found });
