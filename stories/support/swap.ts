import type { TemplateResult } from 'lit';
import '../../src/index.js';
import type { LuckyNumbersSwap } from '../../src/games/lucky-swap/index.js';
import { boardOf, type AnyBoardArgs } from './board.js';
import { playOn } from './board-driver.js';
import type { GameState } from './states.js';

/** The arguments of a story with this board. */
export interface SwapArgs extends AnyBoardArgs {
  readonly par?: string;
  readonly wrap?: boolean;
  readonly goal?: string;
  readonly task?: string;
}

export const swap: (args: SwapArgs) => TemplateResult = boardOf('lucky-numbers-swap');

/** One exchange from the end. */
export const almost = '1,2,3,4/5,6,8,7/9,10,11,12/13,14,15,16 0';

/** A play function for the first board of a story. */
export const on = playOn<LuckyNumbersSwap>('lucky-numbers-swap');

/** The states of the swap puzzle. */
export const swapStates: readonly GameState<SwapArgs>[] = [
  {
    title: 'Tile chosen',
    lead: 'The tile that was pressed first, and its neighbours that can change places with it.',
    args: { par: '1', position: almost, controls: 'basic' },
    press: ['c3, 8'],
    shows: ['board', /par 1/],
  },
  {
    title: 'Solved',
    lead: 'The number of exchanges and par are larger, and the two tiles of the last exchange are marked.',
    args: { par: '1', position: almost, controls: 'basic' },
    press: ['c3, 8', 'd3, 7'],
    shows: ['board', /Solved in 1 exchange, par 1/],
  },
];
