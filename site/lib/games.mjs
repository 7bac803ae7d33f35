/** Facts about the games, each read from the place where it is written. */
import { games as engines } from 'spielkasten/engine';
import { picture } from 'spielkasten/picture.js';
import { rulebook } from 'spielkasten/rules.js';
import { findBoards, findGames } from '../../scripts/files.mjs';
import { aboutGame } from './about.mjs';
import { shorten } from './docs.mjs';
import { rootOf } from './words.mjs';

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

/** True for a game that two can play by link, on a site without a table server: nobody could check other chance results. */
const isByLink = (id) => !engines[id].chance || Boolean(engines[id].viewMove);

/** What the rulebook says first: the aim, and for how many players the game is. */
const introduction = ({ idea }) => ({
  aim: shorten(idea[0]),
  players: idea.find((text) => /^(For|Für) /.test(text)),
});

async function describeGame(game, language) {
  const { id, rulesTag } = game;
  const { idea, rules } = await rulebook(id, language);
  const [, height] = /height="(\d+)"/.exec(drawn(game, 'light'));
  return {
    ...aboutGame(game, language),
    ...introduction({ idea }),
    rulesTag,
    language,
    bundle: game.bundle,
    path: `/${id}/`,
    url: `${rootOf(language)}/${id}/`,
    table: process.env.TABLE_URL ?? (isByLink(id) ? 'link' : undefined),
    picture: { width: PICTURE_WIDTH, height: Number(height) },
    hasHands: Boolean(engines[id].viewMove),
    rules: rules.map(({ id: rule, title }) => ({ id: rule, title })),
  };
}

/** A board that uses the rules of another game: a puzzle for one. `game` is that game. */
async function describePuzzle(board, language) {
  const game = findGames().find(({ bundle }) => bundle === board.bundle);
  const about = aboutGame(board, language);
  const { rules } = await rulebook(game.id, language);
  const { title, text } = rules.find(({ id }) => id === about.rule);
  return {
    ...about,
    name: about.names[language] ?? about.name,
    aim: shorten(text.at(-1)),
    rulesTag: game.rulesTag,
    language,
    bundle: board.bundle,
    path: `/${board.id}/`,
    url: `${rootOf(language)}/${board.id}/`,
    rules: [{ id: about.rule, title }],
  };
}

/** All games in a language, in the order of their folders. */
export const games = (language = 'en') =>
  Promise.all(findGames().map((game) => describeGame(game, language)));

/** All boards with a page: the games and the puzzles. */
export const boards = (language = 'en') =>
  Promise.all(findBoards().map((board) => (board.rulesTag ? describeGame : describePuzzle)(board, language)));

/** Every rule for the search in a language: `{ url, title, content }`. */
export async function allRules(language) {
  const books = await Promise.all(
    (await games(language)).map(async (game) => [game, await rulebook(game.id, language)]),
  );
  return books.flatMap(([{ name, url }, { rules }]) =>
    rules.map(({ id, title, text }) => ({
      url: `${url}#${id}`,
      title: `${name}: ${id} ${title}`,
      content: text.join(' '),
    })),
  );
}
