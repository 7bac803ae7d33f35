/** People with boards in real browsers, at tables of a real server. */
import { EventEmitter, once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { after, afterEach, before } from 'node:test';
import {
  launch,
  type Browser,
  type BrowserContext,
  type ElementHandle,
  type KeyInput,
  type Page,
} from 'puppeteer-core';
import { findFirefox, undrawnLaunchOptions } from '../../../../scripts/browser.mjs';
import { serve } from '../../../../scripts/serve.mjs';
import { endProcesses, startServer, temporaryFolder, type Running } from './processes.js';
import { closeWires } from './wire.js';

/** The browser of the tests: Chromium, unless test/release names another one. */
export const browserName = process.env.TABLE_BROWSER ?? 'Chromium';
let browser: Promise<Browser> | undefined;

/** Starts the browser. The suites of a process share it. */
export function startBrowser(): Promise<Browser> {
  browser ??= browserName === 'Firefox' ? startFirefox() : launch(undrawnLaunchOptions());
  return browser;
}
after(async () => {
  closeWires();
  endProcesses();
  await (await browser)?.close();
});

const people = new Set<Person>();
afterEach(async () => {
  const all = [...people];
  people.clear();
  const contexts = new Set(all.map(({ page }) => page.browserContext()));
  await Promise.all(Array.from(contexts, (context) => context.close()));
  assert.deepEqual(
    all.flatMap(({ errors }) => errors),
    [],
  );
});

/** Firefox slows the timers of a page in the background down to one a second, unless it is told otherwise. */
function startFirefox(): Promise<Browser> {
  return launch({
    browser: 'firefox',
    executablePath: findFirefox()!,
    extraPrefsFirefox: {
      'dom.min_background_timeout_value': 4,
      'dom.timeout.enable_budget_timer_throttling': false,
    },
  });
}

const withoutHash = (address: string) => address.replace(/#.*/s, '');

/** Pages are asked by a timer: one in the background has no frames. The limit is for what never comes. */
export const waiting = { polling: 50, timeout: 120_000 };

/**
 * Runs in the page: returns the middle of an element, and keeps the next press from anything else. The element is `hit` once it is clicked.
 */
function aim(target: HTMLElement): { readonly x: number; readonly y: number } {
  const page = globalThis as { pressed?: AbortController; hit?: boolean };
  page.pressed?.abort();
  const { signal } = (page.pressed = new AbortController());
  page.hit = false;
  let misses = false;
  const check = (event: Event) => {
    const reached = event.composedPath().includes(target);
    if (event.type === 'pointerdown') misses = !reached;
    if (event.type === 'click') page.hit = reached && !misses;
    if (!misses) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(type, check, { capture: true, signal });
  const isVisible = () => {
    const { top, left, bottom, right } = target.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  };
  if (!isVisible()) target.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
  const { x, y, width, height } = target.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Runs in the page: true if the press has clicked the element. The page hears presses as before. */
function ended(): boolean {
  const { pressed, hit = true } = globalThis as { pressed?: AbortController; hit?: boolean };
  pressed?.abort();
  return hit;
}

/** Writes the page of the tests: a board whose tag, attributes and language are in the query. */
export function writePage(folder: string): void {
  writeFileSync(
    join(folder, 'board.html'),
    `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Game</title>
<link rel="icon" href="data:,"><style>:root { --spiel-quick: 1ms; --spiel-move: 1ms; --spiel-hop: 1ms; }</style></head><body><script type="module">
const { tag, lang, ...attributes } = Object.fromEntries(new URLSearchParams(location.search));
document.documentElement.lang = lang;
const board = document.createElement(tag);
for (const [name, value] of Object.entries({ id: 'game', first: 'A', ...attributes })) board.setAttribute(name, value);
document.body.append(board);
// all that the board ever says and shows, from its first render on: a message may be gone before it is asked for
Object.assign(globalThis, { said: [], saidAt: 0, messages: [], focused: 0 });
let shown = '';
const watch = (root) => new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes)
    if (target.matches?.('.live')) {
      said.push(...Array.from(addedNodes, (node) => node.textContent).filter(Boolean));
      globalThis.saidAt = performance.now();
    }
  const text = root.querySelector('.message:not(.leaving)')?.textContent.trim().replaceAll(/\\s+/g, ' ') ?? '';
  if (text !== shown) messages.push((shown = text));
}).observe(root, { childList: true, characterData: true, attributeFilter: ['class'], subtree: true });
const { attachShadow } = Element.prototype;
Element.prototype.attachShadow = function (init) {
  const root = attachShadow.call(this, init);
  if (this === board) watch(root);
  root.addEventListener('focusin', () => focused++);
  return root;
};
await import('/cdn/spielkasten.min.js');
await board.updateComplete;
globalThis.ready = true;
</script></body></html>`,
  );
}

/** What runs during the tests of a suite. */
export interface Around {
  site: Awaited<ReturnType<typeof serve>>;
  server: Running;
  browser: Browser;
}

/** Starts a site with the page of the tests, a table server for it, and Chromium for a suite. `write` writes tables before the server starts. */
export function startAround(write: (database: string) => Promise<void> = async () => {}): Readonly<Around> {
  const around = {} as Around;
  const folder = temporaryFolder();
  before(async () => {
    writePage(folder);
    const database = join(folder, 'tables.db');
    around.site = await serve({ '/': folder, '/cdn': 'cdn' });
    await write(database);
    around.server = await startServer('--db', database, '--origin', around.site.url);
    around.browser = await startBrowser();
  });
  after(async () => {
    await around.server.kill();
    await around.site.close();
  });
  return around;
}

/** A person: a page in a browser context of its own, without anything of the others. */
export class Person {
  readonly page: Page;
  readonly errors: string[] = [];
  readonly #clipboard = new EventEmitter();
  /** The browser lets pages behave as if they had the focus. */
  readonly #isFocused: boolean;

  constructor(page: Page, isFocused: boolean) {
    this.page = page;
    this.#isFocused = isFocused;
    page.on('pageerror', (error) => this.errors.push(String(error)));
    people.add(this);
  }

  static async in(browser: Browser, { storage = true } = {}): Promise<Person> {
    return Person.#on(await browser.createBrowserContext(), storage);
  }

  /** Another tab of the same person. */
  async tab(): Promise<Person> {
    return Person.#on(this.page.browserContext(), true);
  }

  static async #on(context: BrowserContext, storage: boolean): Promise<Person> {
    // behind another tab, a page would have no frames
    const page = await context.newPage({ type: 'window' });
    page.setDefaultTimeout(waiting.timeout);
    await page.setViewport({ width: 1000, height: 900 });
    const isChromium = (await context.browser().version()).includes('Chrom');
    if (isChromium) await page.emulateFocusedPage(true);
    const person = new Person(page, isChromium);
    await page.exposeFunction('onCopy', (text: string) => person.#clipboard.emit('copy', text));
    // esbuild calls this helper for each named function
    await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
    await page.evaluateOnNewDocument((stores) => {
      const { onCopy: writeText } = globalThis as unknown as { onCopy(text: string): Promise<void> };
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
      delete (Navigator.prototype as Partial<Navigator>).share;
      if (!stores) Object.defineProperty(globalThis, 'localStorage', { value: undefined });
    }, storage);
    return person;
  }

  /** Loads the page again. */
  async reload(): Promise<void> {
    await this.page.reload();
    await this.isReady();
  }

  /** Opens an address. The part behind `#` of one that is open already is followed in a new document, too. */
  async visit(address: string): Promise<void> {
    if (withoutHash(this.page.url()) === withoutHash(address)) await this.page.goto('about:blank');
    await this.page.goto(address);
    await this.isReady();
  }

  /** Follows a link of the board to another page. */
  async follow(text: string): Promise<void> {
    await Promise.all([this.page.waitForNavigation(), this.click('a', text)]);
    await this.isReady();
  }

  /** Waits until the page has its board. */
  async isReady(): Promise<void> {
    await this.page.waitForFunction(() => (globalThis as { ready?: boolean }).ready, waiting);
  }

  /**
   * An element of the board's shadow root: by selector, or of the elements that match one the first with this text or label. A content
   * that stays for a moment for screen readers is gone for everybody else.
   */
  async find(selector: string, text?: string): Promise<ElementHandle<HTMLElement>> {
    const found = await this.page.waitForFunction(
      (wanted, name) => {
        const root = document.querySelector('#game')?.shadowRoot;
        return [...(root?.querySelectorAll<HTMLElement>(wanted) ?? [])].find(
          (each) =>
            !each.closest('.leaving') &&
            (name === undefined ||
              [each.textContent.trim().replaceAll(/\s+/g, ' '), each.ariaLabel].includes(name)),
        );
      },
      waiting,
      selector,
      text,
    );
    return found as ElementHandle<HTMLElement>;
  }

  /** Waits until an element has the focus of the board. */
  async hasFocus(selector: string, text?: string): Promise<void> {
    await this.page.waitForFunction(
      (wanted, name) => {
        const active = document.querySelector('#game')?.shadowRoot?.activeElement;
        return active?.matches(wanted) && (name === undefined || active.textContent.trim() === name);
      },
      waiting,
      selector,
      text,
    );
  }

  /** Clicks an element where it is at that moment: it may move or be drawn anew at any time until then. */
  async click(selector: string, text?: string): Promise<void> {
    await this.#toFront();
    let hits = false;
    while (!hits) {
      const target = await this.find(selector, text);
      const { x, y } = await target.evaluate(aim);
      await this.page.mouse.click(x, y);
      // a click that has led to another page has hit
      hits = await this.page.evaluate(ended).catch(() => true);
    }
  }

  /** Waits until the board lets this person move: it has joined its table, and it is their turn. */
  async mayMove(): Promise<void> {
    await this.page.waitForFunction(() => {
      const board = document.querySelector<HTMLElement & { movableSeat?: number }>('#game');
      return board?.movableSeat !== undefined;
    }, waiting);
  }

  /** Clicks a square once this person may move. */
  async play(square: string): Promise<void> {
    await this.mayMove();
    await this.click(`[data-square=${square}]`);
  }

  /** Waits until the server has all that this browser has done: a board shows a move before. */
  async hasSent(): Promise<void> {
    await this.page.waitForFunction(
      () => !localStorage.getItem('spielkasten:seats')?.includes('"unsent"'),
      waiting,
    );
  }

  async #toFront(): Promise<void> {
    if (!this.#isFocused) await this.page.bringToFront();
  }

  /** The text that comes to the clipboard next. */
  async copied(): Promise<string> {
    const [text] = (await once(this.#clipboard, 'copy')) as [string];
    return text;
  }

  button(name: string): Promise<void> {
    return this.click('button', name);
  }

  async type(selector: string, text: string): Promise<void> {
    await (await this.find(selector)).type(text);
  }

  /** Gives the focus to an element, and the keyboard to this page. */
  async focus(selector: string, text?: string): Promise<void> {
    await this.#toFront();
    await (await this.find(selector, text)).focus();
  }

  async keys(...keys: readonly KeyInput[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Waits until the part for people elsewhere contains a text. */
  sees(text: string): Promise<unknown> {
    return this.#waits('.elsewhere', text);
  }

  /** Waits until the list of games contains a text. */
  seesGames(text: string): Promise<unknown> {
    return this.#waits('.your-games, .games', text);
  }

  /** The violations of axe in the board, and `wide` if the page is wider than its window. */
  async violations(): Promise<readonly string[]> {
    await this.page.evaluate(
      readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
    );
    return this.page.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run(node: Element): Promise<{ violations: { id: string }[] }> };
      };
      const wide = document.documentElement.scrollWidth > innerWidth ? ['wide'] : [];
      const { violations } = await axe.run(document.querySelector('#game')!);
      return [...violations.map(({ id }) => id), ...wide];
    });
  }

  /** Waits until the status of the board contains a text. */
  seesStatus(text: string): Promise<unknown> {
    return this.#waits('.say', text);
  }

  /** Waits until the board has shown a message with this text, since the one that was returned last, and returns it. */
  async message(part: string): Promise<string> {
    const found = await this.page.waitForFunction(
      (wanted) => {
        const { messages } = globalThis as unknown as { messages: string[] };
        const at = messages.findIndex((text) => text.includes(wanted));
        return messages.splice(0, at + 1).at(-1);
      },
      waiting,
      part,
    );
    return (await found.jsonValue())!;
  }

  /** All that was spoken so far. */
  said(): Promise<readonly string[]> {
    return this.page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
  }

  /** Waits until this was spoken. */
  hears(text: string): Promise<unknown> {
    return this.page.waitForFunction(
      (part) => (globalThis as unknown as { said: string[] }).said.some((each) => each.includes(part)),
      waiting,
      text,
    );
  }

  /** The record of the board, once it has this number of plies. */
  async recordAt(ply: number): Promise<string> {
    await this.page.waitForFunction(
      (least) => ((document.querySelector('#game') as { ply?: number } | null)?.ply ?? 0) >= least,
      waiting,
      ply,
    );
    return this.page.$eval('#game', (board) => (board as HTMLElement & { record: string }).record);
  }

  /** Waits until the record of the board matches. */
  async hasRecord(pattern: RegExp): Promise<void> {
    await this.page.waitForFunction(
      (source) =>
        new RegExp(source, 'm').test(
          document.querySelector<HTMLElement & { record?: string }>('#game')?.record ?? '',
        ),
      waiting,
      pattern.source,
    );
  }

  #waits(selector: string, text: string): Promise<unknown> {
    return this.page.waitForFunction(
      (wanted, part) =>
        document
          .querySelector('#game')
          ?.shadowRoot?.querySelector(wanted)
          ?.textContent.replaceAll(/\s+/g, ' ')
          .includes(part),
      waiting,
      selector,
      text,
    );
  }
}
