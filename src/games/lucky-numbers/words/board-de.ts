import { seatLetter } from '../../../core/game.js';
import type { BoardWords } from './board-words.js';

/** Cells by name, or many of them by number. */
const few = (cells: readonly string[]) => (cells.length > 5 ? `${cells.length} Felder` : cells.join(', '));

const empty = 'leer';

export const boardDe: BoardWords = {
  grid: (name) => `Plan von ${name}`,
  empty,
  states: { dead: 'gesperrt: Hier passt jetzt keine Zahl', last: 'zuletzt gelegt', hint: 'Tipp' },
  offers: (tile, returns) =>
    returns ? `hier kann die ${tile} liegen, die ${returns} geht zurück` : `hier kann die ${tile} liegen`,
  chosen: 'gewählt',
  middle: 'Mitte',
  inHand: 'in der Hand',
  faceUp: 'offen',
  times: (count) => `${count} davon`,
  pile: (left) => `ziehen, ${left} Plättchen verdeckt`,
  left: (count) => `noch ${count}`,
  leave: (tile) => `Die ${tile} liegen lassen`,
  describe(name, board, last) {
    const rows = [0, 4, 8, 12].map((i) => board.slice(i, i + 4).map((tile) => tile || empty));
    return `Plan von ${name}: ${rows.map((row) => row.join(', ')).join('; ')}${last ? `; zuletzt gelegt auf ${last}` : ''}`;
  },
  filled: (count) => `${count} von 16 Feldern belegt`,
  choose: 'Wähle ein Plättchen und lege es auf die Diagonale.',
  turn: (canTake, canDraw) =>
    canTake ? 'Decke ein Plättchen auf oder nimm ein offenes.' : canDraw ? 'Decke ein Plättchen auf.' : '',
  player: (seat) => `Spieler ${seatLetter(seat)}`,
  others: {
    describeMiddle: (tiles, left) => `Offen: ${tiles.join(', ') || 'nichts'}; ${left} verdeckt`,
    did: (kind, tile, cell) =>
      kind === 'draw'
        ? `deckte ${tile} auf`
        : kind === 'pass'
          ? `ließ die ${tile} liegen`
          : `${tile} auf ${cell}`,
    holding(tile, free, swaps, leave) {
      const fits = free.length > 0 && `passt auf ${few(free)}`;
      const trades = swaps.length > 0 && `im Tausch auf ${few(swaps)}`;
      const can = [fits, trades].filter(Boolean).join('; ');
      return `Die ${tile} ${can || (leave ? 'passt nirgends: Lass sie liegen' : 'passt jetzt nirgends')}.`;
    },
    mustDraw: 'So viele Tausche nacheinander: Jetzt muss ein Plättchen aufgedeckt werden.',
    holds: (tiles) => `hält ${tiles.join(', ')}`,
  },
};
