/** `npm run puzzles fluctus` makes the daily puzzles of a game anew; without a name, those of all games. */
import { findPacks } from '../scripts/files.mjs';

const [, , ...names] = process.argv;
for (const name of names.length ? names : findPacks()) await import(`./puzzles/${name}.mjs`);
