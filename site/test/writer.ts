/** A writer at the composer: uses it by pointing and pressing, and adds up the time that a person needs. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { inShadow } from '../../scripts/browser.mjs';
import type { SitePage } from './site-page.js';

/** The operators of the keystroke-level model, in seconds. */
const KEY = 0.28;
const POINT = 1.1;
const PRESS = 0.2;
const THINK = 1.35;

type Board = HTMLElementTagNameMap['fluctus-board'];

export class Writer {
  readonly #site: SitePage;
  /** The seconds that a person would have needed so far. */
  seconds = 0;

  constructor(site: SitePage) {
    this.#site = site;
  }

  get #page(): Page {
    return this.#site.page;
  }

  /** Opens the composer. */
  async open(hash = '', path = '/composer/'): Promise<void> {
    await this.#page.goto('about:blank');
    await this.#page.goto(`${this.#site.url}${path}${hash}`, { waitUntil: 'load' });
    await this.codeWith('<');
    this.seconds = 0;
  }

  async #centre(element: ElementHandle): Promise<readonly [number, number]> {
    await element.scrollIntoView();
    const { x, y, width, height } = (await element.boundingBox())!;
    return [x + width / 2, y + height / 2];
  }

  /** Points at something and presses it. */
  async press(selector: string): Promise<void> {
    const [x, y] = await this.#centre((await this.#page.waitForSelector(selector, { visible: true }))!);
    await this.#page.mouse.click(x, y);
    this.seconds += THINK + POINT + PRESS;
  }

  /** Chooses from a list: presses it and one of its values. */
  async choose(selector: string, value: string): Promise<void> {
    await this.#page.select(selector, value);
    this.seconds += THINK + 2 * (POINT + PRESS);
  }

  /** Presses a field and writes words into it. */
  async write(selector: string, words: string): Promise<void> {
    await this.press(selector);
    await this.#page.keyboard.type(words);
    this.seconds += words.length * KEY;
  }

  square(name: string): Promise<ElementHandle> {
    return this.#page.waitForSelector(
      `#bench > * >>> [data-square="${name}"]`,
      inShadow,
    ) as Promise<ElementHandle>;
  }

  /** Plays a move: presses its squares, and waits until the board has it. */
  async play(...names: readonly string[]): Promise<void> {
    const before = await this.path();
    this.seconds += THINK;
    for (const name of names) {
      const [x, y] = await this.#centre(await this.square(name));
      await this.#page.mouse.click(x, y);
      this.seconds += POINT + PRESS;
    }
    await this.#page.waitForFunction(
      (old) => document.querySelector<Board>('#bench > *')!.path !== old,
      {},
      before,
    );
  }

  /** Draws an arrow with the right button. */
  async arrow(from: string, to: string): Promise<void> {
    const { mouse } = this.#page;
    const [end, start] = [await this.square(to), await this.square(from)];
    await mouse.move(...(await this.#centre(start)));
    await mouse.down({ button: 'right' });
    await mouse.move(...(await this.#centre(end)));
    await mouse.up({ button: 'right' });
    this.seconds += THINK + 2 * POINT + PRESS;
  }

  path(): Promise<string> {
    return this.#page.$eval('#bench > *', (board) => (board as Board).path);
  }

  code(): Promise<string> {
    return this.#page.$eval('#code', ({ textContent }) => textContent);
  }

  async codeWith(part: string): Promise<void> {
    await this.#page.waitForFunction(
      (text) => document.querySelector('#code')?.textContent.includes(text),
      {},
      part,
    );
  }

  /** Presses Copy, and shows the code on a page of its own. */
  async copy(): Promise<Page> {
    await this.press('.composer .copy');
    const code = (await this.code()).replace(/https:[^"]*\/(?=cdn|looks)/g, '/');
    writeFileSync(join(this.#site.folder, 'index.html'), `<!doctype html><title>Copied</title>${code}`);
    const copy = await this.#site.browser.newPage();
    await copy.goto(`${this.#site.url}/copied/`, { waitUntil: 'load' });
    return copy;
  }
}
