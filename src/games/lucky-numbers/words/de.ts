import type { RulebookWords } from '../../../core/rulebook.js';
import { seatLetter } from '../../../core/game.js';
import { breachText, faultText, formatList } from '../../../element/i18n/sentences.js';
import { rowsOf } from '../engine/board.js';
import type { sentences as english } from '../engine/messages.js';
import type { swapSentences as englishSwap } from '../engine/swap/sentences.js';
import type { LuckyWords } from './en.js';

const quote = (text: string) => `„${text}“`;
const and = (items: readonly (string | number)[]) => formatList(items, 'und');

/** Cells by name, or their number if there are many. */
const few = (cells: readonly string[]) => (cells.length > 5 ? `${cells.length} Felder` : cells.join(', '));

const empty = 'leer';
const exchanges = (count: number) => `${count} ${count === 1 ? 'Tausch' : 'Tausche'}`;
const par = (least: number | undefined) => (least === undefined ? '' : `, Par ${least}`);
const solved = (made: number, least: number | undefined) => `Gelöst mit ${exchanges(made)}${par(least)}`;

const sentences: typeof english = {
  over: 'Das Spiel ist zu Ende',
  'unknown-move': 'Ein Zug ist aufdecken, legen oder liegen lassen',
  'unknown-tile': 'Die Plättchen tragen die Zahlen 1 bis 20',
  'unknown-cell': 'Dieses Feld gibt es nicht',
  turning: 'Gerade wird ein Plättchen aufgedeckt',
  'not-turning': 'Gerade wird kein Plättchen aufgedeckt',
  'none-left': 'Von dieser Zahl liegt kein Plättchen mehr verdeckt',
  'setting-up': 'Erst wird die Diagonale belegt',
  'not-dealt': 'Dieses Plättchen wurde dir nicht ausgeteilt',
  'not-diagonal': '{0} liegt nicht auf der Diagonale',
  taken: '{0} ist schon belegt',
  'already-drawn': 'Erst muss das aufgedeckte Plättchen gelegt oder liegen gelassen werden',
  'no-passing': 'Liegen lassen kann man nur ein aufgedecktes Plättchen: Einen Zug auszulassen geht nicht',
  'not-drawn': 'Aufgedeckt wurde ein anderes Plättchen',
  'not-face-up': 'Dieses Plättchen liegt nicht offen in der Mitte',
  'must-draw': 'Es wurde so oft hintereinander getauscht, dass jetzt ein Plättchen aufgedeckt werden muss',
  equal: 'Auf {0} liegt schon dieselbe Zahl',
  left: 'Links von {0} liegt auf {1} keine kleinere Zahl',
  right: 'Rechts von {0} liegt auf {1} keine größere Zahl',
  above: 'Über {0} liegt auf {1} keine kleinere Zahl',
  below: 'Unter {0} liegt auf {1} keine größere Zahl',
  move: 'Ein Zug wird draw, 13@b2 oder pass geschrieben',
  position:
    'Eine Stellung hat fünf Teile mit je einem Leerzeichen: Pläne, Platz, Hände, Mitte, Tausche in Folge',
  boards: 'Ein Plan hat 4 Zeilen mit 4 Feldern: Zahlen von 1 bis 20, oder . für leer',
  'boards-players': 'Es sind nicht so viele Pläne wie Mitspieler',
  'boards-order': 'Zeilen steigen nach rechts an, Spalten nach unten; das stimmt hier nicht',
  'boards-tiles': 'Es sind mehr Plättchen, als im Spiel sind',
  'boards-copies': 'Diese Zahl kommt öfter vor, als es Sätze gibt',
  'boards-setup': 'Beim Aufbau liegen Plättchen nur auf der Diagonale',
  'boards-diagonal': 'Nach dem Aufbau ist kein Feld der Diagonale je leer',
  'boards-two-full': 'Zwei Pläne sind voll, das kann nicht sein',
  seat: 'Der Platz ist A bis D und spielt mit; am Ende steht -',
  'seat-setup': 'Bei diesem Aufbau ist jetzt jemand anderes an der Reihe',
  'seat-over': 'Dieses Spiel ist zu Ende: Statt des Platzes muss - stehen',
  'seat-no-end': 'Keine Regel beendet das Spiel in dieser Stellung',
  hands: 'Für jeden stehen in den Händen Zahlen, - oder *',
  'hands-order': 'Die Zahlen einer Hand stehen aufsteigend',
  'hands-setup': 'So viele Plättchen hat bei diesem Aufbau jetzt niemand in der Hand',
  'hands-many': 'Nur wer am Zug ist, hat ein Plättchen in der Hand, und nur eines',
  'hands-pile': 'Es liegt kein Plättchen mehr verdeckt, das aufgedeckt werden könnte',
  middle: 'Die Mitte sind Zahlen, oder -',
  'middle-order': 'Die Zahlen der Mitte stehen aufsteigend',
  'middle-setup': 'Beim Aufbau liegt noch nichts offen in der Mitte',
  idle: 'Die Tausche in Folge sind eine Zahl',
  'idle-many': 'So viele Tausche hintereinander sind nicht erlaubt',
  'idle-hand': 'Vorher wurde kein offenes Plättchen getauscht: Hier muss 0 stehen',
  options: 'Optionen müssen ein Objekt sein',
  players: 'Es spielen 1 bis 4',
  setup: 'Der Aufbau ist choose, sorted oder one-by-one',
  variant: 'Die Variante ist basic oder play-on',
  sets: 'Es gibt 1 bis 8 Sätze',
  first: 'Es beginnt jemand, der mitspielt',
};

const swapSentences: typeof englishSwap = {
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

const options: Readonly<Record<string, string>> = {
  game: 'Auf diesem Plan',
  setup: 'Aufbau',
  variant: 'Spiel',
  sets: 'Plättchensätze',
  par: 'Nötige Tausche',
  wrap: 'Gegenüberliegende Ränder',
  series: 'Spiele',
};

const choices: Readonly<Record<string, string>> = {
  choose: 'Alle legen vier Plättchen',
  sorted: 'Der Reihe nach gelegt',
  'one-by-one': 'Plättchen für Plättchen',
  basic: 'Grundspiel',
  'play-on': 'Gleiche Zahlen spielen weiter',
  auto: 'Wie üblich',
  'lucky-numbers': 'Lucky Numbers',
  swap: 'Tauschrätsel',
  false: 'Getrennt',
  true: 'Benachbart',
};

const series: Readonly<Record<string, string>> = {
  false: 'Eines',
  true: 'Ein Turnier: Alle beginnen einmal',
};

const breach = breachText(sentences);
const swapBreach = breachText(swapSentences);
const fault = faultText(sentences, quote);
const swapFault = faultText(swapSentences, quote);

/** Lucky Numbers in German. */
export const de: LuckyWords = {
  name: 'Lucky Numbers',
  say({ kind, seat = 0, squares = [], tiles = [] }, names) {
    const name = names[seat] ?? '';
    const [tile = 0, back] = tiles;
    const goesBack = back ? `; die ${back} geht in die Mitte` : '';
    if (kind === 'dealt') return `${name} bekommt die ${tile}.`;
    if (kind === 'arranged') return `${name} hat ${and(tiles)}.`;
    if (kind === 'turned') return `${name} deckt die ${tile} auf.`;
    if (kind === 'left') return `${name} lässt die ${tile} liegen.`;
    if (kind === 'laid' || kind === 'exchanged')
      return `${name} legt die ${tile} auf ${squares[0]}${goesBack}.`;
    if (kind === 'took' || kind === 'traded')
      return `${name} nimmt die ${tile} und legt sie auf ${squares[0]}${goesBack}.`;
    if (kind === 'matched') return `Auch auf ${and(squares.slice(1))} liegt die ${tile}: noch ein Zug.`;
    if (kind === 'must-draw') return `${name} muss jetzt ein Plättchen aufdecken.`;
    if (kind === 'swapped')
      return `${and(tiles)} tauschen: ${tile} auf ${squares[1]}, ${back} auf ${squares[0]}.`;
    return kind === 'solved' ? `${solved(tile, back)}.` : '';
  },
  ending: (rule) =>
    rule === 'L6'
      ? 'Der Plan ist voll.'
      : rule === 'L11'
        ? 'Alle Zeilen und Spalten steigen an.'
        : 'Das letzte verdeckte Plättchen ist aufgedeckt.',
  breach: (why) => (why.rule === 'L11' ? swapBreach : breach)(why),
  fault: (wrong) => (wrong.rule === 'L11' ? swapFault : fault)(wrong),
  option: (name) => options[name] ?? name,
  choice: (name, value) => (name === 'series' ? series[value] : choices[value]) ?? value,

  grid: (name) => `Plan von ${name}`,
  empty,
  states: { dead: 'gesperrt: Hier passt jetzt keine Zahl', last: 'zuletzt gelegt', hint: 'Tipp' },
  offers: (tile, returns) =>
    returns ? `hier kann die ${tile} liegen, die ${returns} geht zurück` : `hier kann die ${tile} liegen`,
  chosen: 'gewählt',
  middle: 'Mitte',
  inHand: 'in der Hand',
  faceUp: 'offen',
  times: (count) => `${count} davon`,
  pile: (left) => `ziehen, ${left} Plättchen verdeckt`,
  left: (count) => `noch ${count}`,
  leave: (tile) => `Die ${tile} liegen lassen`,
  describe(name, board, last) {
    const rows = rowsOf(board.map((tile) => tile || empty)).map((row) => row.join(', '));
    return `Plan von ${name}: ${rows.join('; ')}${last ? `; zuletzt gelegt auf ${last}` : ''}`;
  },
  filled: (count) => `${count} von 16 Feldern belegt`,
  choose: 'Wähle ein Plättchen und lege es auf die Diagonale.',
  turn: (canTake, canDraw) =>
    canTake ? 'Decke ein Plättchen auf oder nimm ein offenes.' : canDraw ? 'Decke ein Plättchen auf.' : '',
  player: (seat) => `Spieler ${seatLetter(seat)}`,
  describeMiddle: (tiles, left) => `Offen: ${tiles.join(', ') || 'nichts'}; ${left} verdeckt`,
  did: (kind, tile, cell) =>
    kind === 'draw'
      ? `deckte ${tile} auf`
      : kind === 'pass'
        ? `ließ die ${tile} liegen`
        : `${tile} auf ${cell}`,
  holding(tile, free, swaps, leave) {
    const fits = free.length > 0 && `passt auf ${few(free)}`;
    const trades = swaps.length > 0 && `geht im Tausch auf ${few(swaps)}`;
    const can = [fits, trades].filter(Boolean).join('; ');
    return `Die ${tile} ${can || (leave ? 'passt nirgends: Lass sie liegen' : 'passt jetzt nirgends')}.`;
  },
  mustDraw: 'So viele Tausche nacheinander: Jetzt muss ein Plättchen aufgedeckt werden.',
  holds: (tiles) => `hält ${tiles.join(', ')}`,

  puzzle: {
    grid: 'Rätsel',
    made: exchanges,
    tally: (made, least) => `${exchanges(made)}${par(least)}`,
    solved,
    choose: 'Tausche Nachbarn, bis alle Zeilen und Spalten ansteigen.',
    holding: (tile, neighbours) => `Die ${tile} tauscht mit ${neighbours.join(', ')}.`,
    offers: (tile) => `tauscht mit der ${tile}`,
    moved: 'zuletzt bewegt',
  },
};

/** The rulebook of Lucky Numbers in German. */
export const rulebook: RulebookWords = {
  preface: [
    'Lucky Numbers ist ein Spiel für eine bis vier Personen von Michael Schacht, zuerst 2012 erschienen, später bei TIKI Editions (2020) und Game Factory (2023). Diese Bibliothek ist nicht offiziell, und die Worte hier sind unsere eigenen.',
    'Das Blatt mit dem Solospiel des Verlags ist verloren. Was unter L11 steht, ist von uns.',
    'Felder heißen wie auf dem Schachbrett: a1 ist links unten, d1 mit dem Marienkäfer rechts unten. Die Diagonale läuft von a4 über b3 und c2 nach d1.',
  ],
  rules: {
    L1: {
      title: 'Plättchen',
      text: [
        'Für jede Person kommt ein Satz Plättchen mit den Zahlen 1 bis 20 ins Spiel. Alle werden gemischt und liegen verdeckt auf einem Haufen. Aus welchem Satz ein Plättchen stammt, ist gleich.',
        'Jede Zahl gibt es also so oft, wie Leute mitspielen; was offen liegt, verrät, was noch kommen kann.',
      ],
    },
    L2: {
      title: 'Aufbau',
      text: [
        'Jeder Plan hat vier mal vier Felder. Du bekommst vier Plättchen, offen, und legst auf jedes Feld deiner Diagonale eines. In welcher Reihenfolge, ist dir überlassen; klein nach links oben und groß nach rechts unten ist ein guter Rat, aber keine Regel. Auch gleiche Zahlen dürfen dort liegen.',
        'Zwei andere Arten stehen zur Wahl. Der Reihe nach gelegt: Alle vier Plättchen liegen gleich aufsteigend da. Plättchen für Plättchen: In vier Runden bekommen alle je eines und legen es, bevor das nächste kommt.',
      ],
    },
    L3: {
      title: 'Am Zug',
      text: [
        'Tu eines von zweien. Entweder decke ein verdecktes Plättchen auf: Leg es auf deinen Plan, oder lass es offen in der Mitte. Oder nimm eines, das offen liegt: Dann muss es gelegt werden.',
        'Aussetzen geht nicht.',
      ],
    },
    L4: {
      title: 'Legen',
      text: [
        'Lege das Plättchen auf ein leeres Feld, oder tausche es gegen eines auf deinem Plan, das danach offen in der Mitte liegt.',
        'Danach müssen die Zahlen in jeder Zeile von links nach rechts und in jeder Spalte von oben nach unten größer werden. Es zählen alle Plättchen einer Zeile oder Spalte, auch über Lücken hinweg, und keine Zahl darf dort zweimal liegen.',
      ],
    },
    L5: {
      title: 'Kein Tausch gegen Gleiches',
      text: [
        'Gegen dieselbe Zahl wird nicht getauscht. Das änderte nichts und wäre ein Weg, doch auszusetzen.',
      ],
    },
    L6: {
      title: 'Ein voller Plan',
      text: ['Wer das letzte leere Feld des eigenen Plans belegt, hat sofort gewonnen.'],
    },
    L7: {
      title: 'Das letzte verdeckte Plättchen',
      text: [
        'Wer das letzte verdeckte Plättchen aufdeckt, beendet noch den Zug; dann ist das Spiel aus. Die wenigsten leeren Felder gewinnen, auch mehrere gemeinsam.',
        'Wer allein spielt, hat dann verloren.',
      ],
    },
    L8: {
      title: 'Hausregel: nicht ewig',
      text: [
        'Zwei könnten offene Plättchen ohne Ende hin und her tauschen. Darum werden Tausche mit offenen Plättchen gezählt. Nach vier je Person in Folge, ohne dass dazwischen aufgedeckt oder ein leeres Feld belegt wurde, muss als Nächstes ein verdecktes Plättchen aufgedeckt werden.',
        'Die gedruckte Regel kennt diese Grenze nicht. Sie ist von uns, und man spürt sie kaum je.',
      ],
    },
    L9: {
      title: 'Variante: weiterspielen',
      text: [
        'Liegt das Plättchen nach dem Legen oder Tauschen schräg neben einem mit derselben Zahl, hast du noch einen Zug, und mit Glück noch einen. Diese Variante ist von Bruno Cathala.',
        'Alle vier schrägen Nachbarn zählen. Der Aufbau und das Liegenlassen geben keinen weiteren Zug, und nach dem letzten verdeckten Plättchen ist das Spiel aus (L7).',
      ],
    },
    L10: {
      title: 'Turnier',
      text: [
        'Spielt so viele Spiele, wie Leute mitspielen: Alle beginnen einmal. Wer ein Spiel gewinnt, bekommt zwei Punkte, alle anderen verlieren einen für jedes eigene leere Feld. Die höchste Summe gewinnt, auch mehrere gemeinsam.',
        'Hat das letzte verdeckte Plättchen ein Spiel beendet (L7) und teilen sich mehrere den Sieg, bekommt jeder davon zwei Punkte.',
      ],
    },
    L11: {
      title: 'Allein',
      text: [
        'Gegen den Haufen: Du spielst nach denselben Regeln mit zwei Sätzen Plättchen und gewinnst, wenn dein Plan voll ist, bevor das letzte aufgedeckt wird.',
        'Tauschrätsel: Ein voller Plan ist durcheinander. Vertausche Plättchen auf Nachbarfeldern, nebeneinander oder übereinander, bis jede Zeile und jede Spalte ansteigt. Par ist die kleinste Zahl von Tauschen, mit der es geht; weniger schafft niemand. Sind die Ränder verbunden, so sind auch Felder an den beiden Enden einer Zeile oder Spalte Nachbarn.',
      ],
    },
  },
  examples: {
    start: 'Zu zweit, vierzig Plättchen: Jede Zahl gibt es zweimal.',
    'none-left': 'Eine 19 liegt auf d1, die andere in der Mitte: Eine dritte kann nicht aufgedeckt werden.',
    choose: 'A legt das letzte von vier Plättchen. Dann legt B die 2, 7, 12 und 17.',
    'off-diagonal': 'Beim Aufbau liegen Plättchen nur auf der Diagonale.',
    sorted: 'Der Reihe nach: Sobald das letzte Plättchen ausgeteilt ist, liegen alle.',
    'one-by-one': 'Plättchen für Plättchen: A legt die 9 auf c2 und wartet, was noch kommt.',
    draw: 'A könnte die 3 nehmen und darf trotzdem aufdecken.',
    leave: 'A hat eine 20 aufgedeckt und lässt sie liegen. Alle dürfen sie später nehmen.',
    take: 'A nimmt die 3 aus der Mitte und legt sie auf b4, rechts neben die 1.',
    'no-passing': 'A hat nichts aufgedeckt, also gibt es nichts liegen zu lassen.',
    'thirteen-empty': 'Die 13 hat drei Plätze. Der erste: c4, rechts von der 5.',
    'thirteen-for-ten': 'Der zweite: d3. Die 10 geht zurück in die Mitte.',
    'thirteen-for-fifteen': 'Der dritte: b1. Die 15 geht zurück in die Mitte.',
    'over-the-gap': 'Auf b3 kann sie nicht liegen: Hinter der Lücke kommt eine 10.',
    'twice-in-a-row': 'Auf b2 auch nicht: In dieser Zeile liegt schon eine 13.',
    'same-number': 'Auf a2 liegt eine 13. Eine 13 gegen eine andere ist kein Tausch.',
    full: 'Das letzte Feld von A ist belegt: A hat gewonnen.',
    'last-laid':
      'Die 3 war das letzte verdeckte Plättchen. A legt sie und hat ein leeres Feld weniger als B.',
    'last-left': 'Hätte A die 3 liegen gelassen, hätten beide zwölf leere Felder und beide hätten gewonnen.',
    'eighth-exchange': 'Der achte Tausch zu zweit in Folge.',
    'must-draw': 'B muss jetzt aufdecken, obwohl die 16 das Feld d4 füllen würde.',
    'plays-again': 'Die 6 auf c4 liegt schräg neben der 6 auf b3: A hat noch einen Zug.',
    'not-diagonal': 'Auf d4 liegt sie nicht schräg daneben: B ist dran.',
    'exchange-again': 'Auch ein Tausch zählt. Die 11 liegt jetzt in der Mitte, und A spielt weiter.',
    points: 'A hat gewonnen und bekommt zwei Punkte. B hat zwei leere Felder und verliert zwei.',
    alone: 'Allein gegen zwei Sätze Plättchen.',
    'alone-lost': 'Das letzte Plättchen ist gelegt, elf Felder sind leer: verloren.',
    'swap-last': 'Der dritte Tausch löst das Rätsel.',
    'swap-diagonal': 'c3 und d4 berühren sich nur an einer Ecke.',
    'swap-across': 'Wo die Ränder verbunden sind, sind a4 und d4 Nachbarn.',
  },
};
