import type { RulebookWords } from '../../../core/rulebook.js';
import { breachText, faultText, formatList } from '../../../element/i18n/sentences.js';
import type { sentences as english } from '../engine/index.js';
import type { LuziWords } from './en.js';

const quote = (text: string) => `„${text}“`;
const list = (items: readonly (string | number)[]) => formatList(items, 'und');
const points = (value: string) => value.split(' ').join(', ');

const numbers = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
const ordinals = ['', 'erster', 'zweiter', 'dritter', 'vierter', 'fünfter'];
const faces = ['Joe', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];
const many = ['Joes', 'Zweien', 'Dreien', 'Vieren', 'Fünfen', 'Luzi'];
const single = ['Joe', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Luzi'];
const dice = (all: readonly number[]) => list(all.map((face) => faces[face - 1]!)) || 'keiner';

const sentences: typeof english = {
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

/** Luzi und Joe in German. */
export const de: LuziWords = {
  name: 'Luzi und Joe',
  say({ kind, seat = 0, squares = [], score = 0 }, names) {
    const name = names[seat] ?? '';
    return (
      {
        thrown: `${name} wirft ${squares.length > 0 ? `${list(squares)} noch einmal` : 'alle acht Würfel'}.`,
        fallen: `Die Würfel zeigen ${list(squares)}.`,
        trinity: 'Drei Joes, die Dreifaltigkeit: Von jetzt an zählt das Aufhören.',
        stopped: `${name} hört auf und bekommt ${score}.`,
        spent: `Keine zwei Würfel sind mehr frei: ${name} hört auf und bekommt ${score}.`,
        blocked: `${name} hört auf, aber Joe sperrt: keine Punkte.`,
        luzi: `Luzi, die dritte Sechs: nichts für ${name}.`,
        'stand-off': `Luzi trifft auf die Dreifaltigkeit, ein Patt: ${name} bekommt ${score}.`,
        superluzi: `Superluzi: nichts für ${name}.`,
        robbed: `${name} verliert ${-score}.`,
      }[kind] ?? ''
    );
  },
  ending: (rule) => (rule === 'Z10' ? 'Die letzte Runde ist gespielt.' : ''),
  breach: breachText(sentences),
  fault: faultText(sentences, quote),
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

  board: (names) => `Luzi und Joe, ${list(names)}`,
  rows: { ledge: 'Leiste', felt: 'Filz' },
  die: (number) => `Würfel ${number}`,
  faces,
  states: {
    free: 'kann noch einmal geworfen werden',
    locked: 'liegt fest',
    spent: 'vom Lauf davor',
    last: 'eben gefallen',
    hint: 'Tipp',
  },
  cup: (count) => `Becher, ${count ? `${count} Würfel` : 'leer'}`,
  describe: (locked, free) => `fest: ${dice(locked)}; frei: ${dice(free)}`,

  throwAll: 'Werfen',
  throwAgain: (count) => (count ? `${count} noch einmal werfen` : 'Noch einmal werfen'),
  stop: (score) => (score === undefined ? 'Aufhören' : `Aufhören für ${score}`),

  player: (letter) => `Spieler ${letter}`,
  points: (score) => (score === 1 ? '1 Punkt' : `${score} Punkte`),

  todo(throws, chosen, open) {
    if (!throws) return 'Ein Lauf beginnt mit allen acht Würfeln.';
    if (!open) return 'Keine zwei Würfel sind mehr frei.';
    if (!chosen.length) return 'Wähle Würfel für den nächsten Wurf oder höre auf.';
    if (chosen.length === 1) return `${chosen.join()} ist gewählt: noch mindestens einer.`;
    return `${list(chosen)} sind gewählt.`;
  },

  throws: (count) => `${ordinals[count] ?? `${count}.`} Wurf`,
  event: (kind) =>
    ({
      trinity: 'Dreifaltigkeit',
      luzi: 'Luzi',
      'stand-off': 'Patt',
      superluzi: 'Superluzi',
      blocked: 'Joe sperrt',
    })[kind],
  moment: (kind, name, score) =>
    ({
      trinity: 'Drei Joes: von jetzt an zählt das Aufhören.',
      luzi: `Drei Sechsen: nichts für ${name}.`,
      'stand-off': `Joe hält Luzi: ${score} für ${name}.`,
      superluzi: `Nichts für ${name}, und alle anderen verlieren.`,
    })[kind],

  tally: {
    label: (name) => `Wenn ${name} jetzt aufhört`,
    notThrown: 'Vieren und Fünfen zählen ihre Augen. Dazu:',
    row: (count) => `Reihe von ${numbers[count]}`,
    part({ face, count, pips, row }) {
      const name = face === 1 && count > 2 ? 'Dreifaltigkeit' : (count > 1 ? many : single)[face - 1]!;
      if (face === 6) return [name, `${numbers[count]} von drei`];
      if (face === 1 && count < 3) return [name, 'sperrt, bis es drei sind'];
      const rowed = row ? `${count}er-Reihe: ${row}` : count === 2 ? 'noch eine gibt eine Reihe' : '';
      return [name, [pips ? `${pips} Augen` : '', rowed].filter(Boolean).join(', ')];
    },
    chosen: 'gewählt',
    total: 'Aufhören bringt',
    stays: (score) => `${score} davon blieben liegen`,
    blocked: 'Joe sperrt: nichts zählt, bis es drei sind',
  },

  sheet: {
    title: 'Punktezettel',
    round: 'Runde',
    total: 'Summe',
    earlier: 'davor',
    unknown: 'nicht aufgezeichnet',
    rebuilt: 'Die Reihenpunkte sind rekonstruiert.',
  },
};

/** The rulebook of Luzi und Joe in German. */
export const rulebook: RulebookWords = {
  preface: [
    'Luzi und Joe ist ein Würfelspiel für zwei bis fünf von Fabian Thiel (1fips, 2025). Diese Bibliothek ist nicht offiziell, und die Worte hier sind unsere eigenen.',
    'Im Text der gedruckten Regel, der uns vorliegt, fehlen die Bilder: Würfelseiten mitten in den Sätzen und die Punktetabelle. Welche Seite gemeint ist und alle Reihenpunkte bis auf die ersten sind deshalb rekonstruiert.',
  ],
  rules: {
    Z1: {
      title: 'Zwei Seiten mit Namen',
      text: [
        'Joe ist die Eins. Drei Sechsen sind Luzi. Keine andere Lesart passt zu jedem Satz der gedruckten Regel: Was noch einmal geworfen werden darf, ist ein Block von zwei bis fünf, und drei Joes haben drei Augen.',
        'Vieren und Fünfen bringen Augen und Reihen, Zweien und Dreien nur Reihen.',
      ],
    },
    Z2: {
      title: 'Runden und Läufe',
      text: [
        'Ihr einigt euch auf eine Zahl von Runden; ohne Absprache sind es fünf. In jeder Runde hat jede Person einen Lauf, eine nach der anderen.',
        'Am Tisch beginnt die jüngste. Hier kennt niemand das Alter: Es ist A, wenn ihr nicht jemand anderen wählt oder das Los entscheiden lasst.',
      ],
    },
    Z3: {
      title: 'Werfen',
      text: [
        'Dein Lauf beginnt mit einem Wurf aller acht Würfel. Danach hörst du auf, oder du wirfst noch einmal: mindestens zwei Würfel, die Zwei bis Fünf zeigen, welche du willst, auch solche, die du vorher liegen gelassen hast.',
        'Einsen und Sechsen bleiben liegen, bis der Lauf zu Ende ist. Werfen darfst du, so oft du magst. Zeigen weniger als zwei Würfel Zwei bis Fünf, kannst du nur noch aufhören.',
      ],
    },
    Z4: {
      title: 'Joe sperrt',
      text: [
        'Liegen ein oder zwei Joes da, bringt Aufhören gar nichts.',
        'Drei Joes sind die Dreifaltigkeit: Von da an zählt das Aufhören, und sie zählen mit.',
      ],
    },
    Z5: {
      title: 'Aufhören',
      text: [
        'Wer aufhört, bekommt die Augen aller Vieren und Fünfen und Punkte für jede Seite, die drei oder mehr Würfel zeigen: Das ist eine Reihe. Eine Reihe aus Einsen bringt auch ihre Augen.',
        'Alle Würfel einer Seite sind eine Reihe, nie zwei kürzere: Die gedruckte Regel sagt dazu nichts, wir spielen es so. Sechsen bringen nichts.',
      ],
    },
    Z6: {
      title: 'Punkte für Reihen',
      text: [
        'Eine Dreierreihe bringt 6: So viel ist gedruckt. Der Rest der Tabelle ist verloren. Wir spielen mit 6, 12, 20, 30, 42 und 56 Punkten für drei bis acht Würfel.',
        'Ihr könnt andere Zahlen vereinbaren. Zwei Tabellen liegen bereit: Dreieckszahlen, 6, 10, 15, 21, 28, 36; und verdoppelt, 6, 12, 24, 48, 96, 192.',
      ],
    },
    Z7: {
      title: 'Luzi',
      text: ['Die dritte Sechs beendet deinen Lauf, und du bekommst nichts.'],
    },
    Z8: {
      title: 'Patt',
      text: [
        'Liegt die Dreifaltigkeit schon da, wenn die dritte Sechs fällt, halten Luzi und Joe einander fest. Dein Lauf endet. Lege drei Einsen und drei Sechsen beiseite: Die Augen aller anderen Würfel gehören dir, was sie auch zeigen, aber keine Reihen.',
        'Wir nehmen das „schon“ beim Wort: Fallen die dritte Eins und die dritte Sechs im selben Wurf, ist es Luzi. Eine Option kehrt das um.',
      ],
    },
    Z9: {
      title: 'Superluzi',
      text: [
        'Mehr als drei Sechsen gleich im ersten Wurf beenden deinen Lauf: Du bekommst nichts, und alle anderen verlieren die Augen dieser Sechsen, auch unter null.',
        'Das geht allem anderen vor. Genau drei Sechsen im ersten Wurf sind eine gewöhnliche Luzi.',
      ],
    },
    Z10: {
      title: 'Das Ende',
      text: [
        'Nach der letzten Runde hat die höchste Summe gewonnen. Bei gleicher Summe gewinnen alle, die sie haben: Die gedruckte Regel schweigt dazu.',
      ],
    },
  },
  examples: {
    faces:
      'Zwei Joes und zwei Sechsen liegen fest. Die vier Würfel dazwischen dürfen noch einmal geworfen werden.',
    'turn-passes': 'A hört für 13 auf, die Augen von zwei Vieren und einer Fünf. Nun hat B einen Lauf.',
    'next-round': 'B hört für 24 auf: Die zweite Runde beginnt.',
    'first-throw': 'Alle acht Würfel sind im Becher.',
    'throw-again': 'A behält eine Vier und eine Fünf und wirft vier Würfel noch einmal.',
    locked: 'Die Sechs liegt fest und kann nicht noch einmal geworfen werden.',
    'one-die': 'Ein Würfel allein kann nicht geworfen werden.',
    'nothing-left': 'Nur ein Würfel ist frei. A kann nur aufhören.',
    spent: 'A hört auf: 5 Augen und 20 für die Reihe der Joes, 5 für die Fünf.',
    blocked: 'Zwei Joes liegen da. Aufhören bringt nichts, trotz der vielen Fünfen.',
    trinity: 'Drei Joes liegen da: 3 und 6 für sie, 4 für die Vier, 15 und 6 für die Fünfen.',
    'fours-and-fives':
      'Die Vieren bringen 12 und 6 für ihre Reihe, die Fünfen 10. Zweien und Drei bringen nichts.',
    'rows-alone': 'Zwei Dreierreihen, je 6. Ihre Augen zählen nicht, die Sechsen auch nicht.',
    'row-of-five': 'Eine Fünferreihe bringt 20, die Vier ihre Augen.',
    'row-doubling': 'Dasselbe mit der verdoppelten Tabelle: 24, und 4 für die Vier.',
    luzi: 'Die dritte Sechs fällt. Die Reihe der Vieren ist verloren.',
    'stand-off':
      'Die dritte Sechs fällt in die Dreifaltigkeit. Eine Vier und eine Fünf sind übrig: 9 Punkte.',
    'stand-off-more':
      'Jetzt sind es vier Sechsen. Drei kommen mit den Joes beiseite, die vierte bringt 6 zu der Zwei.',
    together: 'Der dritte Joe kommt mit der dritten Sechs, nicht vor ihr: Luzi.',
    'together-option': 'Mit der Option ist es ein Patt. Zwei Zweien sind übrig: 4 Punkte.',
    superluzi: 'Vier Sechsen auf einmal. A bekommt nichts, und B verliert 24.',
    'below-zero': 'Fünf Sechsen: A und B verlieren je 30.',
    'three-sixes': 'Drei Sechsen sind eine gewöhnliche Luzi. B verliert nichts.',
    'highest-total': 'Der letzte Lauf bringt B 24 Punkte: 36 gegen 31.',
    tie: 'B zieht gleich: Beide haben gewonnen.',
  },
};
