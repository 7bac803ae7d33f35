import '../../../src/index.js';
import type { GluxBoard } from '../../../src/games/glux/index.js';
import { Driver, heard, placed, rested } from '../../support/board.js';
import { canHoldKeys } from '../../support/engine.js';

export { heard };

/** Controls a Glüx board and reads its marks. */
export class GluxDriver extends Driver<GluxBoard> {
  /** The button of a square, or of a face: `face-5`. */
  at(square: string): HTMLElement {
    const button = this.root.querySelector<HTMLElement>(`[data-square="${square}"]`);
    if (!button) throw new Error(`there is no ${square}`);
    return button;
  }

  async tap(...squares: string[]): Promise<void> {
    for (const square of squares) await this.clickOn(this.at(square));
  }

  /** The squares with a mark, by its CSS class, from the top left. */
  drawn(selector: string): string[] {
    return [...this.root.querySelectorAll<HTMLElement>('.slab [data-square]')].flatMap((each) =>
      each.querySelector(selector) ? [each.dataset.square ?? ''] : [],
    );
  }

  /** The marked squares with their counts: those with a chip to cover, or the free ones. */
  aims(covers: boolean): Map<string, number> {
    const text = this.root.querySelector<SVGTextElement>(covers ? '.aims .tab text' : '.aims > text');
    const squares = [...this.root.querySelectorAll<HTMLElement>('.slab [data-square]')];
    const shown = Array.from(text?.textContent ?? '', (count, i): [string, number] => {
      const { x, y } = new DOMPoint(text!.x.baseVal[i]!.value, text!.y.baseVal[i]!.value).matrixTransform(
        text!.getScreenCTM()!,
      );
      const under = squares.find((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return x > left && x < right && y > top && y < bottom;
      });
      return [under?.dataset.square ?? '', Number(count)];
    });
    return new Map(shown);
  }

  /** Lifts the curtain, if there is one. */
  async lift(): Promise<void> {
    const curtain = this.root.querySelector<HTMLElement>('.curtain');
    if (curtain) await this.clickOn(curtain);
  }

  /** Moves the focus to the grid by Tab, or by Shift+Tab from the controls after the grid. */
  async enterGrid(): Promise<void> {
    const beside = () => canHoldKeys && this.focused?.closest('.beside');
    for (let i = 0; i < 6 && beside(); i++) await this.press('Shift+Tab');
    for (let i = 0; i < 40 && !this.focused?.closest('[role=grid]'); i++) await this.press('Tab');
  }

  get here(): string | undefined {
    return (this.focused as HTMLElement | null)?.dataset.square;
  }

  /** Moves the focus by arrow keys from a square of the grid to another. */
  async walkTo(square: string): Promise<void> {
    const row = (name = '') => Number(name.slice(1));
    while (row(this.here) !== row(square))
      await this.press(row(this.here) < row(square) ? 'ArrowUp' : 'ArrowDown');
    while (this.here !== square) await this.press((this.here ?? '') < square ? 'ArrowRight' : 'ArrowLeft');
  }
}

/** Adds a board for people with these attributes and short motion to the page. */
export async function glux(attributes: Readonly<Record<string, string>> = {}): Promise<GluxDriver> {
  const seats = 'human '.repeat(Number(attributes.players ?? 2)).trim();
  return rested(new GluxDriver(await placed('glux-board', { seats, ...attributes })));
}
