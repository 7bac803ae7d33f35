/** Functions that find files and games by pattern (Node 20 has no globSync). */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files in a folder and its subfolders whose names end with `ending`, sorted, with forward slashes; none if there is no such folder. */
export function filesUnder(folder, ending) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .sort();
}

/** The tag of an element, which is the name of the file that define.ts imports: the one with a hyphen and no second dot. */
const tagIn = (define) => /['"]\.\/([a-z][a-z0-9]*(?:-[a-z0-9]+)+)\.js['"]/.exec(define)?.[1];

/** The games that have an element, found by their folders: `{ id, folder, tag }`. */
export function findGames(root = 'src/games') {
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .filter((id) => existsSync(`${root}/${id}/define.ts`))
    .sort()
    .map((id) => {
      const folder = `${root}/${id}`;
      const tag = tagIn(readFileSync(`${folder}/define.ts`, 'utf8'));
      if (!tag) throw new Error(`${folder}/define.ts imports no element's file (a name with a hyphen)`);
      return { id, folder, tag };
    });
}

/**
 * The engines listed in src/engine.ts, because a folder may contain two: `{ id, path }`, with the path inside src and
 * without extension.
 */
export function findEngines(face = readFileSync('src/engine.ts', 'utf8')) {
  const imports = new Map(
    Array.from(face.matchAll(/^import \{ (\w+) \} from '\.\/(.+)\.js';$/gm), ([, name, path]) => [
      name,
      path,
    ]),
  );
  const [, listed = ''] = /\bgames = \{([^}]*)\}/.exec(face) ?? [];
  const engines = Array.from(listed.matchAll(/(?:'([\w-]+)': )?(\w+),/g), ([, id, name]) => ({
    id: id ?? name,
    path: imports.get(name),
  }));
  const lost = engines.find(({ path }) => !path);
  if (!engines.length || lost)
    throw new Error(`src/engine.ts: no import found for ${lost?.id ?? 'its list'}`);
  return engines;
}

/** Rollup plugin: resolves `./x.js` in a .ts file to `./x.ts`. */
export const typescriptNames = {
  name: 'typescript-names',
  resolveId(id, importer) {
    if (!importer?.endsWith('.ts') || !/^\..*\.js$/.test(id)) return null;
    return this.resolve(id.replace(/\.js$/, '.ts'), importer, { skipSelf: true });
  },
};
