import { BadNotation, createError } from '../../../core/errors.js';

/** Why a move is not legal: the `reason` of a Breach and the `code` of an IllegalMove. */
export type Reason =
  | 'over'
  | 'unknown-move'
  | 'unknown-dice'
  | 'falling'
  | 'cup-empty'
  | 'wrong-number'
  | 'not-thrown'
  | 'not-chosen'
  | 'all-eight'
  | 'locked-joe'
  | 'locked-six'
  | 'not-there'
  | 'only-stop'
  | 'too-few';

/** The `code` of a BadOption. Its first word is the option (`at`). */
export type OptionFault =
  'options' | 'players' | 'rounds' | 'rows' | 'rows-points' | 'together' | 'superluzi' | 'first';

/** The `code` of a BadNotation. Its first word is the part of the text (`at`); what follows says why no game comes there. */
export type TextFault =
  | 'position'
  | 'scores'
  | 'scores-players'
  | 'scores-unearned'
  | 'scores-unlost'
  | 'round'
  | 'round-rounds'
  | 'seat'
  | 'seat-over'
  | 'throws'
  | 'throws-none'
  | 'throws-some'
  | 'dice'
  | 'dice-face'
  | 'dice-order'
  | 'dice-number'
  | 'dice-cup'
  | 'dice-luzi';

/**
 * What each code means, in English: `{0}` is the face of the Breach, or a number of dice. Those of positions stand
 * beside their reader. Another language adds one table of all.
 */
export const sentences: Readonly<Record<Reason | 'move' | OptionFault | TextFault, string>> = {
  over: 'The game is over',
  'unknown-move': 'A player throws or stops',
  'unknown-dice': 'Dice show 1 to 6',
  falling: 'The dice are still in the cup',
  'cup-empty': 'No dice are in the cup',
  'wrong-number': 'Another number of dice is in the cup',
  'not-thrown': 'A run begins with a throw',
  'not-chosen': 'Dice must be chosen to throw again',
  'all-eight': 'The first throw is of all eight dice',
  'locked-joe': 'A Joe stays where it lies',
  'locked-six': 'A six stays where it lies',
  'not-there': 'Not so many dice show {0}',
  'only-stop': 'Fewer than two dice are free: a stop is left',
  'too-few': 'At least two dice are thrown',
  move: 'A move is roll, roll:2235, stop or =11344556, its dice ascending from 1 to 6',
  options: 'Options are an object',
  players: 'Players are 2 to 5',
  rounds: 'Rounds are a whole number from 1 to 99',
  rows: 'Rows are six numbers, triangular or doubling',
  'rows-points': 'Points of rows are whole numbers from 0 to 9999',
  together: 'Together is luzi or stand-off',
  superluzi: 'A Superluzi has 4 to 8 sixes',
  first: 'The first seat is one of the players, from 0',
  position: 'A position is five parts with one space between',
  scores: 'Scores are whole numbers with commas between',
  'scores-players': 'There must be {0} scores, one for each player',
  'scores-unearned': '{0} cannot have won so much in the runs until now',
  'scores-unlost': '{0} cannot have lost so much in the runs until now',
  round: 'The round is its number and how many there are, such as 2/5',
  'round-rounds': 'The game has {0} rounds',
  seat: 'The seat is a letter of the players, or - at the end',
  'seat-over': 'A game ends after the last round, with an empty table',
  throws: 'Throws are a number from 0 to 9999',
  'throws-none': 'Before the first throw no dice lie on the table',
  'throws-some': 'After a throw there are dice on the table or in the cup',
  dice: 'Dice are their digits or -, and +5 for five in the cup',
  'dice-face': 'A die shows 1 to 6',
  'dice-order': 'Dice stand in ascending order',
  'dice-number': 'There are eight dice, table and cup together',
  'dice-cup': 'At least two dice are thrown',
  'dice-luzi': 'The third six has ended the run',
};

/** A BadNotation whose message is made from its code; `found` is what stood in the text. */
export const badText = (code: TextFault, found: string, rule?: string, place = ''): BadNotation =>
  createError(BadNotation, sentences[code], [place], { code, rule, found });
