import { cells, indexOf } from './engine/board.js';
import { mustDraw } from './engine/tiles.js';
import type { Cell, LuckyMove, LuckyState } from './engine/types.js';

/** A tile that a person has taken up: of those in the hand, or of those that lie face up. Equal ones are alike. */
export interface Held {
  readonly from: 'hand' | 'open';
  readonly tile: number;
}

/** What the person's hand does. */
export type Hand = { readonly kind: 'empty' } | ({ readonly kind: 'tile' } & Held);

/** Where tiles lie besides the cells, and what can be pressed there. */
export type Square = Cell | 'pile' | 'pass' | `${Held['from']}-${number}`;

/** The tile that a square of the middle stands for. */
export function heldAt(square: string): Held | undefined {
  const [, from, number] = /^(hand|open)-(\d+)$/.exec(square) ?? [];
  return from ? { from: from as Held['from'], tile: Number(number) } : undefined;
}

export const isCell = (square: string): square is Cell => indexOf(square as Cell) >= 0;

/** What is held: the chosen tile, or else the only one in the hand. */
export function heldNow(hand: Hand, { hands, seat }: LuckyState): Held | undefined {
  switch (hand.kind) {
    case 'tile':
      return hand;
    case 'empty': {
      const [tile, ...more] = hands[seat] ?? [];
      return tile !== undefined && more.length === 0 ? { from: 'hand', tile } : undefined;
    }
  }
}

/** Each cell on which a tile may be laid, with what goes back from there: 0 from an empty one. */
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

/** Tiles of the same number as one, with how many there are. */
export function grouped(tiles: readonly number[]): readonly (readonly [tile: number, count: number])[] {
  return [...new Set(tiles)].map((tile) => [tile, tiles.filter((other) => other === tile).length]);
}

/** Whether a face-up tile may be taken: no tile is in the hand, and none must be turned over. */
export const mayTake = (state: LuckyState): boolean =>
  state.hands[state.seat]?.length === 0 && !mustDraw(state);
