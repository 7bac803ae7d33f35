import '../../../src/index.js';
import type { FluctusBoard } from '../../../src/games/fluctus/fluctus-board.js';
import { Driver, heard, placed } from '../../support/board.js';

export { heard, type FluctusBoard };

/** The marks of a field, by their CSS class. */
const drawn = {
  chosen: '.chosen-ring',
  lit: '.aim',
  barred: '.barred',
  from: '.last-from',
  to: '.last-to',
  captured: '.ghost',
  hint: '.hint',
} as const;

/** Controls a Fluctus board and reads its marks. */
export class FluctusDriver extends Driver<FluctusBoard> {
  field(name: string): HTMLElement {
    return this.find('button', name);
  }

  reserve(color: string): HTMLElement {
    return this.find('button', `${color} reserve`);
  }

  /** Clicks on fields, one after the other. */
  async tap(...fields: string[]): Promise<void> {
    for (const field of fields) await this.click('button', field);
  }

  /** The fields with a mark, in the order of the board. */
  drawn(what: keyof typeof drawn): string[] {
    return this.all('button')
      .filter((each) => each.closest('[role=grid]') && each.querySelector(drawn[what]))
      .map((each) => this.name(each).split(',')[0]!);
  }

  /** The number of ways drawn along the lines: of the last move, or of possible moves. */
  traced(what: 'went' | 'way'): number {
    return this.root.querySelectorAll(`.ground .${what}`).length;
  }

  /** The stones on the board: the first part of the position. */
  get stones(): string {
    return this.element.position.split(' ')[0]!;
  }

  /** Opens the menu and waits until it is loaded. */
  async menu(): Promise<void> {
    await this.click('button', 'More');
    await this.until(() => this.has('button', 'Copy the moves'));
  }

  /** Opens the new-game form and waits until it is loaded. */
  async form(): Promise<void> {
    await this.click('button', 'New');
    await this.until(() => this.has('button', 'Start'));
  }
}

/** Adds a board for two people with these attributes and short motion to the page. */
export async function fluctus(attributes: Readonly<Record<string, string>> = {}): Promise<FluctusDriver> {
  const element = await placed('fluctus-board', { seats: 'human human', ...attributes });
  const board = new FluctusDriver(element);
  await board.settled();
  return board;
}

/** Resolves when the computer has answered on another board; a computer on the first board would have answered by then. */
export async function aComputerAnswers(): Promise<void> {
  const board = await fluctus({ seats: 'human computer:easy' });
  await board.seen();
  board.element.play('@ro');
  await board.until(() => board.element.ply === 2);
}
