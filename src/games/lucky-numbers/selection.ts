import { indexOf, layable, mustDraw } from './engine/board.js';
import type { Cell, LuckyMove, LuckyState } from './engine/types.js';

/** The square of the tile that a person has selected, in the hand or face up. */
export type Selection = string | undefined;

/** A tile in the hand or face up. Equal tiles of one place are the same. */
export interface Held {
  readonly from: 'hand' | 'open';
  readonly tile: number;
}

/** The result of a press: another selection, or a move to try. */
type Press = { readonly select: Selection } | { readonly move: LuckyMove };

/** The meaning of presses and drags on a board. A square is the `data-square` of a button. */
interface BoardInput {
  /** True if the tile of a square can be selected. */
  canSelect(square: string, state: LuckyState): boolean;
  /** True if the tile that would be put somewhere is from this square. */
  holds(selection: Selection, square: string, state: LuckyState): boolean;
  /** The move of the selected tile to a square, legal or not; undefined if no tile can be put there. */
  put(selection: Selection, square: string, state: LuckyState): LuckyMove | undefined;
  press(selection: Selection, square: string, state: LuckyState): Press | undefined;
}

export const isCell = (square: string): square is Cell => indexOf(square as Cell) >= 0;

/** The square of a tile that is not on a tray. */
export const squareOfTile = ({ from, tile }: Held): string => `${from}-${tile}`;

/** The tile of a square that is not a cell. */
export function tileAt(square: string | undefined): Held | undefined {
  const [from, tile] = square?.split('-') ?? [];
  return tile ? { from: from as Held['from'], tile: Number(tile) } : undefined;
}

/** The tile in force: the selected one, else the only one in the hand. */
export function heldTile(selection: Selection, { hands, seat }: LuckyState): Held | undefined {
  const [tile, ...more] = hands[seat]!;
  return tileAt(selection) ?? (tile && more.length === 0 ? { from: 'hand', tile } : undefined);
}

/** Presses and drags of Lucky Numbers. */
export const tileInput: BoardInput = {
  canSelect(square, state) {
    const { from, tile = 0 } = tileAt(square) ?? {};
    const isInHand = state.hands[state.seat]!.length > 0;
    return (from === 'hand') === isInHand && layable(state).includes(tile);
  },
  holds(selection, square, state) {
    const held = heldTile(selection, state);
    return held !== undefined && squareOfTile(held) === square;
  },
  put(selection, square, state) {
    // A tile that is dropped on the button "leave" stays face up.
    if (square === 'pass') return { kind: 'pass' };
    const held = heldTile(selection, state);
    return held && isCell(square) ? { kind: 'lay', tile: held.tile, to: square } : undefined;
  },
  press(selection, square, state) {
    if (square === 'pile') return { move: { kind: 'draw' } };
    const tile = tileAt(square);
    if (!tile) {
      const move = this.put(selection, square, state);
      return move && { move };
    }
    if (this.holds(selection, square, state)) return { select: undefined };
    if (this.canSelect(square, state)) return { select: square };
    // An illegal move whose explanation tells why: a tile was drawn, or one must be.
    return { move: mustDraw(state) ? { kind: 'lay', tile: tile.tile, to: 'a4' } : { kind: 'draw' } };
  },
};
