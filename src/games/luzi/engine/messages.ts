/** Sentences by the code of an illegal move: the `reason` of a RuleViolation and the `code` of an IllegalMove. `{0}` is a face. */
const reasons = {
  over: 'The game is over',
  'unknown-move': 'A move must throw or stop',
  'unknown-dice': 'Dice must show 1 to 6',
  falling: 'The dice are still in the cup',
  'cup-empty': 'No dice are in the cup',
  'wrong-number': 'A different number of dice is in the cup',
  'not-thrown': 'A run must begin with a throw',
  'not-chosen': 'Choose the dice to throw again',
  'all-eight': 'The first throw must be of all eight dice',
  'locked-joe': 'A Joe cannot be thrown again',
  'locked-six': 'A six cannot be thrown again',
  'not-there': 'There are not that many dice with a {0}',
  'only-stop': 'Fewer than two dice are free: you can only stop',
  'too-few': 'At least two dice must be thrown',
};

/** Sentences by the `code` of a BadOption. Its first word is the name of the option (`at`). */
const optionFaults = {
  options: 'Options must be an object',
  players: 'There must be 2 to 5 players',
  rounds: 'Rounds must be a whole number from 1 to 99',
  rows: 'Rows must be six numbers, triangular or doubling',
  'rows-points': 'Points of rows must be whole numbers from 0 to 9999',
  together: 'The option together must be luzi or stand-off',
  superluzi: 'The option superluzi must be a whole number from 4 to 8',
  first: 'The first seat must be the number of a player, from 0',
};

/**
 * Sentences by the `code` of a BadNotation. Its first word is the part of the text (`at`), the rest names the problem. `{0}` is
 * the letter of a seat or a number.
 */
const textFaults = {
  move: 'A move is written as roll, roll:2235, stop or =11344556, with the dice in ascending order',
  position: 'A position must have five parts, separated by single spaces',
  scores: 'Scores must be whole numbers, separated by commas',
  'scores-players': 'There must be {0} scores, one for each player',
  'scores-unearned': '{0} cannot have scored so much so far',
  'scores-unlost': '{0} cannot have lost so much so far',
  round: 'The round must be its number and the number of rounds, such as 2/5',
  'round-rounds': 'The game has {0} rounds',
  seat: 'The seat must be the letter of a player, or - at the end',
  'seat-over': 'A game ends after the last round, with an empty table',
  throws: 'Throws must be a number from 0 to 9999',
  'throws-none': 'Before the first throw no dice can lie on the table',
  'throws-some': 'After a throw there must be dice on the table or in the cup',
  dice: 'Dice must be their digits or -, with +5 for five dice in the cup',
  'dice-face': 'A die shows 1 to 6',
  'dice-order': 'Dice must be in ascending order',
  'dice-number': 'There must be eight dice, on the table and in the cup together',
  'dice-cup': 'At least two dice must be in the cup',
  'dice-luzi': 'The third six ends the run',
};

export type Reason = keyof typeof reasons;
export type OptionFault = keyof typeof optionFaults;
export type TextFault = keyof typeof textFaults;

/** The English sentences. Every other language has the same table. */
export const sentences = { ...reasons, ...textFaults, ...optionFaults };
