import { seatLetter } from '../../../core/game.js';
import type { BoardWords } from './board-words.js';

const empty = 'empty';

export const boardEn: BoardWords = {
  grid: (name) => `Board of ${name}`,
  empty,
  states: { dead: 'blocked: no number fits here now', last: 'laid last', hint: 'hint' },
  offers: (tile, returns) =>
    returns ? `${tile} may lie here, ${returns} goes back` : `${tile} may lie here`,
  chosen: 'chosen',
  middle: 'middle',
  inHand: 'in hand',
  faceUp: 'face up',
  times: (count) => `${count} of them`,
  pile: (left) => `draw, ${left} face-down ${left === 1 ? 'tile' : 'tiles'}`,
  left: (count) => `${count} left`,
  leave: (tile) => `Leave the ${tile}`,
  describe(name, board, last) {
    const rows = [0, 4, 8, 12].map((i) => board.slice(i, i + 4).map((tile) => tile || empty));
    return `Board of ${name}: ${rows.map((row) => row.join(', ')).join('; ')}${last ? `; laid last on ${last}` : ''}`;
  },
  filled: (count) => `${count} of 16 cells filled`,
  choose: 'Choose a tile and lay it on the diagonal.',
  turn: (canTake, canDraw) =>
    canTake ? 'Turn a tile over, or take one that lies face up.' : canDraw ? 'Turn a tile over.' : '',
  player: (seat) => `Player ${seatLetter(seat)}`,
};
