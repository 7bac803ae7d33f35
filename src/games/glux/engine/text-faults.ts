import { BadNotation, fault } from '../../../core/errors.js';

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

/** What each means, in English; `{0}` … are seats, squares or numbers. */
export const textSentences: Readonly<Record<TextFault, string>> = {
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
  fault(BadNotation, textSentences[code], places.map(String), { code, rule, found });
