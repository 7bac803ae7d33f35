/** Each control at a table, by a click without pointer, keys and focus, as touch screen readers and switches do. */
import { playScenes } from '../../packages/table/test/support/by-ear.js';
import { scenesAt } from '../../packages/table/test/support/by-ear-scenes.js';
import { seatScenesAt, writeTables } from '../../packages/table/test/support/by-ear-seats.js';
import { startAround } from '../../packages/table/test/support/people.js';

playScenes('clicks', startAround(writeTables), (around) => ({
  ...scenesAt(around),
  ...seatScenesAt(around),
}));
