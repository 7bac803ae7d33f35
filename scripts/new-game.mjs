/**
 * Creates a game from the templates in scripts/new-game: `npm run new-game <id> [<tag>]`. The new game works at once, with
 * rules, computer players, a board, two languages, tests and stories; replace its contents step by step. CONTRIBUTING.md
 * describes the files.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { filesUnder, findGames } from './files.mjs';

const templates = fileURLToPath(new URL('new-game', import.meta.url)).replaceAll('\\', '/');
const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Words that cannot be names of variables. */
const RESERVED = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static ' +
    'super switch this throw true try typeof var void while with yield arguments eval'
  ).split(' '),
);

const pascalCase = (id) => id.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase());
const camelCase = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const title = (id) => id.replace(/(^|-)(.)/g, (_, hyphen, letter) => (hyphen && ' ') + letter.toUpperCase());

/** Returns the reason why the game cannot be created, or undefined. */
function problem(id, tag, engines) {
  if (!KEBAB_CASE.test(id) || RESERVED.has(id))
    return `"${id}" is not a valid id: use lower-case letters and digits, with single hyphens between words, such as four-wins.`;
  if (!KEBAB_CASE.test(tag) || !tag.includes('-'))
    return `"${tag}" is not a valid tag: use lower-case letters and digits, with at least one hyphen, such as ${id}-board.`;
  if (existsSync(`src/games/${id}`) || new RegExp(`['\\s]${id}['\\s,:]`).test(engines))
    return `There is a game ${id} already.`;
  if (findGames().some((game) => game.tag === tag)) return `There is an element <${tag}> already.`;
  return undefined;
}

/** The place of a template in the project. */
const target = (path, id) =>
  path.replace(/^src\//, `src/games/${id}/`).replace(/^test\//, `test/games/${id}/`);

/** Adds the game to src/engine.ts: the import before the blank line, and the entry at the end of `games`. */
function addEngine(text, id, name) {
  const entry = id === name ? name : `'${id}': ${name}`;
  return text
    .replace(
      /^((?:\/\*\*.*\n)?(?:import .*\n)+)/,
      `$1import { ${name} } from './games/${id}/engine/index.js';\n`,
    )
    .replace(/(\bgames = \{[^}]*)\}/, `$1  ${entry},\n}`);
}

/** Adds the game to src/rules.ts: the import of its languages after the other imports, and an entry at the end of `sources`. */
function addRules(text, id, name) {
  const from = (path) => `() => import('./games/${id}/${path}.js')`;
  const entry = `'${id}': {
    rules: ${from('rulebook/index')},
    english: ${from('words/en')}.then(({ rulebook: texts }) => texts),
    languages: ${name}Languages,
  },\n`;
  return text
    .replace(
      /^((?:.*\n)*import .*\n)/,
      `$1import { languages as ${name}Languages } from './games/${id}/words/index.js';\n`,
    )
    .replace(/^\}\);/m, `${entry}$&`);
}

const [id = '', tag = `${id}-board`, ...rest] = process.argv.slice(2);
const engines = readFileSync('src/engine.ts', 'utf8');
const classes = readFileSync('src/classes.ts', 'utf8');
const rulebooks = readFileSync('src/rules.ts', 'utf8');
const name = camelCase(id);
const usage = 'Usage: npm run new-game <id> [<tag>]';

const created = filesUnder(templates, '.ts').map((path) => {
  const placeholders = {
    __id__: id,
    __tag__: tag,
    __name__: name,
    __Name__: pascalCase(id),
    __Tag__: pascalCase(tag),
    __styles__: `${camelCase(tag)}Styles`,
    __Title__: title(id),
  };
  const replaced = (text) => text.replace(/__[A-Za-z]+__/g, (found) => placeholders[found] ?? found);
  return {
    path: target(replaced(path.slice(templates.length + 1)), id),
    text: replaced(readFileSync(path, 'utf8')),
  };
});

const error =
  !id || rest.length
    ? usage
    : (problem(id, tag, engines) ?? created.find(({ path }) => existsSync(path))?.path);
if (error) {
  console.error(existsSync(error) ? `${error} exists already.` : error);
  process.exit(1);
}

const changed = [
  ...created,
  { path: 'src/classes.ts', text: `${classes}export * from './games/${id}/index.js';\n` },
  { path: 'src/engine.ts', text: addEngine(engines, id, name) },
  { path: 'src/rules.ts', text: addRules(rulebooks, id, name) },
];
const config = await resolveConfig(join(process.cwd(), 'package.json'));
// formats all texts before it writes the first file, so that an error changes nothing
const files = await Promise.all(
  changed.map(async ({ path, text }) => ({ path, text: await format(text, { ...config, filepath: path }) })),
);
for (const { path, text } of files) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(path);
}
