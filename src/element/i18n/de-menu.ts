import type { OnDemandWords } from './en-on-demand.js';

/** The words of what opens from the menu, in German: settings, questions and the offer of a draw. */
export const menuWords: Pick<OnDemandWords, 'preferences' | 'draw' | 'question'> = {
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
