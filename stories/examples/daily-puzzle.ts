import type { Example } from './common.js';

/** The examples of the puzzle of the day. */
export const examples = {
  PuzzleOfADay: {
    task: 'Puzzles',
    text: 'Without `date`, the puzzle is that of today.',
    args: { game: 'fluctus', date: '2026-11-28' },
  },
} satisfies Readonly<Record<string, Example<object>>>;
