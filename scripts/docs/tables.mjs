/** The tables of the documents in Markdown, by the name of their generated part. */
import { readFileSync } from 'node:fs';
import { aboutGame } from '../../site/lib/about.mjs';
import { findGames } from '../files.mjs';
import { attributeGroups } from '../manifest/attributes.mjs';
import { call, eventDetails, methods, readElements, readOnly } from './facts.mjs';

const cell = (text = '') => text.replaceAll('\n', ' ').replaceAll('|', '\\|');
const code = (text) => `\`${text}\``;

/** A Markdown table. Its columns are not aligned, so that a change of one cell changes only one line. */
function table(heads, rows) {
  const lines = [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`);
  return ['<!-- prettier-ignore-start -->', ...lines, '<!-- prettier-ignore-end -->'].join('\n');
}

/** Rows for the members of each element. The first column has the tag, in the first row of each element only. */
const withTags = (elements, rowsOf) =>
  elements.flatMap((element) =>
    rowsOf(element).map((row, i) => [i ? '' : code(`<${element.tagName}>`), ...row]),
  );

/** The own tokens of the elements, each once: rows with the tags of all elements that have the token, in the first row of each group only. */
function ownTokens(elements) {
  const groups = new Map();
  for (const { name } of elements.flatMap(({ cssProperties }) => cssProperties)) {
    const having = elements.filter(({ cssProperties }) => cssProperties.some((each) => each.name === name));
    const tags = having.map(({ tagName }) => code(`<${tagName}>`)).join(', ');
    const tokens = groups.get(tags) ?? new Map();
    groups.set(
      tags,
      tokens.set(
        name,
        having[0].cssProperties.find((each) => each.name === name),
      ),
    );
  }
  return [...groups].flatMap(([tags, tokens]) =>
    [...tokens.values()].map((token, i) => [i ? '' : tags, ...value(token)]),
  );
}

const named = ({ name, description }) => [code(name), description];
const value = ({ name, description, default: given }) => [code(name), description, given && code(given)];

/** The names of the fields of an event's detail, except `game`, which all details contain. */
const fields = (details, { name }) =>
  details
    .get(name)
    .filter(({ name }) => name !== 'game')
    .map(({ name }) => code(name))
    .join(' ');

const slot = ({ name, description }) => [name ? code(name) : '(default)', description];

/** The attributes of all boards, a table for each group. The language, which every element of HTML has, is in the last one. */
const inGroups = (attributes) =>
  Object.fromEntries(
    Object.entries(attributeGroups).map(([title, group], i, { length }) => {
      const own = attributes.filter(({ fieldName }) => (fieldName ? fieldName in group : i === length - 1));
      return [`attributes ${title}`, table(['attribute', 'meaning'], own.map(named))];
    }),
  );

/** The attributes of a companion of the boards, without the language, which all elements have. */
const ownAttributes = ({ attributes }) => attributes.filter(({ name }) => name !== 'lang').map(named);

/** All members of an element, by kind. */
const byKind = (element) =>
  table(
    ['kind', 'name', 'meaning'],
    [
      ...ownAttributes(element).map((each) => ['attribute', ...each]),
      ...readOnly(element).map((each) => ['property', ...named(each)]),
      ...methods(element).map((each) => ['method', code(call(each)), each.description]),
      ...element.events.map((each) => ['event', ...named(each)]),
      ...element.cssParts.map((each) => ['part', ...named(each)]),
    ],
  );

/** The letter with which the numbers of the rules of a game begin. */
const letterOf = ({ id }) => /^ {4}([A-Z])1:/m.exec(readFileSync(`src/words/en/${id}-rules.ts`, 'utf8'))[1];

/** What is rebuilt or decided in the rules of a game, as an item of a list. */
const rebuiltItem = ({ name, rebuilt }) => `- **${name}.** ${rebuilt.replaceAll(/\n+/g, '\n  ')}`;

/** The members of boards without those that every control of a form has. */
const withoutControl = ({ members }) => ({
  members: members.filter(({ inheritedFrom }) => inheritedFrom?.name !== 'FormElement'),
});

export function tables() {
  const games = findGames().map((game) => aboutGame(game));
  const { shared, elements, rules, others } = readElements();
  const { move, ...pages } = Object.fromEntries(others);
  const details = eventDetails();
  const OWN = 'element';
  return {
    ...inGroups(shared.attributes),
    'own-attributes': table(
      [OWN, 'attribute', 'meaning'],
      withTags(elements, ({ attributes }) => attributes.map(named)),
    ),
    'move-attributes': table(['attribute', 'meaning'], move.attributes.map(named)),
    ...Object.fromEntries(Object.entries(pages).map(([name, element]) => [name, byKind(element)])),
    'rules-attributes': table(['attribute', 'meaning'], ownAttributes(rules)),
    'rules-parts': table(['part', 'meaning'], rules.cssParts.map(named)),
    properties: table(['property', 'meaning'], readOnly(withoutControl(shared)).map(named)),
    methods: table(
      ['method', 'description'],
      methods(withoutControl(shared)).map((method) => [code(call(method)), method.description]),
    ),
    events: table(
      ['event', 'fires when', 'detail'],
      shared.events.map((event) => [...named(event), fields(details, event)]),
    ),
    slots: table(['slot', 'content'], shared.slots.map(slot)),
    credits: table(
      ['game', 'author', 'published by', 'rule numbers'],
      games.map((game) => [game.name, game.author, game.published, letterOf(game)]),
    ),
    rebuilt: games.map(rebuiltItem).join('\n'),
    parts: table(
      [OWN, 'part', 'meaning'],
      [
        ...shared.cssParts.map((part, i) => [i ? '' : 'all', ...named(part)]),
        ...withTags(elements, ({ cssParts }) => cssParts.map(named)),
      ],
    ),
    states: table(['state', 'meaning'], shared.cssStates.map(named)),
    tokens: table(['custom property', 'meaning', 'default'], shared.cssProperties.map(value)),
    'own-tokens': table([OWN, 'custom property', 'meaning', 'default'], ownTokens(elements)),
  };
}
