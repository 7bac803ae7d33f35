/** Boards in Markdown: turns fenced code blocks into elements, without a DOM. Registers no elements. */
import { createFence } from './markdown/create-fence.js';
import { boards } from './markdown/boards.js';

/**
 * Turns a fenced code block into one line of HTML: the element of a board, with a picture of the position for readers without scripts.
 * `info` is the text after the backticks: a game, a mode, and attributes such as `ply=3` or `names="Ada, Bo"`. `text` is a position in the
 * mode `diagram`, otherwise a record. `daily-puzzle fluctus` is the puzzle of the day. Returns undefined for blocks of others. Throws BadNotation, whose message names
 * the block, the place and the rule.
 */
export const fence: (info: string | null | undefined, text: string) => string | undefined =
  createFence(boards);

export { BadNotation } from './core/errors.js';
