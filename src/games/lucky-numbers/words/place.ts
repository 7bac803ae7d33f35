import type { FormWords, PuzzleWords } from './puzzle-words.js';

/** English words that come with the reader: of the swap puzzle, and of the new-game form. */
export const place: { words?: PuzzleWords; form?: FormWords } = {};
