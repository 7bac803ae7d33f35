/** Each control at a table, pressed by the keyboard on pages in real browsers: where the focus is then, and what was said. */
import { playScenes } from './support/by-ear.js';
import { allScenes, writeTables } from './support/by-ear-seats.js';
import { startAround } from './support/people.js';

const around = startAround(writeTables);
playScenes('keys', around, allScenes(around));
