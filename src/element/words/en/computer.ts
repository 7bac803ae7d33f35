import { partWords } from '../part-words.js';

/** The words of the computer players. Their numbers are already formatted. */
export const computerWords = partWords('computer', {
  /** The wait for the computer: the name of the progress bar, and the button that ends it. */
  wait: {
    label: 'The computer is thinking',
    moveNow: 'Move now',
    showNow: 'Show now',
  },
  /** The reason of the hint that is shown while the computer still thinks. */
  soFar: 'the best so far, still thinking',
  // values of a move or a position: parts of a sentence
  winsIn: (moves: string, one: boolean) => (one ? 'wins at once' : `wins in ${moves} moves`),
  losesIn: (moves: string, one: boolean) => (one ? 'loses at once' : `loses in ${moves} moves`),
  wins: 'wins',
  loses: 'loses',
  draw: 'draw',
  chance: (percent: string) => `${percent} to win`,
  /** A chance in a hint; `about` if it is estimated. */
  games: (count: string, about: boolean) => `you win ${about ? 'about ' : ''}${count} of 100 games`,
  points: (count: string) => `${count} points on average`,
  /** The button that shows the moves since a person's last turn again. */
  waits: (key: boolean) => `Press ${key ? 'C' : '“Next move”'} for the next move.`,
  /** The button that lets the computer play the move with which it waits. The sentence above announces that. */
  goOn: 'Next move',
});

export type ComputerWords = ReturnType<typeof computerWords>;
