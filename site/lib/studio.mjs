/** What the theme studio needs from the package: all tokens in groups, and the style sheets of the looks. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesUnder, findGames } from '../../scripts/files.mjs';
import { aboutGame } from './about.mjs';
import { games } from './games.mjs';
import { languages } from './words.mjs';

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The groups of the tokens that several boards have, by type. */
const groups = {
  color: 'Colours of all boards',
  fontFamily: 'Fonts',
  dimension: 'Sizes',
  duration: 'Motion',
  cubicBezier: 'Motion',
};

/** The group of a token: a game if only its board has it. */
function groupOf({ name }, type, boards) {
  const owners = boards.filter(({ cssProperties }) => cssProperties.some((each) => each.name === name));
  if (owners.length === 1) return owners[0].title;
  if (name.startsWith('--spiel-seat-')) return 'Seats';
  if (name.startsWith('--spiel-mark-')) return 'Marks';
  return groups[type];
}

/** A board of each game in the middle of a game, in a language: `{ tag, attributes }`. */
const boards = async (language) =>
  (await games(language)).map(({ tag, record, ply }) => ({
    tag,
    attributes: { seats: 'human human', controls: 'basic', record, ply },
  }));

/** A diagram of each game, as its picture shows it: `{ tag, attributes }`. */
const diagrams = () =>
  findGames()
    .map((game) => aboutGame(game))
    .map(({ tag, position, players }) => ({
      tag,
      attributes: { mode: 'diagram', 'no-coordinates': '', position, ...(players && { players }) },
    }));

/** All tokens: `{ name, type, group, default }`, with their types from tokens.json. */
async function tokens() {
  const { light } = read('tokens.json');
  const elements = read('custom-elements.json').modules.flatMap(({ declarations }) => declarations);
  const titles = new Map((await games()).map(({ id, name }) => [id, name]));
  const boards = findGames().map(({ id, tag }) => ({
    ...elements.find(({ tagName }) => tagName === tag),
    title: titles.get(id),
  }));
  const order = [groups.color, 'Seats', ...titles.values(), 'Marks', ...Object.values(groups).slice(1)];
  const all = boards.flatMap(({ cssProperties }) => cssProperties);
  return (
    all
      .filter(({ name }, i) => all.findIndex((other) => other.name === name) === i)
      // the height of the window is no part of a look
      .filter(({ name }) => light[name.slice(2)])
      .map((property) => {
        const name = property.name.slice(2);
        const { $type: type } = light[name];
        return { name, type, group: groupOf(property, type, boards), default: property.default };
      })
      .sort((one, other) => order.indexOf(one.group) - order.indexOf(other.group))
  );
}

/** The boards, small diagrams, the tokens, and the style sheets of the looks by name: the default look and brand first. */
export async function studio() {
  // the sheets of fonts and of the space of boards are no looks
  const paths = filesUnder('looks', '.css').filter((path) => !/(fonts|space)\.css$/.test(path));
  const looks = Object.fromEntries(paths.map((path) => [basename(path, '.css'), readFileSync(path, 'utf8')]));
  const { brand, linen, ...others } = looks;
  const shown = languages.map(async (language) => [language, await boards(language)]);
  return {
    boards: Object.fromEntries(await Promise.all(shown)),
    diagrams: diagrams(),
    tokens: await tokens(),
    looks: { linen, brand, ...others },
  };
}
