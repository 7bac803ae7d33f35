import { BadNotation, createError } from '../../../core/errors.js';

/** Why a move is not legal: the `reason` of a Breach and the `code` of an IllegalMove. */
export type Reason =
  | 'over'
  | 'unknown'
  | 'drawing'
  | 'not-drawing'
  | 'none-left'
  | 'other-chip'
  | 'not-start'
  | 'foreign-start'
  | 'start-spent'
  | 'closed'
  | 'blocked'
  | 'too-far'
  | 'too-near'
  | 'not-in-line';

/** The `code` of a BadOption: the option (`at`). */
export type OptionFault = 'options' | 'players' | 'first' | 'board';

/** The `code` of a BadNotation. Its first word is the part of the text; what follows says why no game comes there. */
export type TextFault =
  | 'position'
  | 'rows'
  | 'rows-count'
  | 'rows-length'
  | 'rows-seat'
  | 'rows-three'
  | 'rows-start'
  | 'rows-dark'
  | 'seat'
  | 'seat-opening'
  | 'seat-out'
  | 'seat-empty'
  | 'seat-not-over'
  | 'hands'
  | 'hands-early'
  | 'hands-late'
  | 'bags'
  | 'bags-count'
  | 'bags-hidden'
  | 'out'
  | 'out-empty'
  | 'out-reaches';

/** What each code means, in English: `{0}`, `{1}` are the squares of the Breach. Those of positions stand beside their reader. */
export const sentences: Readonly<Record<Reason | 'move' | OptionFault | TextFault, string>> = {
  over: 'The game is over',
  unknown: 'No such move or square',
  drawing: 'A chip is being drawn',
  'not-drawing': 'No chip is being drawn',
  'none-left': 'No such chip is left',
  'other-chip': 'The chip in hand is another',
  'not-start': 'The first chip goes on {1}',
  'foreign-start': "{0} is another player's start",
  'start-spent': 'The start chip on {0} is covered',
  closed: 'Two chips lie on {0}',
  blocked: 'The way from {1} to {0} is blocked on {2}',
  'too-far': '{0} is farther from {1} than its pips lead',
  'too-near': '{0} is nearer to {1} than its pips lead',
  'not-in-line': 'No own chip is in line with {0}',
  move: 'A move is written 5@c4',
  options: 'Options are an object',
  players: 'Players are 2 to 4',
  first: 'The first seat is a player',
  board: 'A board is { name, rows, starts, middle }',
  position: 'A position is five parts with one space between',
  rows: 'Rows are joined by /, their items by a comma: 3 empty squares, A3, (A3B5)',
  'rows-count': 'The board has {0} rows',
  'rows-length': 'Row {0} does not have {1} squares',
  'rows-seat': 'Only {0} play',
  'rows-three': 'More than two chips lie on {0}',
  'rows-start': 'Only {1} lays chips on {0}',
  'rows-dark': 'The first chip of {1} lies on {0}',
  seat: 'The seat is A to D and plays, or - at the end',
  'seat-opening': 'The start squares are lit in turn',
  'seat-out': '{0} cannot lay a chip',
  'seat-empty': '{0} has laid all chips',
  'seat-not-over': '{0} can still lay a chip',
  hands: 'Hands are 16, 25, 34, - or ? for each player',
  'hands-early': '{0} has not drawn yet',
  'hands-late': '{0} has drawn before',
  bags: 'Bags are three digits for each hand',
  'bags-count': '{0} has {1} chips of {2}, not {3}',
  'bags-hidden': 'The bag of {0} does not count the hidden chip',
  out: 'Seats that are out are letters in seat order, or -',
  'out-empty': '{0} holds no chip',
  'out-reaches': '{0} can still lay a chip',
};

/** Where and by which rule a text is wrong, and the places of its sentence. */
export interface Wrong {
  readonly found: string;
  readonly rule?: string | undefined;
  readonly places?: readonly (string | number)[];
}

/** A BadNotation whose message is made from its code. */
export const badText = (code: TextFault, { found, rule, places = [] }: Wrong): BadNotation =>
  createError(BadNotation, sentences[code], places.map(String), { code, rule, found });
