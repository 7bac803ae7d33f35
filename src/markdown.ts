/** Boards in Markdown: turns fenced code blocks into elements, without a DOM. Registers no elements. */
import { createFence, type FenceGame } from './element/markdown/create-fence.js';
import { fluctus } from './games/fluctus/engine/index.js';
import { options as fluctusOptions } from './games/fluctus/options.js';
import * as fluctusPicture from './games/fluctus/picture.js';
import { glux } from './games/glux/engine/index.js';
import { options as gluxOptions } from './games/glux/options.js';
import * as gluxPicture from './games/glux/picture.js';
import { luckyNumbers } from './games/lucky-numbers/engine/index.js';
import { extraOptions, options as luckyOptions } from './games/lucky-numbers/options.js';
import * as luckyExtras from './games/lucky-numbers/other-games.js';
import * as luckyPicture from './games/lucky-numbers/picture.js';
import { luzi } from './games/luzi/engine/index.js';
import { options as luziOptions } from './games/luzi/options.js';
import * as luziPicture from './games/luzi/picture.js';

/** Hides the types of a game. */
const game = <S, M, O extends object>(of: FenceGame<S, M, O>) =>
  of as unknown as FenceGame<unknown, unknown, object>;

const games = {
  fluctus: game({
    tag: 'fluctus-board',
    game: fluctus,
    options: fluctusOptions,
    goals: ['win', 'draw'],
    picture: fluctusPicture,
  }),
  glux: game({ tag: 'glux-board', game: glux, options: gluxOptions, picture: gluxPicture }),
  'lucky-numbers': game({
    tag: 'lucky-numbers-grid',
    game: luckyNumbers,
    options: luckyOptions,
    otherOptions: extraOptions,
    extras: { module: { value: luckyExtras } },
    picture: luckyPicture,
  }),
  luzi: game({ tag: 'luzi-dice', game: luzi, options: luziOptions, picture: luziPicture }),
};

/**
 * Turns a fenced code block into HTML: the element of a board, and in it a picture of the position for readers without
 * scripts. `info` is the text after the backticks: the id of a game, a mode, and attributes of the board such as `ply=3` or
 * `names="Ada, Bo"`. `text` is the content of the block: in the mode `diagram` a position, else a record. Returns one line of
 * HTML, or undefined if the first word of `info` is no game. Throws BadNotation, whose message names the block, the attribute or
 * the line and column, and the rule.
 */
export const fence: (info: string | null | undefined, text: string) => string | undefined =
  createFence(games);

export { BadNotation } from './core/errors.js';
