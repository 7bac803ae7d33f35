// Written by `npm run lists` from the folders of src/games and src/words.
import * as de from '../words/de/eager.js';

const deLanguage = {
  eager: de,
  fluctus: () => import('../words/de/fluctus.js'),
  glux: () => import('../words/de/glux.js'),
  'lucky-numbers': () => import('../words/de/lucky-numbers.js'),
  'lucky-swap': () => import('../words/de/lucky-swap.js'),
  luzi: () => import('../words/de/luzi.js'),
  'seat-list': () => import('../words/de/seat-list.js'),
  ui: () => import('../words/de/ui.js'),
};

/** The words of a language besides English: those that are part of the code, and loaders of all others. */
export type Language = typeof deLanguage;

/** The languages besides English, by their primary subtags. */
export const languages: Readonly<Record<string, Language>> = {
  de: deLanguage,
};
