import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesUnder } from '../../scripts/files.mjs';

/** The names of the looks. The sheet of a brand colour is no look of its own, and the sheet of the space of boards is none. */
export default filesUnder('looks', '.css')
  .filter((path) => readFileSync(path, 'utf8').includes('[data-look='))
  .map((path) => basename(path, '.css'))
  .filter((name) => !['brand', 'linen'].includes(name));
