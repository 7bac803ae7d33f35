import type { Rulebook } from '../core/rulebook.js';
import { rulebook as fluctus } from '../games/fluctus/rulebook/index.js';
import { rulebook as glux } from '../games/glux/rulebook/index.js';
import { rulebook as luckyNumbers } from '../games/lucky-numbers/rulebook/index.js';
import { rulebook as luzi } from '../games/luzi/rulebook/index.js';

/** The rulebooks that elements in a post can show, by their tags. */
export const rulebooks: ReadonlyMap<string, Rulebook> = new Map([
  ['fluctus-rules', fluctus],
  ['glux-rules', glux],
  ['lucky-numbers-rules', luckyNumbers],
  ['luzi-rules', luzi],
]);
