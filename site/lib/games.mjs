/** Facts about the games, each read from the place where it is written. */
import { readFileSync } from 'node:fs';
import { games as engines } from 'spielkasten/engine';
import { picture } from 'spielkasten/picture.js';
import { rulebook } from 'spielkasten/rules.js';
import { findGames } from '../../scripts/files.mjs';
import { sectionOf, shorten } from './docs.mjs';

const PICTURE_WIDTH = 480;
const themes = ['light', 'dark'];
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');

/** The rows of the table in docs/credits.md: `{ name, author, published }`. */
const credits = Array.from(
  readFileSync('docs/credits.md', 'utf8').matchAll(/^\| (?!game|-)([^|]+) +\| ([^|]+) +\| ([^|]+) +\|/gm),
  ([, name, author, published]) => ({
    name: name.trim(),
    author: author.trim(),
    published: published.trim(),
  }),
);

/** The paragraphs about a game in docs/credits.md: which parts were rebuilt or decided. */
function rebuilt(name) {
  const [, text] = new RegExp(`^- \\*\\*${name}\\.\\*\\* ([^]*?)(?=^- \\*\\*|(?![^]))`, 'm').exec(
    sectionOf('docs/credits.md', 'What was rebuilt'),
  );
  return text.replaceAll(/^ {2}/gm, '');
}

/** The attributes of the first board with this tag in site/cards.html, the pictures of links to the site; none: the start of the game. */
function shown(tag) {
  const [, written = ''] = new RegExp(`<${tag}([^>]*)>`).exec(readFileSync('site/cards.html', 'utf8')) ?? [];
  return Object.fromEntries(
    Array.from(written.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, value]),
  );
}

const drawn = ({ id, tag }, theme) => {
  const { position, players } = shown(tag);
  return picture(id, {
    position,
    theme,
    width: PICTURE_WIDTH,
    options: players && { players: Number(players) },
  });
};

/** The pictures of all games: `{ name, svg }`. */
export const pictureFiles = () =>
  findGames().flatMap((game) =>
    themes.map((theme) => ({ name: `${game.id}-${theme}`, svg: drawn(game, theme) })),
  );

/** The sections of the page of a game, below its board. */
const sections = ['Rules', 'Notation', 'Replay', 'Credits'].map((text) => ({
  text,
  anchor: text.toLowerCase(),
}));

/** True for a game that two can play by link, on a site without a table server: nobody could check other chance results. */
const isByLink = (id) => !engines[id].chance || Boolean(engines[id].viewMove);

async function describeGame(game) {
  const { id, tag, rulesTag } = game;
  const credit = credits.find(({ name }) => plain(name).startsWith(id));
  const { idea, rules } = await rulebook(id);
  const [, height] = /height="(\d+)"/.exec(drawn(game, 'light'));
  return {
    ...{ id, tag, rulesTag, ...credit, rebuilt: rebuilt(credit.name) },
    aim: shorten(idea[0]),
    rule: rules[0].id,
    players: idea.find((text) => text.startsWith('For ')),
    url: `/${id}/`,
    table: process.env.TABLE_URL ?? (isByLink(id) ? 'link' : undefined),
    sections,
    picture: { width: PICTURE_WIDTH, height: Number(height) },
    position: shown(tag).position,
    record: readFileSync(`site/replays/${id}.pgn`, 'utf8'),
  };
}

/** All games, in the order of their folders. */
export const games = () => Promise.all(findGames().map(describeGame));

/** Every rule for the search: `{ url, title, content }`. */
export async function allRules() {
  const books = await Promise.all((await games()).map(async (game) => [game, await rulebook(game.id)]));
  return books.flatMap(([{ name, url }, { rules }]) =>
    rules.map(({ id, title, text }) => ({
      url: `${url}#${id}`,
      title: `${name}: ${id} ${title}`,
      content: text.join(' '),
    })),
  );
}
