import { seatLetter } from '../../../core/game.js';
import type { BoardWords } from './board-words.js';

const list = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} oder ${words.at(-1)}` : words.join();

const empty = 'leer';

export const boardDe: BoardWords = {
  grid: (name) => `Tableau von ${name}`,
  empty,
  states: { dead: 'gesperrt: Hier passt jetzt keine Zahl', last: 'zuletzt gelegt', hint: 'Tipp' },
  offers: (tile, returns) =>
    returns ? `hier kann die ${tile} liegen, die ${returns} geht zurück` : `hier kann die ${tile} liegen`,
  chosen: 'gewählt',
  middle: 'Mitte',
  inHand: 'in der Hand',
  faceUp: 'offen',
  times: (count) => `${count} davon`,
  pile: (left) => `ziehen, ${left} ${left === 1 ? 'Plättchen' : 'Plättchen'} verdeckt`,
  left: (count) => `noch ${count}`,
  leave: (tile) => `Die ${tile} liegen lassen`,
  describe(name, board, last) {
    const rows = [0, 4, 8, 12].map((i) => board.slice(i, i + 4).map((tile) => tile || empty));
    return `Tableau von ${name}: ${rows.map((row) => row.join(', ')).join('; ')}${last ? `; zuletzt gelegt auf ${last}` : ''}`;
  },
  filled: (count) => `${count} von 16 Feldern belegt`,
  mustDraw: 'So viele Tausche nacheinander: Jetzt muss ein Plättchen aufgedeckt werden.',
  choose: 'Wähle ein Plättchen und lege es auf die Diagonale.',
  turn: (canTake, canDraw) =>
    canTake ? 'Decke ein Plättchen auf oder nimm ein offenes.' : canDraw ? 'Decke ein Plättchen auf.' : '',
  holding(tile, free, swaps, leave) {
    const lies = free.length > 0 ? `passt auf ${list(free)}` : '';
    const trades = swaps.length > 0 ? `tauscht auf ${list(swaps)}` : '';
    const can = [lies, trades].filter(Boolean).join(' oder ');
    if (!can) return leave ? `Die ${tile} passt nirgends: Lass sie liegen.` : `Die ${tile} passt jetzt nirgends.`;
    return `Die ${tile} ${can}${leave ? ' – oder bleibt offen liegen' : ''}.`;
  },
  player: (seat) => `Spieler ${seatLetter(seat)}`,
  others: {
    describeMiddle: (tiles, left) => `Offen: ${tiles.join(', ') || 'nichts'}; ${left} verdeckt`,
    did: (kind, tile, cell) =>
      kind === 'draw' ? `deckte ${tile} auf` : kind === 'pass' ? `ließ die ${tile} liegen` : `legte ${tile} auf ${cell}`,
    holds: (tiles) => `hält ${tiles.join(', ')}`,
  },
};
