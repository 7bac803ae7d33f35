/** The fields of the composer: the attributes of the boards that somebody sets up, from custom-elements.json. */
import { readFileSync } from 'node:fs';
import { findBoards } from '../../scripts/files.mjs';

const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const elements = modules.flatMap(({ declarations }) => declarations);
const boards = findBoards().map((game) => ({
  ...game,
  ...elements.find(({ tagName }) => tagName === game.tag),
}));

/**
 * The groups of fields that all boards have, in order: for each attribute, its label, and the modes for which somebody sets it, all
 * if there are none. The other attributes are for pages, or belong to a game.
 */
const groups = [
  {
    name: 'Content',
    fields: {
      position: ['Position'],
      record: ['Moves', 'diagram puzzle replay'],
      ply: ['Moves before the position', 'diagram replay'],
      goal: ['Goal, instead of moves', 'puzzle'],
      task: ['Task in your own words', 'puzzle'],
      marks: ['Arrows and rings', 'play diagram puzzle'],
    },
  },
  {
    name: 'Players',
    fields: {
      seats: ['Who plays', 'play'],
      names: ['Names'],
      players: ['Number of players', 'play'],
      first: ['Who begins', 'play'],
    },
  },
  {
    name: 'Board',
    fields: {
      orientation: ['Seat at the bottom'],
      controls: ['Controls', 'play puzzle replay'],
      pace: ['Speed of the computer', 'play puzzle'],
      analysis: ['Evaluation by the computer', 'play replay'],
      editable: ['Readers may add variations', 'replay'],
      sound: ['Sounds', 'play puzzle replay'],
      'no-coordinates': ['Hide the names of squares'],
      'no-lit': ['Hide possible moves', 'play puzzle'],
      'no-keys': ['No keys that are letters', 'play puzzle replay'],
      command: ['Field for typed moves', 'play'],
    },
  },
];

/** Attributes that make no sense in a snippet, or that the composer sets by itself. */
const others = [
  'mode',
  'name',
  'required',
  'disabled',
  'seed',
  'autosave',
  'share',
  'embed',
  'follow',
  'lang',
];

/** The words of a type such as `'win' | 'draw'`; none if it is another type. */
const words = (type) => Array.from(type.matchAll(/'([^']+)'/g), ([, word]) => word);

const field = ({ name, type, description }, label = name, modes = '') => ({
  name,
  label,
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

const attribute = (board, name) => board.attributes.find((each) => each.name === name);
const isShared = ({ name }) => boards.every((board) => attribute(board, name));

/** The groups of the fields that all boards have. */
export const sharedFields = groups.map(({ name, fields }) => ({
  name,
  fields: Object.entries(fields).map(([each, words]) => field(attribute(boards[0], each), ...words)),
}));

/** The fields of the rules of each game, with the id of the game. */
export const ruleFields = boards.map((board) => ({
  id: board.id,
  tag: board.tag,
  fields: board.attributes
    .filter((each) => !isShared(each) && !others.includes(each.name))
    .map((each) => field(each)),
}));
