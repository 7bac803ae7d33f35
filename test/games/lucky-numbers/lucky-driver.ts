import '../../../src/index.js';
import {
  cells,
  diagonal,
  luckyNumbers,
  range,
  setupStep,
  type LuckyMove,
  type LuckyState,
} from '../../../src/games/lucky-numbers/engine/index.js';
import type { LuckyNumbersGrid } from '../../../src/games/lucky-numbers/lucky-numbers-grid.js';
import type { LuckyNumbersSwap } from '../../../src/games/lucky-swap/lucky-numbers-swap.js';
import { Driver, heard, placed, rested } from '../../support/board.js';
import { rowsSeen } from '../../support/rows-seen.js';

export { heard };

/** Ada holds a 12, which may lie on two empty cells or replace four tiles; Bo and Cleo wait. */
export const middle =
  '1,.,9,./4,7,10,./10,17,20,./19,.,.,20|2,.,.,./.,6,.,12/.,.,13,./.,8,14,17|3,.,6,./4,5,.,14/.,.,18,./5,.,.,15 A 12|-|- 6,19 0';

/** The marks of a cell, by their CSS class. */
const drawn = {
  free: '.free',
  swap: '.swap',
  dead: '.dead',
  last: '.last-to',
  hint: '.hint',
  aimed: '.gap',
} as const;

/** Controls a board with a tray of tiles, and reads its marks. */
export class TrayDriver<E extends LuckyNumbersGrid | LuckyNumbersSwap> extends Driver<E> {
  /** The button of a cell, of the pile, or of a tile: `hand-12`, `open-6`. */
  at(square: string): HTMLElement {
    const button = this.root.querySelector<HTMLElement>(`[data-square="${square}"]`);
    if (!button) throw new Error(`there is no ${square}`);
    return button;
  }

  shows(square: string): boolean {
    return this.root.querySelector(`[data-square="${square}"]`) !== null;
  }

  async tap(...squares: string[]): Promise<void> {
    for (const square of squares) await this.clickOn(this.at(square));
  }

  /** Moves the focus by arrow keys from a square of the grid to another. */
  async walkTo(square: string): Promise<void> {
    const rows = rowsSeen(this.root.querySelector('[role=grid]')!).map((row) =>
      row.map(({ dataset }) => dataset.square),
    );
    const rowOf = (name: string | undefined) => rows.findIndex((row) => row.includes(name));
    const here = () => (this.focused as HTMLElement | null)?.dataset.square;
    const to = rowOf(square);
    while (rowOf(here()) !== to) await this.press(rowOf(here()) < to ? 'ArrowDown' : 'ArrowUp');
    const row = rows[to] ?? [];
    while (here() !== square)
      await this.press(row.indexOf(here()) < row.indexOf(square) ? 'ArrowRight' : 'ArrowLeft');
  }

  async enterGrid(): Promise<void> {
    for (let i = 0; i < 20 && !this.focused?.closest('[role=grid]'); i++) await this.press('Tab');
  }

  /** Presses squares with the keyboard alone. */
  async keys(...squares: string[]): Promise<void> {
    await this.enterGrid();
    for (const square of squares) {
      await this.walkTo(square);
      await this.press('Enter');
    }
  }

  /** The cells with a visible mark, from the top left. */
  drawn(what: keyof typeof drawn): string[] {
    return cells.filter((cell) => {
      const mark = this.at(cell).querySelector(drawn[what]);
      return mark && getComputedStyle(mark).visibility === 'visible';
    });
  }

  /** The names of the buttons in the middle, in order. */
  get under(): string[] {
    return [...this.root.querySelectorAll('.middle button')].map((each) => this.name(each));
  }
}

/** Controls a Lucky Numbers board. */
export class LuckyDriver extends TrayDriver<LuckyNumbersGrid> {
  get game(): LuckyState {
    return this.element.state;
  }
}

/** Adds a board for people with these attributes and short motion to the page. */
export async function lucky(attributes: Readonly<Record<string, string>> = {}): Promise<LuckyDriver> {
  const seats = 'human '.repeat(Number(attributes.players ?? 2)).trim();
  return rested(new LuckyDriver(await placed('lucky-numbers-grid', { seats, ...attributes })));
}

/** The move of a simple player: lays each tile near the middle of its cell's range, the setup in ascending order. */
export function plainMove(state: LuckyState): LuckyMove {
  const moves = luckyNumbers.moves(state);
  const board = state.boards[state.seat]!;
  const cost = (move: LuckyMove): number => {
    if (move.kind === 'draw') return 100;
    if (move.kind === 'pass') return 101;
    if (move.kind !== 'lay') return 200;
    const at = cells.indexOf(move.to);
    if (board[at]) return 150;
    const [least, most] = range(board, move.to);
    const place = ((at % 4) + (at >> 2)) / 6;
    if (setupStep(state)) return Math.abs(move.tile - [3, 8, 13, 18][diagonal.indexOf(move.to)]!);
    return Math.abs(move.tile - (least + (most - least) * place)) + 1;
  };
  return moves.reduce((best, move) => (cost(move) < cost(best) ? move : best));
}

/** The squares to press for a move. */
export function presses(move: LuckyMove, state: LuckyState): readonly string[] {
  if (move.kind === 'draw') return ['pile'];
  if (move.kind !== 'lay') return ['pass'];
  const hand = state.hands[state.seat]!;
  if (hand.length === 1) return [move.to];
  return [hand.length > 0 ? `hand-${move.tile}` : `open-${move.tile}`, move.to];
}
