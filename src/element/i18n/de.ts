import { menuWords } from './de-menu.js';
import type { Fault } from '../../core/errors.js';
import type { UiLanguage } from './en.js';
import type { MarkWords } from './en-on-demand.js';
import { formatList, formatNumber, formatStanding, listNames } from './sentences.js';

const lapses = { 1: 'Ungenauigkeit', 2: 'Fehler', 3: 'grober Fehler' };

/** The place of a mark: its number, or in a record ply and number, such as `5:2`. */
const markPlace = (at: string) => `Markierung ${at}`.replace(/ (\d+):/, ' nach Zug $1, Nummer ');

const markAdjectives = { green: 'grüner', red: 'roter', yellow: 'gelber', blue: 'blauer' };

/** Rings and arrows on the board, as parts of a sentence. Pictures have these words, too. */
export const markWords: MarkWords = {
  ring: (color, square) => `${markAdjectives[color]} Ring auf ${square}`,
  arrow: (color, from, to) => `${markAdjectives[color]} Pfeil von ${from} nach ${to}`,
  labelled: (mark, label) => `${mark} mit der Aufschrift ${label}`,
};

const faults: Readonly<Record<string, (fault: { at: string; found: string }) => string>> = {
  'record-long': () => 'Die Aufzeichnung ist zu lang, um gelesen zu werden.',
  'record-tag': ({ at, found }) => `Die Kopfzeile bei ${at} ist unlesbar: ${found}`,
  'record-twice': ({ at, found }) => `Die Kopfzeile ${found} bei ${at} kommt zweimal vor.`,
  'record-comment': ({ at }) => `Der Kommentar bei ${at} ist nicht geschlossen.`,
  'record-variation-start': ({ at }) => `Die Variante bei ${at} muss auf den Zug folgen, den sie ersetzt.`,
  'record-variation-close': ({ at }) => `Bei ${at} endet eine Variante, die nicht begonnen hat.`,
  'record-variation-empty': ({ at }) => `Die Variante bei ${at} hat keine Züge.`,
  'record-variation-open': ({ at }) => `Die Variante bei ${at} ist nicht geschlossen.`,
  'record-variation-deep': ({ at }) => `Die Variante bei ${at} ist zu tief verschachtelt.`,
  'record-variation-many': ({ at }) => `Bei ${at} beginnen zu viele Varianten.`,
  'record-token': ({ at, found }) => `Bei ${at} steht ein unerwartetes Zeichen: ${found.charAt(0)}`,
  'record-format': ({ found }) => `Die Aufzeichnung hat das Format ${found}; gelesen wird Format 1.`,
  'record-game': ({ found }) => `Die Aufzeichnung gehört zu einem anderen Spiel (${found}).`,
  'record-options': () => 'Die Kopfzeile Options muss ein JSON-Objekt sein.',
  'record-result': ({ found }) => `Das Ergebnis ${found} passt nicht zu den Zügen der Aufzeichnung.`,
  'record-series': ({ at, found }) =>
    `Das Spiel bei ${at} gehört nicht an diese Stelle der Reihe: ${found || '?'}`,
  'record-series-open': ({ at }) => `Das Spiel vor ${at} ist nicht zu Ende: Ein weiteres kann nicht folgen.`,
  'record-series-seats': ({ at }) =>
    `Bei ${at} spielen andere mit, oder das falsche Spiel beginnt: Jedes beginnt jemand anderes.`,
  'record-series-score': ({ at, found }) =>
    `Bei ${at} stehen andere Turnierpunkte, als die Spiele ergeben: ${found}`,
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
  'puzzle-none': () => 'Eine Aufgabe braucht eine Lösung: eine Aufzeichnung mit Zügen oder ein Ziel (goal).',
  'puzzle-both': ({ found }) =>
    `Eine Aufgabe hat entweder eine Aufzeichnung oder ein Ziel, nicht beides: „${found}“.`,
  'puzzle-goal': ({ found }) => `Eine Aufgabe dieses Spiels kann nicht das Ziel „${found}“ haben.`,
  'puzzle-over': () => 'In dieser Stellung ist niemand an der Reihe.',
  'puzzle-value': ({ found }) => `Das Ziel „${found}“ ist in dieser Stellung nicht erreichbar.`,
  'autosave-newer': () =>
    'Hier liegt das Spiel einer neueren Version. Es bleibt erhalten, und dieses Spiel wird nicht gespeichert.',
  type: ({ at, found }) => `Die Eigenschaft ${at} muss ${types[found] ?? found} sein.`,
  option: ({ at, found }) => `„${found}“ ist für ${at} nicht möglich.`,
  over: ({ found }) => `Das Spiel ist zu Ende${found && `: ${found} ist nicht mehr möglich`}.`,
  turn: () => 'Das ist jetzt nicht möglich: Hier ist niemand an der Reihe.',
};

/** The types of properties. */
const types: Readonly<Record<string, string>> = {
  string: 'ein Text',
  number: 'eine Zahl',
  boolean: 'true oder false',
};

const fault = ({ code, at = '', found = '' }: Fault) =>
  Object.hasOwn(faults, code) ? faults[code]?.({ at, found }) : undefined;

/** The shared UI in German. */
export const de: UiLanguage = {
  remote: 'spielt woanders',
  levels: { easy: 'leicht', medium: 'mittel', hard: 'schwer', best: 'Meister' },

  toMove: (name) => `${name} ist dran`,
  thinking: (name) => `${name} überlegt`,
  won: (name) => `${name} hat gewonnen`,
  draw: 'Unentschieden',
  nobodyWon: 'Niemand hat gewonnen',
  sharedWin: (names) => `${formatList(names, 'und')} gewinnen gemeinsam`,
  resigned: (name) => `${name} hat aufgegeben.`,
  agreed: 'Die Spieler haben sich darauf geeinigt.',
  you: {
    toMove: 'Du bist dran',
    won: 'Du hast gewonnen',
    lost: 'Du hast verloren',
    resigned: 'Du hast aufgegeben.',
    name: 'Du',
    share: (others) => `Du gewinnst gemeinsam mit ${formatList(others, 'und')}`,
    seat: 'du',
    seatToMove: 'du bist dran',
    seatWon: 'du hast gewonnen',
  },
  playAgain: 'Noch einmal',
  lookBack: 'Zurückblicken',
  noUndo: {
    start: 'Es gibt nichts zurückzunehmen',
    final: 'Dieses Ergebnis kann nicht zurückgenommen werden',
  },
  seatToMove: 'ist dran',
  seatThinking: 'überlegt',
  seatWaiting: 'wartet',
  seatWon: 'gewonnen',
  ply: (n, of) => (n ? `Zug ${n} von ${of}` : 'Anfang'),

  loading: 'Lädt …',
  loadFailed: 'Das konnte nicht geladen werden',
  computerFailed: 'Der Computerspieler konnte nicht gestartet werden',
  badAttribute: (name, found) => `Das Attribut ${name} kann nicht „${found}“ sein.`,
  fault,

  toolbar: {
    label: 'Spiel',
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
    title: 'Aufzeichnung',
    noMoves: 'Noch keine Züge',
    result: 'Ergebnis',
    move: (ply, name, notation) => `${ply}. ${name ? `${name}: ` : ''}${notation}`,
  },

  onDemand: {
    seat: (letter) => `Spieler ${letter}`,

    wait: {
      label: 'Der Computer überlegt',
      moveNow: 'Sofort ziehen',
      showNow: 'Sofort zeigen',
    },

    replay: {
      label: 'Nachspielen',
      position: 'Zug',
      toStart: 'Zum Anfang',
      previous: 'Einen Zug zurück',
      play: 'Züge abspielen',
      pause: 'Anhalten',
      next: 'Einen Zug vor',
      toEnd: 'Zum Ende',
      speed: 'Tempo',
      pace: (seconds) => `${String(seconds).replace('.', ',')} s`,
    },

    keys: {
      list:
        'Tasten: L, die letzten Züge. S, der Spielstand. H, die Hand. M, die Züge von hier. T, alles, was jetzt möglich ist. ' +
        'B, das ganze Brett. R, die Reihe, der Ring oder der Raum. X, die Linien von hier. N, zum nächsten möglichen Platz. Umschalt N, zum vorigen. ' +
        'P, zur nächsten eigenen Figur. Umschalt P, zur nächsten fremden Figur. Schrägstrich, das Feld für Züge und Wörter. Fragezeichen, diese Liste.',
      takenBack: 'Zurückgenommen:',
      nothing: 'Nichts.',
      noMoves: (square) => `Keine Züge von ${square}.`,
      own: {
        die: 'Eine Ziffer, einen Würfel wählen.',
        side: 'Eine Ziffer, eine Seite des Chips wählen; auf einem möglichen Feld legt sie ihn dort ab. F, die andere Seite.',
        tile: 'Eine Zahl, dieses Plättchen wählen. D, ein Plättchen aufdecken.',
        uncover: 'U, die Hand aufdecken.',
      },
      listKey: 'V, die Stellung als Liste.',
      asList: 'Stellung als Liste',
      possible: 'Mögliche Felder',
      row: (name, squares) => `${name}: ${squares.join(', ')}.`,
      lines: (square, lines) => `Linien von ${square}: ${lines.join('; ')}.`,
      blocked: (squares) => `versperrt durch ${squares.join(', ')}`,
      targets: (squares) => `Mögliche Felder: ${squares.join(', ')}.`,
    },

    command: {
      label: 'Zug oder Wort eingeben',
      send: 'OK',
      intro: 'Das Wort „Hilfe“ nennt alle Wörter.',
      words: {
        last: 'zuletzt, letzte, letzter zug, letzte züge',
        score: 'Stand, Spielstand, Punkte',
        hand: 'Hand',
        moves: 'Züge, Zuege, Ziele',
        board: 'Brett',
        undo: 'zurück, zurueck, rückgängig',
        redo: 'vor, wiederholen',
        hint: 'Tipp, Hinweis',
        help: 'Hilfe, ?',
      },
      list: (words) => `Wörter: ${words.join(', ')}; „Züge“ auch mit einem Feld.`,
      example: (move) => `So wird ein Zug geschrieben: ${move}.`,
      refused: 'Der Zug wurde nicht ausgeführt',
      notNow: 'Das geht jetzt nicht',
    },

    ...menuWords,

    share: {
      copyRecord: 'Aufzeichnung kopieren',
      copyLink: 'Link kopieren',
      sendLink: 'Link teilen',
      copyCode: 'Code zum Einbetten kopieren',
      copied: {
        record: 'Die Aufzeichnung wurde kopiert',
        link: 'Der Link wurde kopiert',
        code: 'Der Code zum Einbetten wurde kopiert',
      },
      copyFailed: {
        record: 'Die Aufzeichnung konnte nicht kopiert werden',
        link: 'Der Link konnte nicht kopiert werden',
        code: 'Der Code zum Einbetten konnte nicht kopiert werden',
      },
      byHand: 'Text zum Kopieren',
      savePicture: { svg: 'Bild speichern (SVG)', png: 'Bild speichern (PNG)' },
      saved: (file) => `Bild gespeichert: ${file}`,
      saveFailed: 'Das Bild konnte nicht gespeichert werden',
    },

    newGame: {
      title: 'Neues Spiel',
      players: 'Spielerzahl',
      human: 'Mensch',
      computer: (level) => `Computer (${level})`,
      nameOf: (letter) => `Name von Spieler ${letter}`,
      first: 'Startspieler',
      random: 'Wird ausgelost',
      start: 'Spiel starten',
      cancel: 'Abbrechen',
    },

    rulebook: {
      title: 'Regeln',
      idea: 'Die Idee',
      contents: 'Inhalt',
      sources: 'Woher die Regeln kommen',
      status: {
        stated: 'aus der Anleitung',
        'other edition': 'andere Ausgabe',
        decided: 'festgelegt',
        rebuilt: 'rekonstruiert',
      },
      statusMeaning: {
        stated: 'So steht es in der gedruckten Anleitung.',
        'other edition': 'So steht es in einer anderen Ausgabe des Spiels.',
        decided:
          'Von uns festgelegt: Die gedruckte Anleitung sagt es nicht oder lässt es offen, oder wir spielen es anders.',
        rebuilt: 'Die Vorlage ist verloren; wir haben dies aus dem Erhaltenen rekonstruiert.',
      },
      exampleMove: (notation) => `Zug: ${notation}`,
      exampleLegal: 'Das ist erlaubt.',
      exampleForbidden: (rule) => `Regel ${rule} verbietet das.`,
      exampleBefore: 'Das Bild zeigt die Stellung vor dem Zug.',
      exampleResult: 'Das Bild zeigt das Ergebnis.',
      exampleOver: (rule) => `Das Spiel endet nach Regel ${rule}.`,
      tries: {
        guide: 'Spielend lernen',
        continue: 'Weiterlernen',
        progress: (done, count) => `${done} von ${count} Beispielen gespielt`,
        start: 'Ausprobieren',
        reveal: 'Zeigen, was passiert',
        shown: 'Das passiert.',
        next: 'Nächstes Beispiel',
        again: 'Noch einmal',
        close: 'Bild zeigen',
        right: 'Richtig.',
        wrong: 'Nicht dieser Zug.',
        other: 'Auch das ist erlaubt, aber das Beispiel zeigt einen anderen Zug.',
      },
    },

    tree: {
      variation: (move) => `Variante zu ${move}`,
      ownVariation: 'Deine Variante',
      main: 'Das Spiel',
    },

    computer: {
      hint: (move) => `Tipp: ${move}`,
      soFar: (move) => `Bisher bester Zug: ${move}`,
      stillThinking: 'der Computer überlegt weiter',
      winsIn: (moves, one) => (one ? 'gewinnt sofort' : `gewinnt in ${moves} Zügen`),
      losesIn: (moves, one) => (one ? 'verliert sofort' : `verliert in ${moves} Zügen`),
      wins: 'gewinnt',
      loses: 'verliert',
      draw: 'unentschieden',
      chance: (percent) => `${percent} Gewinnchance`,
      points: (count) => `${count} Punkte im Schnitt`,
      recap: 'Was ist passiert?',
      recapEnd: 'Zurück zum Spiel',
    },

    analysis: {
      chances: (all) => `Gewinnchancen: ${all.map(([name, percent]) => `${name} ${percent}`).join(', ')}`,
      analysing: 'Analyse',
      chart: 'Die Gewinnchancen im Verlauf des Spiels',
      table: 'Gewinnchancen als Tabelle',
      move: 'Zug',
      start: 'Anfang',
      mistakes: 'Fehler',
      lapse: (grade, percent) => `${lapses[grade]}: kostet ${percent}`,
      review: 'Rückblick',
      player: 'Spieler',
      accuracy: 'Genauigkeit',
      play: 'Spiel',
      luck: 'Glück',
      accuracyNote: 'Genauigkeit: welchen Anteil der Gewinnchance jede Entscheidung im Schnitt bewahrt hat.',
      pointsNote: 'Spiel und Glück: wie viele Punkte Entscheidungen und Zufall gebracht oder gekostet haben.',
      chancesNote: 'Spiel und Glück: wie Entscheidungen und Zufall die Gewinnchance verändert haben.',
    },

    marks: markWords,

    puzzle: {
      solution: 'Lösung',
      again: 'Von vorn',
      tasks: {
        win: (moves) =>
          moves === undefined
            ? 'Finde einen Weg zum Sieg.'
            : `Gewinne in ${moves === 1 ? 'einem Zug' : `${formatNumber(moves)} Zügen`}.`,
        draw: () => 'Finde einen Weg, nicht zu verlieren.',
      },
      right: 'Richtig.',
      wrong: 'Nicht dieser Zug.',
      solved: 'Gelöst',
      shown: 'Die Lösung',
      result: (tries, hints) =>
        `${tries ? `Nach ${tries > 1 ? `${formatNumber(tries)} falschen Zügen` : 'einem falschen Zug'}` : 'Ohne falschen Zug'}${
          hints ? ` und mit ${hints > 1 ? `${formatNumber(hints)} Tipps` : 'einem Tipp'}` : ''
        }.`,
      piece: (label) => `Tipp: ${label}`,
      required: 'Löse diese Aufgabe.',
    },

    prose: {
      visit: 'Eine Stellung aus dem Text. Züge, die du hier ausprobierst, ändern das Spiel nicht.',
      noBoard: (id) => `Auf der Seite gibt es kein Brett mit der id „${id}“.`,
    },

    statistics: {
      title: 'Deine Spiele',
      opponent: 'Gegen',
      played: 'Gespielt',
      won: 'Gewonnen',
      people: 'Menschen',
      alone: 'allein',
      bestScore: (score) => `Höchste Punktzahl: ${formatNumber(score)}`,
      fewestMoves: (moves) => `Wenigste Züge: ${formatNumber(moves)}`,
      delete: 'Löschen',
      confirm: 'Die Übersicht deiner Spiele löschen?',
      deleted: 'Die Übersicht deiner Spiele wurde gelöscht.',
    },

    tournament: {
      points: (count) => `${formatNumber(count)} ${Math.abs(count) === 1 ? 'Punkt' : 'Punkte'}`,
      begins: (game, games) => `Spiel ${game} von ${games} des Turniers.`,
      after: (game, games, standing) => `Nach Spiel ${game} von ${games}: ${formatStanding(standing)}.`,
      won(winners, players, standing) {
        const several = players.you !== undefined && winners.includes(players.you) ? 'gewinnt' : 'gewinnen';
        const one = winners[0] === players.you ? 'gewinnst' : 'gewinnt';
        const verb = winners.length > 1 ? several : one;
        return `${listNames(winners, players, 'und')} ${verb} das Turnier: ${formatStanding(standing)}.`;
      },
      nextReady: (game, games) => `Spiel ${game} von ${games} kann beginnen.`,
      next: 'Nächstes Spiel',
    },
  },
};
