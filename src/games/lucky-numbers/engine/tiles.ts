import { seatLetter, type Ending, type Seat } from '../../../core/game.js';
import { filled, HIGHEST } from './board.js';
import type { LuckyState } from './types.js';

/** Cells on the diagonal, and tiles a seat is dealt (L2). */
const DEALT = 4;

/** Each number, from 1. */
export const numbers: readonly number[] = Array.from({ length: HIGHEST }, (_, i) => i + 1);

export const ascending = (tiles: readonly number[]): readonly number[] => [...tiles].sort((a, b) => a - b);

/** Tiles of each number that are still face down; index 0 stands for none. What nobody knows is only their order. */
export function faceDown({ sets, boards, hands, middle }: LuckyState): readonly number[] {
  const left = [0, ...numbers.map(() => sets)];
  for (const tile of [boards, hands, middle].flat(2)) if (tile) left[tile]!--;
  return left;
}

/** How many tiles are still face down. */
export const pile = (state: LuckyState): number => faceDown(state).reduce((sum, count) => sum + count);

/** Exchanges in a row after which a face-down tile must be turned over (L8). */
export const mostIdle = ({ boards }: LuckyState): number => 4 * boards.length;

/** Whether the seat to move must turn a face-down tile over (L8). */
export const mustDraw = (state: LuckyState): boolean => state.idle >= mostIdle(state);

/** A step of the setup: a deal to a seat, or its laying a tile. */
export interface SetupStep {
  readonly seat: Seat;
  readonly deals: boolean;
}

/** The steps of the setup in their order (L2). With `sorted` all tiles are laid at once after the last deal. */
export function setupSteps({ setup, first, boards: { length } }: LuckyState): readonly SetupStep[] {
  const seats = Array.from({ length }, (_, i) => (first + i) % length);
  const rounds = Array.from({ length: DEALT });
  const each = (...kinds: boolean[]) => seats.flatMap((seat) => kinds.map((deals) => ({ seat, deals })));
  if (setup === 'one-by-one') return rounds.flatMap(() => each(true, false));
  const all = (deals: boolean) => each(...rounds.map(() => deals));
  return setup === 'sorted' ? all(true) : [...all(true), ...all(false)];
}

/** The next step of the setup, undefined once it is over. The tiles seen so far tell which it is. */
export function setupStep(state: LuckyState): SetupStep | undefined {
  const { boards, hands } = state;
  const laid = boards.reduce((sum, board) => sum + filled(board), 0);
  return laid < DEALT * boards.length ? setupSteps(state)[hands.flat().length + 2 * laid] : undefined;
}

/** Whether chance is to move. */
export const awaitsChance = (state: LuckyState): boolean => state.turning || !!setupStep(state)?.deals;

/** How the game stands when no further turn is due: a full board (L6), or no tile face down (L7). */
export function judge(state: LuckyState): Ending | undefined {
  const counts = state.boards.map(filled);
  const most = Math.max(...counts);
  const best = [...counts.keys()].filter((seat) => counts[seat] === most);
  if (most === 16) return { rule: 'L6', winners: best };
  if (pile(state) > 0) return undefined;
  return { rule: 'L7', winners: counts.length > 1 ? best : [] };
}

/** Whose turn a position shows: a seat's letter, or `-` at the end. */
export const formatSeat = ({ ending, seat }: LuckyState): string => (ending ? '-' : seatLetter(seat));
