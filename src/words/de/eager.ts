import { seatLetter } from '../../core/game.js';
import { formatList, formatNumber, sortSquares } from '../../element/words/sentences.js';
import { rowsOf } from '../../games/lucky-numbers/engine/board.js';
import type { FluctusPictureWords } from '../en/fluctus.js';
import type { GluxPictureWords } from '../en/glux.js';
import type { LuckyPictureWords } from '../en/lucky-numbers.js';
import type { SwapPictureWords } from '../en/lucky-swap.js';
import type { LuziPictureWords } from '../en/luzi.js';
import {
  formatStanding,
  type CaptionWords,
  type GameTablesWords,
  type MarkWords,
  type SeriesWords,
} from '../en/parts.js';
import * as names from '../en/names.js';
import type { DailyPuzzleWords } from '../en/puzzles.js';
import { colors, empty, faces, list, owned, stem } from './phrases.js';

/** A number with a decimal comma. */
export const decimal = (value: number): string => formatNumber(value).replace('.', ',');

// The words that are part of the code in every language: they are small, or a text is written at once.

/** The words of pictures of Fluctus. */
export const fluctus: FluctusPictureWords = {
  players: colors,
  board: (names) =>
    `Fluctus-Brett, ${names.map((name, i) => (i > 0 && name === 'Du' ? 'dich' : name)).join(' gegen ')}`,
  describe: (stones) =>
    stones
      .map(({ color, fields }) =>
        fields.length > 0
          ? `${colors[color]} auf ${formatList(fields, 'und')}`
          : `kein ${stem[color]}r Stein`,
      )
      .join('; '),
};

/** The words of pictures of Glüx. */
export const glux: GluxPictureWords = {
  board: (names) => `Glüx: ${names.join(', ')}`,
  player: (seat) => `Spieler ${seatLetter(seat)}`,
  describe: (chips) =>
    chips.map(({ name, squares }) => `${name}: ${squares.join(', ') || 'nichts'}`).join('; '),
  chipsLeft: (left) => `Noch zu legen: ${left.map(({ name, kinds }) => `${name} ${kinds}`).join('; ')}.`,
};

/** The words of pictures of Lucky Numbers. */
export const luckyNumbers: LuckyPictureWords = {
  name: 'Lucky Numbers',
  swapPuzzle: 'Tauschrätsel',
  player: (seat) => `Spieler ${seatLetter(seat)}`,
  describe(name, board, last) {
    const rows = rowsOf(board.map((tile) => tile || empty)).map((row) => row.join(', '));
    return `${owned(name)}: ${rows.join('; ')}${last.length > 0 ? `; zuletzt gelegt auf ${formatList(sortSquares(last), 'und')}` : ''}`;
  },
  describeMiddle: (tiles, left) => `Offen: ${tiles.join(', ') || 'nichts'}; ${left} verdeckt`,
};

/** The words of pictures of the swap puzzle. */
export const luckySwap: SwapPictureWords = {
  name: 'Tauschrätsel',
  player: (seat) => `Spieler ${seatLetter(seat)}`,
  describe: (board) =>
    `Spielplan: ${rowsOf(board)
      .map((row) => row.join(', '))
      .join('; ')}`,
};

const dice = (all: readonly number[]) => list([...all].sort().map((face) => faces[face - 1]!)) || 'keiner';
const ordinals = ['', 'erster', 'zweiter', 'dritter', 'vierter', 'fünfter'];

/** The words of pictures of Luzi und Joe. */
export const luzi: LuziPictureWords = {
  board: (names) => `Luzi und Joe, ${list(names)}`,
  describe: (locked, free) => `fest: ${dice(locked)}; frei: ${dice(free)}`,
  player: (letter) => `Spieler ${letter}`,
  die: (number) => `Würfel ${number}`,
  throws: (count) => `${ordinals[count] ?? `${count}.`} Wurf`,
  event: (kind) =>
    ({
      trinity: 'Dreifaltigkeit',
      luzi: 'Luzi',
      'stand-off': 'Patt',
      superluzi: 'Superluzi',
      blocked: 'Joe blockiert',
    })[kind],
};

const adjectives = { green: 'grüner', red: 'roter', yellow: 'gelber', blue: 'blauer' };

/** Rings and arrows on the board, as parts of a sentence. */
export const marks: MarkWords = {
  ring: (color, square) => `${adjectives[color]} Ring auf ${square}`,
  arrow: (color, from, to) => `${adjectives[color]} Pfeil von ${from} nach ${to}`,
  labelled: (mark, label) => `${mark} mit der Aufschrift ${label}`,
};

/** The task of a puzzle, also below its picture. */
export const captions: CaptionWords = {
  toMove: (name) => `${name} ist dran`,
  tasks: {
    win: (moves) =>
      moves === undefined
        ? 'Finde einen Weg zum Sieg.'
        : `Gewinne in ${moves === 1 ? 'einem Zug' : `${formatNumber(moves)} Zügen`}.`,
    draw: 'Finde einen Weg, nicht zu verlieren.',
    points: 'Was bringt in diesem Lauf im Schnitt die meisten Punkte?',
    fill: (moves) =>
      `Fülle deinen Spielplan in ${moves === 1 ? 'einem Zug' : `${formatNumber(moves)} Zügen`}. Nimm nur offene Plättchen.`,
    best: 'Finde den besten Zug.',
  },
};

/** The words of a series. */
export const series: SeriesWords = {
  player: (seat) => `Spieler ${seatLetter(seat)}`,
  during: (game, games, standing) => `Partie ${game} von ${games}: ${formatStanding(standing)}.`,
  after: (game, games, standing) => `Nach Partie ${game} von ${games}: ${formatStanding(standing)}.`,
  won: (winners, standing) =>
    `${formatList(winners, 'und')} ${winners.length > 1 ? 'gewinnen' : 'gewinnt'} das Turnier: ${formatStanding(standing)}.`,
  refused: (property, found) =>
    `Die Eigenschaft ${property} muss ${property === 'points' ? 'eine Funktion' : 'ein Text'} sein, nicht „${found}“.`,
  full: 'Dieses Turnier wird nicht gespeichert: Der Speicher des Browsers für diese Website ist voll. Du kannst weiterspielen; lösche gespeicherte Partien oder Daten der Website, um Platz zu schaffen.',
  next: 'Nächste Partie',
  again: 'Neues Turnier',
};

/** The sentences about the properties of a list of games. */
export const gameTables: GameTablesWords = {
  property: (name, found) => `Die Eigenschaft ${name} muss ein Text sein, nicht „${found}“.`,
  server: (found) => `Das Attribut server muss die Adresse eines Spielservers sein, nicht „${found}“.`,
};

const ofMany = (value: number, one: string, many: string) =>
  `${formatNumber(value)} ${value === 1 ? one : many}`;

/** A choice of Luzi und Joe or Lucky Numbers in words. */
const choice = (move: string) => {
  const [kind, dice] = move.split(':');
  if (move.includes('@')) return move.replace('@', ' auf ');
  if (dice) return `ein Wurf mit ${formatList([...dice], 'und')}`;
  return kind === 'stop' ? 'Aufhören' : kind === 'pass' ? 'Liegenlassen' : move;
};

/** The words of `<daily-puzzle>`. */
export const dailyPuzzle: DailyPuzzleWords = {
  tasks: {
    win: captions.tasks.win,
    lastChips: (own) =>
      `Gewinne mit ${own === 1 ? 'deinem letzten Plättchen' : `deinen letzten ${formatNumber(own)} Plättchen`}.`,
    fill: captions.tasks.fill,
    bestChance: (turns) =>
      `Du hast diesen Zug und noch ${formatNumber(turns)}. Womit sind deine Aussichten am besten, deinen Spielplan zu füllen?`,
    swap: (par, wrap) =>
      `Löse es in ${par} Tauschzügen.${wrap ? ' Gegenüberliegende Ränder sind verbunden.' : ''}`,
    mostPoints: captions.tasks.points,
    lastRun: (points) =>
      `Der letzte Lauf: Mit mehr als ${formatNumber(points)} Punkten gewinnst du. Womit sind deine Aussichten am besten?`,
    whys: {
      capture: (move, reply) =>
        `${move} schlägt zwar einen Stein, doch nach ${reply} gewinnst du nicht mehr rechtzeitig.`,
      offer: (move, capture, answer) => `${move} bietet einen Stein an: Nach ${capture} gewinnt ${answer}.`,
      threat: (move, capture) => `Mit ${move} drohst du ${capture}.`,
      quiet: (move, reply, answer) =>
        `${move} schlägt noch nichts: Nach ${reply} gewinnt nur ${answer} rechtzeitig.`,
      alone: (move, square) =>
        `Nach ${move} hat der Gegner nur noch einen Stein auf dem Brett, den auf ${square}.`,
      stuck: (move, ...squares) =>
        squares.length === 1
          ? `Nach ${move} ist der Stein auf ${squares[0]} eingesperrt.`
          : `Nach ${move} sind die Steine auf ${formatList(squares, 'und')} eingesperrt.`,
      most: (move) => `${move} bringt sofort die meisten Punkte, gewinnt aber nicht.`,
      spoils: (move) =>
        `${choice(move)} passt sofort, doch dann ist der Spielplan nicht mehr rechtzeitig voll.`,
      exchanges: (turns) =>
        `${turns === '1' ? 'Ein Zug füllt' : `${turns} Züge füllen`} kein Feld: Tauschen macht die passenden Plättchen frei.`,
      playable: (move) =>
        `Nach ${choice(move)} passen mehr verdeckte Plättchen, doch die Aussicht auf einen vollen Spielplan ist kleiner.`,
      tidies: (move, one, other, par) =>
        `${move} (${one} und ${other}) ordnet sofort am meisten, führt aber nicht in ${par} Tauschzügen zum Ziel.`,
      edge: (move, par) => `Ohne ${move} über den Rand reichen ${par} Tauschzüge nicht.`,
      against: (move, one, other, par) =>
        `${move} (${one} und ${other}) ordnet für sich noch nichts, gehört aber zu jeder Lösung in ${par} Tauschzügen.`,
      needed: (move, par) => `Zu jeder Lösung in ${par} Tauschzügen gehört ${move}.`,
      first: (move, par) => `Nur mit ${move} beginnt eine Lösung in ${par} Tauschzügen.`,
      firsts: (par, ...moves) =>
        `Eine Lösung in ${par} Tauschzügen beginnt mit ${formatList(moves, 'oder')}.`,
      points: (by, next) =>
        `Das bringt ${decimal(Math.round(10 * Number(by)) / 10)} Punkte mehr als ${choice(next)}.`,
      chance: (by, next) =>
        `Das ist ${decimal(Math.round(1000 * Number(by)) / 10)} Prozentpunkte besser als ${choice(next)}.`,
    },
  },
  games: {
    fluctus: names.fluctus,
    glux: names.glux,
    'lucky-numbers': names.luckyNumbers,
    'lucky-swap': luckySwap.name,
    luzi: names.luzi,
  },
  date: (date, dateStyle) => new Intl.DateTimeFormat('de', { dateStyle, timeZone: 'UTC' }).format(date),
  someDays: (days) => {
    const { format } = new Intl.DateTimeFormat('de', { weekday: 'long', timeZone: 'UTC' });
    const names = days.map((day) => `${format(day).toLowerCase()}s`);
    return `Ein neues kommt ${formatList(names, 'und')}; dies ist das letzte.`;
  },
  difficulty: (level) => `Schwierigkeit\u00a0${level}\u00a0von\u00a07`,
  heading: 'Rätsel des Tages',
  previous: 'Voriges',
  following: 'Nächstes',
  archive: 'Tag wählen',
  share: 'Teilen',
  copied: 'Kopiert.',
  notCopied: 'Der Text konnte nicht kopiert werden.',
  picture: 'Bild teilen',
  savePicture: 'Bild speichern',
  saved: 'Bild gespeichert.',
  notSaved: 'Das Bild konnte nicht erstellt werden.',
  solved: (tries, hints, over) =>
    `Gelöst ${tries ? `nach ${ofMany(tries, 'falschen Zug', 'falschen Zügen')}` : 'ohne einen falschen Zug'}${hints ? ` und mit ${ofMany(hints, 'Tipp', 'Tipps')}` : ''}${over ? `, ${formatNumber(over)} über Par` : ''}.`,
  streak: (days) => `${ofMany(days, 'Rätsel', 'Rätsel')} in Folge.`,
  next: (hours) =>
    hours > 0
      ? `Das nächste Rätsel kommt in ${ofMany(hours, 'Stunde', 'Stunden')}.`
      : 'Das nächste Rätsel kommt in weniger als einer Stunde.',
  newOne: 'Ein neues Rätsel ist da.',
  loading: 'Das Rätsel wird geladen.',
  failed: 'Das Rätsel konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
  retry: 'Noch einmal versuchen',
  wrongType: (name, found) => `Die Eigenschaft ${name} muss ein Text sein, nicht „${found}“.`,
  unreadable: (found) =>
    `Die Sammlung ist nicht lesbar (${found}). Eine Sammlung ist eine JSON-Liste von Rätseln.`,
  faults: {
    game: (found, games) => `Das Spiel muss ${formatList(games, 'oder')} sein, nicht „${found}“.`,
    date: (found) => `Das Datum muss ein Tag wie 2026-11-28 sein, nicht „${found}“.`,
    pack: (found) =>
      `Die Sammlung muss die Adresse einer Liste sein, wie /puzzles/pack.json, nicht „${found}“.`,
  },
};
