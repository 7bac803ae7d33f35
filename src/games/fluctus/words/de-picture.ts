import { formatList } from '../../../element/words/sentences.js';
import type { FluctusPictureWords } from './en.js';

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

/** The words of a picture in German. */
export const picture: FluctusPictureWords = {
  players: colors,
  board: (names) => `Fluctus-Brett, ${names.join(' gegen ')}`,
  describe: (stones) =>
    stones
      .map(({ color, fields }) =>
        fields.length > 0
          ? `${colors[color]} auf ${formatList(fields, 'und')}`
          : `kein ${stem[color]}r Stein`,
      )
      .join('; '),
};
