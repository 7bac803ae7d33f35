import type { TemplateResult } from 'lit';
import '../../src/index.js';
import type { LuckyNumbersSwap } from '../../src/games/lucky-swap/index.js';
import { almost, type SwapArgs } from '../examples/lucky-numbers-swap.js';
import { boardOf } from './board.js';
import { playOn } from './board-driver.js';
import type { GameState } from './states.js';

export * from '../examples/lucky-numbers-swap.js';

export const swap: (args: SwapArgs) => TemplateResult = boardOf('lucky-numbers-swap');

/** A play function for the first board of a story. */
export const on = playOn<LuckyNumbersSwap>('lucky-numbers-swap');

/** The states of the swap puzzle. */
export const swapStates: readonly GameState<SwapArgs>[] = [
  {
    title: 'Tile chosen',
    lead: 'The tile that was pressed first, and its neighbours that can change places with it.',
    args: { par: '1', position: almost, controls: 'basic' },
    press: ['c3, 8'],
    shows: ['middle', /par 1/],
  },
  {
    title: 'Solved',
    lead: 'The number of exchanges and par are larger, and the two tiles of the last exchange are marked.',
    args: { par: '1', position: almost, controls: 'basic' },
    press: ['c3, 8', 'd3, 7'],
    shows: ['middle', /1 exchange, par 1/],
  },
];
