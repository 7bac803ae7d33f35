import { cells, indexOf } from './engine/board.js';
import { mustDraw } from './engine/tiles.js';
import type { Cell, LuckyMove, LuckyState } from './engine/types.js';

/** A tile in the hand or face up. Equal tiles of one place are the same. */
export interface Held {
  readonly from: 'hand' | 'open';
  readonly tile: number;
}

/** The selection of the person to move: a tile, or in the puzzle a cell. */
export type Selection =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'tile' } & Held)
  | { readonly kind: 'cell'; readonly cell: Cell };

export const noSelection: Selection = { kind: 'none' };

/** The result of a press: another selection, or a move to try. */
export type Press<M> = { readonly select: Selection } | { readonly move: M };

/** The meaning of presses and drags on a board. A square is the `data-square` of a button. */
export interface BoardInput<S, M> {
  /** Selects the piece of a square; undefined if it cannot be moved. */
  lift(square: string, state: S): Selection | undefined;
  /** True if the selected piece is from this square. */
  holds(selection: Selection, square: string, state: S): boolean;
  /** The move of the selected piece to a square, legal or not; undefined if no piece can be put there. */
  put(selection: Selection, square: string, state: S): M | undefined;
  press(selection: Selection, square: string, state: S): Press<M> | undefined;
}

/** The squares of the tray and of the row under it. */
export type Square = Cell | 'pile' | 'pass' | `${Held['from']}-${number}`;

export const isCell = (square: string): square is Cell => indexOf(square as Cell) >= 0;

/** The tile of a square that is not a cell. */
function tileAt(square: string): Held | undefined {
  const [, from, number] = /^(hand|open)-(\d+)$/.exec(square) ?? [];
  return from ? { from: from as Held['from'], tile: Number(number) } : undefined;
}

/** The tile in force: the selected one, else the only one in the hand. */
export function heldTile(selection: Selection, { hands, seat }: LuckyState): Held | undefined {
  if (selection.kind === 'tile') return selection;
  const [tile, ...more] = hands[seat] ?? [];
  return tile !== undefined && more.length === 0 ? { from: 'hand', tile } : undefined;
}

/** The cells on which a tile may be laid, each with the tile that goes back from there: 0 if the cell is empty. */
export function reach(
  state: LuckyState,
  offered: readonly LuckyMove[],
  tile: number,
): ReadonlyMap<Cell, number> {
  const board = state.boards[state.seat] ?? [];
  return new Map(
    offered.flatMap((move) =>
      move.kind === 'lay' && move.tile === tile ? [[move.to, board[cells.indexOf(move.to)] ?? 0]] : [],
    ),
  );
}

/** Presses and drags of Lucky Numbers. */
export const tileInput: BoardInput<LuckyState, LuckyMove> = {
  lift(square, state) {
    const held = tileAt(square);
    if (!held) return undefined;
    const hand = state.hands[state.seat] ?? [];
    // A face-up tile can be taken with an empty hand, unless a tile must be turned over.
    const open = hand.length > 0 || mustDraw(state) ? [] : state.middle;
    return (held.from === 'hand' ? hand : open).includes(held.tile) ? { kind: 'tile', ...held } : undefined;
  },
  holds(selection, square, state) {
    const { from, tile } = heldTile(selection, state) ?? {};
    return `${from}-${tile}` === square;
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
    if (this.holds(selection, square, state)) return { select: noSelection };
    const select = this.lift(square, state);
    if (select) return { select };
    // An illegal move whose explanation tells why: a tile was drawn, or one must be.
    return { move: mustDraw(state) ? { kind: 'lay', tile: tile.tile, to: 'a4' } : { kind: 'draw' } };
  },
};
