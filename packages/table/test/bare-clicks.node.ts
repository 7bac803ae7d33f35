/** Each control at a table, by a click without pointer, keys and focus, as touch screen readers and switches do. */
import { playScenes } from './support/by-ear.js';
import { scenesAt } from './support/by-ear-scenes.js';
import { seatScenesAt, writeTables } from './support/by-ear-seats.js';
import { startAround } from './support/people.js';

playScenes('clicks', startAround(writeTables), (around) => ({
  ...scenesAt(around),
  ...seatScenesAt(around),
}));
