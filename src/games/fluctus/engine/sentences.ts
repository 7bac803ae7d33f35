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

/**
 * What each code means, in English: `{0}`, `{1}`, `{2}` are the squares of the Breach. Those of positions stand beside
 * their reader. Another language adds one table of all.
 */
export const sentences: Readonly<Record<Reason | 'move' | OptionFault, string>> = {
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
};
