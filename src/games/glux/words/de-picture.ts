import { seatLetter } from '../../../core/game.js';
import type { GluxPictureWords } from './en.js';

/** The words of a picture in German. */
export const picture: GluxPictureWords = {
  board: (names) => `Glüx: ${names.join(', ')}`,
  player: (seat) => `Spieler ${seatLetter(seat)}`,
  describe: (chips) =>
    chips.map(({ name, squares }) => `${name}: ${squares.join(', ') || 'nichts'}`).join('; '),
};
