import type { PuzzleBoard } from './puzzle.js';

/** The board of the swap puzzle: it comes with the reader. */
export const place: { Board?: typeof PuzzleBoard } = {};
