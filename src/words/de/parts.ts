import { formatNumber } from '../../element/words/sentences.js';
import type { UiLanguage } from '../en/ui.js';
import { captions, marks } from './eager.js';
import { table } from './table.js';

const lapses = { 1: 'Ungenauigkeit', 2: 'Fehler', 3: 'grober Fehler' };

/** The words of the parts that are loaded on demand, in German. */
export const parts = {
  computer: {
    wait: {
      label: 'Der Computer überlegt',
      moveNow: 'Sofort ziehen',
      showNow: 'Sofort zeigen',
    },
    soFar: 'bisher am besten, der Computer überlegt weiter',
    winsIn: (moves, one) => (one ? 'gewinnt sofort' : `gewinnt in ${moves} Zügen`),
    losesIn: (moves, one) => (one ? 'verliert sofort' : `verliert in ${moves} Zügen`),
    wins: 'gewinnt',
    loses: 'verliert',
    draw: 'unentschieden',
    chance: (percent) => `${percent} Gewinnchance`,
    games: (count, about) => `du gewinnst ${about ? 'etwa ' : ''}${count} von 100 Spielen`,
    points: (count) => `${count} Punkte im Schnitt`,
    waits: (key) => `Drücke ${key ? 'C' : '„Nächster Zug“'} für den nächsten Zug.`,
    goOn: 'Nächster Zug',
  },

  replay: {
    label: 'Nachspielen',
    position: 'Zug',
    toStart: 'Zum Anfang',
    play: 'Züge abspielen',
    pause: 'Anhalten',
    toEnd: 'Zum Ende',
    speed: 'Tempo',
    pace: (seconds) => `${String(seconds).replace('.', ',')} s`,
    variation: (move) => `Variante zu ${move}`,
    ownVariation: 'Deine Variante',
    main: 'Das Spiel',
  },

  keys: {
    list: 'Tasten:',
    keys: {
      last: 'L, die letzten Züge.',
      score: 'S, der Spielstand.',
      hand: 'H, die Hand.',
      moves: 'M, die Züge von hier.',
      targets: 'T, alles, was jetzt möglich ist.',
      board: 'B, das ganze Brett.',
      row: 'R, die Reihe, der Ring oder der Raum.',
      lines: 'X, die Linien von hier.',
      place: 'N, zum nächsten möglichen Platz. Umschalt N, zum vorigen.',
      piece: 'P, zur nächsten eigenen Figur. Umschalt P, zur nächsten fremden Figur.',
      square: 'O, dieses Feld noch einmal.',
      captures: 'Umschalt M, die Schlagzüge.',
      capture: 'Umschalt C, der letzte Schlagzug.',
      previous: 'Umschalt A und Umschalt D, einen Zug zurück und vor.',
      hint: 'G, der beste Zug.',
      value: 'E, sein Wert.',
      field: 'Schrägstrich, das Feld für Züge und Befehle.',
      keys: 'Fragezeichen, diese Liste.',
      guide: 'Der Befehl „Anleitung“ im Feld öffnet eine Anleitung für blinde Spieler.',
    },
    takenBack: 'Zurückgenommen:',
    nothing: 'Nichts.',
    noCaptures: 'Keine Schlagzüge.',
    noMoves: (square) => `Keine Züge von ${square}.`,
    own: {
      die: 'Ziffer: den Würfel mit dieser Nummer wählen. Ein Wurf wird nach Nummern vorgelesen. X, was die Würfel bringen.',
      side: 'Eine Ziffer, eine Seite des Plättchens wählen; auf einem möglichen Feld legt sie es dort ab. F, die andere Seite.',
      tile: 'Eine Zahl, dieses Plättchen wählen. D, ein Plättchen aufdecken.',
      uncover: 'U, die Hand aufdecken.',
      list: 'V, die Stellung als Liste.',
    },
    possible: 'Mögliche Felder',
    row: (name, squares) => `${name}: ${squares.join(', ')}.`,
    lines: (square, lines) => `Linien von ${square}: ${lines.join('; ')}.`,
    line: (square, line, number, count) => `Linie ${number} von ${count} ab ${square}: ${line}.`,
    rowName: (row) => `Reihe ${row}`,
    columnName: (column) => `Spalte ${column}`,
    blocked: (squares) => `versperrt durch ${squares.join(', ')}`,
    targets: (squares) => `Mögliche Felder: ${squares.join(', ')}.`,
    goOnKey: 'C, der nächste Zug des Computers.',
    command: {
      label: 'Zug oder Befehl eingeben',
      send: 'OK',
      intro: 'Der Befehl „Hilfe“ nennt alle Befehle.',
      words: {
        last: 'zuletzt, letzte, letzter zug, letzte züge, l',
        score: 'Stand, Spielstand, Punkte',
        hand: 'Hand',
        targets: 'Züge, Zuege, Ziele, m',
        captures: 'Schlagzüge, Schlagzuege',
        capture: 'zuletzt geschlagen, geschlagen, c',
        board: 'Brett',
        where: 'wo ist, Figuren, p',
        row: 'Reihe, Ring, Raum, s',
        lines: 'Linien, x',
        square: 'Feld, hier, o',
        jump: 'springe, b',
        first: 'Anfang',
        previous: 'voriger, voriger Zug',
        next: 'nächster, naechster, nächster Zug',
        end: 'Ende',
        value: 'Wert, Bewertung, v',
        undo: 'zurück, zurueck, rückgängig',
        redo: 'vor, wiederholen',
        hint: 'Tipp, Hinweis, g',
        guide: 'Anleitung',
        help: 'Hilfe, ?',
      },
      guide: 'blind.de.md',
      list: (words, examples) => `Befehle: ${words.join(', ')}. Beispiele: ${examples.join('; ')}.`,
      examples: {
        targets: '„Züge“ mit einem Feld',
        where: '„wo ist“ mit einer Figur oder einem Namen',
        row: '„Reihe“ mit ihrem Namen',
        jump: '„springe“ mit einem Feld oder einer Reihe',
      },
      opens: 'Die Anleitung öffnet sich in einem eigenen Tab.',
      mine: 'meine, eigene',
      others: 'fremde, andere',
      unknown: (text, names) => `„${text}“ gibt es nicht. Möglich: ${names.join(', ')}.`,
      unread: (text) => `„${text}“ ist weder ein Zug noch ein Befehl.`,
      noSquare: (text) => `Ein Feld „${text}“ gibt es nicht.`,
      best: (move) => `Am besten: ${move}.`,
      example: (move) => `So wird ein Zug geschrieben: ${move}.`,
      refused: 'Der Zug wurde nicht ausgeführt',
      notNow: 'Das geht jetzt nicht',
    },
  },

  dialogs: {
    menu: {
      title: 'Mehr',
      showMoves: 'Züge einblenden',
      hideMoves: 'Züge ausblenden',
      soundOn: 'Ton einschalten',
      soundOff: 'Ton ausschalten',
      computerPace: 'Züge des Computers',
      paces: { fast: 'schnell', normal: 'normal', slow: 'langsam', key: 'auf eine Taste warten' },
      flip: 'Brett drehen',
      flipped: (letter) => `Das Brett ist gedreht: Spieler ${letter} ist unten`,
      offerDraw: 'Unentschieden anbieten',
      resign: 'Aufgeben',
      typeMove: 'Zug eingeben',
      playMove: 'Ziehen',
      asList: 'Stellung als Liste',
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

    preferences: {
      title: 'Einstellungen',
      intro: 'Sie gelten für alle Bretter in diesem Browser.',
      names: {
        speech: 'Ansagen',
        letters: 'Buchstaben der Felder, gesprochen',
        place: 'Name eines Feldes, gesprochen',
        board: 'Brett für Screenreader',
        motion: 'Animationen',
        contrast: 'Kontrast',
        text: 'Schrift',
      },
      values: {
        speech: { normal: 'normal', short: 'kurz: Koordinaten und Stand' },
        letters: { normal: 'wie geschrieben', nato: 'NATO-Alphabet: Alfa, Bravo' },
        place: { before: 'vor der Figur', after: 'nach der Figur', none: 'nicht gesprochen' },
        board: { grid: 'Zeilen und Spalten', plain: 'nur Knöpfe' },
        motion: { normal: 'normal', short: 'kurz', long: 'lang', off: 'aus' },
        contrast: { normal: 'normal', high: 'hoch' },
        text: { normal: 'normal', large: 'groß' },
      },
    },

    fairness: {
      title: 'Fairness',
      intro:
        'Alle Würfe und Ziehungen dieses Spiels folgen aus einem geheimen Startwert, der vor dem ersten Zug feststand. Dies ist sein SHA-256-Wert.',
      commitment: 'SHA-256 des Startwerts',
      seed: 'Startwert',
      later:
        'Kopiere ihn jetzt; damit kannst du nach dem Spiel prüfen, dass der Startwert nicht geändert wurde.',
      show: 'Startwert zeigen',
      final: 'Danach steht das Ergebnis endgültig fest.',
      table: {
        'so-far': 'Bisher fair',
        checked: 'Fair: geprüft',
        outcomes: 'Würfe und Ziehungen: geprüft',
        unfair: 'Nicht fair',
        about: {
          'so-far':
            'Ein geheimer Startwert des Gastgebers und eine geheime Zahl von jedem Spieler bestimmen alle Würfe und Ziehungen. ' +
            'Alle standen fest, bevor jemand die der anderen kannte. Am Ende prüft das Brett sie selbst.',
          checked:
            'Dieses Brett hat alle Würfe und Ziehungen geprüft: Sie folgen aus dem Startwert des Gastgebers und den Zahlen aller Spieler, ' +
            'die feststanden, bevor jemand die der anderen kannte.',
          outcomes:
            'Dieses Brett hat alle Würfe und Ziehungen geprüft: Sie folgen aus dem Startwert des Gastgebers und den Zahlen aller Spieler.',
          unfair:
            'Etwas passt nicht. Spiel mit diesem Gastgeber nicht weiter, solange du den Grund nicht kennst.',
        },
        unchecked: {
          seed: 'Dieses Brett kam zu spät, um zu wissen, ob der Startwert vor den Zahlen der Spieler feststand.',
          salts:
            'Dieses Brett kam zu spät, um zu wissen, ob jede Zahl feststand, bevor die anderen bekannt waren.',
          own: 'Keine dieser Zahlen ist von diesem Brett.',
          outcomes: '',
        },
        code: 'Code des Spiels bis hierher: Alle, die dieses Spiel sehen, haben denselben',
        commitments: 'Was sich dieses Brett gemerkt hat',
        log: 'Das Protokoll des Tisches',
        page: 'Selbst prüfen',
      },
    },

    question: {
      confirmResign: (name) => `Wirklich als ${name} aufgeben?`,
      yes: 'Ja',
      no: 'Nein',
      you: { confirmResign: 'Willst du aufgeben?' },
    },

    draw: {
      offers: (name) => `${name} bietet Unentschieden an.`,
      declined: (name) => `${name} lehnt das Unentschieden ab.`,
      accept: 'Annehmen',
      decline: 'Ablehnen',
    },

    share: {
      copyRecord: 'Züge kopieren',
      copyLink: 'Link kopieren',
      sendLink: 'Link teilen',
      copyCode: 'Code zum Einbetten kopieren',
      copied: {
        record: 'Die Züge wurden kopiert',
        link: 'Der Link wurde kopiert',
        code: 'Der Code zum Einbetten wurde kopiert',
      },
      copyFailed: {
        record: 'Die Züge konnten nicht kopiert werden',
        link: 'Der Link konnte nicht kopiert werden',
        code: 'Der Code zum Einbetten konnte nicht kopiert werden',
      },
      byHand: 'Text zum Kopieren',
      savePicture: { svg: 'Bild speichern (SVG)', png: 'Bild speichern (PNG)' },
      saved: (file) => `Bild gespeichert: ${file}`,
      saveFailed: 'Das Bild konnte nicht gespeichert werden',
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
  },

  rules: {
    seat: (letter) => `Spieler ${letter}`,
    title: 'Regeln',
    components: 'Spielmaterial',
    idea: 'Die Idee',
    contents: 'Inhalt',
    sources: 'Woher die Regeln kommen',
    origin: 'Woher diese Regel kommt',
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
    exampleMove: (move) => `Zug: ${move}.`,
    exampleLegal: 'Das ist erlaubt.',
    exampleForbidden: (rule) => `Regel ${rule} verbietet das.`,
    exampleBefore: 'Das Bild zeigt die Stellung vor dem Zug.',
    exampleResult: 'Das Bild zeigt das Ergebnis.',
    exampleOver: (rule) => `Das Spiel endet nach Regel ${rule}.`,
    tries: {
      continue: 'Weiterlernen',
      progress: (done, count) => `${done} von ${count} Beispielen gespielt`,
      start: 'Ausprobieren',
      reveal: 'Zeigen, was passiert',
      shown: 'So geht es weiter.',
      next: 'Nächstes Beispiel',
      again: 'Noch einmal',
      close: 'Bild zeigen',
      right: 'Richtig.',
      wrong: 'Nicht dieser Zug.',
      other: 'Auch das ist erlaubt, aber das Beispiel zeigt einen anderen Zug.',
    },
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

  puzzle: {
    solution: 'Lösung',
    again: 'Von vorn',
    puzzle: (turn) => `Rätsel: ${turn}`,
    tasks: captions.tasks,
    right: 'Richtig.',
    wrong: 'Nicht dieser Zug.',
    solved: 'Gelöst',
    shown: 'Die Lösung',
    result: (tries, hints) =>
      `${tries ? `Nach ${tries > 1 ? `${formatNumber(tries)} falschen Zügen` : 'einem falschen Zug'}` : 'Ohne falschen Zug'}${
        hints ? ` und mit ${hints > 1 ? `${formatNumber(hints)} Tipps` : 'einem Tipp'}` : ''
      }.`,
    piece: (label) => `Tipp: ${label}`,
    required: 'Löse dieses Rätsel.',
  },

  preferences: {
    scores: (scores) => `Stand ${scores.join(' zu ')}.`,
  },

  prose: {
    visit: 'Eine Stellung aus dem Text. Züge, die du hier ausprobierst, ändern das Spiel nicht.',
    noBoard: (id) => `Auf der Seite gibt es kein Brett mit der id „${id}“.`,
  },

  table,

  marks,
} satisfies Partial<UiLanguage>;
