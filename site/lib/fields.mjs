/** The fields of the composer: the attributes of the boards that somebody sets up, from custom-elements.json. */
import { readFileSync } from 'node:fs';
import { findGames } from '../../scripts/files.mjs';

const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const elements = modules.flatMap(({ declarations }) => declarations);
const boards = findGames().map((game) => ({
  ...game,
  ...elements.find(({ tagName }) => tagName === game.tag),
}));

/** The groups of fields that all boards have, in order. The other attributes are for pages, or belong to a game. */
const groups = [
  { name: 'Content', fields: ['mode', 'position', 'record', 'ply', 'marks', 'goal'] },
  { name: 'Players', fields: ['seats', 'names', 'players', 'first'] },
  {
    name: 'Board',
    fields: [
      'orientation',
      'controls',
      'pace',
      'analysis',
      'editable',
      'sound',
      'no-coordinates',
      'no-lit',
      'no-keys',
      'command',
    ],
  },
];

/** Attributes that make no sense in a snippet, or that the composer sets by itself. */
const others = ['name', 'required', 'disabled', 'seed', 'autosave', 'share', 'embed', 'follow', 'lang'];

/** The words of a type such as `'win' | 'draw'`; none if it is another type. */
const words = (type) => Array.from(type.matchAll(/'([^']+)'/g), ([, word]) => word);

const field = ({ name, type, description }) => ({
  name,
  description: description.replaceAll('\n', ' '),
  kind: /\bboolean\b/.test(type.text)
    ? 'switch'
    : words(type.text).length
      ? 'choice'
      : name === 'record'
        ? 'text'
        : 'line',
  choices: words(type.text),
});

const attribute = (board, name) => board.attributes.find((each) => each.name === name);
const isShared = ({ name }) => boards.every((board) => attribute(board, name));

/** The groups of the fields that all boards have. */
export const sharedFields = groups.map(({ name, fields }) => ({
  name,
  fields: fields.map((each) => field(attribute(boards[0], each))),
}));

/** The fields of the rules of each game, with the id of the game. */
export const ruleFields = boards.map((board) => ({
  id: board.id,
  tag: board.tag,
  fields: board.attributes.filter((each) => !isShared(each) && !others.includes(each.name)).map(field),
}));
