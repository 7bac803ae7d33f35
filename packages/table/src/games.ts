import { games as engines } from 'spielkasten/engine';
import type { TableHost } from 'spielkasten/table.js';

/** The games that a table may have, by id. */
export const games: TableHost['games'] = engines;
