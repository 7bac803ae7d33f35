/** People with boards in real browsers, at tables of a real server. */
import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { after, before } from 'node:test';
import { launch, type Browser, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import { findFirefox, undrawnLaunchOptions } from '../../../../scripts/browser.mjs';
import { serve } from '../../../../scripts/serve.mjs';
import { startServer, temporaryFolder, type Running } from './processes.js';

/** The browsers of the tests: Firefox only if the machine has one. */
export const browsers: readonly { readonly name: string; readonly start: () => Promise<Browser> }[] = [
  { name: 'Chromium', start: () => launch(undrawnLaunchOptions()) },
  ...(findFirefox() ? [{ name: 'Firefox', start: startFirefox }] : []),
];

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

/** Pages are asked by a timer: one in the background has no frames. */
export const waiting = { polling: 50, timeout: 60_000 };

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
await import('/cdn/spielkasten.min.js');
await board.updateComplete;
globalThis.said = [];
globalThis.saidAt = 0;
const live = board.renderRoot.querySelector('.live');
if (live) new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) if (node.textContent) {
    said.push(node.textContent);
    globalThis.saidAt = performance.now();
  }
}).observe(live, { childList: true });
globalThis.ready = true;
</script></body></html>`,
  );
}

/** What runs during the tests of a suite. */
interface Around {
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
    around.browser = await browsers[0]!.start();
  });
  after(async () => {
    await around.browser.close();
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

  constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.errors.push(String(error)));
  }

  static async in(browser: Browser, { storage = true } = {}): Promise<Person> {
    return Person.#on(await (await browser.createBrowserContext()).newPage(), storage);
  }

  /** Another tab of the same person. */
  async tab(): Promise<Person> {
    return Person.#on(await this.page.browserContext().newPage(), true);
  }

  static async #on(page: Page, storage: boolean): Promise<Person> {
    await page.setViewport({ width: 1000, height: 900 });
    const person = new Person(page);
    await page.exposeFunction('onCopy', (text: string) => person.#clipboard.emit('copy', text));
    await page.evaluateOnNewDocument((stores) => {
      const { onCopy: writeText } = globalThis as unknown as { onCopy(text: string): Promise<void> };
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
      delete (Navigator.prototype as Partial<Navigator>).share;
      if (!stores) Object.defineProperty(globalThis, 'localStorage', { value: undefined });
    }, storage);
    return person;
  }

  /** Opens an address. The part behind `#` of one that is open already is followed in a new document, too. */
  async visit(address: string): Promise<void> {
    await this.page.goto('about:blank');
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

  /** An element of the board's shadow root: by selector, or of the elements that match one the first with this text or label. */
  async find(selector: string, text?: string): Promise<ElementHandle<HTMLElement>> {
    const found = await this.page.waitForFunction(
      (wanted, name) => {
        const root = document.querySelector('#game')?.shadowRoot;
        return [...(root?.querySelectorAll<HTMLElement>(wanted) ?? [])].find(
          (each) =>
            name === undefined ||
            [each.textContent.trim().replaceAll(/\s+/g, ' '), each.ariaLabel].includes(name),
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

  async click(selector: string, text?: string): Promise<void> {
    await this.page.bringToFront();
    await (await this.find(selector, text)).click();
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
    await this.page.bringToFront();
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

  /** Waits until the board has shown a message, and returns it. */
  async message(part: string): Promise<string> {
    await this.#waits('.message', part);
    return (await this.find('.message')).evaluate((node) => node.textContent.trim().replaceAll(/\s+/g, ' '));
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
