/** Each control at a table, pressed by the keyboard on pages in real browsers: where the focus is then, and what was said. */
import { playScenes } from './support/by-ear.js';
import { scenesAt } from './support/by-ear-scenes.js';
import { seatScenesAt, writeTables } from './support/by-ear-seats.js';
import { startAround } from './support/people.js';

playScenes('keys', startAround(writeTables), (around) => ({ ...scenesAt(around), ...seatScenesAt(around) }));
