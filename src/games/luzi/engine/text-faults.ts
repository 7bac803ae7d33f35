import { BadNotation, fault } from '../../../core/errors.js';

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

/** What each means, in English; `{0}` is the letter of a seat, or a number. */
export const textSentences: Readonly<Record<TextFault, string>> = {
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
  fault(BadNotation, textSentences[code], [place], { code, rule, found });
