import type { Fault } from '../../core/errors.js';
import { formatList } from '../../element/words/sentences.js';
import type { UiLanguage } from '../en/ui.js';
import { captions } from './eager.js';
import { placeText } from './grammar.js';
import { parts } from './parts.js';

/** The place of a mark: its number, or in a record ply and number, such as `5:2`. */
const markPlace = (at: string) => `Markierung ${at}`.replace(/ ([\da-z]+):/, ' nach Zug $1, Nummer ');

/** A seat whose part in a link is wrong: `A`, `A.own`. */
const linkSeat = (at: string) =>
  /\.(own|gift)/.test(at)
    ? `Dieser Link ist ungültig: Die geheime Zahl von Spieler ${at[0]} passt nicht zu dem, was vorher festgelegt wurde.`
    : at.includes('.')
      ? `Dieser Link ist ungültig: Der Name von Spieler ${at[0]} ist nicht erlaubt.`
      : `Dieser Link ist unvollständig oder wurde verändert (Zug von Spieler ${at}).`;

/** The place of a fault in a link or a log: `moves.3`, `7.m.0`. */
const place = (at: string) =>
  at.startsWith('moves.') ? `Zug ${at.slice(6)} im Link` : `Eintrag ${at.split('.')[0]}`;

/** When to try again, if the number of seconds is known. */
const again = (seconds: string): string => seconds && ` Versuche es in ${seconds} s noch einmal.`;

const faults: Readonly<Record<string, (fault: { at: string; found: string; type: string }) => string>> = {
  'record-long': () => 'Die Aufzeichnung ist zu lang, um gelesen zu werden.',
  'record-tag': ({ at, found }) => `Die Kopfzeile in ${at} ist unlesbar: ${found}`,
  'record-twice': ({ at, found }) => `Die Kopfzeile ${found} in ${at} kommt zweimal vor.`,
  'record-comment': ({ at }) => `Der Kommentar in ${at} ist nicht geschlossen.`,
  'record-variation-start': ({ at }) => `Die Variante in ${at} muss auf den Zug folgen, den sie ersetzt.`,
  'record-variation-close': ({ at }) => `In ${at} endet eine Variante, die nicht begonnen hat.`,
  'record-variation-empty': ({ at }) => `Die Variante in ${at} hat keine Züge.`,
  'record-variation-open': ({ at }) => `Die Variante in ${at} ist nicht geschlossen.`,
  'record-variation-deep': ({ at }) => `Die Variante in ${at} ist zu tief verschachtelt.`,
  'record-variation-many': ({ at }) => `In ${at} beginnen zu viele Varianten.`,
  'record-skipped': ({ at, found }) => `Der Text von <${at}> gehört nicht zur Aufzeichnung: „${found}“`,
  'record-after': ({ found }) =>
    `Das Brett endet vor seiner Aufzeichnung: Danach steht „${found}“. Schreib die Aufzeichnung ohne Leerzeilen oder ins Attribut record.`,
  'record-token': ({ at, found }) => `In ${at} steht ein unerwartetes Zeichen: ${found.charAt(0)}`,
  'record-format': ({ found }) => `Die Aufzeichnung hat das Format ${found}; gelesen wird Format 1.`,
  'record-game': ({ found }) => `Die Aufzeichnung gehört zu einem anderen Spiel (${found}).`,
  'record-options': () => 'Die Kopfzeile Options muss ein JSON-Objekt sein.',
  'record-result': ({ found }) => `Das Ergebnis ${found} passt nicht zu den Zügen der Aufzeichnung.`,
  'table-stale': () =>
    'Ein anderer Zug war schneller, vielleicht von einem anderen deiner Geräte. Dieser wurde nicht gespielt.',
  'table-computer': () =>
    'Der Computer spielt gerade für dich, darum wurde dieser Zug nicht gespielt. Kehre zur Partie zurück, um selbst zu ziehen.',
  'table-early': () => 'Dein Brett war nicht auf dem neuesten Stand. Mach deinen Zug noch einmal.',
  'table-turn': () => 'Jemand anderes ist an der Reihe.',
  'table-illegal': () =>
    'Der Gastgeber des Tisches hat diesen Zug abgelehnt. Lade die Seite neu und versuche es noch einmal.',
  'table-notation': () =>
    'Der Gastgeber des Tisches konnte diesen Zug nicht lesen. Lade die Seite neu und versuche es noch einmal.',
  'table-over': () => 'Die Partie am Tisch ist zu Ende.',
  'table-rate': ({ found }) => `Zu viele Züge in kurzer Zeit. Dieser wurde nicht gespielt.${again(found)}`,
  'table-full': () =>
    'Das Protokoll des Tisches ist voll, darum wurde dieser Zug nicht gespielt. Eröffne einen neuen Tisch.',
  'table-token': () => 'Du siehst hier nur zu. Um mitzuspielen, öffne deinen eigenen Link.',
  'table-lost': () =>
    'Der Gastgeber des Tisches ist nicht erreichbar, darum wurde dieser Zug nicht gespielt. Prüfe deine Verbindung und versuche es noch einmal.',
  'table-fault': ({ at }) => `Das Protokoll des Tisches ist ungültig (${at}). Lade die Seite neu.`,
  'table-unfair-seed': () =>
    'Der Startwert des Tisches oder sein Prüfwert ist nicht der, der vorher gezeigt wurde.',
  'table-unfair-commit': ({ at }) =>
    `Der Prüfwert von Spieler ${at} ist nicht der, der vorher gezeigt wurde.`,
  'table-unfair-salt': ({ at }) =>
    `Eine geheime Zahl der Spieler passt nicht zu ihrem Prüfwert (Eintrag ${at}).`,
  'table-unfair-outcome': ({ at, found }) =>
    `Zug ${at}, ${found}, folgt nicht aus dem Startwert und den geheimen Zahlen der Spieler.`,
  'table-unfair-log': ({ at }) =>
    `Eintrag ${at} des Protokolls ist nicht der, der vorher gezeigt wurde, oder er fehlt.`,
  'table-unfair-rule': ({ at }) => `Eintrag ${at} des Protokolls verstößt gegen die Regeln.`,
  'table-game': () => 'Am Tisch wird ein anderes Spiel gespielt als auf diesem Brett.',
  'table-address': () =>
    'Die Adresse führt zu keinem Tisch. Sie ist unvollständig oder gehört zu einem anderen Brett. Kopiere den ganzen Link, oder bitte noch einmal um ihn.',
  'table-gone': () => 'Diesen Tisch gibt es nicht mehr. Eröffne einen neuen.',
  'table-closed': () => 'Diesen Tisch können nur seine Spieler sehen.',
  'table-taken': () =>
    'Jemand anderes war schneller und spielt dort. Spiele als jemand anderes mit, oder sieh zu.',
  'table-seat': () =>
    'Dieser Link gehört jemand anderem oder wurde verändert. Du spielst als du selbst weiter.',
  'table-no-seat': () =>
    'Mit diesem Link kannst du nicht mehr mitspielen: Jemand anderes ist an deiner Stelle dabei, oder der Link wurde verändert. Du siehst zu.',
  table: () => 'Diesen Tisch gibt es nicht.',
  lost: () => 'Der Spielserver ist nicht erreichbar.',
  origin: () => 'Der Spielserver lässt diese Website nicht zu. Sein Betreiber muss sie erlauben.',
  server: () => 'Der Spielserver ist gestört. Versuche es in einer Minute noch einmal.',
  'table-link': () =>
    'Dieses Spiel kann nicht per Link gespielt werden: Mitten im Zug wird gewürfelt oder aufgedeckt, und das könnte niemand prüfen. Dafür braucht es einen Server.',
  'table-one': () =>
    'Ein Spiel für einen Spieler kann nicht mit anderen gespielt werden: Entferne das Attribut table.',
  'table-id': () => 'Ein Brett mit dem Attribut table braucht eine id.',
  'link-cut': () =>
    'Der Link ist unvollständig oder wurde unterwegs verändert. Kopiere den ganzen Link aus der Nachricht, bis zur letzten Ziffer, oder bitte noch einmal um ihn.',
  'link-case': () =>
    'Im Link wurden große und kleine Buchstaben vertauscht. Lass ihn dir noch einmal auf einem anderen Weg schicken.',
  'link-version': () =>
    'Der Link stammt aus einer neueren Version dieses Spiels. Lade die Seite neu; hilft das nicht, spiel auf der Seite, von der der Link kommt.',
  'link-board': () =>
    'Der Link gehört zu einem anderen Spiel als dieses Brett. Öffne ihn auf der Seite, von der er kommt.',
  'link-second': () =>
    'Jemand anderes hat diese Einladung vor dir angenommen, und die Partie in diesem Link gehört dazu. Bitte um eine eigene Einladung.',
  'link-taken': () =>
    'Zwei Leute haben deine Einladung angenommen. Du spielst mit dem ersten; schicke dem zweiten eine eigene Einladung.',
  'link-options': ({ at }) => `Die Optionen im Link sind nicht möglich (${at}). Per Link spielen zwei.`,
  'link-by': () => 'Dieser Link stammt nicht von dem Spieler, den er nennt.',
  'link-word': ({ found }) => `Im Link steht etwas, das jetzt nicht möglich ist: „${found}“.`,
  'link-moves': ({ at, found }) =>
    `Zug ${at.slice(6)} im Link weicht von den Zügen ab, die schon gespielt sind${found && `: ${found}`}.`,
  'link-A': ({ at }) => linkSeat(at),
  'link-B': ({ at }) => linkSeat(at),
  'link-other': () =>
    'Auf deinen letzten Link gibt es zwei Antworten. Das Brett behält die erste: Bitte um einen Link, der sie fortsetzt.',
  'link-game': () => 'Dieses Spiel kann nicht per Link gespielt werden.',
  illegal: ({ at, found }) => `${place(at)} ist nicht erlaubt${found && `: ${found}`}.`,
  notation: ({ at, found }) => `${place(at)} ist unlesbar${found && `: „${found}“`}.`,
  stale: ({ at }) => `${place(at)} kommt zu spät: Etwas anderes war schneller.`,
  early: ({ at }) => `${place(at)} kommt zu früh: Vorher fehlt etwas.`,
  rate: ({ found }) => `Zu viel in kurzer Zeit.${again(found)}`,
  full: () => 'Das Protokoll des Tisches ist voll.',
  token: () => 'Du siehst hier nur zu. Um mitzuspielen, öffne deinen eigenen Link.',
  entry: () => 'Ein Eintrag des Tisches ist unlesbar.',
  'entry-kind': ({ at }) => `Der Eintrag ${at} des Tisches ist von unbekannter Art. Lade die Seite neu.`,
  'entry-field': ({ at, found }) => `Der Eintrag ${at} des Tisches kann nicht „${found}“ sein.`,
  'entry-unknown': ({ at }) => `Der Eintrag des Tisches hat ein unbekanntes Feld (${at}).`,
  'marks-long': ({ at }) =>
    `${markPlace(at)}: Der Text ist zu lang, mehr als 1000 Zeichen sind nicht erlaubt.`,
  'marks-many': ({ at }) => `${markPlace(at)}: Mehr als 64 Markierungen sind nicht erlaubt.`,
  'marks-form': ({ at, found }) =>
    `${markPlace(at)}: „${found}“ ist weder ein Feld wie ro noch ein Pfeil wie ro-wo.`,
  'marks-square': ({ at, found }) => `${markPlace(at)}: Das Feld ${found} gibt es auf diesem Brett nicht.`,
  'marks-arrow': ({ at, found }) =>
    `${markPlace(at)}: Ein Pfeil führt von einem Feld zu einem anderen, nicht wie ${found}.`,
  'marks-color': ({ at, found }) =>
    `${markPlace(at)}: Die Farbe heißt green, red, yellow oder blue, nicht „${found}“.`,
  'marks-label': ({ at }) =>
    `${markPlace(at)}: Die Aufschrift nach = hat ein oder zwei sichtbare Zeichen, keine Klammern.`,
  'value-points': ({ at, found }) =>
    `Zug ${at}: Punkte sind eine Zahl von 0 bis 9999, etwa [%points 26.2], nicht „${found}“.`,
  'value-chance': ({ at, found }) =>
    `Zug ${at}: Eine Chance ist eine Zahl von 0 bis 1, etwa [%chance 0.38], nicht „${found}“.`,
  'puzzle-none': () => 'Ein Rätsel braucht eine Lösung: eine Aufzeichnung mit Zügen oder ein Ziel (goal).',
  'puzzle-both': ({ found }) =>
    `Ein Rätsel hat entweder eine Aufzeichnung oder ein Ziel, nicht beides: „${found}“.`,
  'puzzle-goal': ({ found }) => `Ein Rätsel dieses Spiels kann nicht das Ziel „${found}“ haben.`,
  'puzzle-alone': ({ found }) => `Ein Rätsel mit dem Ziel „${found}“ hat einen Spieler (players="1").`,
  'puzzle-over': () => 'In dieser Stellung ist niemand an der Reihe.',
  'puzzle-value': ({ found }) => `Das Ziel „${found}“ ist in dieser Stellung nicht erreichbar.`,
  'autosave-newer': () =>
    'Unter diesem Namen liegt schon eine Partie aus einer neueren Version. Sie bleibt erhalten; die jetzige wird nicht gespeichert.',
  'autosave-kept': ({ at }) =>
    `Unter diesem Namen war eine andere Partie gespeichert. Sie bleibt als „${at}“ erhalten.`,
  'autosave-full': () =>
    'Diese Partie wird nicht gespeichert: Der Speicher des Browsers für diese Website ist voll. Du kannst weiterspielen; lösche gespeicherte Partien oder Daten der Website, um Platz zu schaffen.',
  'autosave-long': () =>
    'Diese Partie wird nicht gespeichert: Ihre Aufzeichnung hat mehr als 200000 Zeichen. Du kannst weiterspielen; kürze die Kommentare oder beginne eine neue Partie.',
  type: ({ at, found, type }) => `Die Eigenschaft ${at} muss ${types[type] ?? type} sein, nicht „${found}“.`,
  'option-data': ({ at }) =>
    `${at}: Der Wert ist zu tief verschachtelt oder lässt sich nicht als JSON schreiben.`,
  option: ({ at, found }) => `„${found}“ ist für ${at} nicht möglich.`,
  over: ({ found }) => `Die Partie ist zu Ende${found && `: ${found} ist nicht mehr möglich`}.`,
  turn: () => 'Das ist jetzt nicht möglich: Hier ist niemand an der Reihe.',
};

/** The types of properties. */
const types: Readonly<Record<string, string>> = {
  string: 'ein Text',
  'string or a list': 'ein Text oder eine Liste',
  number: 'eine Zahl',
  boolean: 'true oder false',
};

const fault = ({ code, at = '', found = '', type = '' }: Fault & { readonly type?: string }) =>
  Object.hasOwn(faults, code)
    ? faults[code]?.({ at: code.startsWith('record') ? placeText(at) : at, found, type })
    : undefined;

/** The shared UI in German. */
export const words: UiLanguage = {
  remote: 'spielt woanders',
  vacant: 'frei',
  levels: { easy: 'leicht', medium: 'mittel', hard: 'schwer', best: 'Meister' },

  toMove: captions.toMove,
  thinking: (name) => `${name} überlegt`,
  won: (name) => `${name} hat gewonnen`,
  draw: 'Unentschieden',
  nobodyWon: 'Niemand hat gewonnen',
  sharedWin: (names) => `${formatList(names, 'und')} gewinnen gemeinsam`,
  over: (result) => `Partie beendet: ${result}`,
  resigned: (name) => `${name} hat aufgegeben.`,
  late: (name) => `${name} hat die Zeit überschritten.`,
  agreed: 'Die Spieler haben sich auf ein Unentschieden geeinigt.',
  you: {
    toMove: 'Du bist dran',
    won: 'Du hast gewonnen',
    lost: 'Du hast verloren',
    resigned: 'Du hast aufgegeben.',
    late: 'Du hast die Zeit überschritten.',
    name: 'Du',
    share: (others) => `Du gewinnst gemeinsam mit ${formatList(others, 'und')}`,
    seat: 'du',
    seatToMove: 'du bist dran',
    seatWon: 'du hast gewonnen',
  },
  learn: 'Spielend lernen',
  playAgain: 'Noch einmal',
  lookBack: 'Partie ansehen',
  harder: 'Stärkerer Gegner',
  easier: 'Schwächerer Gegner',
  share: 'Teilen',
  noUndo: {
    start: 'Es gibt nichts zurückzunehmen',
    final: 'Dieses Ergebnis kann nicht zurückgenommen werden',
    remote: 'Nur beide Seiten gemeinsam können einen Zug zurücknehmen',
  },
  newGame: 'Neue Partie',
  noRedo: 'Es gibt nichts zu wiederholen',
  seatToMove: 'ist dran',
  seatThinking: 'überlegt',
  seatWaiting: 'wartet',
  seatWon: 'gewonnen',
  ply: (n, of) => (n ? `Zug ${n} von ${of}` : 'Anfang'),

  recap: 'Was ist passiert?',
  recapEnd: 'Zurück zur Partie',
  previous: 'Einen Zug zurück',
  next: 'Einen Zug vor',

  loading: 'Lädt …',
  loadFailed: 'Laden nicht möglich. Prüfe deine Verbindung und versuche es noch einmal.',
  computerFailed: 'Der Computerspieler konnte nicht gestartet werden',
  tryAgain: 'Noch einmal versuchen',
  possible: (values) => `Möglich: ${formatList(values, 'oder')}.`,
  badAttribute: (name, found) => `Das Attribut ${name} hat einen ungültigen Wert: „${found}“.`,
  oddCharacter: (place, name) => `Zeichen ${place} ist ${name}.`,
  noSeatFor: (name, found, seats) =>
    `Das Attribut ${name} nennt zu viele Spieler: Lass „${found}“ weg. Die Zahl der Plätze ist ${seats}.`,
  onBoard: (board, sentence) => `Brett „${board}“: ${sentence}`,
  fault,

  toolbar: {
    label: 'Spiel',
    status: 'Status',
    undo: 'Zurück',
    redo: 'Vor',
    hint: 'Tipp',
    rules: 'Regeln',
    new: 'Neu',
    more: 'Mehr',
  },

  message: {
    close: 'Schließen',
    rule: (id) => `Regel ${id}`,
  },

  record: {
    title: 'Züge',
    noMoves: 'Noch keine Züge',
    result: 'Ergebnis',
    move: (ply, name, notation) => `${ply}. ${name ? `${name}: ` : ''}${notation}`,
  },

  ...parts,
};
