import type { Fault } from '../../../core/errors.js';
import type { Breach } from '../../../core/game.js';
import type { GameWords } from '../../../element/game-definition.js';
import type { LuckyHappening } from '../engine/types.js';

/** What the swap puzzle says. */
export interface PuzzleWords {
  readonly grid: string;
  say(happening: LuckyHappening): string;
  // of the puzzle's own rule alone
  ending(rule: string): string | undefined;
  breach(breach: Breach): string | undefined;
  fault(fault: Fault): string | undefined;
  /** Exchanges made, under a name. */
  made(count: number): string;
  /** Exchanges made and par, under the tray; par is unknown where a position says none. */
  tally(made: number, par: number | undefined): string;
  solved(made: number, par: number | undefined): string;
  /** What can be done, whole sentences. */
  readonly choose: string;
  holding(tile: number, neighbours: readonly string[]): string;
  /** What pressing a neighbour of the held tile does. */
  offers(tile: number): string;
  readonly moved: string;
}

/** What the new-game form says. */
export type FormWords = Pick<GameWords, 'option' | 'choice'>;
