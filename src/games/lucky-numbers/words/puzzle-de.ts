import type { SwapFault, SwapReason } from '../engine/swap/index.js';
import { breachText } from '../../../element/i18n/sentences.js';
import type { PuzzleWords } from './puzzle-words.js';

const sentences: Readonly<Record<SwapReason | SwapFault, string>> = {
  over: 'Das Rätsel ist gelöst',
  'unknown-move': 'Ein Zug ist ein Tausch zweier Felder',
  'unknown-cell': 'Dieses Feld gibt es nicht',
  'not-neighbours': '{0} und {1} sind keine Nachbarn',
  'across-edge': '{0} und {1} sind nur Nachbarn, wenn gegenüberliegende Ränder verbunden sind (wrap)',
  options: 'Optionen müssen ein Objekt sein',
  players: 'Das Rätsel löst man allein',
  seed: 'Der Startwert ist ein Text',
  par: 'Par ist 1 bis 5',
  wrap: 'Wrap ist wahr oder falsch',
  first: 'Der erste Platz ist 0',
  move: 'Ein Zug sind zwei Felder, das dem Namen nach erste zuerst, etwa b2-b3',
  position: 'Eine Stellung hat zwei Teile mit einem Leerzeichen dazwischen: Zeilen und Tausche',
  rows: 'Es sind 4 Zeilen mit 4 Zahlen von 1 bis 20',
  'rows-twice': 'Eine Zahl kommt zweimal vor',
  made: 'Die Tausche sind eine Zahl',
};

const breach = breachText(sentences);
const known: Readonly<Record<string, string | undefined>> = sentences;
const exchanges = (count: number) => `${count} ${count === 1 ? 'Tausch' : 'Tausche'}`;
const par = (least: number | undefined) => (least === undefined ? '' : `, Par ${least}`);

export const puzzleDe: PuzzleWords = {
  grid: 'Rätsel',
  say({ kind, squares = [], tiles = [] }) {
    if (kind === 'swapped')
      return `${tiles.join(' und ')} tauschen: ${tiles[0]} auf ${squares[1]}, ${tiles[1]} auf ${squares[0]}.`;
    return kind === 'solved' ? `${puzzleDe.solved(tiles[0] ?? 0, tiles[1])}.` : '';
  },
  ending: (rule) => (rule === 'L11' ? 'Alle Zeilen und Spalten steigen an.' : undefined),
  breach: (why) => (why.rule === 'L11' ? breach(why) : undefined),
  fault({ code, rule, at = '', found = '' }) {
    const sentence = rule === 'L11' ? known[code] : undefined;
    if (sentence === undefined) return undefined;
    const where = /^\d+:\d+$/.test(at) ? `${at}: ` : '';
    return `${where}${sentence}${found ? `: „${found}“` : ''}.`;
  },
  made: exchanges,
  tally: (made, least) => `${exchanges(made)}${par(least)}`,
  solved: (made, least) => `Gelöst mit ${exchanges(made)}${par(least)}`,
  choose: 'Tausche Nachbarn, bis alle Zeilen und Spalten ansteigen.',
  holding: (tile, neighbours) => `Die ${tile} tauscht mit ${neighbours.join(', ')}.`,
  offers: (tile) => `tauscht mit der ${tile}`,
  moved: 'zuletzt bewegt',
};
