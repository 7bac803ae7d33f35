// Written by `npm run lists` from the folders of src/games and src/words.
import { texts as fluctus } from '../games/fluctus/options.js';
import { texts as glux } from '../games/glux/options.js';
import { texts as luckyNumbers } from '../games/lucky-numbers/options.js';
import { texts as luzi } from '../games/luzi/options.js';

/** The loaders of rulebooks and of languages, by the ids of their games. */
export const texts = {
  fluctus,
  glux,
  'lucky-numbers': luckyNumbers,
  luzi,
} as const;
