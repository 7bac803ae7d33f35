/** The rules of every game, with nothing of the page: for servers, tests and tools. */
export { games } from './lists/engines.js';
export { BadNotation, BadOption, IllegalMove, type Fault } from './core/errors.js';
export { seatLetter } from './core/game.js';
export type {
  RuleViolation,
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
