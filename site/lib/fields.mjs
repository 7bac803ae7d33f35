/** The fields of the composer: the attributes of the boards that somebody sets up, from their table and custom-elements.json. */
import { readFileSync } from 'node:fs';
import { findBoards } from '../../scripts/files.mjs';
import { attributeGroups, attributes } from '../../scripts/manifest/attributes.mjs';

const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const elements = modules.flatMap(({ declarations }) => declarations);
const boards = findBoards().map((game) => ({
  ...game,
  ...elements.find(({ tagName }) => tagName === game.tag),
}));

/** The words of a type such as `'win' | 'draw'`; none if it is another type. */
const words = (type) => Array.from(type.matchAll(/'([^']+)'/g), ([, word]) => word);

/** A field for an attribute of custom-elements.json. */
export const field = ({ name, type, description, summary = name }, modes = '') => ({
  name,
  label: summary,
  modes,
  // the first sentence: the others are for developers
  description: description.replaceAll('\n', ' ').replace(/(\.) [A-Z].*/, '$1'),
  kind: /\bboolean\b/.test(type.text)
    ? 'switch'
    : words(type.text).length
      ? 'choice'
      : name === 'record'
        ? 'text'
        : 'line',
  choices: words(type.text),
});

/** The groups of the fields that all boards have: the attributes whose docstrings have a summary, which is the label. Others are for pages. */
export const sharedFields = Object.entries(attributeGroups)
  .map(([name, group]) => ({
    name,
    fields: Object.entries(group).flatMap(([property, { modes }]) => {
      const attribute = boards[0].attributes.find(({ fieldName }) => fieldName === property);
      return attribute.summary ? [field(attribute, modes)] : [];
    }),
  }))
  .filter(({ fields }) => fields.length);

/** The fields of the rules of each game, with the id of the game. */
export const ruleFields = boards.map((board) => ({
  id: board.id,
  tag: board.tag,
  fields: board.attributes
    .filter(({ fieldName }) => fieldName && !(fieldName in attributes))
    .map((each) => field(each)),
}));
