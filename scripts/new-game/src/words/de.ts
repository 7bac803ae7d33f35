import type { RulebookWords } from '../../../core/rulebook.js';
import type { OptionWords } from '../../../element/game-definition.js';
import { haben } from '../../../element/i18n/german.js';
import { breachText, faultText, listNames } from '../../../element/i18n/sentences.js';
import type { sentences as english } from '../engine/index.js';
import type { __Name__Words } from './en.js';

const matches = (count: number) => (count === 1 ? '1 Streichholz' : `${count} Streichhölzer`);

const sentences: typeof english = {
  over: 'Das Spiel ist zu Ende',
  'unknown-move': 'Ein Zug nimmt eine Anzahl Streichhölzer',
  'wrong-number': 'Mehr als drei Streichhölzer dürfen nicht genommen werden',
  'not-there': 'So viele Streichhölzer sind nicht mehr da',
  move: 'Ein Zug wird -1, -2 oder -3 geschrieben',
  position: 'Eine Stellung hat drei Teile mit je einem Leerzeichen, etwa 9 B 3,0',
  left: 'Die Reihe ist eine ganze Zahl von 0 bis 24',
  'left-heap': 'Die Reihe und die genommenen Streichhölzer sind zusammen 4 bis 24',
  seat: 'Die Seite ist A oder B',
  taken: 'Die genommenen Streichhölzer sind zwei ganze Zahlen, etwa 3,0',
  options: 'Optionen müssen ein Objekt sein',
  heap: 'Die Reihe hat 4 bis 24 Streichhölzer',
  first: 'Die beginnende Seite ist 0 oder 1',
};

/** The labels of the options. */
export const options: OptionWords = { option: () => 'Streichhölzer', choice: (_, value) => value };

/** __Title__ in German. */
export const de: __Name__Words = {
  name: '__Title__',
  say: ({ kind, seat = 0, squares = [] }, names, you) =>
    kind === 'took' ? `${names[seat]} ${seat === you ? 'nimmst' : 'nimmt'} ${matches(squares.length)}.` : '',
  ending: (_rule, end) =>
    `${listNames(end.winners, end, 'und')} ${haben(end.winners, end.you)} das letzte Streichholz genommen.`,
  breach: breachText(sentences),
  fault: faultText(sentences, (text) => `„${text}“`),
  player: (letter) => `Spieler ${letter}`,
  matches,
  prompt: (most) =>
    most === 1
      ? 'Nimm das letzte Streichholz.'
      : `Nimm bis zu ${matches(most)}: Drücke auf eines, um es und alle danach zu nehmen.`,
  board: (names) => `__Title__, ${names.join(' gegen ')}`,
  describe: (left, size) => `noch ${left} von ${matches(size)}`,
  match: 'Streichholz',
  taken: 'genommen',
  takes: (count) => `nimmt ${count}`,
  last: 'zuletzt genommen',
  hint: 'Tipp',
};

export { de as words };

/** The rulebook of __Title__ in German. */
export const rulebook: RulebookWords = {
  idea: [
    'Wer das letzte Streichholz nimmt, gewinnt.',
    'Für 2 Spieler.',
    'In den Beispielen heißen die Spieler A und B, und ein Zug steht in Kurzform: -3 heißt „nimm drei Streichhölzer“.',
  ],
  sources: [
    '__Title__ ist ein altes Spiel für zwei mit einer Reihe Streichhölzer. Charles Bouton gab ihm 1901 seinen Namen.',
  ],
  rules: {
    N1: {
      title: 'Aufbau',
      text: [
        'Legt zwölf Streichhölzer in eine Reihe. Auch jede andere Zahl von vier bis vierundzwanzig geht.',
      ],
    },
    N2: {
      title: 'Am Zug',
      text: ['Ihr zieht abwechselnd. Wer am Zug ist, muss ein, zwei oder drei Streichhölzer nehmen.'],
    },
    N3: { title: 'Ende', text: ['Wer das letzte Streichholz nimmt, hat gewonnen.'] },
  },
  examples: {
    start: 'Der Anfang des Spiels: zwölf Streichhölzer.',
    'small-heap': 'Ein kurzes Spiel mit fünf Streichhölzern.',
    three: 'A nimmt drei Streichhölzer.',
    four: 'Vier auf einmal darf niemand nehmen.',
    'too-many': 'Es sind nur noch zwei da.',
    last: 'B nimmt die letzten drei und hat gewonnen.',
  },
};
