/** The modules of the elements, in the sources and as published. */
import { findBoards, findGames } from '../files.mjs';

/** The tags by the paths of the elements' sources. */
export const tags = new Map([
  ...findBoards().map(({ folder, tag }) => [`${folder}/${tag}.ts`, tag]),
  ...findGames().map(({ folder, rulesTag }) => [`${folder}/definition.ts`, rulesTag]),
  ['src/element/prose/game-move.ts', 'game-move'],
  ['src/puzzles/daily-puzzle.ts', 'daily-puzzle'],
  ['src/series/game-series.ts', 'game-series'],
  ['src/tables/game-tables.ts', 'game-tables'],
]);

export const published = (path) => path.replace(/^\/?src\//, 'dist/').replace(/\.ts$/, '.js');
export const sourceOf = (path) => path.replace(/^dist\//, 'src/').replace(/\.js$/, '.ts');
