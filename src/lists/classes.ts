// Written by `npm run lists` from the folders of src/games and src/words.
export * from '../games/fluctus/index.js';
export * from '../games/glux/index.js';
export * from '../games/lucky-numbers/index.js';
export * from '../games/lucky-swap/index.js';
export * from '../games/luzi/index.js';
