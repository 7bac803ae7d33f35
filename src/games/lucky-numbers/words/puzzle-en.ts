import { swapSentences } from '../engine/swap/index.js';
import { breachText } from '../../../element/i18n/sentences.js';
import type { PuzzleWords } from './puzzle-words.js';

const breach = breachText(swapSentences);
const exchanges = (count: number) => `${count} ${count === 1 ? 'exchange' : 'exchanges'}`;
const par = (least: number | undefined) => (least === undefined ? '' : `, par ${least}`);

export const puzzleEn: PuzzleWords = {
  grid: 'Puzzle',
  say({ kind, squares = [], tiles = [] }) {
    if (kind === 'swapped')
      return `${tiles.join(' and ')} change places: ${tiles[0]} on ${squares[1]}, ${tiles[1]} on ${squares[0]}.`;
    return kind === 'solved' ? `${puzzleEn.solved(tiles[0] ?? 0, tiles[1])}.` : '';
  },
  ending: (rule) => (rule === 'L11' ? 'Every row and every column ascends.' : undefined),
  breach: (why) => (why.rule === 'L11' ? breach(why) : undefined),
  fault: () => undefined,
  made: exchanges,
  tally: (made, least) => `${exchanges(made)}${par(least)}`,
  solved: (made, least) => `Solved in ${made}${par(least)}`,
  choose: 'Exchange neighbours until every row and every column ascends.',
  holding: (tile, neighbours) => `The ${tile} changes places with ${neighbours.join(', ')}.`,
  offers: (tile) => `changes places with ${tile}`,
  moved: 'moved last',
};
