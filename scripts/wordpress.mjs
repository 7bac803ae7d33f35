/**
 * `npm run wordpress`: writes the plugin for WordPress, packages/wordpress/dist/spielkasten.zip, from packages/wordpress and the finished
 * build. The same sources give the same bytes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { picture } from 'spielkasten/picture.js';
import { strToU8, zipSync } from 'fflate';
import { field, ruleFields, sharedFields } from '../site/lib/fields.mjs';
import looks from '../site/data/looks.mjs';
import composer from '../site/data/composer.mjs';
import { aboutGame } from '../site/lib/about.mjs';
import { filesUnder, findBoards, findPacks } from './files.mjs';
import { attributes as boardTable } from './manifest/attributes.mjs';

const FROM = 'packages/wordpress';
const TO = 'packages/wordpress/dist/spielkasten.zip';
/** Bytes. */
const LIMIT = 1_600_000;
/** The locales of WordPress that read a language. */
const locales = { de: ['de_DE', 'de_DE_formal', 'de_AT', 'de_CH', 'de_CH_informal'] };
/** The name of a game. A puzzle of a game has no page of its own on the site: its picture names it. */
const nameOf = (game) =>
  game.rulesTag ? aboutGame(game).name : /<title[^>]*>([^<]*)/.exec(picture(game.id))[1];

/** What readers of a record need not see: tags, marks and empty comments, as patterns of JavaScript and PHP. */
const unreadable = [
  String.raw`\[[A-Z]\w*\s+"(?:[^"\\]|\\.)*"\]`,
  String.raw`\[%[^\]]*\]`,
  String.raw`\{\s*\}`,
];

const read = (path) => readFileSync(path, 'utf8');
const json = (value) => `${JSON.stringify(value)}\n`;
const { version } = JSON.parse(read('package.json'));
const elements = JSON.parse(read('custom-elements.json')).modules.flatMap(({ declarations }) => declarations);
const boards = findBoards();

/** The attributes of an element: `{ name, type }`. */
const attributesOf = (tag) => elements.find(({ tagName }) => tagName === tag).attributes;

/** The attributes of a block: a text for each attribute of its elements, or a switch. */
const blockAttributes = (tags) => {
  const types = tags.flatMap(attributesOf).map(({ name, type }) => {
    const isSwitch = /^boolean\b/.test(type.text);
    return [name, { type: isSwitch ? 'boolean' : 'string' }];
  });
  const game = { type: 'string', default: boards[0].id };
  return { ...Object.fromEntries(types), game, id: { type: 'string' } };
};

const { en } = await composer();
/** What the composer knows about each game. */
const described = (id) => en.games.find((game) => game.id === id);

/** The label of a field begins with a capital letter, and a switch that is about other fields is not for authors. */
const forSidebar = ({ name, label, description, kind, modes, choices }) => ({
  ...{ name, kind, modes, choices },
  label: label[0].toUpperCase() + label.slice(1).replaceAll('-', ' '),
  help: description.replaceAll('`', ''),
});

const rules = boards.find(({ rulesTag }) => rulesTag).rulesTag;
const data = {
  games: Object.fromEntries(
    boards.map((game) => [
      game.id,
      {
        ...{ tag: game.tag, rules: game.rulesTag, name: nameOf(game) },
        hasHands: described(game.id).hasHands,
        fields: ruleFields.find(({ id }) => id === game.id).fields.map(forSidebar),
      },
    ]),
  ),
  modes: boardTable.mode.values,
  fields: sharedFields.flatMap(({ fields }) => fields.map(forSidebar)),
  rules: attributesOf(rules)
    .filter(({ name }) => name !== 'lang')
    .map((each) => forSidebar(field(each))),
  daily: findPacks(),
  looks: [...looks, 'brand'],
  unreadable,
};

/** The texts that are not in a source of the plugin. */
const fields = [data.fields, data.rules, Object.values(data.games).flatMap((game) => game.fields)].flat();
export const generatedTexts = [...new Set(fields.flatMap(({ label, help }) => [label, help]))];

/** The files of a language, as WordPress reads them: for PHP, and for the script of the editor. */
const translations = (language) => {
  const texts = JSON.parse(read(`${FROM}/languages/${language}.json`));
  const php = (text) => `'${text.replace(/[\\']/g, '\\$&')}'`;
  const messages = Object.entries(texts).map(([text, translation]) => `${php(text)}=>${php(translation)}`);
  return locales[language].flatMap((locale) => [
    [
      `languages/spielkasten-${locale}.l10n.php`,
      `<?php\nreturn array('domain'=>'spielkasten','language'=>'${locale}','messages'=>array(${messages.join(',\n')}));\n`,
    ],
    [
      `languages/spielkasten-${locale}-spielkasten-editor.json`,
      json({
        domain: 'spielkasten',
        locale_data: {
          spielkasten: {
            '': { domain: 'spielkasten', lang: locale },
            ...Object.fromEntries(Object.entries(texts).map(([text, translation]) => [text, [translation]])),
          },
        },
      }),
    ],
  ]);
};

/** The script of the editor: its modules, and those of the composer that it uses. Whoever reads the plugin can read it. */
async function editor() {
  const { outputFiles } = await build({
    entryPoints: [`${FROM}/editor/index.js`],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    // the package says that its modules do nothing when they are loaded
    ignoreAnnotations: true,
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

const block = (name, tags) => {
  const path = `blocks/${name}/block.json`;
  const source = JSON.parse(read(`${FROM}/${path}`));
  const attributes = { ...blockAttributes(tags), ...source.attributes };
  return [path, json({ ...source, version, attributes })];
};

/** The files of the plugin: `[path, text or bytes]`. */
export async function pluginFiles() {
  const own = ['.php', '.txt'].flatMap((ending) => filesUnder(FROM, ending));
  const sources = own.filter((path) => !/\/(dist|test)\//.test(path));
  const assets = [
    ...filesUnder('cdn', '.js').filter((path) => !path.includes('embed.')),
    ...filesUnder('looks', '.css').filter((path) => !path.endsWith('fonts.css')),
    'sanitize.json',
  ];
  return [
    ...sources.map((path) => [path.slice(FROM.length + 1), read(path).replaceAll('0.0.0-source', version)]),
    ['license.txt', read('LICENSE')],
    ['editor.js', await editor()],
    block(
      'board',
      boards.map(({ tag }) => tag),
    ),
    block('rules', [rules]),
    block('daily', ['daily-puzzle']),
    ...filesUnder(`${FROM}/languages`, '.json').flatMap((path) => translations(basename(path, '.json'))),
    [`assets/${version}/data.json`, json(data)],
    ...assets.map((path) => [`assets/${version}/${path}`, readFileSync(path)]),
  ];
}

if (process.argv[1] === import.meta.filename) {
  const files = (await pluginFiles()).map(([path, content]) => [
    `spielkasten/${path}`,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  // the time of a file is a local one, and the same everywhere
  const zip = zipSync(Object.fromEntries(files), { level: 9, mtime: new Date(1980, 0, 1) });
  mkdirSync(`${FROM}/dist`, { recursive: true });
  writeFileSync(TO, zip);
  console.log(`${TO}: ${zip.length} bytes, ${files.length} files; at most ${LIMIT} bytes`);
  process.exitCode = zip.length > LIMIT ? 1 : 0;
}
