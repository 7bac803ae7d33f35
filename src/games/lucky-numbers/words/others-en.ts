import type { LuckyWords } from './words.js';
import type { OtherWords } from './board-words.js';

/** Cells by name, or many of them by number. */
const few = (cells: readonly string[]) => (cells.length > 5 ? `${cells.length} cells` : cells.join(', '));

const othersEn: OtherWords = {
  describeMiddle: (tiles, left) => `Face up: ${tiles.join(', ') || 'nothing'}; ${left} face down`,
  did: (kind, tile, cell) =>
    kind === 'draw' ? `turned over ${tile}` : kind === 'pass' ? `left the ${tile}` : `${tile} on ${cell}`,
  holding(tile, free, swaps, leave) {
    const fits = free.length > 0 && `fits on ${few(free)}`;
    const trades = swaps.length > 0 && `in exchange on ${few(swaps)}`;
    const can = [fits, trades].filter(Boolean).join('; ');
    return `The ${tile} ${can || `fits nowhere${leave ? ': leave it' : ' now'}`}.`;
  },
  mustDraw: 'So many exchanges in a row: now a tile must be turned over.',
  holds: (tiles) => `holds ${tiles.join(', ')}`,
};

/** What is said beside the large tray: English where the language has nothing of its own. */
export const said = ({ others }: LuckyWords): OtherWords => others ?? othersEn;
