import type { RulebookWords } from '../../core/rulebook.js';
import type { OptionWords } from '../../element/words/game-words.js';
import { violationText, formatList, sortSquares } from '../../element/words/sentences.js';
import type { swapSentences as english } from '../../games/lucky-swap/engine/sentences.js';
import { indexOf } from '../../games/lucky-numbers/engine/board.js';
import type { SwapWords } from '../en/lucky-swap.js';
import { luckySwap } from './eager.js';
import { germanFault } from './grammar.js';

const exchanges = (count: number) => `${count} ${count === 1 ? 'Tauschzug' : 'Tauschzüge'}`;
const par = (least: number | undefined) => (least === undefined ? '' : `, Par ${least}`);

const sentences: typeof english = {
  over: 'Das Rätsel ist gelöst',
  'unknown-move': 'Ein Zug vertauscht die Plättchen zweier Felder',
  'unknown-cell': 'Dieses Feld gibt es nicht',
  'not-neighbours': '{0} und {1} sind nicht benachbart',
  'across-edge': '{0} und {1} sind nur benachbart, wenn gegenüberliegende Ränder verbunden sind (wrap)',
  options: 'Optionen müssen ein Objekt sein',
  players: 'Es muss genau ein Spieler sein',
  seed: 'Der Startwert (seed) muss ein Text sein',
  par: 'Par muss 1 bis 5 sein',
  wrap: 'Die Option wrap muss true oder false sein',
  first: 'Der Startspieler (first) muss 0 sein',
  move: 'Ein Zug wird als zwei Felder in der Reihenfolge ihrer Namen geschrieben, etwa b2-b3',
  position: 'Eine Stellung hat zwei Teile, getrennt durch ein Leerzeichen: Reihen und Tauschzüge',
  rows: 'Es müssen 4 Reihen mit 4 Zahlen von 1 bis 20 sein',
  'rows-twice': 'Die Zahl {0} kommt zweimal vor',
  made: 'Die Tauschzüge müssen eine Zahl sein',
};

const labels: Readonly<Record<string, string>> = {
  par: 'Nötige Tauschzüge',
  wrap: 'Gegenüberliegende Ränder',
};

const choices: Readonly<Record<string, string>> = { false: 'Getrennt', true: 'Verbunden' };

/** The swap puzzle in German. */
export const words: SwapWords = {
  ...luckySwap,
  aim: 'Tausche Nachbarn, bis alle Reihen und Spalten ansteigen.',
  say({ kind, squares = [], tiles = [] }) {
    const [first, second] = tiles;
    if (kind === 'swapped')
      return `${formatList(tiles, 'und')} tauschen die Plätze: ${first} auf ${squares[1]}, ${second} auf ${squares[0]}.`;
    return '';
  },
  act: ({ from, to }) => `Tausche die Plättchen auf ${from} und ${to}`,
  ending: () => 'Alle Reihen und Spalten steigen an.',
  story: () => '',
  solvedAlone: ({ made, par: least }) =>
    `Gelöst mit ${made} ${made === 1 ? 'Tauschzug' : 'Tauschzügen'}${par(least)}`,
  startWith: (square, { board }) => `Beginne mit der ${board[indexOf(square)]} auf ${square}`,
  violation: violationText(sentences),
  fault: germanFault(sentences),

  grid: 'Rätsel',
  states: { last: 'zuletzt bewegt', hint: 'Tipp' },
  chosen: 'gewählt',
  made: exchanges,
  tally: (made, least) => `${exchanges(made)}${par(least)}`,
  choose: 'Tausche benachbarte Plättchen, bis alle Reihen und Spalten ansteigen.',
  holding: (tile, neighbours) =>
    `Die ${tile} kann mit ${formatList(sortSquares(neighbours), 'oder')} tauschen.`,
  offers: (tile) => `kann mit der ${tile} tauschen`,
};

/** The labels of the options. */
export const options: OptionWords = {
  option: (name) => labels[name] ?? name,
  choice: (_, value) => choices[value] ?? value,
};

/** The paragraphs of the rule, which the rules of Lucky Numbers contain, too. */
export const rule = {
  play: 'Dein Spielplan ist voll, aber ungeordnet. In jedem Tauschzug tauschst du zwei benachbarte Plättchen, nebeneinander oder übereinander. Du hast gewonnen, sobald alle Reihen und Spalten ansteigen. Dein Ergebnis ist die Zahl deiner Tauschzüge: je weniger, desto besser. Par ist die kleinste mögliche Zahl: Schaffst du es in Par? Mit der Option „Gegenüberliegende Ränder: verbunden“ sind auch das erste und das letzte Feld einer Reihe oder Spalte benachbart.',
  origin:
    'Die Soloregel des Verlags ist verloren. Bekannt ist nur ihre Idee: Rätsel, in denen benachbarte Plättchen die Plätze tauschen, bis alles ansteigt. Das Tauschrätsel ist nach dieser Idee rekonstruiert, die Einzelheiten sind von uns.',
};

/** The rulebook of the swap puzzle in German. */
export const rulebook: RulebookWords = {
  components: ['1 Spielplan mit 16 Feldern', '16 verschiedene Zahlenplättchen von 1 bis 20'],
  idea: [
    'Ordne die 16 Plättchen eines vollen Spielplans, indem du benachbarte Plättchen tauschst: Die Zahlen müssen in jeder Reihe von links nach rechts und in jeder Spalte von oben nach unten ansteigen.',
    'Du hast gewonnen, sobald alles ansteigt, egal mit wie vielen Tauschzügen. Par ist die kleinste Zahl von Tauschzügen, mit der es geht: Schaffst du es mit so wenigen?',
    'Für 1 Spieler. Die Regel hat die Nummer, die sie in den Regeln von Lucky Numbers hat: L11.',
    'Felder heißen wie auf dem Schachbrett: Die Spalten heißen von links a bis d, die Reihen von unten 1 bis 4; a1 ist also links unten. Züge sind abgekürzt notiert: c3-d3 heißt „die Plättchen auf c3 und d3 tauschen“.',
  ],
  rules: { L11: { title: 'Tauschrätsel', text: [rule.play], origin: [rule.origin] } },
  examples: {
    'swap-last': 'Der dritte Tauschzug löst das Rätsel.',
    'swap-diagonal': 'c3 und d4 berühren sich nur an einer Ecke, sind also nicht benachbart.',
    'swap-across': 'Sind die Ränder verbunden, sind a4 und d4 benachbart.',
  },
  sources: [
    'Das Tauschrätsel gehört zu Lucky Numbers, einem Spiel von Michael Schacht. Spielkasten ist keine offizielle Ausgabe; alle Sätze hier sind unsere eigenen.',
    'Rekonstruiert: Das Extrablatt mit der Soloregel ist verloren. Das Tauschrätsel (L11) ist nach der Idee der Soloregel rekonstruiert.',
  ],
};
