// Written by `npm run lists` from the folders of src/games and src/words.
import type { Open } from './draft.js';
import { open as fluctus } from './fluctus.js';
import { open as glux } from './glux.js';
import { open as luckyNumbers } from './lucky-numbers.js';
import { open as luzi } from './luzi.js';

/** The editors of positions by the ids of their games. */
export const editors: Readonly<Record<string, Open>> = {
  fluctus,
  glux,
  'lucky-numbers': luckyNumbers,
  luzi,
};
