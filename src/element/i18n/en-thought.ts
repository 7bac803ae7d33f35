import type { ThoughtWords } from './types.js';

/** Comes with the first computer that thinks. */
export const enThought: ThoughtWords = {
  hint: (move) => `Hint: ${move}`,
  winsIn: (moves, one) => (one ? 'wins at once' : `wins in ${moves} moves`),
  losesIn: (moves, one) => (one ? 'loses at once' : `loses in ${moves} moves`),
  wins: 'wins',
  loses: 'loses',
  draw: 'a draw',
  chance: (percent) => `${percent} to win`,
  points: (count) => `${count} points on average`,
  thinking: 'The computer is thinking',
  playAtOnce: 'Play at once',
  showAtOnce: 'Show at once',
};
