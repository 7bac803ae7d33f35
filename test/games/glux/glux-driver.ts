import { fixture } from '@open-wc/testing';
import { html } from 'lit';
import '../../../src/games/glux/define.js';
import type { GluxBoard } from '../../../src/games/glux/index.js';
import { calm, Driver } from '../../support/board.js';
import { canHoldKeys } from '../../support/engine.js';

/** Ada holds a 2/5 that thirteen squares may take; what Bo holds only he knows. */
export const middle =
  '9,B1,2,(B3B2)/13/3,(A3A6),4,A5,A1,2,B1/9,A1,2,(B2B1)/12,(B4B6)/6,(B2B2),5,B6/13/13/(A3A5),2,(A6A1),A5,4,A5,3 A 25,16 336,246 -';

/** What only Ada knows of it. */
export const middleOfAda = middle.replace('25,16 336,246', '25,? 336,346');

/** Two chips each are still to lay. */
export const nearEnd =
  '1,(B4B3),3,(B5B4),2,B3,B1,B1,B4,(B3B2)/10,B1,B5,1/3,(A3A6),4,A5,(A1A3),2,(B1B6)/1,A4,2,A3,3,(A3A6),A1,A6,1,(B2B1)/5,B3,A1,2,(A3A3),2,(B4B6)/6,(B2B2),5,B6/13/3,A5,9/(A3A5),2,(A6A1),(A5A5),4,A5,3 A 25,25 010,010 -';

/** Four players, half the chips laid. */
export const party =
  '(B3B3),2,(B2B3),1,B6,5,C2,C1,1,(C1C2)/10,C3,1,C2,2/1,(B6B5),1,B2,4,C4,5,(C4C6)/B5,4,B6,6,C3,2/B2,2,(B3B3),11/A5,14/11,D4,2,(C2C4)/15/13,D6,C6/14,D2/(A2A1),A6,5,D5,3,D4,1,(D2D4),(D5D1)/(A6A6),5,A1,(A3A1),7/6,A1,6,D1,1/15/(A3A4),3,A3,5,D1,D6,2,D4 A 16,25,34,34 064,523,442,343 -';

/** A Glüx board with hands, and eyes for what is drawn on it. */
export class GluxDriver extends Driver<GluxBoard> {
  protected override arrivals(): Promise<unknown> {
    return Promise.all([super.arrivals(), import('../../../src/games/glux/motion.js')]);
  }

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

/** What to press for a move: lift the curtain where it hangs, a square, then a face. */
export function presses(notation: string, driver: Driver): readonly (string | RegExp)[] {
  const [face = '', to = ''] = notation.split('@');
  const curtain = /it is your turn/;
  return [...(driver.has('button', curtain) ? [curtain] : []), to, new RegExp(`Lay the ${face}$`)];
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
