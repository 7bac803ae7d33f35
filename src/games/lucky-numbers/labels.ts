import type { CellLook } from './drawing/tile.js';
import type { Cell } from './engine/types.js';
import type { Held } from './selection.js';
import type { LuckyWords } from './words/en.js';

const join = (parts: readonly unknown[]) => parts.filter(Boolean).join(', ');

/** The accessible name of a cell: its name, its tile, and what the tile in hand could do there. */
export const cellLabel = (
  words: LuckyWords,
  cell: Cell,
  { tile, dead, last, hint }: CellLook,
  held: number | undefined,
  returns: number | undefined,
): string =>
  join([
    cell,
    tile ?? words.empty,
    held !== undefined && returns !== undefined && words.offers(held, returns),
    dead && words.states.dead,
    last && words.states.last,
    hint && words.states.hint,
  ]);

/** The accessible name of equal tiles in the hand or face up. */
export const tileLabel = (words: LuckyWords, { from, tile }: Held, count: number, chosen: boolean): string =>
  join([
    tile,
    count > 1 && words.times(count),
    from === 'hand' ? words.inHand : words.faceUp,
    chosen && words.chosen,
  ]);
