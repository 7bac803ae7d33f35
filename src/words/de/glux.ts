import type { Seat } from '../../core/game.js';
import type { RulebookWords } from '../../core/rulebook.js';
import type { GameEnd, OptionWords } from '../../element/words/game-words.js';
import {
  violationText,
  formatList,
  formatMargin,
  listNames,
  sortSquares,
} from '../../element/words/sentences.js';
import { facesOf } from '../../games/glux/engine/board.js';
import type { sentences as english } from '../../games/glux/engine/messages.js';
import type { GluxOptions } from '../../games/glux/engine/types.js';
import { boardName, closestRoom, mostPoints, type GluxWords, type NamedChip, type Way } from '../en/glux.js';
import { glux } from './eager.js';
import { germanFault, haben } from './grammar.js';

const oder = (items: readonly string[]) => formatList(items, 'oder');

/** Squares by name, or their number if there are many. */
const few = (squares: readonly string[], all: boolean) =>
  squares.length > 6 && !all ? `${squares.length} Felder leuchten` : oder(sortSquares(squares));

const way = ({ count, from }: Way) =>
  from ? `${count} ${count === 1 ? 'Feld' : 'Felder'} von ${from}` : 'ohne zu zählen';

/** The place of a player in a room; rank 0 brings no points. */
const changed = (rank: number, tied: boolean, lead: number): string => {
  if (rank === 0) return 'keine Punkte';
  const place = rank === 1 ? 'Platz 1' : 'Platz 2';
  if (tied) return `gleichauf auf ${place}`;
  return rank === 1 ? `${place} mit ${lead} Vorsprung` : place;
};

const sortWays = (ways: readonly Way[]) => oder(sortSquares(ways, ({ from = '' }) => from).map(way));

const sentences: typeof english = {
  over: 'Die Partie ist zu Ende',
  unknown: 'Diesen Zug oder dieses Feld gibt es nicht',
  drawing: 'Erst muss ein Plättchen gezogen werden',
  'not-drawing': 'Jetzt wird kein Plättchen gezogen',
  'none-left': 'Ein solches Plättchen ist nicht mehr da',
  'other-chip': 'In der Hand ist ein anderes Plättchen',
  'not-start': 'Das erste Plättchen kommt auf {1}',
  'foreign-start': '{0} ist das Startfeld eines Mitspielers',
  'start-spent': 'Das Startplättchen auf {0} ist schon überdeckt',
  closed: 'Auf {0} liegen schon zwei Plättchen',
  blocked: 'Der Weg von {1} nach {0} ist durch das Plättchen auf {2} blockiert',
  'too-far': '{0} ist zu weit weg von {1}: Zähle genau so viele Felder, wie das Plättchen dort Augen zeigt',
  'too-near': '{0} ist zu nah an {1}: Zähle genau so viele Felder, wie das Plättchen dort Augen zeigt',
  'not-in-line': 'Keines deiner Plättchen liegt waagerecht oder senkrecht auf einer Linie mit {0}',
  move: 'Ein Zug wird so geschrieben: 5@c4',
  options: 'Optionen müssen ein Objekt sein',
  players: 'Es müssen 2 bis 4 Spieler sein',
  first: 'Der Startspieler (first) muss die Nummer eines Spielers sein, gezählt ab 0',
  ending: 'Das Spielende (ending) muss last-chip oder last-draw sein',
  board:
    'Ein Spielplan ist { name, rows, starts, middle }: rows sind Texte, starts Listen von Feldern nach Zahl der Spieler',
  'board-size': 'Ein Spielplan hat höchstens 26 Reihen und 26 Spalten',
  'board-ragged': 'Alle Reihen eines Spielplans müssen gleich lang sein',
  'board-letter': 'Ein Feld des Spielplans ist . (Flur) oder ein Großbuchstabe (Raum)',
  'board-apart': 'Alle Felder eines Raums müssen zusammenhängen',
  'board-starts': 'Jeder muss auf einem anderen Feld des Spielplans starten',
  'board-middle': 'Der mittlere Raum muss einer der Räume des Spielplans sein',
  position:
    'Eine Stellung hat fünf Teile, getrennt durch je ein Leerzeichen: Reihen, Platz, Hände, Beutel, Ausgeschiedene',
  rows: 'Reihen werden durch / getrennt, ihr Inhalt durch Kommas: 3 (leere Felder), A3, (A3B5)',
  'rows-count': 'Es müssen {0} Reihen sein',
  'rows-length': 'Reihe {0} muss {1} Felder haben',
  'rows-seat': 'Nur {0} spielen mit',
  'rows-three': 'Auf {0} liegen mehr als zwei Plättchen',
  'rows-start': 'Auf {0} dürfen nur Plättchen von {1} liegen',
  'rows-dark': 'Das erste Plättchen von {1} muss auf {0} liegen',
  seat: 'Der Platz muss der Buchstabe eines Spielers sein, nach dem Spielende -',
  'seat-opening': 'Die ersten Plättchen werden der Reihe nach gelegt und gezogen',
  'seat-out': '{0} kann kein Plättchen legen',
  'seat-empty': '{0} hat alle Plättchen gelegt',
  'seat-not-over': '{0} kann noch ein Plättchen legen',
  'seat-all-drawn': 'Niemand kann mehr ein Plättchen ziehen, die Partie ist also zu Ende',
  hands: 'Die Hand muss für jeden Spieler 16, 25, 34, - oder ? sein',
  'hands-early': '{0} kann noch kein Plättchen gezogen haben',
  'hands-late': '{0} muss schon ein Plättchen gezogen haben',
  bags: 'Der Beutel muss für jeden Spieler aus drei Ziffern bestehen',
  'bags-count': '{0} hat {1} Plättchen der Art {2}, nicht {3}',
  'bags-hidden': 'Der Beutel von {0} muss das verdeckte Plättchen mitzählen',
  out: 'Die Ausgeschiedenen müssen Buchstaben in der Reihenfolge der Spieler sein, oder -',
  'out-empty': '{0} hat kein Plättchen in der Hand, kann also nicht ausgeschieden sein',
  'out-reaches': '{0} kann noch ein Plättchen legen, ist also nicht ausgeschieden',
};

const most = (seats: readonly Seat[], end: GameEnd) =>
  `${listNames(seats, end, 'und')} ${haben(seats, end.addressee)} die meisten`;

/** The winners by points, or by the pips in the middle room (G15). */
function result(end: GameEnd): string {
  const { winners } = end;
  const tied = mostPoints(end);
  const points = `${most(tied, end)} Punkte`;
  return tied.length > winners.length
    ? `${points}. ${most(winners, end)} Augen im mittleren Raum.`
    : `${points}.`;
}

/** A chip with its owner, whose name the only person at the board does not have. */
const chip = ({ name, face }: NamedChip, yours = 'deine') =>
  name === undefined ? `${yours} ${face}` : `${face} von ${name}`;

/** Glüx in German. */
export const words: GluxWords = {
  ...glux,
  name: 'Glüx',
  aim: 'Zeige in möglichst vielen Räumen die meisten Augen.',
  say({ kind, seat = 0, by, squares = [], face, room, rule }, names, you) {
    const yours = seat === you;
    const name = names[seat]!;
    const lays = `${name} ${yours ? 'legst' : 'legt'} die ${face} auf`;
    const own = yours ? 'dein' : 'das eigene';
    const shares = yours ? 'teilst dir den' : 'teilt sich den';
    const place = rule === 'G12' ? shares : `${haben([seat], you)} den`;
    switch (kind) {
      case 'opened':
        return `${lays} ${own} Startfeld ${squares[0]}.`;
      case 'restarted':
        return `${lays} ${own} Startplättchen auf ${squares[0]}.`;
      case 'laid':
        return `${lays} ${squares.at(-1)}, von ${squares[0]} aus gezählt.`;
      case 'covered':
        return `Damit ist ${yours ? `deine ${face}` : seat === by ? `die eigene ${face}` : `die ${face} von ${name}`} überdeckt.`;
      case 'room-first':
        return `${name} ${place} ersten Platz in Raum ${room}.`;
      case 'room-second':
        return `${name} ${place} zweiten Platz in Raum ${room}.`;
      case 'room-lost':
        return `${name} ${yours ? 'bekommst' : 'bekommt'} in Raum ${room} keine Punkte mehr.`;
      case 'out':
        return `${name} ${yours ? 'kannst nicht mehr legen und scheidest' : 'kann nicht mehr legen und scheidet'} aus.`;
      default:
        return '';
    }
  },
  act: (move) =>
    move.kind === 'lay'
      ? `Lege die ${move.face} auf ${move.to}`
      : `Ziehe ein Plättchen${move.chip === '?' ? '' : ` mit ${facesOf(move.chip).join(' und ')}`}`,
  ending(rule, end) {
    const { ending }: GluxOptions = end.options ?? {};
    const reason =
      rule === 'G9'
        ? 'Niemand kann mehr ein Plättchen legen.'
        : ending === 'last-draw'
          ? 'Niemand kann mehr ein Plättchen ziehen.'
          : 'Alle Plättchen sind gelegt.';
    return `${reason} ${result(end)}`;
  },
  story(_told, end, state) {
    const close = closestRoom(state, end.winners);
    const tale = close
      ? `${close.decisive ? `Entschieden hat Raum ${close.room}` : `Am knappsten war Raum ${close.room}`}, mit ${close.pips} zu ${close.next} Augen.`
      : '';
    return [formatMargin(end, 'zu', 'und', (points) => `${points} Punkte`), tale].filter(Boolean).join(' ');
  },
  chanceStays: 'Ein gezogenes Plättchen kann nicht zurückgelegt werden',
  violation: violationText(sentences),
  fault: germanFault(sentences),
  points: (count) => `${count} Punkte`,
  corridor: 'Flur',
  room: (letter, middle) => (middle ? `mittlerer Raum ${letter}` : `Raum ${letter}`),
  chip: (own) => chip(own),
  stacked: (top, bottom) => `voll: ${chip(top, 'deine')} auf ${chip(bottom, 'deiner')}`,
  empty: 'leer',
  start: (name) => (name === undefined ? 'dein Startfeld' : `Startfeld von ${name}`),
  may: (ways) => `dein Plättchen kann hierher: ${sortWays(ways)}`,
  states: { last: 'zuletzt gelegt', hint: 'Tipp', chosen: 'gewählt' },
  lay: (face) => `${face} legen`,
  hand: 'In deiner Hand',
  handOf: (name) => `In der Hand von ${name}`,
  hidden: 'nur du siehst es;',
  bag: (left) => `noch ${left} im Beutel`,
  inBag: (left) => `Noch ${left} im Beutel.`,
  unknown: 'Dieses Plättchen ist verdeckt',
  turn: (name) => `${name}, du bist dran`,
  show: 'Plättchen zeigen',
  holds: ([low, high]) => `Dein Plättchen: ${low} oder ${high}.`,
  idle: ([low, high], squares, all) =>
    `Wähle eine Seite, ${low} oder ${high}, oder ein Feld: ${few(squares, all)}.`,
  first: ([low, high], start) =>
    `Dein erstes Plättchen kommt auf ${start}. Wähle eine Seite: ${low} oder ${high}.`,
  chosen: (face, squares, all) => `Wähle ein Feld für die ${face}: ${few(squares, all)}.`,
  aimed: (square, [low, high], ways, covers) =>
    `Wähle die ${low} oder die ${high} für ${square} (${sortWays(ways)}${covers ? `; überdeckt ${covers.name === undefined ? '' : 'die '}${chip(covers)}` : ''}).`,
  covered: (name) => `Gib das Gerät an ${name} weiter.`,
  left: (count) => `noch ${count}`,
  out: 'ausgeschieden',
  startOpen: 'Start offen',
  startSpent: 'Start überdeckt',
  laid: (face, square) => `${face} auf ${square}`,
  steps: {
    label: 'Felder für dein Plättchen',
    previous: 'Voriges Feld',
    next: 'Nächstes Feld',
    squares: (count) => `${count} ${count === 1 ? 'Feld' : 'Felder'}`,
  },
  offBoard: 'dort ist kein Feld',
  rooms: {
    label: 'Augen in jedem Raum',
    worth: (second) => `Die meisten Augen bringen 4 Punkte${second ? ', die zweitmeisten 2' : ''}.`,
    after: (face, room, pips) =>
      `Mit der ${face}${room === undefined ? ': in keinem Raum' : `, ${room}: ${pips.join(', ')}`}.`,
    change: (face, squares, rank, tied, lead) => `${face} auf ${oder(squares)}, ${changed(rank, tied, lead)}`,
    noChange: 'Kein Feld ändert einen Raum.',
    seat: 'Spieler',
    cell: (pips, points) => `${pips} ${pips === 1 ? 'Auge' : 'Augen'}${points ? `, ${points} Punkte` : ''}`,
    reach: (name) => `Zeigen, wohin ${name === undefined ? 'du legen kannst' : `${name} legen kann`}`,
  },
};

/** The labels of the options. */
export const options: OptionWords = {
  option: (name) => (name === 'ending' ? 'Spielende' : 'Spielplan'),
  choice(name, value) {
    if (name === 'ending') return `Letztes Plättchen ${value === 'last-draw' ? 'gezogen' : 'gelegt'}`;
    return boardName(value) ?? 'Passend zur Spielerzahl (rekonstruiert)';
  },
};

/** The rulebook of Glüx in German. */
export const rulebook: RulebookWords = {
  components: [
    '1 Spielplan: duel für zwei, party für drei oder vier Spieler',
    'je Spieler 24 Lichtplättchen: acht mit 1 und 6 Augen, acht mit 2 und 5, acht mit 3 und 4',
    'je Spieler 1 Beutel',
  ],
  idea: [
    'Ziel ist es, in möglichst vielen Räumen des Spielplans die meisten Augen liegen zu haben. Dazu legst du Lichtplättchen (kurz: Plättchen), die ein bis sechs Augen zeigen: Die Augen eines deiner Plättchen auf dem Spielplan bestimmen, wie viele Felder davon entfernt du das nächste legst. Zwischen den Räumen sind Flure; dort bringen Plättchen keine Punkte.',
    'Kann niemand mehr ein Plättchen legen, bringt jeder Raum dem Spieler Punkte, der dort die meisten Augen liegen hat. Zu dritt und zu viert bekommt auch Punkte, wer dort die zweitmeisten hat. Wer insgesamt die meisten Punkte hat, gewinnt.',
    'Für 2 bis 4 Spieler ab 8 Jahren. Spieldauer: 30 Minuten.',
    'Felder heißen wie auf dem Schachbrett: Die Spalten sind von links mit Buchstaben bezeichnet, die Reihen von unten mit Zahlen; a1 ist also links unten. In den Beispielen heißen die Spieler A, B, C und D. Züge sind abgekürzt notiert: 5@a1 heißt „ein Plättchen mit der 5 nach oben auf a1 legen“, +16 heißt „ein Plättchen mit 1 und 6 ziehen“.',
  ],
  rules: {
    G1: {
      title: 'Lichtplättchen',
      text: [
        'Jeder hat einen Beutel mit 24 Lichtplättchen. Ein Plättchen hat auf beiden Seiten Augen: acht Plättchen haben 1 und 6 Augen, acht haben 2 und 5, und acht haben 3 und 4.',
        'Welche Plättchen du gelegt hast, sehen alle. Welches du in der Hand hast, siehst nur du.',
      ],
    },
    G2: {
      title: 'Spielplan und Spielaufbau',
      text: [
        'Zu zweit spielt ihr auf dem Spielplan duel: 13 mal 9 Felder, neun Räume. Zu dritt und zu viert spielt ihr auf dem Spielplan party: 15 mal 15 Felder, elf Räume. Jeder Raum hat einen Buchstaben. Alle Felder außerhalb der Räume sind Flure.',
        'Jeder hat ein Startfeld. Zu zweit hat A das Startfeld a1 und B das Startfeld m9, in gegenüberliegenden Ecken. Zu dritt hat A das Startfeld a1, B a15 und C o8; zu viert hat A das Startfeld a1, B a15, C o15 und D o1. Ein Startfeld in einer Ecke gehört zu dem Raum dort; o8 gehört zum Flur.',
        'Der Startspieler wird ausgelost, wenn ihr ihn nicht beim Start einer neuen Partie festlegt. Von ihm aus geht es im Uhrzeigersinn weiter.',
        'In dieser Reihenfolge zieht zuerst jeder ein Plättchen aus seinem Beutel, wählt eine Seite und legt es mit dieser Seite nach oben auf sein Startfeld. Das ist sein Startplättchen. Dann zieht in derselben Reihenfolge jeder ein weiteres Plättchen und hält es verdeckt in der Hand.',
      ],
      origin: [
        'Die Bilder der Anleitung sind verloren. Beide Spielpläne, duel und party, sind rekonstruiert: siehe „Woher die Regeln kommen“ am Ende.',
        'Nach der Anleitung legen erst alle ihr Startplättchen, danach wird der Startspieler bestimmt. Wir haben festgelegt, dass der Startspieler zuerst bestimmt wird und die Startplättchen der Reihe nach gelegt werden.',
      ],
    },
    G3: {
      title: 'Spielzug',
      text: [
        'Lege zuerst das Plättchen aus deiner Hand, dann ziehe ein neues aus deinem Beutel nach. Ist der Beutel leer, ziehst du nichts nach. Passen ist nicht erlaubt: Wenn du das Plättchen legen kannst, musst du es legen.',
      ],
    },
    G4: {
      title: 'Zählen',
      text: [
        'Wähle als Ausgangsplättchen eines deiner sichtbaren Plättchen auf dem Spielplan, also eines, auf dem kein anderes liegt. Es muss nicht dein Startplättchen sein. Zähle von ihm aus genau so viele Felder, wie es Augen zeigt, in gerader Linie nach oben, unten, links oder rechts, ohne den Spielplan zu verlassen. Auf das letzte gezählte Feld, das Zielfeld, legst du dein neues Plättchen.',
        'Welche Seite des neuen Plättchens oben liegt, entscheidest du. Wohin du es legen darfst, hängt nicht davon ab; die Seite zählt erst, wenn du später von diesem Plättchen aus zählst, und in der Wertung.',
      ],
    },
    G5: {
      title: 'Blockierte Wege',
      text: [
        'Die Felder zwischen dem Ausgangsplättchen und dem Zielfeld müssen leer sein. Jedes Plättchen dort, ob dein eigenes oder das eines Mitspielers, blockiert den Weg. Sonst blockiert nichts: Du darfst durch die Wände der Räume zählen.',
      ],
    },
    G6: {
      title: 'Plättchen überdecken',
      text: [
        'Das Zielfeld muss leer sein, oder es darf dort nur ein einzelnes Plättchen liegen, egal von wem, auch dein eigenes. Dein neues Plättchen kommt obenauf, und von da an zählt nur noch das obere. Liegen auf einem Feld zwei Plättchen, ist es voll: Ein drittes darf niemand darauflegen. Gibt es mehrere Plätze für dein Plättchen, wählst du. Überdecken musst du nur, wenn es nicht anders geht.',
      ],
    },
    G7: {
      title: 'Startfelder der Mitspieler',
      text: [
        'Auf das Startfeld eines Mitspielers darfst du nie ein Plättchen legen, auch nicht, wenn er vorzeitig aufhören musste (G9). Ein Startfeld, das in diesem Spiel niemand benutzt, ist ein gewöhnliches Feld.',
      ],
    },
    G8: {
      title: 'Einmal auf das eigene Startfeld',
      text: [
        'Du darfst ein zweites Plättchen auf dein Startfeld legen, oben auf dein Startplättchen, ohne zu zählen. Das geht nur einmal im Spiel: Danach liegen dort zwei Plättchen, und das Feld ist voll (G6).',
        'Stattdessen darfst du dein Startfeld auch von einem anderen deiner Plättchen aus durch Zählen erreichen (G4). Auch dann ist das Feld voll, und du kannst dort nicht mehr ohne Zählen legen. Ein zweites Plättchen kommt also nur einmal auf dein Startfeld, auf die eine oder die andere Art.',
      ],
      origin: [
        'Dass du dein Startfeld auch durch Zählen erreichen darfst, haben wir festgelegt; die Anleitung sagt dazu nichts.',
      ],
    },
    G9: {
      title: 'Wenn kein Feld mehr bleibt',
      text: [
        'Kannst du dein Plättchen nur noch auf dein Startfeld legen, musst du das tun (G8).',
        'Bist du an der Reihe und kannst dein Plättchen gar nicht legen, scheidest du bis zur Endwertung aus. Das Plättchen bleibt in deiner Hand, und du ziehst keine weiteren. Deine Plättchen auf dem Spielplan bleiben liegen. Die Mitspieler dürfen sie überdecken, nur nicht auf deinem Startfeld (G7); die sichtbaren zählen in der Endwertung.',
        'Hast du alle deine Plättchen gelegt, kommst du nicht mehr an die Reihe; die anderen spielen weiter.',
      ],
    },
    G10: {
      title: 'Spielende',
      text: [
        'Das Spiel endet, wenn niemand mehr ein Plättchen legen kann: Jeder ist ausgeschieden (G9) oder hat alle Plättchen gelegt.',
        'Beim Start einer neuen Partie könnt ihr wählen, wie es endet:',
        '„Letztes Plättchen gelegt“ ist das übliche Ende. Sind die Beutel leer, spielt ihr weiter, bis auch die Plättchen in den Händen gelegt sind.',
        '„Letztes Plättchen gezogen“: Auch hier endet das Spiel, wenn alle ausgeschieden sind. Sonst endet es, sobald alle, die nicht ausgeschieden sind, einen leeren Beutel haben. Die Plättchen in den Händen werden nicht mehr gelegt.',
      ],
      origin: [
        'Die Anleitung sagt auch, dass das Spiel endet, sobald niemand mehr ein Plättchen nachziehen kann. Ob die Plättchen, die dann noch in den Händen sind, gelegt werden, lässt sie offen. Wir haben festgelegt, dass sie gelegt werden, weil in allen veröffentlichten Spielberichten, die wir gefunden haben, so gespielt wird. Das andere Ende nimmt die Anleitung beim Wort.',
      ],
    },
    G11: {
      title: 'Wertung der Räume',
      text: [
        'Jeder Raum wird einzeln gewertet. Deine Augen in einem Raum sind alle Augen, die deine sichtbaren Plättchen dort zeigen. Wer die meisten hat, belegt den ersten Platz und bekommt 4 Punkte. Wer die zweitmeisten hat, belegt den zweiten Platz und bekommt 2 Punkte, nicht aber im Spiel zu zweit (G13).',
        'Während des Spiels zeigen die Punkte bei den Namen, was die Räume jetzt bringen würden.',
      ],
    },
    G12: {
      title: 'Gleichstand in einem Raum',
      text: [
        'Bei Gleichstand auf dem ersten Platz bekommen alle Beteiligten 4 Punkte, und der zweite Platz entfällt. Bei Gleichstand auf dem zweiten Platz bekommen alle Beteiligten 2 Punkte.',
      ],
    },
    G13: {
      title: 'Zu zweit',
      text: ['Zu zweit bringt nur der erste Platz Punkte: 4. Bei Gleichstand bekommen beide 4 Punkte.'],
    },
    G14: {
      title: 'Keine Augen in einem Raum',
      text: [
        'Wer in einem Raum keine Augen hat, belegt dort keinen Platz. Hat also nur einer Augen in einem Raum, bekommt niemand die 2 Punkte, und ein leerer Raum bringt gar keine Punkte. Plättchen in Fluren bringen nie Punkte.',
      ],
      origin: [
        'Wie jemand eingestuft wird, der in einem Raum keine Augen hat, steht nicht in der Anleitung. Wir haben es so festgelegt.',
      ],
    },
    G15: {
      title: 'Sieg',
      text: [
        'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt unter diesen Spielern, wer im mittleren Raum (auf beiden Spielplänen Raum E) die meisten Augen hat; ohne Plättchen dort sind es 0 Augen. Herrscht immer noch Gleichstand, gibt es mehrere Gewinner.',
      ],
    },
  },
  examples: {
    start:
      'Zwei Spieler auf dem Spielplan duel. Jeder hat 24 Plättchen im Beutel. A zieht das erste: Es hat 2 und 5 Augen.',
    'none-left':
      'Alle acht Plättchen von A mit 1 und 6 liegen auf dem Spielplan. A kann also nur noch Plättchen der beiden anderen Arten ziehen, hier eines mit 3 und 4.',
    opening:
      'A hat ein Plättchen mit 2 und 5 gezogen und legt es mit der 5 nach oben auf das Startfeld a1. Dann zieht B.',
    'not-start': 'Das erste Plättchen muss auf dein Startfeld.',
    hidden:
      'A sieht das eigene Plättchen, 1 und 6, und legt es auf a6. Welches B gezogen hat, sieht A nicht; es kann jedes sein, das B noch nicht gelegt hat.',
    'party-four':
      'Die Startfelder von vier Spielern auf dem Spielplan party: A links unten, dann im Uhrzeigersinn B, C und D. A legt das erste Plättchen.',
    'party-three':
      'Die Startfelder von drei Spielern auf dem Spielplan party: A links unten, dann im Uhrzeigersinn B und C. A legt das erste Plättchen.',
    'lay-and-draw': 'A hat die 6 auf a5 gelegt und zieht ein Plättchen nach. Dann ist B an der Reihe.',
    'other-chip': 'A hat ein Plättchen mit 1 und 6 in der Hand und kann keine 3 legen.',
    'count-two':
      'Von der 2 auf e1 zählt A zwei Felder bis g1. Beide Seiten des neuen Plättchens sind möglich.',
    'count-five': 'Von der 5 auf e3 zählt A fünf Felder bis j3 und überdeckt dort ein Plättchen von B.',
    'too-far': 'h1 ist drei Felder von e1 entfernt, aber das Plättchen auf e1 zeigt 2 Augen.',
    'too-near': 'f3 liegt direkt neben e3, aber das Plättchen auf e3 zeigt 5 Augen.',
    covered:
      'h1 ist drei Felder von der 3 auf e1 entfernt, aber ein Plättchen von B überdeckt diese 3. Gezählt wird nur von sichtbaren Plättchen aus.',
    diagonal: 'Gezählt wird waagerecht oder senkrecht, nie diagonal.',
    'through-walls': 'A zählt vier Felder von Raum G bis in Raum H. Wände blockieren den Weg nicht.',
    blocked: 'e1 ist vier Felder von a1 entfernt, aber das Plättchen auf c1 blockiert den Weg.',
    cover: 'A überdeckt die 6 von B. Sie zählt nicht mehr.',
    closed: 'Auf e1 liegen schon zwei Plättchen: Das Feld ist voll.',
    'foreign-start':
      'Sechs Felder von m3 entfernt liegt das Startfeld von B. Dorthin darf A kein Plättchen legen.',
    'unused-start': 'Zu dritt hat niemand das Startfeld o1, also ist es ein gewöhnliches Feld.',
    'own-start':
      'A überdeckt das eigene Startplättchen, ohne zu zählen. Nun liegen auf a1 zwei Plättchen, und das Feld ist voll.',
    'counted-back':
      'Das Startfeld von A liegt fünf Felder von der 5 auf a6 entfernt. A kann es also durch Zählen erreichen. Auch danach ist a1 voll.',
    'start-spent': 'A hat das eigene Startplättchen schon überdeckt. Das geht nur einmal.',
    'must-cover':
      'Von a1 zählt A vier Felder, aber beide Wege sind blockiert. A muss das eigene Startplättchen überdecken, mit einer der beiden Seiten.',
    out: 'Von a1 zählt A drei Felder, aber auf a2 und b1 blockieren Plättchen beide Wege, und das Startfeld ist voll. Darum scheidet A aus, und B spielt allein weiter.',
    'nobody-can':
      'B ist schon ausgeschieden. A zieht ein Plättchen, kann es nirgends legen und scheidet auch aus (G9). Nun kann niemand mehr ein Plättchen legen: Das Spiel ist zu Ende, obwohl in den Beuteln noch Plättchen sind. A gewinnt mit 20 zu 12 Punkten.',
    'last-chip':
      '„Letztes Plättchen gelegt“: Alle Beutel sind leer, und A legt das letzte Plättchen des Spiels. B gewinnt mit 20 zu 12 Punkten.',
    'last-draw':
      '„Letztes Plättchen gezogen“: B hat schon alle Plättchen gezogen, A zieht das letzte. Damit ist das Spiel zu Ende, und die Plättchen in den Händen werden nicht mehr gelegt. B gewinnt mit 20 zu 12 Punkten.',
    'last-draw-out':
      '„Letztes Plättchen gezogen“: A ist ausgeschieden, deshalb zählt nur noch der Beutel von B. B zieht das letzte Plättchen daraus, und das Spiel ist zu Ende, obwohl im Beutel von A noch fünf Plättchen sind. B gewinnt mit 16 zu 8 Punkten.',
    'left-room':
      'A legt eine 4 in Raum D. Nun hat A dort 10 Augen und bekommt 4 Punkte, B hat 9 Augen und bekommt 2. C mit 4 Augen und D ohne Augen bekommen nichts.',
    'right-room':
      'A legt eine 4 in Raum G. Das reicht nicht: D hat 12 Augen und bekommt 4 Punkte, B hat 5 Augen und bekommt 2. A mit 4 Augen und C ohne Augen bekommen nichts.',
    'tie-first':
      'D legt eine 4 in Raum D, und es herrscht Gleichstand: C und D haben je 10 Augen und bekommen je 4 Punkte. A mit 6 Augen bekommt nichts.',
    'tie-second':
      'D legt eine 4 in Raum G, und auf dem zweiten Platz herrscht Gleichstand: A und D haben je 4 Augen und bekommen je 2 Punkte. B hat 9 Augen und bekommt 4 Punkte.',
    'two-players':
      'A legt eine 5 in Raum E. Nun hat A dort 7 Augen und bekommt 4 Punkte; B mit 3 Augen bekommt nichts. In Raum D haben beide 4 Augen und bekommen je 4 Punkte.',
    alone:
      'A legt eine 3 in Raum D und hat dort als Einziger Augen liegen: 4 Punkte für A. Die 2 Punkte für den zweiten Platz bekommt niemand.',
    corridor: 'A legt eine 4 auf c1, und das ist ein Flur. Plättchen in Fluren bringen keine Punkte.',
    'middle-room':
      'B legt das letzte Plättchen des Spiels. Nun haben B und D je 20 Punkte, A hat 14 und C 12. Im mittleren Raum hat B 9 Augen und D keine: B gewinnt.',
  },
  sources: [
    'Glüx ist ein Spiel von Jakob Andrusch, erschienen 2016 bei Queen Games. Spielkasten ist keine offizielle Ausgabe. Die Regeln folgen der deutschen und der englischen Anleitung; alle Sätze hier sind unsere eigenen.',
    'Verlag, Erscheinungsjahr und Illustrator stehen nicht in den Anleitungen, die uns vorliegen. Verlag und Jahr kennen wir aus anderer Quelle; den Illustrator kennen wir nicht.',
    'Rekonstruiert: Die Bilder der Anleitungen sind verloren und mit ihnen die Spielpläne. Der Spielplan für zwei, duel, wurde nach Fotos rekonstruiert, die in Rezensionen beschrieben sind. Den Spielplan für drei und vier, party, haben wir rekonstruiert: Seine Größe, die Zahl der Räume, der mittlere Raum und die Startfelder sind belegt, die genauen Felder nicht. Die Webseite, auf der ihr spielt, kann einen berichtigten Spielplan verwenden. Die Buchstaben der Räume sind von uns.',
    'Von uns festgelegt: Die Startplättchen werden der Reihe nach gelegt (G2); das eigene Startfeld darf auch durch Zählen erreicht werden (G8); die letzten Plättchen in den Händen werden noch gelegt, wenn ihr nicht das andere Ende wählt (G10); wer in einem Raum keine Augen hat, belegt dort keinen Platz (G14).',
  ],
};
