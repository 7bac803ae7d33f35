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

/**
 * Every game with a board, found by its folder: `{ id, folder, tag, boardClass, rulesTag, rulesClass, bundle }`. A game whose board uses
 * the drawing of another one has no element for its rules, and is in the bundle of that game: `bundle` is the tag of its board.
 */
export function findBoards(root = 'src/games') {
  if (!existsSync(root)) return [];
  const all = readdirSync(root)
    .filter((id) => existsSync(`${root}/${id}/definition.ts`))
    .sort()
    .map((id) => {
      const folder = `${root}/${id}`;
      const definition = readFileSync(`${folder}/definition.ts`, 'utf8');
      const [, tag] = /\btag: '([a-z0-9-]+)'/.exec(readFileSync(`${folder}/options.ts`, 'utf8')) ?? [];
      if (!tag) throw new Error(`${folder}/options.ts names no tag`);
      const board = readFileSync(`${folder}/${tag}.ts`, 'utf8');
      const [, boardClass] = /^export class (\w+) extends GameElement\b/m.exec(board) ?? [];
      if (!boardClass) throw new Error(`${folder}/${tag}.ts exports no class of a board`);
      const game = { id, folder, tag, boardClass };
      const [, host] = /from '\.\.\/([a-z-]+)\/drawing\//.exec(board) ?? [];
      if (host) return { ...game, host };
      const [, rulesClass] = /^export class (\w+) extends RulesElement\b/m.exec(definition) ?? [];
      if (!rulesClass) throw new Error(`${folder}/definition.ts exports no class of its rules`);
      return { ...game, host: id, rulesTag: `${id}-rules`, rulesClass };
    });
  return all.map(({ host, ...game }) => ({ ...game, bundle: all.find(({ id }) => id === host).tag }));
}

/** Every game with a bundle and rules of its own: `{ id, folder, tag, boardClass, rulesTag, rulesClass, bundle }`. */
export const findGames = (root) => findBoards(root).filter((game) => 'rulesTag' in game);

/** Every engine, found by its folder (a game may have two): `{ id, path }`, the path within src and without its ending. */
export const findEngines = () =>
  filesUnder('src/games', 'index.ts')
    .filter((file) => file.includes('/engine/'))
    .map((file) => {
      const [, id] = /^ {2}id: '([\w-]+)',$/m.exec(readFileSync(file, 'utf8')) ?? [];
      if (!id) throw new Error(`${file} exports no engine with an id`);
      return { id, path: file.replace(/^src\/|\.ts$/g, '') };
    });

/** The ids of the games that have daily puzzles. */
export const findPacks = () =>
  filesUnder('src/puzzles/packs', '.ts').map((file) => file.replace(/^.*\/|\.ts$/g, ''));

/** The languages besides English: the folders of src/words. */
export const languages = readdirSync('src/words', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .map(({ name }) => name);

/**
 * For rollup: writes what `lazyWords` and `eagerWords` (src/words/languages.ts) return in place of their calls. A bundle then contains
 * only the words that it needs.
 */
export const inlineLanguages = {
  name: 'inline-languages',
  transform(code, id) {
    const statement = /import \{ (?:lazy|eager)Words \} from '(.*)\/languages\.js';/;
    const [, folder] = statement.exec(code) ?? [];
    if (!folder || id.includes('/src/words/')) return null;
    const imports = [];
    const inlined = code
      .replace(/\blazyWords\('([\w-]+)'\)/g, (_, name) => {
        const loaders = languages.map((tag) => `${tag}: () => import('${folder}/${tag}/${name}.js')`);
        return `{ ${loaders.join(', ')} }`;
      })
      .replace(/\beagerWords\('(\w+)', (\w+)\)/g, (_, name, english) => {
        const words = languages.map((tag) => {
          imports.push(`import { ${name} as ${name}_${tag} } from '${folder}/${tag}/eager.js';`);
          return `${tag}: ${name}_${tag}`;
        });
        return `{ en: ${english}, ${words.join(', ')} }`;
      })
      .replace(statement, imports.join('\n'));
    if (/\b(lazy|eager)Words\b/.test(inlined))
      this.error(`${id} calls it with other arguments than literals`);
    return { code: inlined, map: null };
  },
};

/** For rollup: `./x.js` in a .ts file names `./x.ts`. */
export const typescriptNames = {
  name: 'typescript-names',
  resolveId(id, importer) {
    if (!importer?.endsWith('.ts') || !/^\..*\.js$/.test(id)) return null;
    return this.resolve(id.replace(/\.js$/, '.ts'), importer, { skipSelf: true });
  },
};
