/** Boards in Markdown: turns fenced code blocks into elements, without a DOM. Registers no elements. */
import { createFence } from './markdown/create-fence.js';
import { boards } from './markdown/boards.js';

/**
 * Turns a fenced code block into HTML: the element of a board, and in it a picture of the position for readers without
 * scripts. `info` is the text after the backticks: the id of a game, a mode, and attributes of the board such as `ply=3` or
 * `names="Ada, Bo"`. `text` is the content of the block: in the mode `diagram` a position, else a record. Returns one line of
 * HTML, or undefined if the first word of `info` is no game. Throws BadNotation, whose message names the block, the attribute or
 * the line and column, and the rule.
 */
export const fence: (info: string | null | undefined, text: string) => string | undefined =
  createFence(boards);

export { BadNotation } from './core/errors.js';
