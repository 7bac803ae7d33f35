import type { FenceGame } from '../element/markdown/create-fence.js';
import { fluctus } from '../games/fluctus/engine/index.js';
import { options as fluctusOptions } from '../games/fluctus/options.js';
import * as fluctusPicture from '../games/fluctus/picture.js';
import { glux } from '../games/glux/engine/index.js';
import { options as gluxOptions } from '../games/glux/options.js';
import * as gluxPicture from '../games/glux/picture.js';
import { luckyNumbers } from '../games/lucky-numbers/engine/index.js';
import { extraOptions, options as luckyOptions } from '../games/lucky-numbers/options.js';
import * as luckyExtras from '../games/lucky-numbers/other-games.js';
import * as luckyPicture from '../games/lucky-numbers/picture.js';
import { luzi } from '../games/luzi/engine/index.js';
import { options as luziOptions } from '../games/luzi/options.js';
import * as luziPicture from '../games/luzi/picture.js';

/** The games that boards in Markdown can show, by the first word of a block. */
export const boards: Readonly<Record<string, FenceGame<unknown, unknown, object>>> = {
  fluctus: {
    tag: 'fluctus-board',
    game: fluctus,
    options: fluctusOptions,
    goals: ['win', 'draw'],
    picture: fluctusPicture,
  },
  glux: { tag: 'glux-board', game: glux, options: gluxOptions, picture: gluxPicture },
  'lucky-numbers': {
    tag: 'lucky-numbers-grid',
    game: luckyNumbers,
    options: luckyOptions,
    otherOptions: extraOptions,
    extras: { module: { value: luckyExtras } },
    picture: luckyPicture,
  },
  luzi: { tag: 'luzi-dice', game: luzi, options: luziOptions, picture: luziPicture },
};
