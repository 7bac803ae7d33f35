import { seatLetter, type Seat } from '../core/game.js';
import type { Languages } from '../element/words/game-words.js';
import { formatList, formatNumber } from '../element/words/sentences.js';

/** The players of a series with their points. */
type Standing = readonly (readonly [name: string, points: number])[];

/** The points of the players, such as "Ada 3, Bo −2". */
const formatStanding = (standing: Standing): string =>
  standing.map(([name, points]) => `${name} ${formatNumber(points)}`).join(', ');

/** The words of a series. */
const en = {
  player: (seat: Seat) => `Player ${seatLetter(seat)}`,
  during: (game: number, games: number, standing: Standing) =>
    `Game ${game} of ${games}: ${formatStanding(standing)}.`,
  after: (game: number, games: number, standing: Standing) =>
    `After game ${game} of ${games}: ${formatStanding(standing)}.`,
  won: (winners: readonly string[], standing: Standing) =>
    `${formatList(winners, 'and')} ${winners.length > 1 ? 'share first place in' : 'wins'} the series: ${formatStanding(standing)}.`,
  refused: (property: string, found: string) =>
    `The property ${property} must be a ${property === 'points' ? 'function' : 'string'}: “${found}”.`,
  full: 'This series is not saved: the storage of the browser for this site is full. You can play on; delete saved games or data of the site to make room.',
  next: 'Next game',
  again: 'New series',
};

const de: typeof en = {
  player: (seat) => `Spieler ${seatLetter(seat)}`,
  during: (game, games, standing) => `Spiel ${game} von ${games}: ${formatStanding(standing)}.`,
  after: (game, games, standing) => `Nach Spiel ${game} von ${games}: ${formatStanding(standing)}.`,
  won: (winners, standing) =>
    `${formatList(winners, 'und')} ${winners.length > 1 ? 'gewinnen' : 'gewinnt'} das Turnier: ${formatStanding(standing)}.`,
  refused: (property, found) =>
    `Die Eigenschaft ${property} muss ${property === 'points' ? 'eine Funktion' : 'ein Text'} sein, nicht „${found}“.`,
  full: 'Dieses Turnier wird nicht gespeichert: Der Speicher des Browsers für diese Website ist voll. Du kannst weiterspielen; lösche gespeicherte Spiele oder Daten der Website, um Platz zu schaffen.',
  next: 'Nächstes Spiel',
  again: 'Neues Turnier',
};

export const languages: Languages<typeof en> = { en, load: { de: () => Promise.resolve(de) } };
