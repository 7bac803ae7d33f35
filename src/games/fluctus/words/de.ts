import { breachText } from '../../../element/i18n/sentences.js';
import { sayFault, type FluctusWords, type Sentences } from './words.js';

const list = (words: readonly string[], last = 'oder') =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}` : words.join();
const count = (n: number) => (n === 1 ? '1 Stein' : `${n} Steine`);

const colors = { red: 'Rot', white: 'Weiß', yellow: 'Gelb', green: 'Grün', blue: 'Blau', violet: 'Violett' };
const stem = {
  red: 'rote',
  white: 'weiße',
  yellow: 'gelbe',
  green: 'grüne',
  blue: 'blaue',
  violet: 'violette',
};

const sentences: Sentences = {
  over: 'Das Spiel ist zu Ende',
  'unknown-move': 'Ein Zug ist einsetzen, ziehen oder schlagen',
  'unknown-field': 'Dieses Feld gibt es auf dem Brett nicht',
  'reserve-empty': 'Der Vorrat ist leer: Auf {0} kann nichts eingesetzt werden',
  'not-start': 'Diese Farbe setzt auf {1} oder {2} ein, nicht auf {0}',
  taken: '{0} ist besetzt',
  'no-stone': 'Auf {0} steht kein Stein',
  'enemy-stone': 'Der Stein auf {0} gehört der Gegenseite',
  'not-joined': 'Keine Linie verbindet {1} mit {0}',
  barred: 'Der Stein auf {1} ist eben hin- und hergezogen: Nach {0} darf er jetzt nicht',
  'empty-target': 'Auf {0} ist nichts zu schlagen',
  'own-target': 'Auf {0} steht ein eigener Stein',
  'not-two-away':
    '{0} ist von {1} nicht zwei Felder entfernt: Wer schlägt, springt über einen Stein dazwischen',
  corner: '{1}, {0}, {2} gehen um die Ecke: Sie folgen auf keiner Linie aufeinander',
  'empty-over': 'Auf {0} steht kein Stein zum Überspringen',
  'enemy-over': 'Der Stein auf {0} gehört der Gegenseite: Übersprungen wird nur ein eigener',
  move: 'Ein Zug wird @ro, ro-wo oder roxbi geschrieben',
  position: 'Eine Stellung hat fünf Teile mit je einem Leerzeichen: Steine, Seite, Vorräte, Einsätze, Wege',
  stones: 'Die Steine sind zwölf aus A, B und . mit einem / in der Mitte',
  seat: 'Die Seite ist A oder B, das Ergebnis +A, +B oder =',
  'seat-over': 'Dieses Spiel ist zu Ende: Statt der Seite muss das Ergebnis stehen',
  'seat-no-end': 'Keine Regel beendet das Spiel so in dieser Stellung',
  reserves: 'Die Vorräte sind zwei Zahlen von 0 bis 8, etwa 7,7',
  'reserves-not-six': 'Jede Seite muss sechs Steine haben, Brett und Vorrat zusammen',
  'reserves-too-many': 'Eine Seite hat mehr als acht Steine',
  entered: 'Die Einsätze sind zwei Zahlen von 0 bis 2, etwa 1,1',
  'entered-too-few': 'Eine Seite hat mehr Steine auf dem Brett als Einsätze',
  'entered-too-many': 'Eine Seite hat mehr Einsätze als Steine außerhalb des Vorrats',
  paths: 'Die Wege sind zwei, mit Komma: - oder Felder, etwa ro-wo,-',
  'paths-length': 'Ein Weg hat zwei bis vier Felder',
  'paths-broken': 'Ein Weg hat einen Schritt, den keine Linie verbindet',
  'paths-no-stone': 'Ein Weg endet nicht bei einem Stein seiner Seite',
  options: 'Optionen müssen ein Objekt sein',
  variant: 'Die Variante ist classic oder return',
  colors: 'Die Farben sind zwei verschiedene aus red, white, yellow, green, blue, violet',
  'colors-not-opposite':
    'Im klassischen Spiel liegen sich die Farben gegenüber: Rot und Grün, Weiß und Blau, Gelb und Violett',
  first: 'Die beginnende Seite ist 0 oder 1',
};

export const de: FluctusWords = {
  name: 'Fluctus',
  colors,
  players: colors,
  say({ kind, seat = 0, by = seat, squares: [from, over, to] = [] }, names) {
    if (kind === 'entered') return `${names[seat]} setzt auf ${from} ein.`;
    if (kind === 'stepped') return `${names[seat]}: ${from} nach ${over}.`;
    if (kind === 'captured') return `${names[by]}: ${from} springt über ${over} und schlägt ${to}.`;
    return '';
  },
  ending: (rule) =>
    ({
      F7: 'Der anderen Seite blieb kein Zug.',
      F8: 'Ein Stein stand noch auf dem Brett, und kein zweiter konnte hinein.',
      F9: 'Beide haben noch zwei Steine.',
      F10: 'Dieselbe Stellung kam zum dritten Mal.',
    })[rule] ?? '',
  breach: breachText(sentences),
  fault: sayFault(sentences),
  option: (name) => (name === 'colors' ? 'Farben' : 'Spiel'),
  choice(name, value) {
    if (name === 'variant') return value === 'return' ? 'Steine kehren zurück' : 'Klassisch';
    return value
      .split(' ')
      .map((color) => colors[color as keyof typeof colors])
      .join(' – ');
  },
  board: (names) => `Fluctus-Brett, ${names.join(' gegen ')}`,
  rows: { outer: 'äußerer Ring', inner: 'innerer Ring', reserves: 'Vorräte' },
  free: 'frei',
  stone: (color) => `${stem[color]}r Stein`,
  states: {
    start: 'eigenes Einsatzfeld',
    movable: 'kann ziehen',
    chosen: 'gewählt',
    enter: 'hier kann ein Stein eingesetzt werden',
    step: 'hierhin kann gezogen werden',
    capture: 'kann geschlagen werden',
    barred: 'gesperrt: kein Hin und Her',
    last: 'zuletzt gezogen',
    hint: 'Tipp',
  },
  reserve: (color, left, taken) =>
    `${stem[color]}r Vorrat, ${left ? count(left) : 'leer'}${taken ? `, ${taken} geschlagen` : ''}`,
  stones: count,
  taken: (n) => (n ? `${count(n)} geschlagen` : ''),
  idle(enter, any) {
    const entry = enter.length > 0 ? `Auf ${list(enter)} kann ein Stein eingesetzt werden` : '';
    if (!any) return entry && `${entry}.`;
    return entry ? `${entry}, oder einer auf dem Brett zieht.` : 'Wähle einen Stein.';
  },
  chosen(from, steps, takes) {
    if (from === undefined) {
      return steps.length > 0
        ? `Ein Stein kommt auf ${list(steps)}.`
        : 'Jetzt kann kein Stein eingesetzt werden.';
    }
    const walk = steps.length > 0 ? `zieht nach ${list(steps)}` : '';
    const leaps = list(takes.map(({ over, to }) => `springt über ${over} und schlägt ${to}`));
    const can = [walk, leaps].filter(Boolean).join(', oder ');
    return can ? `${from} ${can}.` : `${from} kann jetzt nirgendwohin.`;
  },
  describe: (stones) =>
    stones
      .map(({ color, fields }) =>
        fields.length > 0 ? `${colors[color]} auf ${list(fields, 'und')}` : `${colors[color]} nirgends`,
      )
      .join('; '),
};
