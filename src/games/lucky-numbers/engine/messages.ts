import { BadNotation, createError } from '../../../core/errors.js';

/** Why a move is not legal: the `reason` of a Breach and the `code` of an IllegalMove. */
export type Reason =
  | 'over'
  | 'unknown-move'
  | 'unknown-tile'
  | 'unknown-cell'
  | 'turning'
  | 'not-turning'
  | 'none-left'
  | 'setting-up'
  | 'not-dealt'
  | 'not-diagonal'
  | 'taken'
  | 'already-drawn'
  | 'no-passing'
  | 'not-drawn'
  | 'not-face-up'
  | 'must-draw'
  | 'equal'
  | 'left'
  | 'right'
  | 'above'
  | 'below';

/** The `code` of a BadOption. Its first word is the option (`at`). */
export type OptionFault = 'options' | 'players' | 'setup' | 'variant' | 'sets' | 'first';

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

/** What each code means, in English: `{0}`, `{1}` are the cells of the Breach. Those of positions stand beside their reader. */
export const sentences: Readonly<Record<Reason | 'move' | OptionFault | TextFault, string>> = {
  over: 'The game is over',
  'unknown-move': 'A turn is to draw, to lay or to pass',
  'unknown-tile': 'Tiles are 1 to 20',
  'unknown-cell': 'There is no such cell',
  turning: 'A tile is being turned over',
  'not-turning': 'No tile is being turned over',
  'none-left': 'No such tile is face down',
  'setting-up': 'First the diagonal is filled',
  'not-dealt': 'No such tile was dealt to you',
  'not-diagonal': '{0} is not on the diagonal',
  taken: '{0} is taken',
  'already-drawn': 'Lay or leave the drawn tile first',
  'no-passing': 'Only a drawn tile can be left',
  'not-drawn': 'You hold another tile',
  'not-face-up': 'No such tile lies face up',
  'must-draw': 'After so many exchanges a tile must be turned over',
  equal: 'The same number lies on {0}',
  left: '{1}, to the left of {0}, is not lower',
  right: '{1}, to the right of {0}, is not higher',
  above: '{1}, above {0}, is not lower',
  below: '{1}, below {0}, is not higher',
  move: 'A move is draw, 13@b2 or pass',
  options: 'Options are an object',
  players: 'Players are 1 to 4',
  setup: 'The setup is choose, sorted or one-by-one',
  variant: 'The variant is basic or play-on',
  sets: 'Sets are 1 to 8',
  first: 'The first seat is one of the players',
  position: 'A position is five parts with one space between',
  boards: 'A board is 4 rows of 4 cells, each 1 to 20 or . (empty)',
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
  return createError(BadNotation, sentences[code], places.map(String), { code, rule, found, ...where });
}
