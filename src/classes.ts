/** The classes of all elements and events; registers nothing. */
export { BadNotation, BadOption, IllegalMove, type Fault } from './core/errors.js';
export * from './element/model/events.js';
export * from './lists/classes.js';
export { MoveInText } from './element/prose/game-move.js';
export { GameSeries } from './series/game-series.js';
export { GameTables } from './tables/game-tables.js';
