import { formatList } from '../../element/words/sentences.js';

// phrases for pictures and for all else

export const colors = {
  red: 'Rot',
  white: 'Weiß',
  yellow: 'Gelb',
  green: 'Grün',
  blue: 'Blau',
  violet: 'Violett',
};

export const stem = {
  red: 'rote',
  white: 'weiße',
  yellow: 'gelbe',
  green: 'grüne',
  blue: 'blaue',
  violet: 'violette',
};

export const empty = 'frei';

/** The board of a player; the only person at the board has no name. */
export const owned = (name: string | undefined) =>
  name === undefined ? 'Dein Spielplan' : `Spielplan von ${name}`;

export const list = (items: readonly (string | number)[]) => formatList(items, 'und');

export const faces = ['Joe', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];
