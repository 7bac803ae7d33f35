/** Facts about the games, each read from the place where it is written. */
import { games as engines } from 'spielkasten/engine';
import { picture } from 'spielkasten/picture.js';
import { rulebook } from 'spielkasten/rules.js';
import { findGames } from '../../scripts/files.mjs';
import { aboutGame } from './about.mjs';
import { shorten } from './docs.mjs';

const PICTURE_WIDTH = 480;
const themes = ['light', 'dark'];
const drawn = (game, theme) => {
  const { position, players } = aboutGame(game);
  return picture(game.id, { position, theme, width: PICTURE_WIDTH, options: players && { players } });
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
  const { id, rulesTag } = game;
  const { idea, rules } = await rulebook(id);
  const [, height] = /height="(\d+)"/.exec(drawn(game, 'light'));
  return {
    ...aboutGame(game),
    rulesTag,
    aim: shorten(idea[0]),
    rule: rules[0].id,
    players: idea.find((text) => text.startsWith('For ')),
    url: `/${id}/`,
    table: process.env.TABLE_URL ?? (isByLink(id) ? 'link' : undefined),
    sections,
    picture: { width: PICTURE_WIDTH, height: Number(height) },
    hasHands: Boolean(engines[id].viewMove),
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
