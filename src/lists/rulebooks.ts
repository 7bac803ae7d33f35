// Written by `npm run lists` from the folders of src/games and src/words.
import { rulebook as fluctus } from '../games/fluctus/rulebook/index.js';
import { rulebook as glux } from '../games/glux/rulebook/index.js';
import { rulebook as luckyNumbers } from '../games/lucky-numbers/rulebook/index.js';
import { rulebook as luzi } from '../games/luzi/rulebook/index.js';

/** The rulebooks by the tags of their elements. */
export const rulebooks = {
  'fluctus-rules': fluctus,
  'glux-rules': glux,
  'lucky-numbers-rules': luckyNumbers,
  'luzi-rules': luzi,
} as const;
