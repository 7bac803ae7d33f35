/** Finds files and games by pattern (Node 20 has no globSync). */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files under a folder whose names have this ending, sorted, with forward slashes; empty without the folder. */
export function filesUnder(folder, ending) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .sort();
}

/** Every game with an element, found by its folder: `{ id, folder, tag, boardClass, rulesTag, rulesClass }`. */
export function findGames(root = 'src/games') {
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .filter((id) => existsSync(`${root}/${id}/definition.ts`))
    .sort()
    .map((id) => {
      const folder = `${root}/${id}`;
      const definition = readFileSync(`${folder}/definition.ts`, 'utf8');
      const [, tag] = /\btag: '([a-z0-9-]+)'/.exec(readFileSync(`${folder}/options.ts`, 'utf8')) ?? [];
      const [, rulesClass] = /^export class (\w+) extends RulesElement\b/m.exec(definition) ?? [];
      if (!tag || !rulesClass)
        throw new Error(`${folder} names no tag in options.ts or no class of its rules in definition.ts`);
      const board = readFileSync(`${folder}/${tag}.ts`, 'utf8');
      const [, boardClass] = /^export class (\w+) extends GameElement\b/m.exec(board) ?? [];
      if (!boardClass) throw new Error(`${folder}/${tag}.ts exports no class of a board`);
      return { id, folder, tag, boardClass, rulesTag: `${id}-rules`, rulesClass };
    });
}

/** Every engine, found by its folder (a game may have two): `{ id, path }`, the path within src and without its ending. */
export const findEngines = () =>
  filesUnder('src/games', 'index.ts')
    .filter((file) => file.includes('/engine/'))
    .map((file) => {
      const [, id] = /^ {2}id: '([\w-]+)',$/m.exec(readFileSync(file, 'utf8')) ?? [];
      if (!id) throw new Error(`${file} exports no engine with an id`);
      return { id, path: file.replace(/^src\/|\.ts$/g, '') };
    });

/** For rollup: `./x.js` in a .ts file names `./x.ts`. */
export const typescriptNames = {
  name: 'typescript-names',
  resolveId(id, importer) {
    if (!importer?.endsWith('.ts') || !/^\..*\.js$/.test(id)) return null;
    return this.resolve(id.replace(/\.js$/, '.ts'), importer, { skipSelf: true });
  },
};
