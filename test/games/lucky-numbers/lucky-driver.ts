import { fixture } from '@open-wc/testing';
import { html } from 'lit';
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
import { calm, Driver } from '../../support/board.js';

/** Ada holds a 12 that may lie on two empty cells and in place of four tiles; Bo and Cleo wait. */
export const middle =
  '1,.,9,./4,7,10,./10,17,20,./19,.,.,20|2,.,.,./.,6,.,12/.,.,13,./.,8,14,17|3,.,6,./4,5,.,14/.,.,18,./5,.,.,15 A 12|-|- 6,19 0';

/** What a cell's drawing can show, by the class of its drawing. */
const drawn = {
  free: '.free',
  swap: '.swap',
  dead: '.dead',
  last: '.last-to',
  hint: '.hint',
  aimed: '.gap',
} as const;

/** A Lucky Numbers board with hands, and eyes for what is drawn on it. */
export class LuckyDriver extends Driver<LuckyNumbersGrid> {
  /** The button of a cell, of the pile, or of a tile: `hand-12`, `open-6`. */
  at(square: string): HTMLElement {
    const button = this.root.querySelector<HTMLElement>(`[data-square="${square}"]`);
    if (!button) throw new Error(`there is no ${square}`);
    return button;
  }

  /** The state of the game itself. */
  get game(): LuckyState {
    const { state } = this.element;
    if ('made' in state) throw new Error('a puzzle is on the board');
    return state;
  }

  shows(square: string): boolean {
    return this.root.querySelector(`[data-square="${square}"]`) !== null;
  }

  async tap(...squares: string[]): Promise<void> {
    for (const square of squares) await this.clickOn(this.at(square));
  }

  /** Walks with the arrow keys to a square of the grid, from wherever the focus is in it. */
  async walkTo(square: string): Promise<void> {
    const rows = [...this.root.querySelectorAll('[role=row]')].map((row) =>
      [...row.querySelectorAll<HTMLElement>('[data-square]')].map(({ dataset }) => dataset.square),
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

  /** Presses squares by the keyboard alone. */
  async keys(...squares: string[]): Promise<void> {
    await this.enterGrid();
    for (const square of squares) {
      await this.walkTo(square);
      await this.press('Enter');
    }
  }

  /** The cells on which something is drawn, from the top left. */
  drawn(what: keyof typeof drawn): string[] {
    return cells.filter((cell) => {
      const mark = this.at(cell).querySelector(drawn[what]);
      return mark && getComputedStyle(mark).visibility === 'visible';
    });
  }

  /** What the buttons of the middle are called, in order. */
  get under(): string[] {
    return [...this.root.querySelectorAll('.middle button')].map((each) => this.name(each));
  }

  get message(): string {
    return this.text('.message p, p.message');
  }

  get headline(): string {
    return this.text('.headline');
  }

  get detail(): string {
    return this.text('.detail');
  }
}

/** A board for people with these attributes, whose motion is short. */
export async function lucky(attributes: Readonly<Record<string, string>> = {}): Promise<LuckyDriver> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const element = document.createElement('lucky-numbers-grid');
  calm(element);
  for (const [name, value] of Object.entries({ seats: 'human human human human', ...attributes })) {
    if (name !== 'seats' || Number(attributes.players ?? 2) === 4 || attributes.seats)
      element.setAttribute(name, value);
    else element.setAttribute('seats', 'human '.repeat(Number(attributes.players ?? 2)).trim());
  }
  box.append(element);
  const board = new LuckyDriver(element);
  await board.settled();
  await board.seen();
  await board.settled();
  return board;
}

/** A plain player: fills the cell whose range is least wasted, lays the setup low to high. */
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

/** The squares that a hand presses for a move. */
export function presses(move: LuckyMove, state: LuckyState): readonly string[] {
  if (move.kind === 'draw') return ['pile'];
  if (move.kind !== 'lay') return ['pass'];
  const hand = state.hands[state.seat]!;
  if (hand.length === 1) return [move.to];
  return [hand.length > 0 ? `hand-${move.tile}` : `open-${move.tile}`, move.to];
}

/** Everything of one kind that a board says to its page from now on. */
export function heard<K extends keyof HTMLElementEventMap>(
  board: LuckyDriver,
  type: K,
): HTMLElementEventMap[K][] {
  const events: HTMLElementEventMap[K][] = [];
  board.element.addEventListener(type, (event) => events.push(event));
  return events;
}
