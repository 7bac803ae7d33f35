import type { OnDemandWords } from './en-on-demand.js';

/** The words of what opens from the menu, in German: its items, settings, fairness, questions and the offer of a draw. */
export const menuWords: Pick<OnDemandWords, 'preferences' | 'fairness' | 'menu' | 'draw' | 'question'> = {
  preferences: {
    title: 'Einstellungen',
    intro: 'Sie gelten für alle Bretter in diesem Browser.',
    names: { speech: 'Ansagen', motion: 'Bewegungen', contrast: 'Kontrast', text: 'Schrift' },
    values: {
      speech: { normal: 'normal', short: 'kurz: Koordinaten und Stand' },
      motion: { normal: 'normal', short: 'kurz', long: 'lang', off: 'aus' },
      contrast: { normal: 'normal', high: 'hoch' },
      text: { normal: 'normal', large: 'groß' },
    },
    goOn: 'Nächster Zug',
    waits: (key) => `Drücke ${key ? 'C' : '„Nächster Zug“'} für den nächsten Zug.`,
    goOnKey: 'C, der nächste Zug des Computers.',
    scores: (scores) => `Stand ${scores.join(' zu ')}.`,
  },

  fairness: {
    title: 'Fairness',
    intro:
      'Ein geheimer Startwert hat alle Würfe und Ziehungen dieses Spiels vor dem ersten Zug festgelegt. Dies ist sein SHA-256-Wert. Nach dem Ende zeigt er, dass der Startwert nicht geändert wurde.',
    commitment: 'SHA-256 des Startwerts',
    seed: 'Startwert',
    later: 'Kopiere ihn jetzt. Nach dem Ende kann der Startwert gezeigt werden.',
    show: 'Startwert zeigen',
    final: 'Danach kann das Ende nicht mehr zurückgenommen werden.',
  },

  menu: {
    title: 'Mehr',
    showMoves: 'Züge einblenden',
    hideMoves: 'Züge ausblenden',
    soundOn: 'Ton einschalten',
    soundOff: 'Ton ausschalten',
    computerPace: 'Züge des Computers',
    paces: { fast: 'schnell', normal: 'normal', slow: 'langsam', key: 'auf eine Taste warten' },
    flip: 'Brett drehen',
    flipped: (letter) => `Das Brett ist gedreht: Platz ${letter} ist unten`,
    offerDraw: 'Unentschieden anbieten',
    resign: 'Aufgeben',
    typeMove: 'Zug eingeben',
    playMove: 'Ziehen',
  },

  draw: {
    offers: (name) => `${name} bietet Unentschieden an.`,
    declined: (name) => `${name} lehnt das Unentschieden ab.`,
    accept: 'Annehmen',
    decline: 'Ablehnen',
  },
  question: {
    confirmResign: (name) => `Wirklich als ${name} aufgeben?`,
    yes: 'Ja',
    no: 'Nein',
    you: { confirmResign: 'Willst du aufgeben?' },
  },
};
