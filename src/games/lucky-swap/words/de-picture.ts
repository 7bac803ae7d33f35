import { seatLetter } from '../../../core/game.js';
import { rowsOf } from '../../lucky-numbers/engine/board.js';
import type { SwapPictureWords } from './en.js';

/** The words of a picture in German. */
export const picture: SwapPictureWords = {
  name: 'Tauschrätsel',
  player: (seat) => `Spieler ${seatLetter(seat)}`,
  describe: (board) =>
    `Spielplan: ${rowsOf(board)
      .map((row) => row.join(', '))
      .join('; ')}`,
};
