import { seatLetter } from '../../../core/game.js';
import { formatList, sortSquares } from '../../../element/i18n/sentences.js';
import { rowsOf } from '../engine/board.js';
import type { LuckyPictureWords } from './en.js';

export const empty = 'frei';

/** The words of a picture in German. */
export const picture: LuckyPictureWords = {
  name: 'Lucky Numbers',
  swapPuzzle: 'Tauschrätsel',
  player: (seat) => `Spieler ${seatLetter(seat)}`,
  describe(name, board, last) {
    const rows = rowsOf(board.map((tile) => tile || empty)).map((row) => row.join(', '));
    return `Spielplan von ${name}: ${rows.join('; ')}${last.length > 0 ? `; zuletzt gelegt auf ${formatList(sortSquares(last), 'und')}` : ''}`;
  },
  describeMiddle: (tiles, left) => `Offen: ${tiles.join(', ') || 'nichts'}; ${left} verdeckt`,
};
