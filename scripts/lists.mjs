/**
 * Writes the lists of the games and of the languages in src/lists, and of the editors in site/composer, from the folders of src/games and
 * src/words: types and bundlers need literal imports. Each list loads another part of the games, so that an entry contains only what it needs.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findBoards, findEngines, findGames, languages } from './files.mjs';

const camelCase = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** A property whose value is a constant of the same name in camel case, or `value`. */
const property = (key, value = camelCase(key)) =>
  key === value ? `  ${key},` : `  ${/^\w+$/.test(key) ? key : `'${key}'`}: ${value},`;

/** A list: an import for each item, and an object of them. */
const object = (comment, name, items, importOf, keyOf = ({ id }) => id) =>
  `${items.map(importOf).join('\n')}

/** ${comment} */
export const ${name} = {
${items.map((item) => property(keyOf(item), camelCase(item.id))).join('\n')}
} as const;
`;

/** The files of a language that others load: they export `words`. */
const loaded = (tag) =>
  readdirSync(`src/words/${tag}`)
    .filter((name) => /^export const words\b/m.test(readFileSync(`src/words/${tag}/${name}`, 'utf8')))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();

const languageList = () =>
  `${languages.map((tag) => `import * as ${tag} from '../words/${tag}/eager.js';`).join('\n')}

${languages
  .map(
    (tag) => `const ${tag}Language = {
  eager: ${tag},
${loaded(tag)
  .map((name) => property(name, `() => import('../words/${tag}/${name}.js')`))
  .join('\n')}
};
`,
  )
  .join('\n')}
/** The words of a language besides English: those that are part of the code, and loaders of all others. */
export type Language = typeof deLanguage;

/** The languages besides English, by their primary subtags. */
export const languages: Readonly<Record<string, Language>> = {
${languages.map((tag) => property(tag, `${tag}Language`)).join('\n')}
};
`;

/** The editors of positions in the composer of the site: a module for each game that has one. */
function editorList() {
  const own = findBoards().filter(({ id }) => existsSync(`site/composer/${id}.ts`));
  return `import type { Open } from './draft.js';
${own.map(({ id }) => `import { open as ${camelCase(id)} } from './${id}.js';`).join('\n')}

/** The editors of positions by the ids of their games. */
export const editors: Readonly<Record<string, Open>> = {
${own.map(({ id }) => property(id)).join('\n')}
};
`;
}

/**
 * The lists: their paths and texts.
 *
 * @returns {[string, string][]}
 */
export function lists() {
  const boards = findBoards();
  const games = findGames();
  const texts = {
    classes: `${boards.map(({ id }) => `export * from '../games/${id}/index.js';`).join('\n')}\n`,
    engines: object(
      'Every game by its id.',
      'games',
      findEngines(),
      ({ id, path }) => `import { ${camelCase(id)} } from '../${path}.js';`,
    ),
    options: object(
      'The parts of all games that need no page, by their ids.',
      'options',
      boards,
      ({ id }) => `import { plain as ${camelCase(id)} } from '../games/${id}/options.js';`,
    ),
    pictures: object(
      'The modules that write pictures, by the ids of their games.',
      'pictures',
      boards,
      ({ id }) => `import * as ${camelCase(id)} from '../games/${id}/picture.js';`,
    ),
    texts: object(
      'The loaders of rulebooks and of languages, by the ids of their games.',
      'texts',
      games,
      ({ id }) => `import { texts as ${camelCase(id)} } from '../games/${id}/options.js';`,
    ),
    rulebooks: object(
      'The rulebooks by the tags of their elements.',
      'rulebooks',
      games,
      ({ id }) => `import { rulebook as ${camelCase(id)} } from '../games/${id}/rulebook/index.js';`,
      ({ rulesTag }) => rulesTag,
    ),
    languages: languageList(),
  };
  const head = '// Written by `npm run lists` from the folders of src/games and src/words.\n';
  const all = Object.entries(texts).map(([name, text]) => [`src/lists/${name}.ts`, head + text]);
  return [...all, ['site/composer/editors.ts', head + editorList()]];
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, text] of lists()) writeFileSync(path, text);
