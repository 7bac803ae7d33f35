/** What is said about each game beside its code: the files in `site/games/<id>/`. */
import { readFileSync } from 'node:fs';
import { findGames } from '../../scripts/files.mjs';
import { tag as written } from './tag.mjs';

const read = (id, name) => readFileSync(`site/games/${id}/${name}`, 'utf8');

/**
 * A game: `name`, `author`, `published`; `position`, and `players` if it is not for two, of its pictures; `ply`, after which its annotated
 * game shows many colours; `film`, its replay in the film; `rebuilt`, what of its rules is rebuilt or decided; `record`, the annotated game.
 */
export const aboutGame = ({ id, tag }) => ({
  id,
  tag,
  ...JSON.parse(read(id, 'game.json')),
  rebuilt: read(id, 'rebuilt.md').trim(),
  record: read(id, 'replay.pgn'),
});

/** All games, the highest boards first: two of a height stand side by side. */
const about = () =>
  findGames()
    .map(aboutGame)
    .sort((one, other) => other.film.height - one.film.height);

const diagram = ({ tag, position, players }, attributes) =>
  written(tag, { ...attributes, mode: 'diagram', players, position });

const card = (game) => `<section id="${game.id}">
      <div>
        <h1>${game.name}</h1>
        <p>Play against the computer, read the rules, and put it on your page. Spielkasten</p>
      </div>
      ${diagram(game, { class: 'one' })}
    </section>`;

/** The page with the pictures of links to the site: `site/cards.html` with all games. */
export const cardsPage = () =>
  readFileSync('site/cards.html', 'utf8')
    .replace(
      '<!-- boards -->',
      about()
        .map((game) => diagram(game))
        .join('\n'),
    )
    .replace('<!-- cards -->', about().map(card).join('\n'));

/** The page with the replays of the film: `site/film.html` with all games. */
export const filmPage = () =>
  readFileSync('site/film.html', 'utf8').replace(
    '<!-- boards -->',
    about()
      .map(({ tag, film: { plies, height, attributes } }) =>
        written(tag, {
          ...{ mode: 'replay', controls: 'none', ...attributes },
          ...{
            'data-plies': plies.map((round) => round.join(' ')).join('|'),
            style: `max-block-size: ${height}px`,
          },
        }),
      )
      .join('\n'),
  );
