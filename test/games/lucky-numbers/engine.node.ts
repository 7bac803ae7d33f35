import {
  cells,
  luckyNumbers,
  type LuckyMove,
  type LuckyOptions,
} from '../../../src/games/lucky-numbers/engine/index.js';
import { describeGame } from '../../support/describe-game.js';

const numbers = Array.from({ length: 20 }, (_, i) => i + 1);

/** Every number on every cell, every number turned over, and the two other turns. */
const conceivable: readonly LuckyMove[] = [
  { kind: 'draw' },
  { kind: 'pass' },
  ...numbers.map((tile) => ({ kind: 'reveal' as const, tile })),
  ...numbers.flatMap((tile) => cells.map((to) => ({ kind: 'lay' as const, tile, to }))),
];

const options: readonly LuckyOptions[] = [
  {},
  { players: 1 },
  { players: 3, setup: 'sorted', variant: 'play-on', first: 2 },
  { players: 4, setup: 'one-by-one', sets: 1, first: 1 },
];

describeGame(luckyNumbers, { options, conceivable: () => conceivable, games: 2, plies: 700, texts: 1500 });
