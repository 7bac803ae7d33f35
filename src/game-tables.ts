/** Registers `<game-tables>`, and exports its class. */
import { registerElements } from './element/base/register.js';
import { GameTables } from './tables/game-tables.js';

registerElements([GameTables]);

export { GameEvent, type GameEvents } from './element/model/events.js';
export { GameTables } from './tables/game-tables.js';
