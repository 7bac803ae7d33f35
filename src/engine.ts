/** The rules of every game, with nothing of the page: for servers, tests and tools. */
import { fluctus } from './games/fluctus/engine/index.js';
import { glux } from './games/glux/engine/index.js';
import { luckyNumbers } from './games/lucky-numbers/engine/index.js';
import { luckySwap } from './games/lucky-swap/engine/index.js';
import { luzi } from './games/luzi/engine/index.js';

/** Every game by its id. */
export const games = {
  fluctus,
  glux,
  'lucky-numbers': luckyNumbers,
  'lucky-swap': luckySwap,
  luzi,
} as const;

export { BadNotation, BadOption, IllegalMove, type Fault } from './core/errors.js';
export { seatLetter } from './core/game.js';
export type {
  Breach,
  Chance,
  CommonOptions,
  Ending,
  Game,
  Happening,
  Seat,
  Turn,
  Viewer,
} from './core/game.js';
export { random, type Random } from './core/random.js';
export { parseRecord, type MatchRecord } from './core/parse-record.js';
export { verifyChance, type ChanceFault } from './core/verify-chance.js';
export type { Match } from './core/match.js';
