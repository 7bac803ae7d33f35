/** A thin driver of pages, the same in every browser: what the checks of the consumers are written against. */
import { launch } from 'puppeteer-core';
import { findFirefox, launchOptions } from './browser.mjs';
import { findMiniBrowser, WebKit } from './webkit.mjs';

const VIEWPORT = { width: 1000, height: 800 };
/** How long, in ms, something may take to become so. */
const PATIENCE = 60_000;
const PAUSE = 40;

/** In the page: says a breach of the policy where all other problems are said. */
function sayViolations() {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    console.error(`CSP ${violatedDirective}: ${blockedURI} ${sample}`),
  );
}

/**
 * The call of a function in the page, as text: its answer comes as JSON, because over BiDi an object that stands twice in an
 * answer comes once. A node is `true`.
 */
const callOf = (fn, args) =>
  `(async () => JSON.stringify(await (${fn})(...${JSON.stringify(args)}), (key, value) => value instanceof Node || value))()`;

/** In the page: the middle of an element, scrolled to, where it lies still for a frame; `>>>` leads into a shadow root. */
async function middleOf(selector) {
  const [first, ...inner] = selector.split('>>>').map((part) => part.trim());
  const places = [];
  for (let i = 0; i < 2; i++) {
    let found = document.querySelector(first);
    for (const part of inner) found = found?.shadowRoot?.querySelector(part);
    if (!found) return undefined;
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = found.getBoundingClientRect();
    if (!width || !height) return undefined;
    places.push([x + width / 2, y + height / 2]);
    await new Promise(requestAnimationFrame);
  }
  const [before, now] = places;
  return String(before) === String(now) ? now : undefined;
}

/**
 * A page as a check sees it. `hands` is what differs from browser to browser: `open`, `run`, `clickAt`, `press`, `close`
 * and, in Chromium alone, `workers` and `pdf`.
 */
export class Page {
  /** Errors and warnings of the console, page errors, breaches of the policy; what was expected may be spliced out. */
  problems;
  /** Where the folder is served, and where once more, from another origin. */
  url;
  elsewhere;
  /** The consumer's folder on the disk. */
  folder;
  /** The paths that were asked of the first server and of the other one since the check began. */
  asked;
  #hands;
  #start;

  /** `start` gives the hands, once something is to be done in a browser. */
  constructor(start, problems, { url, elsewhere, folder, asked }) {
    Object.assign(this, { problems, url, elsewhere, folder, asked });
    this.#start = start;
  }

  async #get() {
    return (this.#hands ??= await this.#start());
  }

  /** Opens a path of the served folder and waits until it has loaded. */
  async open(path) {
    await (await this.#get()).open(new URL(path, this.url).href);
  }

  /** Runs a function in the page; promises are awaited, arguments and answer are JSON, nodes `true`. */
  async run(fn, ...args) {
    const answer = await (await this.#get()).run(callOf(fn, args));
    return answer === undefined || answer === null ? undefined : JSON.parse(answer);
  }

  /** Waits until a function in the page gives something truthy, and gives it. */
  async until(fn, ...args) {
    for (let left = PATIENCE / PAUSE; left > 0; left--) {
      const found = await this.run(fn, ...args);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    const told = args.length ? ` with ${JSON.stringify(args)}` : '';
    throw new Error(`never so: ${String(fn)}${told}\nproblems: ${this.problems.join('\n') || 'none'}`);
  }

  /** Clicks with the mouse on the middle of an element, once it has a size and lies still. */
  async click(selector) {
    await this.clickAt(...(await this.until(middleOf, selector)));
  }

  /** Clicks at a point of the viewport. */
  async clickAt(x, y) {
    await (await this.#get()).clickAt(x, y);
  }

  /** Presses a key, by its DOM name; `Shift+Tab` holds Shift meanwhile. */
  async press(key) {
    await (await this.#get()).press(key);
  }

  /** The addresses of the workers that live; undefined in other browsers than Chromium. */
  async workers() {
    return (await this.#get()).workers();
  }

  /** The page printed, as bytes; in Chromium alone. */
  async pdf() {
    return (await this.#get()).pdf();
  }

  async close() {
    await this.#hands?.close();
    this.#hands = undefined;
  }
}

/** A page's hands by puppeteer; what goes wrong is pushed to `problems`. */
async function puppeteerHands(browser, problems) {
  const isFirefox = /firefox/i.test(await browser.version());
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
  return {
    open: (url) => page.goto(url, { waitUntil: 'load' }),
    run: (call) => page.evaluate(call),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: async (key) => {
      const keys = key.split('+');
      for (const each of keys) await page.keyboard.down(each);
      for (const each of keys.reverse()) await page.keyboard.up(each);
    },
    // over BiDi a worker is known when it begins to say something
    workers: () => (isFirefox ? undefined : page.workers().map((worker) => worker.url())),
    pdf: () => page.pdf(),
    close: () => context.close(),
  };
}

/** Keeps what goes wrong in a page, for a browser that tells nobody else: the first script of every page there. */
export const watcher = `globalThis.problems = [];
for (const level of ['error', 'warn']) {
  const say = console[level];
  console[level] = (...all) => {
    problems.push(level + ': ' + all.join(' '));
    say.apply(console, all);
  };
}
addEventListener('error', ({ message, error }) => problems.push(error?.stack ?? message));
addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason?.stack ?? reason)));
(${sayViolations})();`;

/** A page's hands in WebKitGTK: a session for each. */
async function webkitHands(webkit, problems) {
  await webkit.open();
  await webkit.driver.manage().setTimeouts({ script: 180_000 });
  const run = async (call) => {
    const script = `const done = arguments[arguments.length - 1];
      const end = (answer, error) => done([answer ?? null, error ?? null, globalThis.problems?.splice(0) ?? []]);
      ${call}.then(end, (error) => end(null, String(error?.stack ?? error)));`;
    const [answer, error, found] = await webkit.driver.executeAsyncScript(script);
    problems.push(...found);
    if (error) throw new Error(error);
    return answer;
  };
  return {
    run,
    async open(url) {
      await run('Promise.resolve()');
      await webkit.driver.get(url);
    },
    clickAt: (x, y) => webkit.click(Math.round(x), Math.round(y)),
    press: (key) => webkit.press(...key.split('+')),
    workers: () => undefined,
    pdf: () => Promise.reject(new Error('no PDF in WebKitGTK')),
    close: () => webkit.close(),
  };
}

/** Starts a browser; gives what makes hands for a page, and what ends it. */
const starts = {
  chromium: () => {
    const { args, ...options } = launchOptions();
    // motion is none of a consumer's business, and a whole game has much of it; `gc()` shows what a page still holds
    const more = ['--force-prefers-reduced-motion', '--js-flags=--expose-gc'];
    return byPuppeteer({ ...options, args: [...args, ...more] });
  },
  firefox: () => {
    const executablePath = findFirefox();
    if (!executablePath) throw new Error('No Firefox found (on Debian: firefox-esr); or set FIREFOX_PATH.');
    const extraPrefsFirefox = { 'ui.prefersReducedMotion': 1 };
    return byPuppeteer({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox });
  },
  webkit: () => {
    if (!findMiniBrowser()) throw new Error('No WebKitGTK found (on Debian: webkit2gtk-driver xvfb).');
    const webkit = new WebKit();
    return { hands: (problems) => webkitHands(webkit, problems), close: () => webkit.stop() };
  },
};

async function byPuppeteer(options) {
  const browser = await launch(options);
  return { hands: (problems) => puppeteerHands(browser, problems), close: () => browser.close() };
}

export const browsers = Object.keys(starts);

/** A browser that starts when its first page does something. */
export function browser(name) {
  let started;
  const start = () => (started ??= starts[name]());
  return {
    newPage(place) {
      const problems = [];
      return new Page(async () => (await start()).hands(problems), problems, place);
    },
    close: async () => (await started)?.close(),
  };
}
