import type { MarkColor } from '../../core/marks.js';
import { partWords } from './part-words.js';

/** Rings and arrows on the board in English, as parts of a sentence. */
const en = {
  ring: (color: MarkColor, square: string) => `${color} ring on ${square}`,
  arrow: (color: MarkColor, from: string, to: string) => `${color} arrow from ${from} to ${to}`,
  labelled: (mark: string, label: string) => `${mark} with the label ${label}`,
};

export type MarkWords = typeof en;

const markAdjectives = { green: 'grüner', red: 'roter', yellow: 'gelber', blue: 'blauer' };

const de: MarkWords = {
  ring: (color, square) => `${markAdjectives[color]} Ring auf ${square}`,
  arrow: (color, from, to) => `${markAdjectives[color]} Pfeil von ${from} nach ${to}`,
  labelled: (mark, label) => `${mark} mit der Aufschrift ${label}`,
};

/** The words of marks in all languages: a picture has its own. */
export const marksIn = { en, de };

/** The words of marks. */
export const markWords = partWords('marks', en);
