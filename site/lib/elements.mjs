/** The pages of the elements: their examples, which the stories show, too, and their interface from the manifest. */
import { existsSync, readFileSync } from 'node:fs';
import MarkdownIt from 'markdown-it';
import { rulebook } from 'spielkasten/rules.js';
import { tsImport } from 'tsx/esm/api';
import { call, eventDetails, methods, readElements, readOnly } from '../../scripts/docs/facts.mjs';
import { findBoards } from '../../scripts/files.mjs';
import { attributeGroups, attributes } from '../../scripts/manifest/attributes.mjs';
import { shorten } from './docs.mjs';
import { games } from './games.mjs';
import { anchorOf } from './markdown.mjs';
import { escape } from './tag.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const boards = findBoards();
const markdown = new MarkdownIt();
const inline = (text = '') => markdown.renderInline(text.replaceAll('\n', ' '));
const load = (name) => tsImport(`../../stories/examples/${name}.ts`, import.meta.url);

const { tasks } = await load('common');

/** The most characters in a line of code. */
const WIDTH = 76;

/** The start tag of an element: in one line, or with a line for each attribute if it is long. A switch that is on has an empty value. */
function startTag(tag, given) {
  const written = Object.entries(given)
    .filter(([, value]) => value !== undefined && value !== false && value !== '')
    .map(([name, value]) => {
      const text = String(value);
      if (value === true) return name;
      return text.includes('"') && !text.includes("'") ? `${name}='${text}'` : `${name}="${escape(text)}"`;
    });
  const line = `<${[tag, ...written].join(' ')}>`;
  return line.length + tag.length + 3 <= WIDTH ? line : `<${[tag, ...written].join('\n  ')}>`;
}

/** An element with its content as HTML. */
function markup(tag, { content = '', ...given }) {
  return `${startTag(tag, given)}${content && `\n  ${content.trim()}\n`}</${tag}>`;
}

/** The name of an example in words: `MovesInText` is “Moves in text”. */
const titleOf = (name) =>
  name[0] + name.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function exampleOf(tag, [name, { task, text, args, after = '', html, tag: shown = tag }]) {
  const code = html ?? markup(shown, args);
  return {
    ...{ task, title: titleOf(name), anchor: `example-${anchorOf(titleOf(name))}` },
    ...{ text: inline(text), id: args.id, args, after },
    // until the board is made, its place has its id
    element: html ?? markup(shown, { ...args, id: undefined }),
    code: after ? `${code}\n\n${after}` : code,
  };
}

/** The first rule of a game with an example that can be played. */
async function playableRule(id) {
  const { rules } = await rulebook(id);
  return rules.find(({ examples }) => examples.some(({ move }) => move)).id;
}

/** The examples of an element by tasks: those of the file with its tag, or of the rules of a game. */
async function examplesOf({ tagName: tag, superclass }, game) {
  const isRules = superclass?.name === 'RulesElement';
  if (!isRules && !existsSync(`stories/examples/${tag}.ts`))
    throw new Error(`<${tag}> has no examples: stories/examples/${tag}.ts is missing`);
  const all = isRules
    ? (await load('rules')).rulesExamples(await playableRule(game.id))
    : (await load(tag)).examples;
  const shown = Object.entries(all)
    .map((entry) => exampleOf(tag, entry))
    .filter(({ task }) => task);
  return Object.entries(tasks)
    .map(([title, lead]) => ({ title, lead, examples: shown.filter(({ task }) => task === title) }))
    .filter(({ examples }) => examples.length);
}

/** The colour of a token in light and in dark mode; undefined for other tokens. */
const colourOf = (given = '') => (/^(#|light-dark\()/.test(given) ? given : undefined);

const row = ({ name, type, default: given, description }) => ({
  name,
  colour: colourOf(given),
  type: type?.text,
  given: given === "''" ? undefined : given,
  text: inline(description),
});

/** An attribute has an anchor: its row can be linked to. */
const attributeRow = (entry) => ({ ...row(entry), anchor: `attribute-${entry.name}` });

/** The attributes in groups: those of the game, then those that all boards have. */
function attributesOf({ attributes: all = [] }) {
  const isOwn = ({ fieldName }) => fieldName && !(fieldName in attributes);
  const isIn = (group) => (each) => each.fieldName in group;
  const isGlobal = ({ fieldName }) => !fieldName;
  const groups = [
    { title: 'Of this element', rows: all.filter(isOwn) },
    ...Object.entries(attributeGroups).map(([title, group]) => ({ title, rows: all.filter(isIn(group)) })),
    { title: 'Of every element', rows: all.filter(isGlobal) },
  ];
  return groups
    .filter(({ rows }) => rows.length)
    .map(({ title, rows }) => ({
      title,
      anchor: `attributes-${anchorOf(title)}`,
      rows: rows.map(attributeRow),
    }));
}

const details = eventDetails();

const eventRow = (event) => ({
  name: event.name,
  text: inline(event.description),
  fields: details.get(event.name).map(({ text, description }) => ({ code: text, text: inline(description) })),
});

const methodRow = (method) => ({
  name: call(method),
  type: method.return?.type?.text ?? 'void',
  text: inline(method.description),
});

/** What is to be known about all entries of a kind. */
const leads = {
  Events: 'The fields are those of `event.detail`.',
  Properties:
    'Each attribute is a property, too. These have no attribute, and most of them can only be read.',
  Tokens: 'Set a token on the element or on any ancestor.',
};

/** The kinds of the interface: their titles, and the rows of an element. */
function kindsOf(element) {
  const { slots = [], cssParts = [], cssStates = [], cssProperties = [], events = [] } = element;
  const { shared } = readElements();
  const common = new Set(shared.cssProperties.map(({ name }) => name));
  const isBoard = element.superclass?.name === 'GameElement';
  const slotted = slots.map((slot) => row({ ...slot, name: slot.name || '(default)' }));
  const kinds = {
    Properties: readOnly({ members: [], ...element }).map(row),
    Methods: methods({ members: [], ...element }).map(methodRow),
    Events: events.map(eventRow),
    Slots: slotted,
    Parts: cssParts.map((part) => row({ ...part, name: `::part(${part.name})` })),
    States: cssStates.map((state) => row({ ...state, name: `:state(${state.name})` })),
    Tokens: cssProperties.filter(({ name }) => isBoard && !common.has(name)).map(row),
    'Tokens of all boards': isBoard ? shared.cssProperties.map(row) : [],
  };
  return Object.entries(kinds)
    .filter(([, rows]) => rows.length)
    .map(([title, rows]) => ({
      title,
      rows,
      lead: inline(leads[title]),
      summary: summaryOf(title, rows),
    }));
}

/** The most rows of a kind that a page shows at once. */
const SHORT = 5;

/** The text that stands for the rows of a kind until the reader opens them; empty for a kind of few rows. */
function summaryOf(title, { length }) {
  if (length <= SHORT) return '';
  return title === 'Tokens of all boards'
    ? `${length} tokens that every board has`
    : `${length} ${title.toLowerCase()}`;
}

const section = (text) => ({ text, anchor: anchorOf(text) });

/** The bundles that an element and the others in some code need. */
function scriptsOf(tag, code) {
  const named = Array.from(code.matchAll(/<([a-z]+-[a-z-]+)/g), ([, name]) => name);
  // a daily puzzle shows the board of its game
  const ids = Array.from(code.matchAll(/<daily-puzzle[^>]* game="([\w-]+)"/g), ([, id]) => id);
  const daily = ids.map((id) => boards.find((each) => each.id === id)?.tag);
  const bundles = [...daily, tag, ...named].map(
    (name) => boards.find((each) => each.tag === name)?.bundle ?? name,
  );
  return [...new Set(bundles)].filter((name) => existsSync(`cdn/${name}.min.js`));
}

const scriptTag = (name) =>
  `<script type="module" src="https://cdn.jsdelivr.net/npm/spielkasten@${version}/cdn/${name}.min.js"></script>`;

async function pageOf(element, allGames) {
  const { tagName: tag, description } = element;
  const [lead, ...more] = description.split('\n\n');
  const board = boards.find((each) => each.tag === tag);
  const game = allGames.find((each) => each.tag === (board?.bundle ?? tag) || each.rulesTag === tag);
  const all = await examplesOf(element, game);
  // a board needs no attributes; of other elements, the first example stands first
  const live = board ? exampleOf(tag, ['Example', { text: '', args: {} }]) : all[0].examples[0];
  const byTask = all
    .map((each) => ({ ...each, examples: each.examples.filter(({ code }) => code !== live.code) }))
    .filter(({ examples }) => examples.length);
  const shown = [live, ...byTask.flatMap(({ examples }) => examples)];
  const groups = attributesOf(element);
  const kinds = kindsOf(element);
  return {
    ...{ tag, title: `<${tag}>`, group: 'Elements', url: `/docs/${tag}/`, lang: 'en', game },
    description: shorten(lead.replaceAll('\n', ' ')),
    lead: inline(lead),
    more: more.map(inline),
    scripts: scriptsOf(tag, shown.map(({ code }) => code).join()),
    isBoard: Boolean(board),
    live: {
      ...live,
      code: [...scriptsOf(tag, live.code).map(scriptTag), live.code].join('\n'),
    },
    tasks: byTask.map((each) => ({ ...each, anchor: anchorOf(each.title) })),
    attributes: groups,
    kinds: kinds.map((kind) => ({ ...kind, anchor: anchorOf(kind.title) })),
    isLong: kinds.some(({ summary }) => summary),
    sections: [
      ...byTask.map(({ title }) => section(title)),
      ...(groups.length ? [section('Attributes')] : []),
      ...kinds.map(({ title }) => section(title)),
    ],
  };
}

let pages;

/** A page for each element of the manifest: boards first, then their rules, then the other elements. */
export function elementPages() {
  const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
  const elements = modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName);
  const kinds = ['GameElement', 'RulesElement', 'TypedElement'];
  const place = ({ superclass }) => kinds.indexOf(superclass?.name);
  const ordered = elements.sort((one, other) => place(one) - place(other));
  pages ??= games().then((all) => Promise.all(ordered.map((each) => pageOf(each, all))));
  return pages;
}
