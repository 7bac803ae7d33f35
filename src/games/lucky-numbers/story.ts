import type { Told } from '../../element/words/game-words.js';
import type { LuckyHappening } from './engine/types.js';

/** The last exchange of a game: its seat, the tile that was laid, the one that went back, and the cell. */
export interface Exchange {
  readonly seat: number;
  readonly tile: number;
  readonly back: number;
  readonly cell: string;
}

/** The last exchange among all that happened in a game; undefined if there was none. */
export function lastExchange(told: readonly Told[]): Exchange | undefined {
  const last: LuckyHappening | undefined = told.findLast(
    ({ kind }) => kind === 'exchanged' || kind === 'traded',
  );
  const { seat = 0, tiles: [tile = 0, back = 0] = [], squares: [cell = ''] = [] } = last ?? {};
  return last && { seat, tile, back, cell };
}
