import { fixture } from '@open-wc/testing';
import { html } from 'lit';
import '../../../src/index.js';
import type { GluxBoard } from '../../../src/games/glux/index.js';
import { calm, Driver } from '../../support/board.js';
import { canHoldKeys } from '../../support/engine.js';

/** A Glüx board with hands, and eyes for what is drawn on it. */
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

  /** Squares on which something is drawn, by the class of its drawing, from the top left. */
  drawn(selector: string): string[] {
    return [...this.root.querySelectorAll<HTMLElement>('.slab [data-square]')].flatMap((each) =>
      each.querySelector(selector) ? [each.dataset.square ?? ''] : [],
    );
  }

  /** The squares that are lit, each with the count that stands there, by whether there is a chip to cover. */
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

  /** Lifts the curtain, where one hangs. */
  async lift(): Promise<void> {
    const curtain = this.root.querySelector<HTMLElement>('.curtain');
    if (curtain) await this.clickOn(curtain);
  }

  /** From what lies under the squares it is not far back; from elsewhere they come next. */
  async enterGrid(): Promise<void> {
    // back where the way is short, else round
    const beside = () => canHoldKeys && this.focused?.closest('.beside');
    for (let i = 0; i < 6 && beside(); i++) await this.press('Shift+Tab');
    for (let i = 0; i < 40 && !this.focused?.closest('[role=grid]'); i++) await this.press('Tab');
  }

  get here(): string | undefined {
    return (this.focused as HTMLElement | null)?.dataset.square;
  }

  /** Walks with the arrow keys to a square, from wherever the focus is in the grid. */
  async walkTo(square: string): Promise<void> {
    const row = (name = '') => Number(name.slice(1));
    while (row(this.here) !== row(square))
      await this.press(row(this.here) < row(square) ? 'ArrowUp' : 'ArrowDown');
    while (this.here !== square) await this.press((this.here ?? '') < square ? 'ArrowRight' : 'ArrowLeft');
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
export async function glux(attributes: Readonly<Record<string, string>> = {}): Promise<GluxDriver> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const element = document.createElement('glux-board');
  calm(element);
  const seats = 'human '.repeat(Number(attributes.players ?? 2)).trim();
  for (const [name, value] of Object.entries({ seats, ...attributes })) element.setAttribute(name, value);
  box.append(element);
  const board = new GluxDriver(element);
  await board.settled();
  await board.seen();
  await board.settled();
  return board;
}

/** Everything of one kind that a board says to its page from now on. */
export function heard<K extends keyof HTMLElementEventMap>(
  board: GluxDriver,
  type: K,
): HTMLElementEventMap[K][] {
  const events: HTMLElementEventMap[K][] = [];
  board.element.addEventListener(type, (event) => events.push(event));
  return events;
}
