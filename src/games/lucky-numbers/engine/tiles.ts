import { seatLetter, type Ending, type Seat } from '../../../core/game.js';
import { filled, HIGHEST } from './board.js';
import type { LuckyState } from './types.js';

/** Number of cells on the diagonal and of tiles dealt to each seat (L2). */
const DEALT = 4;

/** All numbers, from 1. */
export const numbers: readonly number[] = Array.from({ length: HIGHEST }, (_, i) => i + 1);

/** Returns the tiles in ascending order. */
export const ascending = (tiles: readonly number[]): readonly number[] => tiles.toSorted((a, b) => a - b);

/** Returns the number of face-down tiles by their number; index 0 is unused. Only their order is unknown to the players. */
export function faceDown({ sets, boards, hands, middle }: LuckyState): readonly number[] {
  const left = Array<number>(HIGHEST + 1).fill(sets);
  for (const tiles of [...boards, ...hands, middle]) for (const tile of tiles) left[tile]!--;
  left[0] = 0;
  return left;
}

/** Returns the number of face-down tiles. */
export const pile = (state: LuckyState): number => faceDown(state).reduce((sum, count) => sum + count);

/** Returns the number of exchanges in a row after which a face-down tile must be turned over (L8). */
export const mostIdle = ({ boards }: LuckyState): number => 4 * boards.length;

/** Returns true if the seat to move must turn a face-down tile over (L8). */
export const mustDraw = (state: LuckyState): boolean => state.idle >= mostIdle(state);

/** Returns the tiles that the seat to move may lay: those in its hand, or the face-up ones (L3, L8). */
export function layable(state: LuckyState): readonly number[] {
  const hand = state.hands[state.seat]!;
  return hand.length ? hand : mustDraw(state) ? [] : state.middle;
}

/** A step of the setup: chance deals a tile to a seat, or the seat lays one. */
export interface SetupStep {
  readonly seat: Seat;
  readonly deals: boolean;
}

/** Returns the steps of the setup in order (L2). In the setup `sorted` all tiles are laid at once after the last deal. */
export function setupSteps({ setup, first, boards: { length } }: LuckyState): readonly SetupStep[] {
  const seats = Array.from({ length }, (_, i) => (first + i) % length);
  const rounds = Array.from({ length: DEALT });
  const each = (...kinds: boolean[]) => seats.flatMap((seat) => kinds.map((deals) => ({ seat, deals })));
  if (setup === 'one-by-one') return rounds.flatMap(() => each(true, false));
  const all = (deals: boolean) => each(...rounds.map(() => deals));
  return setup === 'sorted' ? all(true) : [...all(true), ...all(false)];
}

/** Returns the next step of the setup, derived from the tiles dealt and laid so far, or undefined after the setup. */
export function setupStep(state: LuckyState): SetupStep | undefined {
  const { boards, hands } = state;
  const laid = boards.reduce((sum, board) => sum + filled(board), 0);
  return laid < DEALT * boards.length ? setupSteps(state)[hands.flat().length + 2 * laid] : undefined;
}

/** Returns true if chance is to move. */
export const awaitsChance = (state: LuckyState): boolean => state.turning || !!setupStep(state)?.deals;

/** Returns the ending if a board is full (L6) or no face-down tile is left (L7). */
export function endingOf(state: LuckyState): Ending | undefined {
  const counts = state.boards.map(filled);
  const most = Math.max(...counts);
  const best = [...counts.keys()].filter((seat) => counts[seat] === most);
  if (most === 16) return { rule: 'L6', winners: best };
  if (pile(state) > 0) return undefined;
  return { rule: 'L7', winners: counts.length > 1 ? best : [] };
}

/** Formats the seat of a position: the letter of the seat to move, or `-` at the end. */
export const formatSeat = ({ ending, seat }: LuckyState): string => (ending ? '-' : seatLetter(seat));
