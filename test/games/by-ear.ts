import type { EarGame } from '../support/by-ear.js';
import { fluctusByEar } from './fluctus/by-ear.js';
import { gluxByEar } from './glux/by-ear.js';
import { luckyByEar } from './lucky-numbers/by-ear.js';
import { luziByEar } from './luzi/by-ear.js';

/** All games for a person who sees nothing. */
export const earGames: readonly EarGame[] = [fluctusByEar, gluxByEar, luckyByEar, luziByEar];
