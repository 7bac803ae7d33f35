/**
 * Removes from the source maps in dist/ and cdn/ the texts of files that the package contains; part of the build. A map names them by
 * their path, where debuggers and bundlers find them. The texts of other packages stay.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesUnder } from './files.mjs';

/**
 * The map without the texts of the files below src/. `folder` is the folder of the map.
 *
 * @template {{ sources: readonly string[], sourcesContent?: readonly (string | null)[] }} M
 * @param {M} map
 * @param {string} folder
 * @returns {M}
 */
export function withoutShipped(map, folder) {
  const { sources, sourcesContent = [] } = map;
  const isShipped = (source, i) => {
    const path = join(folder, source).replaceAll('\\', '/');
    return path.startsWith('src/') && existsSync(path) && readFileSync(path, 'utf8') === sourcesContent[i];
  };
  const texts = sources.map((source, i) => (isShipped(source, i) ? null : (sourcesContent[i] ?? null)));
  const result = { ...map, sourcesContent: texts };
  if (texts.every((text) => text === null)) delete result.sourcesContent;
  return result;
}

if (process.argv[1] === import.meta.filename)
  for (const path of ['dist', 'cdn'].flatMap((folder) => filesUnder(folder, '.js.map')))
    writeFileSync(
      path,
      JSON.stringify(withoutShipped(JSON.parse(readFileSync(path, 'utf8')), dirname(path))),
    );
