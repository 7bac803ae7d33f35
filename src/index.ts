/** Registers every element, and gives the classes. */
import './games/fluctus/define.js';
import './games/luzi/define.js';
import './games/lucky-numbers/define.js';
import './games/glux/define.js';

export * from './classes.js';
