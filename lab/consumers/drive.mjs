/** Pages in Chromium for the checks of the consumers. */
import { launch } from 'puppeteer-core';
import { undrawnLaunchOptions } from '../../scripts/browser.mjs';

const VIEWPORT = { width: 1000, height: 800 };
/** The time limit of a condition, in ms. */
const PATIENCE = 60_000;
const PAUSE = 40;

/** Runs in the page: reports violations of the Content-Security-Policy on the console. */
function sayViolations() {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    console.error(`CSP ${violatedDirective}: ${blockedURI} ${sample}`),
  );
}

/** The source of a call in the page. The result is JSON, in which nodes are `true`. */
const callOf = (fn, args) =>
  `(async () => JSON.stringify(await (${fn})(...${JSON.stringify(args)}), (key, value) => value instanceof Node || value))()`;

/** Runs in the page: scrolls to an element; returns its middle if it does not move. `>>>` enters a shadow root. */
async function middleOf(selector) {
  const [first, ...inner] = selector.split('>>>').map((part) => part.trim());
  const places = [];
  for (let i = 0; i < 2; i++) {
    let found = document.querySelector(first);
    for (const part of inner) found = found?.shadowRoot?.querySelector(part);
    if (!found) return undefined;
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    // a link may be broken into lines: between them is nothing of it
    const [line] = found.getClientRects();
    if (!line?.width || !line.height) return undefined;
    places.push([line.x + line.width / 2, line.y + line.height / 2]);
    await new Promise(requestAnimationFrame);
  }
  const [before, now] = places;
  return String(before) === String(now) ? now : undefined;
}

/** Opens a page in a context of its own; errors and warnings are added to `problems`. */
async function openPage(browser, problems) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(VIEWPORT);
  page.on('pageerror', (error) => problems.push(String(error?.stack ?? error)));
  page.on('console', (message) => {
    if (/^(error|warn|warning|assert)$/.test(message.type())) {
      const { url } = message.location();
      problems.push(`${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`);
    }
  });
  await page.evaluateOnNewDocument(sayViolations);
  return page;
}

/** The page that a check receives. */
export class Page {
  /** Errors and warnings of the console, page errors and policy violations; a check may remove the ones it expects. */
  problems = [];
  /** The URL of the served folder, and its URL on another origin. */
  url;
  elsewhere;
  /** The path of the project's folder. */
  folder;
  /** The output of the project's build. */
  output;
  /** The paths requested from both servers since the check began. */
  asked;
  #start;
  #page;

  /** `start` resolves to the browser; it is called on first use. */
  constructor(start, { url, elsewhere, folder, output, asked }) {
    Object.assign(this, { url, elsewhere, folder, output, asked });
    this.#start = start;
  }

  async #get() {
    return (this.#page ??= await openPage(await this.#start(), this.problems));
  }

  /** Opens a path of the served folder and waits until it has loaded. */
  async open(path) {
    const page = await this.#get();
    await page.goto(new URL(path, this.url).href, { waitUntil: 'load' });
  }

  /** Runs a function in the page and awaits its result. Arguments and result are JSON; nodes become `true`. */
  async run(fn, ...args) {
    const page = await this.#get();
    const answer = await page.evaluate(callOf(fn, args));
    return answer === undefined ? undefined : JSON.parse(answer);
  }

  /** Waits until a function in the page returns a truthy value, and returns that value. */
  async until(fn, ...args) {
    for (let left = PATIENCE / PAUSE; left > 0; left--) {
      const found = await this.run(fn, ...args);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    const told = args.length ? ` with ${JSON.stringify(args)}` : '';
    throw new Error(`timed out: ${String(fn)}${told}\nproblems: ${this.problems.join('\n') || 'none'}`);
  }

  /** Clicks the middle of an element once it has a size and does not move. */
  async click(selector) {
    await this.clickAt(...(await this.until(middleOf, selector)));
  }

  /** Clicks at a point of the viewport. */
  async clickAt(x, y) {
    const page = await this.#get();
    await page.mouse.click(x, y);
  }

  /** Presses a key by its DOM name; `Shift+Tab` holds Shift while it presses Tab. */
  async press(key) {
    const { keyboard } = await this.#get();
    const keys = key.split('+');
    for (const each of keys) await keyboard.down(each);
    for (const each of keys.reverse()) await keyboard.up(each);
  }

  /** The URLs of the running workers. */
  async workers() {
    const page = await this.#get();
    return page.workers().map((worker) => worker.url());
  }

  /** Puppeteer's page, for what this class does not have. */
  async tab() {
    return this.#get();
  }

  /** The printed page, as the bytes of a PDF. */
  async pdf() {
    const page = await this.#get();
    return page.pdf();
  }

  async close() {
    await this.#page?.browserContext().close();
    this.#page = undefined;
  }
}

/** A browser that starts with the first action of its first page. */
export function lazyBrowser() {
  let started;
  // a whole game with motion takes too long; checks call `gc()` to find memory that is not released
  const flags = ['--force-prefers-reduced-motion', '--js-flags=--expose-gc'];
  const start = () => (started ??= launch(undrawnLaunchOptions(flags)));
  return {
    newPage: (place) => new Page(start, place),
    close: async () => (await started)?.close(),
  };
}
