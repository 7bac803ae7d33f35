/** Where the manifest's elements are, in the sources and as published. */
import { findGames } from '../files.mjs';

/** The tag by the path of the element's source. */
export const tags = new Map(findGames().map(({ folder, tag }) => [`${folder}/${tag}.ts`, tag]));

export const published = (path) => path.replace(/^\/?src\//, 'dist/').replace(/\.ts$/, '.js');
export const sourceOf = (path) => path.replace(/^dist\//, 'src/').replace(/\.js$/, '.ts');
