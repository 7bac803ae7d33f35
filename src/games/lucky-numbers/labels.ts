import type { CellLook } from './drawing/tile.js';
import type { Cell } from './engine/types.js';
import type { Held } from './selection.js';
import type { LuckyWords } from '../../words/en/lucky-numbers.js';

/** The words of a cell. A tray that is always full needs none for empty cells. */
interface CellWords {
  readonly empty?: string;
  readonly chosen: string;
  readonly states: { readonly dead?: string; readonly last: string; readonly hint: string };
}

const join = (parts: readonly unknown[]) => parts.filter(Boolean).join(', ');

/** The accessible name of a cell: its name, its tile and its marks. `offer` tells what the selected tile could do there. */
export const cellLabel = (
  { empty, chosen, states }: CellWords,
  cell: Cell,
  look: CellLook,
  offer: string | undefined,
): string =>
  join([
    cell,
    look.tile ?? empty,
    look.chosen && chosen,
    offer,
    look.dead && states.dead,
    look.last && states.last,
    look.hint && states.hint,
  ]);

/** The accessible name of equal tiles in the hand or face up. */
export const tileLabel = (words: LuckyWords, { from, tile }: Held, count: number, chosen: boolean): string =>
  join([
    tile,
    count > 1 && words.times(count),
    from === 'hand' ? words.inHand : words.faceUp,
    chosen && words.chosen,
  ]);
