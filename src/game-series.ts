/** Registers `<game-series>`, and exports its class. */
import { registerElements } from './element/base/register.js';
import { GameSeries } from './series/game-series.js';

registerElements([GameSeries]);

export { GameEvent, type GameEvents } from './element/model/events.js';
export { GameSeries } from './series/game-series.js';
export type { SeriesPoints } from './series/standing.js';
