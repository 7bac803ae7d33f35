// Written by `npm run lists` from the folders of src/games and src/words.
import { fluctus } from '../games/fluctus/engine/index.js';
import { glux } from '../games/glux/engine/index.js';
import { luckyNumbers } from '../games/lucky-numbers/engine/index.js';
import { luckySwap } from '../games/lucky-swap/engine/index.js';
import { luzi } from '../games/luzi/engine/index.js';

/** Every game by its id. */
export const games = {
  fluctus,
  glux,
  'lucky-numbers': luckyNumbers,
  'lucky-swap': luckySwap,
  luzi,
} as const;
