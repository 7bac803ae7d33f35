import type { RulebookWords } from '../../core/rulebook.js';
import type { OptionWords } from '../../element/words/game-words.js';
import {
  violationText,
  formatList,
  formatMargin,
  listNames,
  sortSquares,
} from '../../element/words/sentences.js';
import type { sentences as english } from '../../games/lucky-numbers/engine/messages.js';
import { lastExchange, type LuckyWords } from '../en/lucky-numbers.js';
import { luckyNumbers } from './eager.js';
import { germanFault, haben } from './grammar.js';
import { rule as puzzle, rulebook as puzzleRules } from './lucky-swap.js';
import { empty, owned } from './phrases.js';

const and = (items: readonly (string | number)[]) => formatList(items, 'und');

/** Cells by name, or their number if there are many. */
const few = (cells: readonly string[], noun: 'Felder' | 'Feldern', all: boolean) =>
  cells.length > 5 && !all ? `${cells.length} ${noun}` : formatList(cells, 'oder');

const sentences: typeof english = {
  over: 'Die Partie ist zu Ende',
  'unknown-move': 'Ein Zug heißt aufdecken, legen oder liegen lassen',
  'unknown-tile': 'Die Plättchen tragen die Zahlen 1 bis 20',
  'unknown-cell': 'Dieses Feld gibt es nicht',
  turning: 'Erst muss ein Plättchen aufgedeckt werden',
  'not-turning': 'Jetzt kann kein Plättchen aufgedeckt werden',
  'none-left': 'Mit dieser Zahl liegt kein Plättchen mehr verdeckt',
  'setting-up': 'Belege zuerst die Diagonale',
  'not-dealt': 'Dieses Plättchen hast du nicht bekommen',
  'not-diagonal': '{0} liegt nicht auf der Diagonale',
  taken: '{0} ist schon belegt',
  'already-drawn': 'Lege zuerst das aufgedeckte Plättchen oder lass es liegen',
  'no-passing':
    'Liegen lassen darfst du nur ein Plättchen, das du aufgedeckt hast: Deinen Zug auslassen darfst du nicht',
  'not-drawn': 'Aufgedeckt wurde ein anderes Plättchen',
  'not-face-up': 'Dieses Plättchen liegt nicht offen in der Mitte',
  'must-draw': 'Nach vier Tauschzügen je Spieler in Folge muss ein Plättchen aufgedeckt werden',
  equal: 'Auf {0} liegt schon dieselbe Zahl',
  left: 'Links von {0} liegt auf {1} keine kleinere Zahl',
  right: 'Rechts von {0} liegt auf {1} keine größere Zahl',
  above: 'Über {0} liegt auf {1} keine kleinere Zahl',
  below: 'Unter {0} liegt auf {1} keine größere Zahl',
  move: 'Ein Zug wird so geschrieben: draw, 13@b2 oder pass',
  position:
    'Eine Stellung hat fünf Teile, getrennt durch je ein Leerzeichen: Spielpläne, Platz, Hände, Mitte, Tauschzüge in Folge',
  boards: 'Ein Spielplan hat 4 Reihen mit 4 Feldern: Zahlen von 1 bis 20 oder . (frei)',
  'boards-players': 'Es sind {0} Spielpläne für {1} Spieler',
  'boards-order': 'Auf dem Spielplan von {0} steigen {1} und {2} nicht an',
  'boards-tiles': 'Es sind {0} Plättchen, aber nur {1} sind im Spiel',
  'boards-copies': 'Die Zahl {0} kommt {1}-mal vor, es gibt sie aber nur {2}-mal',
  'boards-setup':
    'Bei der Spielvorbereitung dürfen Plättchen nur auf der Diagonale liegen, nicht auf {1} von {0}',
  'boards-diagonal': 'Nach der Spielvorbereitung kann {1} von {0} nicht frei sein',
  'boards-two-full': 'Zwei Spielpläne können nicht beide voll sein',
  seat: 'Der Platz muss der Buchstabe eines Spielers sein, nach dem Spielende -',
  'seat-setup': 'Bei dieser Spielvorbereitung ist {0} an der Reihe',
  'seat-over': 'Diese Partie ist zu Ende: Statt des Platzes muss - stehen',
  'seat-no-end': 'Keine Regel beendet die Partie in dieser Stellung',
  hands: 'Die Hand muss für jeden Spieler aus Zahlen bestehen oder - oder * sein',
  'hands-order': 'Die Zahlen einer Hand müssen aufsteigend geordnet sein',
  'hands-setup': 'Bei dieser Spielvorbereitung muss die Hand von {0} eine andere Zahl von Plättchen haben',
  'hands-many': 'Nur wer an der Reihe ist, darf ein Plättchen in der Hand haben, und nur eines',
  'hands-pile': 'Es liegt kein Plättchen mehr verdeckt',
  middle: 'Die Mitte muss aus Zahlen bestehen oder - sein',
  'middle-order': 'Die Zahlen der Mitte müssen aufsteigend geordnet sein',
  'middle-setup': 'Bei der Spielvorbereitung kann noch nichts offen in der Mitte liegen',
  idle: 'Die Tauschzüge in Folge müssen eine Zahl sein',
  'idle-many': 'Nach {0} Tauschzügen in Folge muss ein Plättchen aufgedeckt werden',
  'idle-hand': 'Vorher kann kein offenes Plättchen getauscht worden sein: Hier muss 0 stehen',
  options: 'Optionen müssen ein Objekt sein',
  players: 'Es müssen 1 bis 4 Spieler sein',
  setup: 'Die Spielvorbereitung (setup) muss choose, sorted oder one-by-one sein',
  variant: 'Die Variante (variant) muss basic oder play-on sein',
  sets: 'Es müssen 1 bis 8 Farbsätze sein',
  first: 'Der Startspieler (first) muss die Nummer eines Spielers sein, gezählt ab 0',
};

const labels: Readonly<Record<string, string>> = {
  setup: 'Spielvorbereitung',
  variant: 'Variante',
  sets: 'Farbsätze',
};

const choices: Readonly<Record<string, string>> = {
  choose: 'Vier Plättchen beliebig legen',
  sorted: 'Automatisch aufsteigend',
  'one-by-one': 'Plättchen für Plättchen',
  basic: 'Grundspiel',
  'play-on': 'Wir spielen und spielen (Bruno Cathala)',
  auto: 'Einer je Spieler (allein zwei)',
};

/** Lucky Numbers in German. */
export const words: LuckyWords = {
  ...luckyNumbers,
  aim: 'Fülle deinen Spielplan zuerst, ansteigend nach rechts und unten.',
  say({ kind, seat = 0, squares = [], tiles = [] }, names, you) {
    const yours = seat === you;
    const name = names[seat]!;
    const t = yours ? 'st' : 't';
    const [tile = 0, back] = tiles;
    const goesBack = back ? `; die ${back} kommt in die Mitte` : '';
    if (kind === 'dealt') return `${name} bekomm${t} die ${tile}.`;
    if (kind === 'arranged') return `${name} ${haben([seat], you)} ${and(tiles)}.`;
    if (kind === 'turned') return `${name} deck${t} die ${tile} auf.`;
    if (kind === 'left') return `${name} lässt die ${tile} liegen.`;
    if (kind === 'laid' || kind === 'exchanged')
      return `${name} leg${t} die ${tile} auf ${squares[0]}${goesBack}.`;
    if (kind === 'took' || kind === 'traded')
      return `${name} nimm${t} die ${tile} und leg${t} sie auf ${squares[0]}${goesBack}.`;
    if (kind === 'matched')
      return `Auch auf ${and(sortSquares(squares.slice(1)))} liegt eine ${tile}: noch ein Zug.`;
    return kind === 'must-draw' ? `${name} ${yours ? 'musst' : 'muss'} jetzt ein Plättchen aufdecken.` : '';
  },
  act(move) {
    if (move.kind === 'draw') return 'Decke ein Plättchen auf';
    if (move.kind === 'pass') return 'Lass das Plättchen offen liegen';
    return move.kind === 'lay'
      ? `Lege die ${move.tile} auf ${move.to}`
      : `Das Plättchen ist eine ${move.tile}`;
  },
  ending(rule, end) {
    const { winners, addressee } = end;
    const who = listNames(winners, end, 'und');
    if (rule === 'L6') return `${who} ${haben(winners, addressee)} das letzte freie Feld belegt.`;
    const last = 'Alles ist aufgedeckt';
    if (!who) return `${last}, und es sind noch Felder frei.`;
    return `${last}: ${who} ${haben(winners, addressee)} die wenigsten freien Felder.`;
  },
  story(told, end) {
    const last = lastExchange(told);
    const tale = last
      ? `Der letzte Tausch, von ${last.seat === end.addressee ? 'dir' : end.names[last.seat]}: die ${last.tile} gegen die ${last.back} auf ${last.cell}.`
      : 'Niemand hat ein Plättchen getauscht.';
    return [formatMargin(end, 'zu', 'und', (cells) => `${cells} Felder`), tale].filter(Boolean).join(' ');
  },
  chanceStays: 'Ein aufgedecktes Plättchen kann nicht zurückgenommen werden',
  violation: violationText(sentences),
  fault: germanFault(sentences),

  grid: owned,
  empty,
  emptyRow: 'alle frei',
  states: { dead: 'gesperrt: Hier passt jetzt keine Zahl', last: 'zuletzt gelegt', hint: 'Tipp' },
  offers: (tiles, returns) =>
    `die ${and(tiles)} ${tiles.length > 1 ? 'können' : 'kann'} hierher${returns ? `, die ${returns} kommt in die Mitte` : ''}`,
  chosen: 'gewählt',
  middle: 'Mitte',
  typed: { draw: 'aufdecken', pass: 'liegen lassen' },
  inHand: 'in der Hand',
  faceUp: 'offen',
  times: (count) => `${count} davon`,
  pile: (left) => `Plättchen aufdecken, ${left} verdeckt`,
  left: (count) => `noch ${count}`,
  leave: (tile) => `Die ${tile} liegen lassen`,
  unseen: {
    title: 'Noch verdeckte Zahlen',
    count: (tile, count) => `${tile}: ${count || 'keine'}`,
    each: (count, tiles) => `${count ? `je ${count}` : 'keine'}: ${tiles.join(', ')}`,
  },
  filled: (count) => `${count} von 16 Feldern belegt`,
  choose: 'Wähle ein Plättchen und lege es auf die Diagonale.',
  turn: (canTake, canDraw) =>
    canTake ? 'Decke ein Plättchen auf oder nimm ein offenes.' : canDraw ? 'Decke ein Plättchen auf.' : '',
  did: (kind, tile, cell) =>
    kind === 'draw'
      ? `die ${tile} aufgedeckt`
      : kind === 'pass'
        ? `die ${tile} liegen gelassen`
        : `${tile} auf ${cell}`,
  holding(tiles, free, swaps, leave, all = false) {
    const [fit, can] = tiles.length > 1 ? ['passen', 'können'] : ['passt', 'kann'];
    const fits = free.length > 0 && `${fit} auf ${few(free, 'Felder', all)}`;
    const cells = swaps.map(([cell, tile]) => (all ? `die ${tile} auf ${cell}` : cell));
    const swap = few(cells, 'Feldern', all);
    const trades =
      swaps.length > 0 &&
      (fits
        ? `Tausch ${all ? 'gegen' : 'auf'} ${swap}`
        : `${can} ${all ? '' : 'ein Plättchen auf '}${swap} ersetzen`);
    const told = [fits, trades].filter(Boolean).join('; ');
    const nowhere = leave ? `${fit} nirgends: Lass sie liegen` : `${fit} jetzt nirgends`;
    return `Die ${and(tiles)} ${told || nowhere}.`;
  },
  mustDraw: (count) => `Nach ${count} Tauschzügen musst du aufdecken.`,
  holds: (tiles) => `in der Hand: ${tiles.join(', ')}`,
};

/** The labels of the options. */
export const options: OptionWords = {
  option: (name) => labels[name] ?? name,
  choice: (_, value) => choices[value] ?? value,
};

/** The rulebook of Lucky Numbers in German. */
export const rulebook: RulebookWords = {
  components: [
    'je Spieler 1 Spielplan mit 16 Feldern',
    'je Spieler 20 Zahlenplättchen von 1 bis 20 in einer Farbe; für einen Spieler allein 40',
  ],
  idea: [
    'Belege als Erster alle 16 Felder deines Spielplans mit Zahlenplättchen. Die Zahlen müssen in jeder Reihe von links nach rechts und in jeder Spalte von oben nach unten ansteigen.',
    'Wer das schafft, gewinnt sofort. Sind vorher alle Plättchen aufgedeckt, gewinnt, wer die wenigsten freien Felder hat.',
    'Für 1 bis 4 Spieler. Allein kannst du auch das Tauschrätsel spielen, ein eigenes Spiel: L11.',
    'Felder heißen wie auf dem Schachbrett: Die Spalten heißen von links a bis d, die Reihen von unten 1 bis 4; a1 ist also links unten. In den Beispielen heißen die Spieler A und B. Züge sind abgekürzt notiert, zum Teil mit englischen Wörtern: draw heißt „ein verdecktes Plättchen aufdecken“, 14@d1 „die 14 auf d1 legen“ und pass „das eben aufgedeckte Plättchen in der Mitte liegen lassen“. +19 heißt „eine 19 wird aufgedeckt oder ausgeteilt“. Im Tauschrätsel heißt c3-d3 „die Plättchen auf c3 und d3 tauschen“.',
  ],
  rules: {
    L1: {
      title: 'Plättchen und Startspieler',
      text: [
        'Ein Farbsatz besteht aus 20 Zahlenplättchen von 1 bis 20 in einer Farbe. Für jeden Spieler kommt ein Farbsatz ins Spiel; wer allein spielt, nimmt zwei. Beim Start einer neuen Partie könnt ihr auch eine andere Zahl von Farbsätzen wählen, von einem bis acht. Alle Plättchen werden gemischt und liegen verdeckt in der Tischmitte. Ihre Farben spielen während des Spiels keine Rolle.',
        'Jede Zahl gibt es also so oft, wie Farbsätze im Spiel sind, und die offenen Plättchen verraten, welche noch kommen können.',
        'Der Startspieler wird ausgelost, wenn ihr ihn nicht beim Start einer neuen Partie wählt. Danach geht es im Uhrzeigersinn weiter.',
      ],
      origin: [
        'Laut Anleitung entscheidet der Jüngste, ob er beginnt oder der Älteste. Wir haben festgelegt, dass der Startspieler ausgelost wird.',
        'Wie viele Farbsätze jemand allein nimmt, sagt die Anleitung nicht, und andere Zahlen kennt sie nicht. Beides haben wir festgelegt.',
      ],
    },
    L2: {
      title: 'Spielvorbereitung',
      text: [
        'Jeder hat einen Spielplan mit vier Reihen zu je vier Feldern. Der Glückskäfer auf dem Rahmen ist rechts unten.',
        'Üblich ist diese Spielvorbereitung: Du bekommst vier offene Plättchen und legst sie auf die vier Felder der Diagonale von a4 nach d1. Welches Plättchen auf welches Feld kommt, entscheidest du. Gleiche Zahlen sind erlaubt. Niedrige Zahlen oben links und hohe unten rechts sind ein guter Rat, aber keine Regel.',
        'Zuerst bekommen alle ihre vier Plättchen. Dann legt der Startspieler alle vier, danach der nächste Spieler und so weiter. Wer später legt, sieht also schon die Diagonalen der anderen.',
        'Beim Start einer neuen Partie könnt ihr zwei andere Spielvorbereitungen wählen. Automatisch aufsteigend: Die vier Plättchen jedes Spielers werden automatisch aufsteigend auf die Diagonale gelegt. Plättchen für Plättchen: In vier Runden bekommt jeder ein Plättchen und legt es auf ein freies Feld der Diagonale, bevor er das nächste bekommt.',
      ],
      origin: [
        'Laut Anleitung legen alle gleichzeitig. Wir haben festgelegt, dass sie nacheinander legen.',
        'Die beiden anderen Spielvorbereitungen stammen aus anderen Ausgaben.',
      ],
    },
    L3: {
      title: 'Dein Zug',
      text: [
        'Wähle eine von zwei Möglichkeiten. Entweder deckst du ein verdecktes Plättchen auf: Du legst es auf deinen Spielplan oder lässt es offen in der Mitte liegen. Oder du nimmst ein offenes Plättchen aus der Mitte, wenn dort eines liegt: Dieses musst du auf deinen Spielplan legen. Du darfst es also nur nehmen, wenn es dort passt (L4).',
        'Deinen Zug auslassen darfst du nicht. Ganz selten verlangt die Hausregel L8, dass du ein Plättchen aufdeckst.',
      ],
    },
    L4: {
      title: 'Legeregeln',
      text: [
        'Lege das neue Plättchen auf ein freies Feld deines Spielplans. Oder tausche ein Plättchen deines Spielplans dagegen aus: Lege das neue auf dessen Feld und das alte offen in die Mitte. Sonst bleiben Plättchen liegen, wo sie sind. (Das Tauschrätsel in L11 ist ein eigenes Spiel.)',
        'Danach müssen die Zahlen in jeder Reihe von links nach rechts und in jeder Spalte von oben nach unten ansteigen. Lücken sind erlaubt, aber auch über eine Lücke hinweg müssen die Zahlen ansteigen. In einer Reihe oder Spalte darf keine Zahl zweimal liegen. Überall sonst dürfen gleiche Zahlen liegen, auch diagonal nebeneinander.',
      ],
    },
    L5: {
      title: 'Kein Austausch gegen die gleiche Zahl',
      text: [
        'Du darfst kein Plättchen gegen eines mit der gleichen Zahl austauschen. Das würde nichts ändern und wäre so, als ließest du deinen Zug aus.',
      ],
      origin: [
        'Die Anleitung verbietet das nicht ausdrücklich, aber in ihrem Beispiel kommt ein solcher Austausch nicht vor. Darum haben wir festgelegt, dass er nicht erlaubt ist.',
      ],
    },
    L6: {
      title: 'Ein voller Spielplan gewinnt',
      text: ['Belegst du das letzte freie Feld deines Spielplans, gewinnst du sofort.'],
    },
    L7: {
      title: 'Das letzte verdeckte Plättchen',
      text: [
        'Deckst du das letzte verdeckte Plättchen auf, führst du diesen Zug noch zu Ende: Du legst das Plättchen oder lässt es liegen. Wird dein Spielplan damit voll, hast du gewonnen (L6). Sonst endet das Spiel, und es gewinnt, wer die wenigsten freien Felder hat. Bei Gleichstand gibt es mehrere Gewinner.',
        'Spielst du allein und wird dein Spielplan auch mit dem letzten Plättchen nicht voll, hast du verloren (L11).',
      ],
    },
    L8: {
      title: 'Hausregel: kein endloses Tauschen',
      text: [
        'Ein Tauschzug ist ein Zug, in dem du ein offenes Plättchen aus der Mitte nimmst und eines deines Spielplans dagegen austauschst. Damit das nicht endlos weitergeht, sind in Folge höchstens viermal so viele Tauschzüge erlaubt, wie Spieler mitspielen. Zu zweit sind das acht, die Tauschzüge beider Spieler zusammengezählt. Danach muss der nächste Spieler ein Plättchen aufdecken.',
        'Die Zählung beginnt von vorn, wenn ein Plättchen aufgedeckt oder ein freies Feld belegt wird.',
      ],
      origin: [
        'Die Anleitung kennt diese Grenze nicht. Wir haben sie hinzugefügt, damit jedes Spiel ein Ende findet; im Spiel wird sie fast nie erreicht.',
      ],
    },
    L9: {
      title: 'Variante „Wir spielen und spielen“',
      text: [
        'Legst du ein Plättchen so, dass es diagonal neben einem Plättchen mit der gleichen Zahl auf deinem eigenen Spielplan liegt, hast du sofort noch einen Zug. Das gilt auch beim Austauschen. Gelingt es dir wieder, bist du nochmals an der Reihe.',
        'Alle vier diagonalen Nachbarn zählen. Für die Spielvorbereitung und für ein Plättchen, das du in der Mitte liegen lässt, gibt es keinen weiteren Zug. Nach dem letzten verdeckten Plättchen endet das Spiel wie immer (L7). Ist ein weiterer Zug ein Tauschzug, zählt er für die Grenze in L8 wie jeder andere.',
      ],
      origin: [
        'Diese Variante ist von Bruno Cathala.',
        'Welche Nachbarn zählen und was nach der Spielvorbereitung, nach dem letzten Plättchen und für die Grenze in L8 gilt, sagt die Anleitung nicht. Das haben wir festgelegt.',
      ],
    },
    L10: {
      title: 'Turnier',
      text: [
        'Spielt so viele Spiele, wie es Spieler gibt; jeder beginnt eines. Wer ein Spiel gewinnt, bekommt 2 Punkte; gewinnen mehrere gemeinsam (L7), bekommt jeder von ihnen 2. Jeder andere verliert 1 Punkt für jedes freie Feld seines Spielplans. Es gewinnt, wer am Ende die meisten Punkte hat. Bei Gleichstand gibt es mehrere Gewinner.',
      ],
      origin: [
        'Das Turnier stammt aus anderen Ausgaben.',
        'Die Punkte für einen gemeinsamen Sieg haben wir festgelegt.',
      ],
    },
    L11: {
      title: 'Allein spielen',
      text: [
        'Ein Spieler: Du spielst nach den gewöhnlichen Regeln mit zwei Farbsätzen. Du gewinnst, wenn du deinen Spielplan füllst, spätestens mit dem letzten verdeckten Plättchen. Sonst hast du verloren.',
        `Tauschrätsel: ${puzzle.play}`,
      ],
      origin: [puzzle.origin, 'Das Spiel für einen Spieler haben wir uns selbst ausgedacht.'],
    },
  },
  examples: {
    start:
      'Zwei Spieler, zwei Farbsätze: 40 Plättchen, jede Zahl zweimal. A bekommt das erste Plättchen, eine 9.',
    'none-left':
      'Eine 19 liegt auf d1, die andere in der Mitte. Eine dritte kann niemand aufdecken. A deckt eine 20 auf.',
    choose: 'A legt das letzte der vier Plättchen. Dann legt B die 2, 7, 12 und 17.',
    'off-diagonal': 'Bei der Spielvorbereitung darfst du Plättchen nur auf die Diagonale legen.',
    sorted:
      'Automatisch aufsteigend: Sobald jeder Spieler vier Plättchen hat, werden die Plättchen beider automatisch gelegt.',
    'one-by-one': 'Plättchen für Plättchen: A legt die 9 auf c2 und wartet ab, was als Nächstes kommt.',
    draw: 'A könnte die 3 nehmen, darf aber auch ein Plättchen aufdecken.',
    leave:
      'A hat eine 20 aufgedeckt und lässt sie in der Mitte liegen. Jeder Spieler darf sie später nehmen.',
    take: 'A nimmt die 3 aus der Mitte und legt sie auf b4, rechts neben die 1.',
    'no-passing': 'A hat kein Plättchen aufgedeckt und kann deshalb keines in der Mitte liegen lassen.',
    'thirteen-empty': 'Für die 13 gibt es drei Möglichkeiten. Die erste: auf c4, rechts neben die 5.',
    'thirteen-for-ten': 'Die zweite: auf d3. Die 10 wird gegen die 13 ausgetauscht und kommt in die Mitte.',
    'thirteen-for-fifteen':
      'Die dritte: auf b1. Die 15 wird gegen die 13 ausgetauscht und kommt in die Mitte. Nun liegen zwei 13en diagonal nebeneinander, und das ist erlaubt.',
    'over-the-gap':
      'Die 8 auf b3 darf nicht gegen die 13 ausgetauscht werden: In derselben Reihe kommt nach einer Lücke eine 10.',
    'twice-in-a-row': 'Auf b2 darf die 13 nicht liegen: In dieser Reihe gibt es schon eine 13.',
    'same-number': 'Auf a2 liegt eine 13. Du darfst sie nicht gegen eine andere 13 austauschen.',
    full: 'A belegt das letzte freie Feld und gewinnt.',
    'last-laid':
      'In diesem Spiel gibt es nur einen Farbsatz, 20 Plättchen. Die 3 lag als letztes verdeckt. A legt sie und hat elf freie Felder, B hat zwölf. A gewinnt.',
    'last-left':
      'Dasselbe Spiel mit einem Farbsatz: Lässt A die 3 dagegen liegen, haben beide zwölf freie Felder und gewinnen gemeinsam.',
    'eighth-exchange':
      'Sieben Tauschzüge in Folge haben die beiden Spieler gemacht. Dies ist der achte: A nimmt die 20 und tauscht die 16 dagegen aus.',
    'must-draw':
      'Jetzt muss B ein Plättchen aufdecken. B darf nicht einmal die 16 auf das freie Feld d4 legen.',
    'plays-again': 'Die 6 auf c4 liegt diagonal neben der 6 auf b3: A hat noch einen Zug.',
    'not-diagonal': 'Auf d4 liegt sie nicht neben der anderen 6: B ist an der Reihe.',
    'exchange-again':
      'A tauscht die 11 gegen eine 6 aus. Die 6 liegt diagonal neben der 6 auf b3: A hat noch einen Zug.',
    points:
      'A belegt das letzte Feld, gewinnt und bekommt 2 Punkte. B hat zwei freie Felder und verliert 2 Punkte.',
    alone: 'Ein Spieler und zwei Farbsätze. Der Spieler deckt ein Plättchen auf.',
    'alone-lost':
      'Ein Spiel mit nur einem Farbsatz, 20 Plättchen. Das letzte ist gelegt, und elf Felder sind frei. Der Spieler hat verloren.',
    ...puzzleRules.examples,
  },
  sources: [
    'Lucky Numbers ist ein Spiel von Michael Schacht. Die Variante „Wir spielen und spielen“ ist von Bruno Cathala. Grafik: Deborah Triggiano. Redaktion: Frank Weiß. Zuerst erschien es 2012 bei Ravensburger (die deutsche Ausgabe hieß „5 vor 12“), dann bei TIKI Editions (2020) und Game Factory (2023). Spielkasten ist keine offizielle Ausgabe; alle Sätze hier sind unsere eigenen.',
    'Die Regeln folgen der deutschen Anleitung von Game Factory. Die Ausgabe von 2012 und ihren Titel nennt sie nicht; beides kennen wir aus anderer Quelle. Das Alter der Spieler und die Spieldauer stehen nicht in der Anleitung und sind uns nicht bekannt.',
    'Die Spielvorbereitungen „Automatisch aufsteigend“ und „Plättchen für Plättchen“ (L2) und das Turnier (L10) stammen aus anderen Ausgaben.',
    'Rekonstruiert: Das Extrablatt mit der Soloregel ist verloren. Das Tauschrätsel (L11) ist nach der Idee der Soloregel rekonstruiert.',
    'Von uns festgelegt, weil die Anleitung nichts dazu sagt: die Zahl der Farbsätze für einen Spieler und die freie Wahl dieser Zahl (L1); kein Austausch gegen die gleiche Zahl (L5, wie es das Beispiel der Anleitung nahelegt); die Grenze für Tauschzüge (L8); was in der Variante zählt (L9); die Punkte für einen gemeinsamen Sieg (L10); das Spiel für einen Spieler und die Einzelheiten des Tauschrätsels (L11). Anders als in der Anleitung: wer beginnt (L1) und dass die Spieler ihre ersten Plättchen nacheinander legen (L2).',
  ],
};
