import type { FenceGame } from './create-fence.js';
import { plain as fluctus } from '../games/fluctus/options.js';
import * as fluctusPicture from '../games/fluctus/picture.js';
import { plain as glux } from '../games/glux/options.js';
import * as gluxPicture from '../games/glux/picture.js';
import { plain as luckyNumbers } from '../games/lucky-numbers/options.js';
import * as luckyPicture from '../games/lucky-numbers/picture.js';
import { plain as luckySwap } from '../games/lucky-swap/options.js';
import * as swapPicture from '../games/lucky-swap/picture.js';
import { plain as luzi } from '../games/luzi/options.js';
import * as luziPicture from '../games/luzi/picture.js';

/** The games that boards in Markdown can show, by the first word of a block. */
export const boards: Readonly<Record<string, FenceGame<unknown, unknown, object>>> = {
  fluctus: { ...fluctus, picture: fluctusPicture },
  glux: { ...glux, picture: gluxPicture },
  'lucky-numbers': { ...luckyNumbers, picture: luckyPicture },
  'lucky-swap': { ...luckySwap, picture: swapPicture },
  luzi: { ...luzi, picture: luziPicture },
};
