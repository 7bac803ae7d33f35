import type { RulebookWords } from '../../../core/rulebook.js';
import { seatLetter } from '../../../core/game.js';
import { breachText, faultText } from '../../../element/i18n/sentences.js';
import type { sentences as english } from '../engine/messages.js';
import { boardName, type GluxWords, type Way } from './en.js';

const quote = (text: string) => `„${text}“`;

/** Squares by name, or their number if there are many. */
const few = (squares: readonly string[]) =>
  squares.length > 6 ? `${squares.length} Felder leuchten` : `es leuchten ${squares.join(', ')}`;

const way = ({ count, from }: Way) => (from ? `${count} von ${from}` : 'ohne zu zählen');

const sentences: typeof english = {
  over: 'Das Spiel ist zu Ende',
  unknown: 'Diesen Zug oder dieses Feld gibt es nicht',
  drawing: 'Gerade wird ein Chip gezogen',
  'not-drawing': 'Gerade wird kein Chip gezogen',
  'none-left': 'Ein solcher Chip ist nicht mehr da',
  'other-chip': 'In der Hand ist ein anderer Chip',
  'not-start': 'Der erste Chip kommt auf {1}',
  'foreign-start': '{0} ist das Startfeld von jemand anderem',
  'start-spent': 'Der Startchip auf {0} ist schon überdeckt',
  closed: 'Auf {0} liegen schon zwei Chips',
  blocked: 'Der Weg von {1} nach {0} ist auf {2} versperrt',
  'too-far': '{0} liegt weiter weg von {1}, als dessen Augen reichen',
  'too-near': '{0} liegt näher an {1}, als dessen Augen zählen',
  'not-in-line': 'Kein eigener Chip liegt in einer Reihe mit {0}',
  move: 'Ein Zug wird 5@c4 geschrieben',
  options: 'Optionen müssen ein Objekt sein',
  players: 'Es spielen 2 bis 4',
  first: 'Es beginnt jemand, der mitspielt',
  board:
    'Ein Brett ist { name, rows, starts, middle }: rows sind Texte, starts Listen von Feldern nach Zahl der Spieler',
  'board-size': 'Ein Brett hat höchstens 26 Reihen und 26 Spalten',
  'board-ragged': 'Alle Reihen eines Brettes sind gleich lang',
  'board-letter': 'Ein Feld des Brettes ist . für einen Flur oder ein Großbuchstabe für einen Raum',
  'board-apart': 'Alle Felder eines Raumes hängen zusammen',
  'board-starts': 'Jeder beginnt auf einem eigenen Feld des Brettes',
  'board-middle': 'Die Mitte ist einer der Räume des Brettes',
  position:
    'Eine Stellung hat fünf Teile mit je einem Leerzeichen: Reihen, Platz, Hände, Beutel, Ausgeschiedene',
  rows: 'Reihen sind mit / verbunden, was darin liegt mit Komma: 3 leere Felder, A3, (A3B5)',
  'rows-count': 'So viele Reihen hat dieses Brett nicht',
  'rows-length': 'So viele Felder hat eine Reihe dieses Brettes nicht',
  'rows-seat': 'Hier liegt ein Chip von jemandem, der nicht mitspielt',
  'rows-three': 'Mehr als zwei Chips liegen nie übereinander',
  'rows-start': 'Auf einem Startfeld liegen nur eigene Chips',
  'rows-dark': 'Der erste Chip liegt auf dem eigenen Startfeld',
  seat: 'Der Platz ist A bis D und spielt mit; am Ende steht -',
  'seat-opening': 'Der Reihe nach wird begonnen und gezogen',
  'seat-out': 'Dieser Platz kann keinen Chip mehr legen',
  'seat-empty': 'Dieser Platz hat alle Chips gelegt',
  'seat-not-over': 'Jemand kann noch einen Chip legen',
  hands: 'Für jeden steht in den Händen 16, 25, 34, - oder ?',
  'hands-early': 'Jemand hat noch nicht gezogen',
  'hands-late': 'Jemand hat vorher schon gezogen',
  bags: 'Für jede Hand stehen drei Ziffern als Beutel',
  'bags-count': 'Von jeder Art hat jeder acht Chips, gelegt, in der Hand und im Beutel',
  'bags-hidden': 'Der Beutel zählt den verborgenen Chip nicht mit',
  out: 'Wer ausgeschieden ist, steht als Buchstabe da, der Reihe nach, oder es steht -',
  'out-empty': 'Ausgeschieden ist nur, wer einen Chip in der Hand hat',
  'out-reaches': 'Wer ausgeschieden ist, kann keinen Chip mehr legen',
};

/** Glüx in German. */
export const de: GluxWords = {
  name: 'Glüx',
  say({ kind, seat = 0, by = 0, squares = [], face, room, rule }, names) {
    const name = names[seat] ?? '';
    const place = rule === 'G12' ? 'teilt sich den' : 'hat den';
    switch (kind) {
      case 'opened':
      case 'restarted':
        return `${name} legt die ${face} auf das eigene Startfeld ${squares[0]}.`;
      case 'laid':
        return `${name} legt die ${face} auf ${squares.at(-1)}, von ${squares[0]} aus gezählt.`;
      case 'covered':
        return seat === by ? '' : `Sie überdeckt die ${face} von ${name}.`;
      case 'room-first':
        return `${name} ${place} ersten Platz in Raum ${room}.`;
      case 'room-second':
        return `${name} ${place} zweiten Platz in Raum ${room}.`;
      case 'room-lost':
        return `${name} hat in Raum ${room} keinen Platz mehr.`;
      case 'out':
        return `${name} kann nicht mehr legen und scheidet aus.`;
      default:
        return '';
    }
  },
  ending: (rule) => (rule === 'G9' ? 'Niemand kann mehr einen Chip legen.' : 'Alle Chips sind gelegt.'),
  breach: breachText(sentences),
  fault: faultText(sentences, quote),
  option: () => 'Brett',
  choice: (_, value) => boardName(value) ?? 'Für zwei, oder für drei und vier (rekonstruiert)',
  board: (names) => `Glüx: ${names.join(', ')}`,
  player: (seat) => `Spieler ${seatLetter(seat)}`,
  points: (count) => `${count} Punkte`,
  corridor: 'Flur',
  room: (letter, middle) => (middle ? `mittlerer Raum ${letter}` : `Raum ${letter}`),
  chip: ({ name, face }) => `${face} von ${name}`,
  stacked: (top, bottom) => `voll: ${top.face} von ${top.name} auf ${bottom.face} von ${bottom.name}`,
  empty: 'leer',
  start: (name) => `Startfeld von ${name}`,
  may: (ways) => `hierher darf der Chip: ${ways.map(way).join(', ')}`,
  states: { last: 'zuletzt gelegt', hint: 'Tipp', chosen: 'gewählt' },
  lay: (face) => `${face} legen`,
  hand: 'In deiner Hand',
  handOf: (name) => `In der Hand von ${name}`,
  bag: (left) => `nur du siehst ihn; ${left} im Beutel`,
  unknown: 'Diesen Chip kennt hier niemand',
  turn: (name) => `${name}, du bist dran`,
  show: 'Chip zeigen',
  holds: ([low, high]) => `Dein Chip: ${low} oder ${high}.`,
  idle: ([low, high], squares) => `${low} oder ${high}: erst die Seite oder erst das Feld; ${few(squares)}.`,
  first: ([low, high], start) => `Der erste Chip kommt auf ${start}: ${low} oder ${high}?`,
  chosen: (face, squares) => `Wohin mit der ${face}? ${few(squares)}.`,
  aimed: (square, ways, covers) =>
    `${square}, ${ways.map(way).join(', ')}${covers ? `; verdeckt die ${covers.face} von ${covers.name}` : ''}. Welche Seite?`,
  covered: (name) => `Weitergeben an ${name}.`,
  left: (count) => `noch ${count}`,
  out: 'ausgeschieden',
  startOpen: 'Start offen',
  startSpent: 'Start verbraucht',
  laid: (face, square) => `${face} auf ${square}`,
  describe: (chips) =>
    chips.map(({ name, squares }) => `${name}: ${squares.join(', ') || 'nichts'}`).join('; '),
  compass: {
    label: 'Von einem eigenen Chip aus legen',
    shows: (face) => `zeigt ${face}`,
    previous: 'Voriger Chip',
    next: 'Nächster Chip',
    sides: ['hinauf', 'nach rechts', 'hinunter', 'nach links'],
    goes: (count, side) => `${count} ${side}`,
    offBoard: 'dort ist kein Feld',
    coverStart: 'Start überdecken',
  },
  rooms: {
    label: 'Augen in jedem Raum',
    seat: 'Spieler',
    head: (room, middle) => (middle ? `Mittlerer Raum ${room}` : `Raum ${room}`),
    cell: (pips, points) => `${pips} ${pips === 1 ? 'Auge' : 'Augen'}${points ? `, ${points} Punkte` : ''}`,
    reach: (name) => `Zeigen, wohin ${name} legen könnte`,
  },
};

/** The rulebook of Glüx in German. */
export const rulebook: RulebookWords = {
  preface: [
    'Glüx ist ein Spiel für zwei bis vier Personen von Jakob Andrusch (Queen Games, 2016). Diese Bibliothek ist nicht offiziell, und die Worte hier sind unsere eigenen.',
    'Die Bilder der gedruckten Regel sind verloren. Das Brett für zwei, duel, ist gut belegt. Vom Brett für drei und vier, party, sind Größe, Zahl der Räume, mittlerer Raum und Startfelder belegt; seine genauen Felder sind rekonstruiert. Wer die Schachtel besitzt, kann der Bibliothek ein eigenes Brett geben.',
    'Felder heißen wie auf dem Schachbrett: a1 ist links unten. Räume haben Buchstaben; alle anderen Felder sind Flure.',
  ],
  rules: {
    G1: {
      title: 'Chips',
      text: [
        'Alle haben 24 Lichtchips im Beutel, acht von jeder Art. Ein Chip hat zwei Seiten, mit 1 und 6, 2 und 5 oder 3 und 4 Augen.',
        'Was jemand gelegt hat, liegt offen da, und damit auch, wie viele von jeder Art noch fehlen. Nur welcher davon in der Hand ist, weiß sonst niemand.',
      ],
    },
    G2: {
      title: 'Bretter und Eröffnung',
      text: [
        'Zu zweit spielt man auf duel: 13 mal 9 Felder mit neun Räumen, gestartet wird in zwei gegenüberliegenden Ecken. Zu dritt und zu viert spielt man auf party, und dieses Brett ist rekonstruiert: 15 mal 15 Felder mit elf Räumen.',
        'Der Reihe nach zieht jeder einen Chip, wählt eine Seite und legt ihn auf das eigene Startfeld. Danach zieht jeder einen Chip und verbirgt ihn vor den anderen. Wer beginnt, entscheidet das Los oder eine Absprache.',
      ],
    },
    G3: {
      title: 'Ein Zug',
      text: [
        'Lege den Chip aus deiner Hand, dann zieh den nächsten. Solange er irgendwo liegen kann, muss er gelegt werden.',
      ],
    },
    G4: {
      title: 'Zählen',
      text: [
        'Wähle einen deiner sichtbaren Chips und zähle von ihm aus so viele Felder, wie er Augen zeigt: gerade nach oben, unten, links oder rechts, nicht mehr und nicht weniger. Dort darf der neue Chip liegen.',
        'Welche Seite er zeigt, entscheidest du. Das zählt erst von da an.',
      ],
    },
    G5: {
      title: 'Versperrte Wege',
      text: ['Unterwegs darf kein Chip liegen, kein eigener und kein fremder, nicht einer und nicht zwei.'],
    },
    G6: {
      title: 'Überdecken',
      text: [
        'Der neue Chip kommt auf ein leeres Feld oder auf einen einzelnen Chip, ganz gleich wessen. Von da an gilt nur der obere. Ein Feld mit zwei Chips ist geschlossen.',
      ],
    },
    G7: {
      title: 'Startfelder',
      text: [
        'Auf ein fremdes Startfeld legt niemand je einen Chip, auch nicht, wenn dessen Besitzer ausgeschieden ist. Ein Startfeld, das niemand benutzt, ist ein Feld wie jedes andere.',
      ],
    },
    G8: {
      title: 'Das eigene Startfeld, einmal',
      text: [
        'Einmal im Spiel darfst du deinen Chip auf den eigenen Startchip legen, ohne zu zählen.',
        'Von uns entschieden: Auch mit Zählen kommt man dorthin. So oder so liegen dann zwei Chips da, und die Möglichkeit ist verbraucht.',
      ],
    },
    G9: {
      title: 'Ausscheiden',
      text: [
        'Wer einen Chip in der Hand hat und ihn nirgends legen kann, ist bis zur Wertung ausgeschieden. Die Chips bleiben liegen, dürfen überdeckt werden und zählen.',
      ],
    },
    G10: {
      title: 'Das Ende',
      text: [
        'Das Spiel endet, wenn niemand mehr einen Chip legen kann. Ein leerer Beutel allein beendet es nicht: Der letzte Chip in der Hand wird noch gelegt. Die gedruckte Regel lässt sich auch anders lesen; so haben wir es entschieden.',
      ],
    },
    G11: {
      title: 'Räume',
      text: [
        'Jeder Raum wird für sich gewertet. Zähle zusammen, wie viele Augen jeder darin zeigt: Die meisten bringen vier Punkte, die zweitmeisten zwei.',
      ],
    },
    G12: {
      title: 'Gleichstand in einem Raum',
      text: [
        'Mehrere auf dem ersten Platz bekommen je vier Punkte, und es gibt keinen zweiten. Mehrere auf dem zweiten Platz bekommen je zwei.',
      ],
    },
    G13: {
      title: 'Zu zweit',
      text: ['Zu zweit bringt nur der erste Platz etwas; bei Gleichstand bekommen beide vier Punkte.'],
    },
    G14: {
      title: 'Wer nichts zeigt',
      text: [
        'Wer in einem Raum kein Auge zeigt, hat dort keinen Platz. Ein Raum mit nur einer Farbe bringt also niemandem zwei Punkte, ein leerer gar nichts. Flure bringen nichts.',
      ],
    },
    G15: {
      title: 'Gewinnen',
      text: [
        'Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer von ihnen im mittleren Raum mehr Augen zeigt; wer dort nichts zeigt, hat null. Ist auch das gleich, teilen sie den Sieg.',
      ],
    },
  },
  examples: {
    start: 'Zwei Personen, je 24 Chips im Beutel.',
    'none-left':
      'Alle acht Chips von A mit 1 und 6 liegen auf dem Brett: Ein weiterer kann nicht gezogen werden.',
    opening: 'A hat 2 und 5 gezogen und legt die 5 auf a1. Dann zieht B.',
    'not-start': 'Der erste Chip gehört auf das Startfeld und nirgends sonst hin.',
    hidden:
      'A kennt den eigenen Chip, 1 und 6. Was B gezogen hat, kann A nicht wissen: einen von denen, die B noch nicht gelegt hat.',
    'party-four': 'Zu viert, im Uhrzeigersinn von links unten. Diese Felder sind rekonstruiert.',
    'party-three': 'Zu dritt. Diese Felder sind rekonstruiert.',
    'lay-and-draw': 'A hat die 6 auf a5 gelegt und zieht. Dann ist B dran.',
    'other-chip': 'A hat einen Chip mit 1 und 6 in der Hand, keine 3.',
    'count-five': 'Fünf Felder von der 5 auf e3: j3, wo ein Chip von B überdeckt wird.',
    'count-two': 'Zwei Felder von der 2 auf e1, mit jeder der beiden Seiten.',
    'too-far': 'h1 liegt drei Felder von e1, und dort liegt eine 2.',
    'too-near': 'f3 liegt neben e3, und dort liegt eine 5.',
    diagonal: 'Gezählt wird geradeaus, nie schräg.',
    blocked: 'Vier Felder von a1 wäre e1, aber auf c1 liegt ein Chip im Weg.',
    cover: 'A überdeckt die 6 von B: Sie zählt nicht mehr.',
    closed: 'Auf e1 liegen zwei Chips. Ein dritter kommt nie dazu.',
    'foreign-start': 'Sechs Felder von m3 liegt das Startfeld von B: Es ist tabu.',
    'unused-start': 'Zu dritt beginnt niemand auf o1: Hier ist es ein Feld wie andere.',
    'own-start': 'A überdeckt das eigene Startfeld, ohne zu zählen.',
    'counted-back': 'Fünf Felder von a6 liegt das eigene Startfeld: Auch so ist die Möglichkeit verbraucht.',
    'start-spent': 'Das Startfeld von A ist schon überdeckt: Mehr als einmal geht es nicht.',
    out: 'Von a1 zählt A drei, aber auf a2 und jetzt auf b1 liegen Chips im Weg, und das Startfeld ist überdeckt: A ist ausgeschieden, B spielt allein weiter.',
    'last-chip':
      'Alle Beutel sind leer, und A legt den letzten Chip des Spiels. B hat mit 20 zu 12 Punkten gewonnen.',
    'left-room':
      'Raum D: A hat 10 Augen und vier Punkte, B hat 9 und zwei. C hat 4, D keine: Das bringt nichts.',
    'right-room':
      'Raum G: D hat 12 Augen und vier Punkte, B hat 5 und zwei. A hat 4, C keine: Das bringt nichts.',
    'tie-first':
      'Raum D: C und D haben je 10 Augen und bekommen beide vier Punkte. A hat 6 und bekommt nichts.',
    'tie-second': 'Raum G: B hat 9 Augen und vier Punkte. A und D haben je 4 und bekommen beide zwei.',
    'two-players':
      'Raum E: A hat 7 Augen und vier Punkte, B hat 3 und nichts. In Raum D haben beide 4 Augen und je vier Punkte.',
    alone: 'In Raum D liegt nur A: vier Punkte für A, und für einen zweiten Platz keine.',
    corridor: 'Chips in Fluren bringen nichts.',
    'middle-room':
      'B und D haben je 20 Punkte, A hat 14 und C 12. Im mittleren Raum zeigt B 9 Augen und D keine: B hat gewonnen.',
  },
};
