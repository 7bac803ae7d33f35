import '../../../src/index.js';
import type { FluctusBoard } from '../../../src/games/fluctus/fluctus-board.js';
import { Driver, heard, placed } from '../../support/board.js';

export { heard, type FluctusBoard };

/** What a field's drawing can show, by the class of its drawing. */
const drawn = {
  chosen: '.chosen-ring',
  lit: '.aim',
  barred: '.barred',
  from: '.last-from',
  to: '.last-to',
  hint: '.hint',
} as const;

/** A Fluctus board with hands, and eyes for what is drawn on its fields. */
export class FluctusDriver extends Driver<FluctusBoard> {
  field(name: string): HTMLElement {
    return this.find('button', name);
  }

  reserve(color: string): HTMLElement {
    return this.find('button', `${color} reserve`);
  }

  /** Clicks on one field after the other. */
  async tap(...fields: string[]): Promise<void> {
    for (const field of fields) await this.click('button', field);
  }

  /** The fields on which something is drawn, in the order of the board. */
  drawn(what: keyof typeof drawn): string[] {
    return this.all('button')
      .filter((each) => each.closest('[role=grid]') && each.querySelector(drawn[what]))
      .map((each) => this.name(each).split(',')[0]!);
  }

  /** How many ways are traced along the lines: of the last move, of what may be done. */
  traced(what: 'went' | 'way'): number {
    return this.root.querySelectorAll(`.ground .${what}`).length;
  }

  /** The line under the board, also before its drawing has come. */
  get message(): string {
    return this.text('.message p, p.message');
  }

  get headline(): string {
    return this.text('.headline');
  }

  get detail(): string {
    return this.text('.detail');
  }

  /** The position's first word: what stands where. */
  get stones(): string {
    return this.element.position.split(' ')[0]!;
  }

  /** Opens the menu and waits until it has come. */
  async menu(): Promise<void> {
    await this.click('button', 'More');
    await this.until(() => this.has('button', 'Copy the record'));
  }

  /** Opens the form of a new game and waits until it has come. */
  async form(): Promise<void> {
    await this.click('button', 'New');
    await this.until(() => this.has('button', 'Start'));
  }
}

/** A board for two people with these attributes, whose motion is short. */
export async function fluctus(attributes: Readonly<Record<string, string>> = {}): Promise<FluctusDriver> {
  const element = await placed('fluctus-board', { seats: 'human human', ...attributes });
  const board = new FluctusDriver(element);
  await board.settled();
  return board;
}

/** Resolves when a computer has answered on another board: by then one that thought on the first would have, too. */
export async function aComputerAnswers(): Promise<void> {
  const board = await fluctus({ seats: 'human computer:easy' });
  await board.seen();
  board.element.play('@ro');
  await board.until(() => board.element.ply === 2);
}
