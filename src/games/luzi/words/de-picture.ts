import { formatList } from '../../../element/words/sentences.js';
import type { LuziPictureWords } from './en.js';

export const list = (items: readonly (string | number)[]) => formatList(items, 'und');
export const faces = ['Joe', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];
const dice = (all: readonly number[]) => list([...all].sort().map((face) => faces[face - 1]!)) || 'keiner';
const ordinals = ['', 'erster', 'zweiter', 'dritter', 'vierter', 'fünfter'];

/** The words of a picture in German. */
export const picture: LuziPictureWords = {
  board: (names) => `Luzi und Joe, ${list(names)}`,
  describe: (locked, free) => `fest: ${dice(locked)}; frei: ${dice(free)}`,
  player: (letter) => `Spieler ${letter}`,
  die: (number) => `Würfel ${number}`,
  throws: (count) => `${ordinals[count] ?? `${count}.`} Wurf`,
  event: (kind) =>
    ({
      trinity: 'Dreifaltigkeit',
      luzi: 'Luzi',
      'stand-off': 'Patt',
      superluzi: 'Superluzi',
      blocked: 'Joe blockiert',
    })[kind],
};
