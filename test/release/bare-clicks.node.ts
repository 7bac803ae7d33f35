/** Each control at a table, by a click without pointer, keys and focus, as touch screen readers and switches do. */
import { playScenes } from '../../packages/table/test/support/by-ear.js';
import { allScenes, writeTables } from '../../packages/table/test/support/by-ear-seats.js';
import { startAround } from '../../packages/table/test/support/people.js';

const around = startAround(writeTables);
playScenes('clicks', around, allScenes(around));
