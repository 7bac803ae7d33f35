/** What is said about each game beside its code: the files in `site/games/<id>/`. */
import { readFileSync } from 'node:fs';
import { findGames } from '../../scripts/files.mjs';
import { sectionOf } from './docs.mjs';
import { tag as written } from './tag.mjs';

const read = (id, name) => readFileSync(`site/games/${id}/${name}`, 'utf8');

const first = 'en';

/** What is said about a game in a language: `site/games/<id>/`, and its folder `de/` for another language than English. */
const inLanguage = (id, language, name) => read(id, language === first ? name : `${language}/${name}`).trim();

/** A comment; braces in the value of a tag are none. */
const comment = /(?<!")\{(\[%[^\]]*\] ?)?[^}]*\}/g;

/** A record whose comments are replaced by others, in their order: the moves and the marks stand in one file. */
function withComments(record, texts, id) {
  const found = record.match(comment).length;
  if (found !== texts.length) throw new Error(`${id}: ${texts.length} comments for ${found} in replay.pgn`);
  const left = [...texts];
  return record.replaceAll(comment, (_, marks = '') => `{${marks}${left.shift()}}`);
}

function recordIn(id, language) {
  const record = read(id, 'replay.pgn');
  if (language === first) return record;
  const [event, ...texts] = inLanguage(id, language, 'comments.txt').split('\n');
  return withComments(record, texts, id).replace(/(?<=\[Event ")[^"]*/, event);
}

/**
 * A game: `name`, `author`, `published`; `position`, and `players` if it is not for two, of its pictures; `ply`, after which its annotated
 * game shows many colours; `film`, its replay in the film; `rebuilt`, what of its rules is rebuilt or decided; `record`, the annotated game.
 */
export const aboutGame = ({ id, tag }, language = first) => ({
  id,
  tag,
  ...JSON.parse(read(id, 'game.json')),
  rebuilt: inLanguage(id, language, 'rebuilt.md'),
  record: recordIn(id, language),
});

/** How moves and positions of a game are written: in English a section of the documentation, or its paragraph that begins so. */
export function notationOf({ id, name, notation, language }) {
  if (language !== first) return inLanguage(id, language, 'notation.md');
  if (!notation) return sectionOf('docs/notation.md', name);
  const all = readFileSync('docs/notation.md', 'utf8').split('\n\n');
  return all.find((text) => text.startsWith(notation));
}

/** All games, the highest boards first: two of a height stand side by side. */
const about = () =>
  findGames()
    .map((game) => aboutGame(game))
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
