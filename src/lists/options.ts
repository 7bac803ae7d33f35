// Written by `npm run lists` from the folders of src/games and src/words.
import { plain as fluctus } from '../games/fluctus/options.js';
import { plain as glux } from '../games/glux/options.js';
import { plain as luckyNumbers } from '../games/lucky-numbers/options.js';
import { plain as luckySwap } from '../games/lucky-swap/options.js';
import { plain as luzi } from '../games/luzi/options.js';

/** The parts of all games that need no page, by their ids. */
export const options = {
  fluctus,
  glux,
  'lucky-numbers': luckyNumbers,
  'lucky-swap': luckySwap,
  luzi,
} as const;
