/** Registers `<daily-puzzle>`, and exports its class. */
import { registerElements } from './element/base/register.js';
import { DailyPuzzle } from './puzzles/daily-puzzle.js';

registerElements([DailyPuzzle]);

export { GameEvent, type GameEvents } from './element/model/events.js';
export { DailyPuzzle } from './puzzles/daily-puzzle.js';
