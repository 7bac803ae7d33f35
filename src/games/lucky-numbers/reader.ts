import type { GameReader } from '../../element/game-definition.js';
import { seriesOf } from '../../element/match/tournament.js';
import { gamePoints, leaders, luckyNumbers } from './engine/index.js';
import { luckySwap } from './engine/swap/index.js';
import { optionFields, puzzleFields } from './options.js';
import { place } from './puzzle-place.js';
import { PuzzleBoard } from './puzzle.js';
import type { AnyMove, AnyOptions, AnyState } from './types.js';

place.Board = PuzzleBoard;

/** Reads what a page declares of Lucky Numbers, and brings its puzzle. */
export const reader: GameReader<AnyState, AnyMove, AnyOptions> = {
  game: luckyNumbers,
  options: optionFields,
  series: seriesOf<AnyState, AnyMove, AnyOptions>(luckyNumbers, {
    rule: 'L10',
    games: (seats) => seats,
    points: gamePoints,
    leaders,
  }),
  others: { swap: { game: luckySwap, options: puzzleFields, seeded: true } },
};
