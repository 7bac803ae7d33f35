import { basename } from 'node:path';
import { filesUnder } from '../../scripts/files.mjs';

/** The names of the looks. The sheet of a brand colour is no look of its own. */
export default filesUnder('looks', '.css')
  .map((path) => basename(path, '.css'))
  .filter((name) => !['brand', 'linen'].includes(name));
