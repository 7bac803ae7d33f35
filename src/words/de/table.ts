import { formatList } from '../../element/words/sentences.js';
import type { TableWords } from '../en/table.js';
import { words as seatList } from './seat-list.js';

const claim = (name: string, ends: boolean): string =>
  `Zeit abgelaufen (${name}): ${ends ? 'Partie beenden' : 'den Computer zu Ende spielen lassen'}`;

/** The words at a table with people elsewhere, in German. */
export const table: TableWords = {
  asks: {
    undo: (name) => `${name} möchte den letzten Zug zurücknehmen.`,
    draw: (name) => `${name} bietet Unentschieden an.`,
    rematch: (name) => `${name} möchte noch einmal spielen.`,
    computer: (name, away) => `${name} möchte, dass der Computer für ${away} spielt.`,
  },
  answers: {
    undo: ['Erlauben', 'Ablehnen'],
    draw: ['Annehmen', 'Ablehnen'],
    rematch: ['Noch einmal', 'Nein, danke'],
    computer: ['Erlauben', 'Ablehnen'],
  },
  asked: {
    undo: 'Du hast darum gebeten, deinen letzten Zug zurückzunehmen.',
    draw: 'Du hast Unentschieden angeboten.',
    rematch: 'Du hast um eine weitere Partie gebeten.',
    computer: 'Du hast darum gebeten, dass der Computer übernimmt.',
  },
  takeBack: 'Anfrage zurückziehen',
  withdrawn: (name) => `${name} hat die Anfrage zurückgezogen.`,
  youWithdrew: 'Du hast die Anfrage zurückgezogen.',
  youRefused: 'Du hast abgelehnt.',
  agreed: { undo: 'Der letzte Zug wurde zurückgenommen.', computer: 'Der Computer übernimmt.' },
  refused: {
    undo: (name) => `${name} lehnt ab: Der Zug bleibt.`,
    draw: (name) => `${name} lehnt das Unentschieden ab.`,
    rematch: (name) => `${name} möchte nicht noch einmal spielen.`,
    computer: (name) => `${name} lehnt ab: Der Computer übernimmt nicht.`,
  },
  lapsed: 'Inzwischen wurde gezogen. Deine Anfrage gilt nicht mehr.',
  notNow: 'Das kannst du jetzt nicht anfragen.',
  tooFast: 'Zu viele Anfragen in kurzer Zeit. Versuche es in einer Minute noch einmal.',
  noMore: 'An diesem Tisch sind keine weiteren Anfragen möglich.',
  unsent: {
    move: 'Dein Zug ist noch nicht gesendet. Das Brett versucht es weiter.',
    resign: 'Deine Aufgabe ist noch nicht gesendet. Das Brett versucht es weiter.',
    ask: 'Deine Anfrage ist noch nicht gesendet. Das Brett versucht es weiter.',
    answer: 'Deine Antwort ist noch nicht gesendet. Das Brett versucht es weiter.',
  },
  sent: 'Gesendet.',
  unfair: 'Dieser Partie ist nicht zu trauen.',
  details: 'Einzelheiten',

  link: {
    invite: 'Einladen',
    start: 'Mit jemandem anderswo spielen',
    intro:
      'Ihr schickt einander einen Link mit euren Zügen, per Mail oder im Chat, so schnell oder so langsam ihr wollt.',
    name: 'Dein Name',
    cancel: 'Abbrechen',
    send: 'Link senden',
    copy: 'Link kopieren',
    again: 'Link noch einmal senden',
    takeBack: 'Zug zurücknehmen',
    leave: 'Diese Partie verlassen',
    left: 'Du hast die Partie verlassen.',
    somebody: 'Jemand',
    invites: (name, game, clock) =>
      `${name ? `${name} lädt dich zu ${game} ein` : `Du bist zu ${game} eingeladen`}${clock && `, ${clock}`}.`,
    accept: 'Mitspielen',
    invitation:
      'Sende diesen Link der Person, mit der du spielen willst. Öffne dann den Link, den du zurückbekommst.',
    toSend: (name) => `Sende diesen Link an ${name}.`,
    sent: (name) => `Die Partie geht mit dem Link weiter, den du von ${name} zurückbekommst.`,
    sentFirst: (name) =>
      `Die Partie geht mit dem Link weiter, den du von ${name} zurückbekommst. Kommt keiner, war vielleicht jemand anderes schneller: Bitte dann um eine eigene Einladung.`,
    sentEnd: (name) => `Die Partie ist zu Ende. ${name} sieht das Ende mit deinem Link.`,
    end: (name) => `Die Partie ist zu Ende. Sende diesen letzten Link, damit ${name} das Ende sieht.`,
    yourTurn: 'Mach deinen Zug. Sende dann den Link.',
    watching:
      'Du siehst zu. Um mitzuspielen, öffne den Link in dem Browser, in dem du die Partie begonnen hast.',
    shared: 'Der Link wurde gesendet.',
    copied: 'Der Link wurde kopiert.',
    byHand: 'Link zum Kopieren',
    older: 'Das ist ein älterer Link. Das Brett zeigt die Partie, wie sie jetzt steht.',
    noStorage:
      'Dieser Browser lässt die Seite nichts speichern. Deine Partie findest du nur über die Adresse dieser Seite wieder: Setze ein Lesezeichen und gib die Adresse nicht weiter.',
    paste: 'Der Link, den du zurückbekommen hast',
    open: 'Öffnen',
    sendFirst: 'Sende zuerst diesen Link: Er beendet die Partie.',
    drawWithMove: 'Dein Angebot, unentschieden zu spielen, wird mit deinem nächsten Zug gesendet.',
    notYourTurn: 'Das geht, wenn du an der Reihe bist.',
    tooLate:
      'Der Link ist vielleicht schon unterwegs: Ein Zug kann nur zurückgenommen werden, bevor du ihn sendest.',
  },

  reactions: {
    hello: 'Hallo!',
    'good-luck': 'Viel Glück!',
    'well-played': 'Gut gespielt!',
    wow: 'Wow!',
    oops: 'Hoppla!',
    thanks: 'Danke!',
  },

  server: {
    intro: 'Du eröffnest einen Tisch und verschickst seinen Link. Alle spielen auf ihrem eigenen Gerät.',
    players: 'Spieler',
    time: 'Bedenkzeit',
    noClock: 'ohne Grenze',
    clocks: { game: (time) => `${time} für alle Züge`, move: (time) => `${time} für jeden Zug` },
    timeOf: (seat) => `Bedenkzeit für ${seat}`,
    times: {
      game: (list) => `Restliche Bedenkzeit: ${list}.`,
      move: (list) => `Restliche Bedenkzeit für einen Zug: ${list}.`,
    },
    timeLeft: (time) => (time ? `Du hast noch ${time}.` : 'Deine Zeit ist abgelaufen.'),
    timeLeftOf: (name, time, ends) =>
      time
        ? `${name} hat noch ${time}.`
        : `Die Zeit von ${name} ist abgelaufen. Unter dem Brett steht der Knopf „${claim(name, ends)}“.`,
    inviteMore: 'Zu einer neuen Partie einladen',
    open: 'Tisch eröffnen',
    connecting: 'Verbindung zum Tisch wird hergestellt …',
    offline: 'Keine Verbindung zum Tisch. Das Brett versucht es weiter.',
    noConnection: 'Keine Verbindung',
    tooMany: (seconds) =>
      `Zu viele Verbindungen aus deinem Netz. Das Brett versucht es in ${seconds} s noch einmal.`,
    connected: 'Wieder verbunden.',
    invite: 'Sende diesen Link allen, mit denen du spielen willst. Die Partie beginnt, sobald alle da sind.',
    full: 'Alle sind da. Die Partie beginnt, sobald jedes Brett seine geheime Zahl gezogen hat.',
    setFree: (name) => `${name} vom Tisch nehmen`,
    sit: 'Mitspielen',
    anotherSeat: 'Oder mitspielen als:',
    decline: 'Nein, danke',
    whoIsIt: (names) => `Bist du ${names} oder jemand anderes?`,
    iAm: (name) => `Ich bin ${name}`,
    somebodyElse: 'Als jemand anderes spielen',
    first: 'Startspieler',
    firstIs: (name) => `${name} beginnt.`,
    level: 'Stärke',
    fill: 'Mit Computern starten',
    seatOf: (seat) => `Wer spielt ${seat}?`,
    person: 'Mensch',
    computer: (level) => `Computer (${level})`,
    you: (name) => `${name} (du)`,
    free: 'frei',
    here: 'da',
    never: 'noch nicht da',
    left: 'gegangen',
    gone: 'abwesend',
    goneFor: (time) => `abwesend (${time})`,
    sits: (name) => `${name} spielt mit.`,
    seated: 'Du spielst mit.',
    missing: (names) =>
      `Verschicke den Link: Es ${names.length > 1 ? 'fehlen' : 'fehlt'} noch ${formatList(names, 'und')}.`,
    youAre: (name) => `Du spielst als ${name}.`,
    youAreBack: 'Du spielst wieder mit.',
    youLeft: 'Du hast den Tisch verlassen.',
    begins: 'Die Partie beginnt.',
    nextTable: 'Du sitzt am neuen Tisch. Die Partie beginnt, sobald alle da sind.',
    hasLeft: (name) => `${name} hat den Tisch verlassen.`,
    away: (name) => `${name} ist nicht mehr da.`,
    back: (name) => `${name} ist wieder da.`,
    says: (name, text) => `${name}: ${text}`,
    yourTurn: 'Du bist dran',
    watching: 'Du siehst bei dieser Partie zu.',
    stop: 'Nicht mehr zusehen',
    table: 'Am Tisch',
    say: 'Etwas sagen',
    sendTable: 'Zum Zusehen einladen',
    device: 'Auf einem anderen Gerät spielen',
    comeBack: 'Zurück zur Partie',
    playAs: (name) => `Als ${name} spielen`,
    takeOver: (name) => `Den Computer für ${name} spielen lassen`,
    claimed: (name, time) =>
      `Wenn ${name} weder zieht noch ablehnt, kann der Computer übernehmen. Frist: ${time}.`,
    claim,
    leave: 'Tisch verlassen',
  },

  list: seatList,
};
