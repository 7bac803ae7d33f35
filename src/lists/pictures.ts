// Written by `npm run lists` from the folders of src/games and src/words.
import * as fluctus from '../games/fluctus/picture.js';
import * as glux from '../games/glux/picture.js';
import * as luckyNumbers from '../games/lucky-numbers/picture.js';
import * as luckySwap from '../games/lucky-swap/picture.js';
import * as luzi from '../games/luzi/picture.js';

/** The modules that write pictures, by the ids of their games. */
export const pictures = {
  fluctus,
  glux,
  'lucky-numbers': luckyNumbers,
  'lucky-swap': luckySwap,
  luzi,
} as const;
