import { BadNotation, fault } from '../../../core/errors.js';

/** The `code` of a BadNotation. Its first word is the part of the text; what follows says why no game comes there. */
export type TextFault =
  | 'position'
  | 'boards'
  | 'boards-players'
  | 'boards-order'
  | 'boards-tiles'
  | 'boards-copies'
  | 'boards-setup'
  | 'boards-diagonal'
  | 'boards-two-full'
  | 'seat'
  | 'seat-setup'
  | 'seat-over'
  | 'seat-no-end'
  | 'hands'
  | 'hands-order'
  | 'hands-setup'
  | 'hands-many'
  | 'hands-pile'
  | 'middle'
  | 'middle-order'
  | 'middle-setup'
  | 'idle'
  | 'idle-many'
  | 'idle-hand';

/** What each means, in English; `{0}` … are seats, cells or numbers. */
export const textSentences: Readonly<Record<TextFault, string>> = {
  position: 'A position is five parts with one space between',
  boards: 'Boards are 4 rows of 4 cells: numbers 1 to 20 or .',
  'boards-players': 'There are {0} boards for {1} players',
  'boards-order': 'On the board of {0}, {1} and {2} do not ascend',
  'boards-tiles': 'There are {0} tiles, and only {1} in the game',
  'boards-copies': 'The number {0} is there {1} times, and only {2} in the game',
  'boards-setup': 'During the setup only the diagonal is filled: {1} of {0} is not',
  'boards-diagonal': 'After the setup {1} of {0} is never empty',
  'boards-two-full': 'Two boards are full',
  seat: 'The seat is A to D and plays, or - at the end',
  'seat-setup': 'In this setup {0} comes now',
  'seat-over': 'The game is over',
  'seat-no-end': 'No rule ends the game so',
  hands: 'Hands are numbers, - or * for each player',
  'hands-order': 'The tiles in a hand ascend',
  'hands-setup': 'In this setup {0} does not hold so many tiles now',
  'hands-many': 'Only the seat to move holds a tile, and only one',
  'hands-pile': 'No tile is face down to be turned over',
  middle: 'Face-up tiles are numbers or -',
  'middle-order': 'Face-up tiles ascend',
  'middle-setup': 'During the setup no tile lies face up',
  idle: 'Exchanges in a row are a number',
  'idle-many': 'After {0} exchanges in a row a tile is turned over',
  'idle-hand': 'The last move was no exchange with a face-up tile',
};

/** Where and by which rule a text is wrong, and the places of its sentence. */
export interface Wrong {
  readonly found: string;
  readonly rule?: string | undefined;
  readonly places?: readonly (string | number)[];
  /** A seat and a cell of its board. */
  readonly at?: string;
}

/** A BadNotation whose message is made from its code. */
export function badText(code: TextFault, { found, rule, places = [], at }: Wrong): BadNotation {
  const where = at === undefined ? {} : { at };
  return fault(BadNotation, textSentences[code], places.map(String), { code, rule, found, ...where });
}
