/** Pages with the same interface in every browser, for the checks of the consumers. */
import { launch } from 'puppeteer-core';
import { findFirefox, undrawnLaunchOptions } from './browser.mjs';
import { findMiniBrowser, WebKit } from './webkit.mjs';

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

/**
 * The source of a call in the page. The result is JSON, because BiDi drops repeated references to one object; nodes become
 * `true`.
 */
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
    const { x, y, width, height } = found.getBoundingClientRect();
    if (!width || !height) return undefined;
    places.push([x + width / 2, y + height / 2]);
    await new Promise(requestAnimationFrame);
  }
  const [before, now] = places;
  return String(before) === String(now) ? now : undefined;
}

/**
 * The page that a check receives. `hands` are the functions that differ between browsers: `open`, `run`, `clickAt`,
 * `press`, `close` and, in Chromium only, `workers` and `pdf`.
 */
export class Page {
  /** Errors and warnings of the console, page errors and policy violations; a check may remove the ones it expects. */
  problems;
  /** The URL of the served folder, and its URL on another origin. */
  url;
  elsewhere;
  /** The path of the project's folder. */
  folder;
  /** The paths requested from both servers since the check began. */
  asked;
  #hands;
  #start;

  /** `start` returns the hands; it is called on first use. */
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

  /** Runs a function in the page and awaits its result. Arguments and result are JSON; nodes become `true`. */
  async run(fn, ...args) {
    const answer = await (await this.#get()).run(callOf(fn, args));
    return answer === undefined || answer === null ? undefined : JSON.parse(answer);
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
    await (await this.#get()).clickAt(x, y);
  }

  /** Presses a key by its DOM name; `Shift+Tab` holds Shift while it presses Tab. */
  async press(key) {
    await (await this.#get()).press(key);
  }

  /** The URLs of the running workers; undefined in browsers other than Chromium. */
  async workers() {
    return (await this.#get()).workers();
  }

  /** The printed page, as the bytes of a PDF; only in Chromium. */
  async pdf() {
    return (await this.#get()).pdf();
  }

  async close() {
    await this.#hands?.close();
    this.#hands = undefined;
  }
}

/** The hands of a page in Puppeteer; errors are added to `problems`. */
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
    // BiDi reports a worker only when it first runs a script of the session
    workers: () => (isFirefox ? undefined : page.workers().map((worker) => worker.url())),
    pdf: () => page.pdf(),
    close: () => context.close(),
  };
}

/** The first script of every page in WebKit, whose driver does not report errors: collects them. */
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

/** The hands of a page in WebKitGTK, which has one session per page. */
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

/** Functions that start a browser and return `hands`, which opens a page, and `close`. */
const starts = {
  chromium: () => {
    const { args, ...options } = undrawnLaunchOptions();
    // a whole game with motion takes too long; checks call `gc()` to find memory that is not released
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

/** A browser that starts with the first action of its first page. */
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
