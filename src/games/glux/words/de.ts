import { breachText } from '../../../element/i18n/sentences.js';
import { boardDe } from './board-de.js';
import { boardName, sayFault, type GluxWords, type Sentences } from './words.js';

const sentences: Sentences = {
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
  fault: sayFault(sentences),
  option: () => 'Brett',
  choice: (_, value) => boardName(value) ?? 'Für zwei, oder für drei und vier (rekonstruiert)',
  ...boardDe,
};
