/** Finding files and games by pattern (Node 20 has no globSync). */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files under a folder whose name ends so, sorted, with forward slashes; none where the folder is not there. */
export function filesUnder(folder, ending) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .sort();
}

/** An element's file bears its tag: it is the one that define.ts imports whose name has a hyphen and no second dot. */
const tagIn = (define) => /['"]\.\/([a-z][a-z0-9]*(?:-[a-z0-9]+)+)\.js['"]/.exec(define)?.[1];

/** Every game with an element, found by its folder: `{ id, folder, tag }`. */
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
 * Every engine by the id it has in the public face, found there alone, for one folder may hold two of them:
 * `{ id, path }`, the path within src and without its ending.
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
    throw new Error(`src/engine.ts: where does ${lost?.id ?? 'its list'} come from?`);
  return engines;
}

/** For rollup: `./x.js` in a .ts file names `./x.ts`. */
export const typescriptNames = {
  name: 'typescript-names',
  resolveId(id, importer) {
    if (!importer?.endsWith('.ts') || !/^\..*\.js$/.test(id)) return null;
    return this.resolve(id.replace(/\.js$/, '.ts'), importer, { skipSelf: true });
  },
};
