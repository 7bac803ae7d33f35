import { partWords } from '../part-words.js';

/** The words of moves in running text. */
export const proseWords = partWords('prose', {
  /** The board shows a position of a text in place of its game. */
  visit: 'A position from the text. Moves that you try here do not change the game.',
  /** A link of a text names no board of the page. */
  noBoard: (id: string) => `The page has no board with the id “${id}”.`,
});

export type ProseWords = ReturnType<typeof proseWords>;
