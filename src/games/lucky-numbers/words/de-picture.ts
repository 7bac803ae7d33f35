import { seatLetter } from '../../../core/game.js';
import { formatList, sortSquares } from '../../../element/words/sentences.js';
import { rowsOf } from '../engine/board.js';
import type { LuckyPictureWords } from './en.js';

export const empty = 'frei';

/** The board of a player; the only person at the board has no name. */
export const owned = (name: string | undefined) =>
  name === undefined ? 'Dein Spielplan' : `Spielplan von ${name}`;

/** The words of a picture in German. */
export const picture: LuckyPictureWords = {
  name: 'Lucky Numbers',
  swapPuzzle: 'Tauschrätsel',
  player: (seat) => `Spieler ${seatLetter(seat)}`,
  describe(name, board, last) {
    const rows = rowsOf(board.map((tile) => tile || empty)).map((row) => row.join(', '));
    return `${owned(name)}: ${rows.join('; ')}${last.length > 0 ? `; zuletzt gelegt auf ${formatList(sortSquares(last), 'und')}` : ''}`;
  },
  describeMiddle: (tiles, left) => `Offen: ${tiles.join(', ') || 'nichts'}; ${left} verdeckt`,
};
