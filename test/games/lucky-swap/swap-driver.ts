import '../../../src/index.js';
import { shortest, type SwapMove } from '../../../src/games/lucky-swap/engine/index.js';
import type { LuckyNumbersSwap } from '../../../src/games/lucky-swap/lucky-numbers-swap.js';
import { placed, rested } from '../../support/board.js';
import { TrayDriver } from '../lucky-numbers/lucky-driver.js';

/** Controls a board of the swap puzzle. */
export class SwapDriver extends TrayDriver<LuckyNumbersSwap> {
  /** The exchanges of a shortest solution. */
  get solution(): readonly SwapMove[] {
    const { board, wrap } = this.element.state;
    return shortest(board, wrap) ?? [];
  }
}

/** Adds a puzzle with these attributes and short motion to the page. */
export const puzzle = async (attributes: Readonly<Record<string, string>> = {}): Promise<SwapDriver> =>
  rested(new SwapDriver(await placed('lucky-numbers-swap', attributes)));
