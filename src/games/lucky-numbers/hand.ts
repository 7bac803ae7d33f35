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

export const empty: Hand = { kind: 'empty' };

/** What pressing a square does: something else is held, or a move is tried. */
export type Deed = Hand | LuckyMove;

export const isHand = (deed: Deed): deed is Hand => deed.kind === 'empty' || deed.kind === 'tile';

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

/** Taking up the tile of a square; undefined where none is to be had. */
export function lifted(square: string, state: LuckyState): Hand | undefined {
  const held = heldAt(square);
  if (!held) return undefined;
  const hand = state.hands[state.seat] ?? [];
  // a face-up tile is taken with an empty hand, and not where one must be turned over
  const has = held.from === 'hand' ? hand : hand.length || mustDraw(state) ? [] : state.middle;
  return has.includes(held.tile) ? { kind: 'tile', ...held } : undefined;
}

export function holds(hand: Hand, square: string, state: LuckyState): boolean {
  const { from, tile } = heldNow(hand, state) ?? {};
  return `${from}-${tile}` === square;
}

/** Laying what is held on a cell; let go over the button that leaves it, it stays face up. */
export function put(hand: Hand, square: string, state: LuckyState): LuckyMove | undefined {
  const held = heldNow(hand, state);
  if (square === 'pass') return { kind: 'pass' };
  return held && isCell(square) ? { kind: 'lay', tile: held.tile, to: square } : undefined;
}

export function pressed(hand: Hand, square: string, state: LuckyState): Deed | undefined {
  const tile = heldAt(square);
  if (square === 'pile') return { kind: 'draw' };
  if (!tile) return put(hand, square, state);
  if (holds(hand, square, state)) return empty;
  // why not: a tile was drawn, or one must be
  const why: LuckyMove = mustDraw(state) ? { kind: 'lay', tile: tile.tile, to: 'a4' } : { kind: 'draw' };
  return lifted(square, state) ?? why;
}
