/** Registers `<game-tables>`, and exports its class. */
import { registerElements } from './element/base/register.js';
import { GameTables } from './tables/game-tables.js';

registerElements([GameTables]);

export { GameErrorEvent, type GameErrorDetail } from './element/model/events.js';
export { GameTables } from './tables/game-tables.js';
