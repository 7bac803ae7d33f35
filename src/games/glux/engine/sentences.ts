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

/** What each code means, in English: `{0}`, `{1}` are the squares of the Breach. Those of positions stand beside their reader. */
export const sentences: Readonly<Record<Reason | 'move' | OptionFault, string>> = {
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
};

/** What is no text becomes the name of its type, which no notation is. */
export const asText = (given: unknown): string => (typeof given === 'string' ? given : typeof given);
