import * as eager from './eager.js';

/** German: the words that are part of the code, and loaders of all others. */
export const de = {
  eager,
  ui: () => import('./ui.js'),
  'seat-list': () => import('./seat-list.js'),
  fluctus: () => import('./fluctus.js'),
  glux: () => import('./glux.js'),
  'lucky-numbers': () => import('./lucky-numbers.js'),
  'lucky-swap': () => import('./lucky-swap.js'),
  luzi: () => import('./luzi.js'),
};
