import { breachText } from '../../../element/i18n/sentences.js';
import { boardDe } from './board-de.js';
import { puzzleDe } from './puzzle-de.js';
import { sayFault, type LuckyWords, type Sentences } from './words.js';

const list = (words: readonly (string | number)[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} und ${words.at(-1)}` : words.join();

const sentences: Sentences = {
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
const fault = sayFault(sentences);

export const de: LuckyWords = {
  name: 'Lucky Numbers',
  puzzle: puzzleDe,
  say(happening, names) {
    const { kind, seat = 0, squares = [], tiles = [] } = happening;
    const name = names[seat] ?? '';
    const [tile, back] = tiles;
    const goesBack = back ? `; die ${back} geht in die Mitte` : '';
    if (kind === 'dealt') return `${name} bekommt die ${tile}.`;
    if (kind === 'arranged') return `${name} hat ${list(tiles)}.`;
    if (kind === 'turned') return `${name} deckt die ${tile} auf.`;
    if (kind === 'left') return `${name} lässt die ${tile} liegen.`;
    if (kind === 'laid' || kind === 'exchanged')
      return `${name} legt die ${tile} auf ${squares[0]}${goesBack}.`;
    if (kind === 'took' || kind === 'traded')
      return `${name} nimmt die ${tile} und legt sie auf ${squares[0]}${goesBack}.`;
    if (kind === 'matched') return `Auch auf ${list(squares.slice(1))} liegt die ${tile}: noch ein Zug.`;
    if (kind === 'must-draw') return `${name} muss jetzt ein Plättchen aufdecken.`;
    return puzzleDe.say(happening);
  },
  ending: (rule) =>
    rule === 'L6'
      ? 'Der Plan ist voll.'
      : (puzzleDe.ending(rule) ?? 'Das letzte verdeckte Plättchen ist aufgedeckt.'),
  breach: (why) => puzzleDe.breach(why) ?? breach(why),
  fault: (wrong) => puzzleDe.fault(wrong) ?? fault(wrong),
  option: (name) => options[name] ?? name,
  choice: (name, value) => (name === 'series' ? series[value] : choices[value]) ?? value,
  ...boardDe,
};
