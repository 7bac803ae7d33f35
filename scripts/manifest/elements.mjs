/** The modules of the elements, in the sources and as published. */
import { findGames } from '../files.mjs';

/** The tags by the paths of the elements' sources. */
export const tags = new Map(findGames().map(({ folder, tag }) => [`${folder}/${tag}.ts`, tag]));

export const published = (path) => path.replace(/^\/?src\//, 'dist/').replace(/\.ts$/, '.js');
export const sourceOf = (path) => path.replace(/^dist\//, 'src/').replace(/\.js$/, '.ts');
