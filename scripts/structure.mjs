/**
 * `npm run structure`: figures of src/element: its size, the folders that import each other in a circle (a knot), the comparisons of
 * modes, the lines about puzzles outside their folder, and for each attribute of all boards the files in which its name stands.
 */
import { readFileSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import { filesUnder, findBoards, languages } from './files.mjs';
import { attributes } from './manifest/attributes.mjs';

const ROOT = 'src/element/';
const files = filesUnder(ROOT, '.ts');
const lines = files.flatMap((path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((text) => ({ path, text })),
);
const count = (test, outside) =>
  lines.filter(({ path, text }) => test.test(text) && !outside?.test(path)).length;

/** The folder of a file: the innermost one; the files beside the folders are one. */
const folderOf = (path) => path.slice(ROOT.length).split('/').slice(0, -1).join('/') || '(elements)';

/** What each folder imports, also types and on demand. */
async function importsOfFolders() {
  const { output } = await cruise([ROOT], { tsPreCompilationDeps: true, doNotFollow: 'node_modules' });
  const folders = new Map();
  for (const { source, dependencies } of output.modules.filter((each) => each.source.startsWith(ROOT))) {
    const own = folderOf(source);
    const imported = folders.get(own) ?? folders.set(own, new Set()).get(own);
    for (const { resolved } of dependencies) if (resolved.startsWith(ROOT)) imported.add(folderOf(resolved));
  }
  return folders;
}

/** The folders that can be reached from one. */
function reach(folders, from, seen = new Set()) {
  for (const next of folders.get(from) ?? [])
    if (!seen.has(next)) {
      seen.add(next);
      reach(folders, next, seen);
    }
  return seen;
}

const folders = await importsOfFolders();
const reached = new Map([...folders.keys()].map((folder) => [folder, reach(folders, folder)]));
const knots = [...folders.keys()].map((folder) =>
  [...reached.get(folder)].filter((other) => other === folder || reached.get(other)?.has(folder)).sort(),
);
const distinct = [...new Set(knots.filter((knot) => knot.length > 1).map(String))];

console.log(`${files.length} files, ${lines.length} lines, ${folders.size} folders`);
console.log(`knots: ${distinct.join('; ') || 'none'}`);
console.log(`comparisons of modes: ${count(/\bmode\)? ?[!=]==/)}`);
console.log(`lines about puzzles elsewhere: ${count(/puzzle/i, /puzzle|\/words\/|\/styles\//)}`);
console.log(`lines with the types of a game, S, M and O: ${count(/S, M, O extends object/)}`);

/**
 * The files in which each name of a vocabulary stands as a text or as a key: where one has to look, or write, to add one. A short word
 * that has other meanings (`first`, `seats`) is in more files than its attribute.
 */
function stations(vocabulary, names, within) {
  const rows = names.map((name) => {
    const stands = new RegExp(`['"\`]${name}['"\`]|^\\s*(?:readonly )?${name}\\??:`, 'm');
    return { name, found: texts.filter(([path, text]) => within.test(path) && stands.test(text)).length };
  });
  rows.sort((one, other) => one.found - other.found);
  const [least, middle, most] = [rows[0], rows[rows.length >> 1], rows.at(-1)];
  console.log(
    `${vocabulary}: ${names.length} names, in ${least.found} to ${most.found} files (${most.name}), half of them in ${middle.found} or fewer`,
  );
}

const roots = ['src', 'scripts', 'site', 'stories', 'config', 'packages/table/src'];
const texts = roots
  .flatMap((root) => ['.ts', '.mjs', '.js', '.json'].flatMap((ending) => filesUnder(root, ending)))
  .concat('rollup.config.mjs')
  .map((path) => [path, readFileSync(path, 'utf8')]);
const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const boards = modules
  .flatMap(({ declarations = [] }) => declarations)
  .filter(({ superclass }) => superclass?.name === 'GameElement');
/** What all boards have. */
const shared = (kind) => {
  const [first, ...others] = boards.map((board) => board[kind].map(({ name }) => name).filter(Boolean));
  return first.filter((name) => others.every((each) => each.includes(name)));
};
const everywhere = /./;
stations('events of boards', shared('events'), everywhere);
/** The files in which an attribute of all boards is named in quotes, without its table and the class. */
const named = ['src', 'scripts', 'site', 'stories']
  .flatMap((root) => ['.ts', '.mjs', '.js', '.njk'].flatMap((ending) => filesUnder(root, ending)))
  .filter((path) => !/\/(attributes|game-element)\.ts$/.test(path))
  .map((path) => [path, readFileSync(path, 'utf8')]);
for (const [property, { attribute = property }] of Object.entries(attributes)) {
  const text = RegExp(`['"\`](${attribute}|${property})['"\`]`);
  const found = named.filter(([, content]) => text.test(content)).map(([path]) => path);
  console.log(`attribute ${attribute}: ${found.length} files${found.length ? `, ${found.join(' ')}` : ''}`);
}

/** The files in which a game or a language is named outside of its own files and of the written lists. */
function namedOutside(vocabulary, names, named, own) {
  const found = names.flatMap((name) =>
    texts.filter(([path, text]) => !own(name).test(path) && named(name).test(text)).map(([path]) => path),
  );
  const all = [...new Set(found)].sort();
  console.log(`${vocabulary}: named outside of their own files in ${all.length} files: ${all.join(', ')}`);
}

const written = '^src/lists/|^site/composer/editors[.]ts$|[.]json$';
namedOutside(
  'games',
  findBoards().map(({ id }) => id),
  (id) => new RegExp(`['"\`/]${id}['"\`/.]|^ *${id}: `, 'm'),
  (id) =>
    new RegExp(
      `${written}|/${id.split('-')[0]}[^/]*(/|[.]\\w+$)|^src/words/|-${id.split('-')[0]}[^/]*[.]ts$`,
    ),
);
namedOutside(
  'languages besides English',
  languages,
  (tag) => new RegExp(`['"\`/=]${tag}['"\`/]|^ *${tag}: `, 'm'),
  (tag) => new RegExp(`${written}|^src/words/${tag}/`),
);
