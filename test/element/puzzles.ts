import type { TemplateResult } from 'lit';
import { fixture } from '@open-wc/testing';
import '../../src/index.js';
import { calm, Driver, heard, type AnyBoard } from '../support/board.js';

/** A puzzle of a game: its declaration, and the squares to press, move by move. */
export interface PuzzleCase {
  readonly tag: keyof HTMLElementTagNameMap;
  readonly position: string;
  readonly record: string;
  /** The squares or parts to press for each move of the reader. */
  readonly right: readonly (readonly string[])[];
  /** A legal move that is not in the solution. */
  readonly wrong: readonly string[];
  /** The ply at which the puzzle is solved. */
  readonly plies: number;
}

export const fluctusPuzzle: PuzzleCase = {
  tag: 'fluctus-board',
  position: 'A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi',
  record:
    '{Red captures.} 1. roxyi! {Over vi and through the centre.} (ro-wo wi-yo) (vi-vo? yi-vi {That stone is needed.}) wi-yo {Green runs.} 2. yi-go',
  right: [
    ['ro', 'yi'],
    ['yi', 'go'],
  ],
  wrong: ['ro', 'vo'],
  plies: 3,
};

/** One puzzle for each game. */
export const puzzles: readonly PuzzleCase[] = [
  fluctusPuzzle,
  {
    tag: 'glux-board',
    position:
      '9,B1,2,(B3B2)/13/3,(A3A6),4,A5,A1,2,B1/9,A1,2,(B2B1)/12,(B4B6)/6,(B2B2),5,B6/13/13/(A3A5),2,(A6A1),A5,4,A5,3 A 25,16 336,246 -',
    record: '2@a6 +34 1@m7 +16',
    right: [['a6', 'face-2']],
    wrong: ['c1', 'face-2'],
    plies: 4,
  },
  {
    tag: 'lucky-numbers-grid',
    position: '1,.,9,./4,7,10,./10,17,20,./19,.,.,20|2,.,.,./.,6,.,12/.,.,13,./.,8,14,17 A -|- 6,19 0',
    record: 'draw +12 12@b2',
    right: [['pile'], ['hand-12', 'b2']],
    wrong: ['open-6', 'b4'],
    plies: 3,
  },
  {
    tag: 'luzi-dice',
    position: '29,32 3/5 A 1 22233456',
    record: 'roll:345 =225 stop',
    right: [['d4', 'd6', 'd7', 'cup'], ['stop']],
    wrong: ['stop'],
    plies: 3,
  },
];

/** A driver of a puzzle. */
export class PuzzleDriver extends Driver {
  at(name: string): HTMLElement {
    const found = this.root.querySelector<HTMLElement>(`[data-square="${name}"], [part="${name}"]`);
    if (!found) throw new Error(`there is no ${name}`);
    return found;
  }

  async tap(...squares: readonly string[]): Promise<void> {
    for (const square of squares) await this.clickOn(this.at(square));
  }

  /** Presses the squares with the keyboard. */
  async keys(...squares: readonly string[]): Promise<void> {
    for (const square of squares) {
      this.at(square).focus();
      await this.press('Enter');
    }
  }

  /** Resolves when the reader may move, or has solved the puzzle. */
  async ready(): Promise<void> {
    await this.settled();
    await this.until(() => this.element.solved || this.isOpen);
    await this.settled();
  }

  /** True if the hint can be pressed. */
  get isOpen(): boolean {
    return (
      this.tool(0)?.getAttribute('aria-disabled') === 'false' &&
      this.root.querySelectorAll('.tool').length > 2
    );
  }

  tool(index: number): HTMLElement | undefined {
    return this.root.querySelectorAll<HTMLElement>('.tool')[index];
  }
}

/** A board with a puzzle and short motion. The markup may contain it at any depth. */
export async function placePuzzle(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  around?: TemplateResult,
): Promise<PuzzleDriver> {
  const element = document.createElement(tag) as AnyBoard;
  calm(element);
  const all = { mode: 'puzzle', pace: 'fast', ...attributes };
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  const box = await fixture<HTMLElement>(around ?? document.createElement('div').outerHTML);
  (box.querySelector('.here') ?? box).append(element);
  const driver = new PuzzleDriver(element);
  await driver.settled();
  await driver.seen();
  await driver.settled();
  return driver;
}

export async function puzzleOf(
  { tag, position, record }: PuzzleCase,
  more: Readonly<Record<string, string>> = {},
): Promise<PuzzleDriver> {
  const driver = await placePuzzle(tag, { position, record, ...more });
  await driver.ready();
  return driver;
}

export { heard };
