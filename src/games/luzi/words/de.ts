import { breachText } from '../../../element/i18n/sentences.js';
import { sayFault } from './faults.js';
import type { LuziWords, Sentences } from './words.js';

const list = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} und ${words.at(-1)}` : words.join();
const points = (value: string) => value.split(' ').join(', ');

const sentences: Sentences = {
  over: 'Das Spiel ist zu Ende',
  'unknown-move': 'Ein Zug ist werfen oder aufhören',
  'unknown-dice': 'Würfel zeigen 1 bis 6',
  falling: 'Die Würfel sind noch im Becher',
  'cup-empty': 'Im Becher sind keine Würfel',
  'wrong-number': 'Im Becher sind mehr oder weniger Würfel',
  'not-thrown': 'Ein Lauf beginnt mit einem Wurf',
  'not-chosen': 'Erst müssen Würfel gewählt sein, die noch einmal geworfen werden',
  'all-eight': 'Im ersten Wurf fallen alle acht Würfel',
  'locked-joe': 'Dieser Würfel bleibt liegen: Joe liegt für den ganzen Lauf fest',
  'locked-six': 'Dieser Würfel bleibt liegen: Eine Sechs liegt für den ganzen Lauf fest',
  'not-there': 'So viele Würfel zeigen keine {0}',
  'only-stop': 'Keine zwei Würfel sind mehr frei: Nur Aufhören bleibt',
  'too-few': 'Geworfen werden mindestens zwei Würfel',
  move: 'Ein Zug wird roll, roll:2235, stop oder =11344556 geschrieben, die Würfel aufsteigend von 1 bis 6',
  position: 'Eine Stellung hat fünf Teile mit je einem Leerzeichen: Punkte, Runde, Platz, Würfe, Würfel',
  scores: 'Die Punkte sind ganze Zahlen mit Komma, etwa 31,12',
  'scores-players': 'Für jede Person am Tisch muss ein Punktestand dastehen',
  'scores-unearned': 'So viel kann in den bisherigen Läufen niemand gewonnen haben',
  'scores-unlost': 'So viel kann in den bisherigen Läufen niemand verloren haben',
  round: 'Die Runde ist ihre Zahl und wie viele es sind, etwa 2/5',
  'round-rounds': 'Diese Runde gibt es in einem Spiel mit dieser Rundenzahl nicht',
  seat: 'Der Platz ist ein Buchstabe der Mitspielenden oder am Ende -',
  'seat-over': 'Ein Spiel endet nach der letzten Runde, mit leerem Tisch',
  throws: 'Die Würfe sind eine Zahl von 0 bis 9999',
  'throws-none': 'Vor dem ersten Wurf liegen keine Würfel da',
  'throws-some': 'Nach einem Wurf liegen Würfel auf dem Tisch oder sind im Becher',
  dice: 'Die Würfel sind Ziffern oder -, und +5 für fünf im Becher',
  'dice-face': 'Ein Würfel zeigt 1 bis 6',
  'dice-order': 'Die Würfel stehen aufsteigend da',
  'dice-number': 'Es sind acht Würfel, Tisch und Becher zusammen',
  'dice-cup': 'Geworfen werden mindestens zwei Würfel',
  'dice-luzi': 'Die dritte Sechs hat den Lauf schon beendet',
  options: 'Optionen müssen ein Objekt sein',
  players: 'Es spielen zwei bis fünf',
  rounds: 'Die Runden sind eine ganze Zahl von 1 bis 99',
  rows: 'Die Reihenpunkte sind sechs Zahlen, triangular oder doubling',
  'rows-points': 'Reihenpunkte sind ganze Zahlen von 0 bis 9999',
  together: 'Für together geht luzi oder stand-off',
  superluzi: 'Eine Superluzi hat mindestens 4 bis 8 Sechsen',
  first: 'Es beginnt einer der Plätze, gezählt ab 0',
};

export const de: LuziWords = {
  name: 'Luzi und Joe',
  say({ kind, seat = 0, squares = [], score = 0 }, names) {
    const name = names[seat] ?? '';
    switch (kind) {
      case 'thrown':
        return `${name} wirft ${squares.length > 0 ? `${list(squares)} noch einmal` : 'alle acht Würfel'}.`;
      case 'fallen':
        return `Die Würfel zeigen ${list(squares)}.`;
      case 'trinity':
        return 'Drei Joes, die Dreifaltigkeit: Von jetzt an zählt das Aufhören.';
      case 'stopped':
        return `${name} hört auf und bekommt ${score}.`;
      case 'spent':
        return `Keine zwei Würfel sind mehr frei: ${name} hört auf und bekommt ${score}.`;
      case 'blocked':
        return `${name} hört auf, aber Joe sperrt: keine Punkte.`;
      case 'luzi':
        return `Luzi, die dritte Sechs: nichts für ${name}.`;
      case 'stand-off':
        return `Luzi trifft auf die Dreifaltigkeit, ein Patt: ${name} bekommt ${score}.`;
      case 'superluzi':
        return `Superluzi: nichts für ${name}.`;
      case 'robbed':
        return `${name} verliert ${-score}.`;
      default:
        return '';
    }
  },
  ending: (rule) => (rule === 'Z10' ? 'Die letzte Runde ist gespielt.' : ''),
  breach: breachText(sentences),
  fault: sayFault(sentences),
  option: (name) =>
    ({
      rounds: 'Runden',
      rows: 'Reihenpunkte (rekonstruiert)',
      together: 'Dritter Joe und dritte Sechs zugleich',
      superluzi: 'Superluzi',
    })[name] ?? name,
  choice(name, value) {
    if (name === 'rows')
      return { triangular: 'Dreieckszahlen', doubling: 'Verdoppelt' }[value] ?? points(value);
    if (name === 'together') return value === 'luzi' ? 'Luzi' : 'Patt';
    return name === 'superluzi' ? `Ab ${value} Sechsen` : value;
  },
};
