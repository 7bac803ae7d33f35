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

/** What each code means, in English: `{0}`, `{1}` are the cells of the Breach. Those of positions stand beside their reader. */
export const sentences: Readonly<Record<Reason | 'move' | OptionFault, string>> = {
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
};

/** What is no text becomes the name of its type, which no notation is. */
export const asText = (given: unknown): string => (typeof given === 'string' ? given : typeof given);
