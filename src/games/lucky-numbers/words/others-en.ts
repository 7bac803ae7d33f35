import type { LuckyWords } from './words.js';
import type { OtherWords } from './board-words.js';

const othersEn: OtherWords = {
  describeMiddle: (tiles, left) => `Face up: ${tiles.join(', ') || 'nothing'}; ${left} face down`,
  did: (kind, tile, cell) =>
    kind === 'draw' ? `turned over ${tile}` : kind === 'pass' ? `left the ${tile}` : `${tile} on ${cell}`,
  holds: (tiles) => `holds ${tiles.join(', ')}`,
};

/** What is said beside the large tray: English where the language has nothing of its own. */
export const said = ({ others }: LuckyWords): OtherWords => others ?? othersEn;
