import { BadNotation, fault } from '../../../core/errors.js';

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

/** What each means, in English; `{0}` is the letter of the seat. */
export const textSentences: Readonly<Record<TextFault, string>> = {
  position: 'A position is five parts with one space between',
  stones: 'Stones are six and six of A, B and .',
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
  fault(BadNotation, textSentences[code], [seat], { code, rule, found });
