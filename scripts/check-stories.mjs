/**
 * Opens every story of the built Storybook: it must render, its play function must pass, and the accessibility check must
 * find nothing.
 */
import { readFileSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { launchOptions } from './browser.mjs';
import { serve } from './serve.mjs';

const PATIENCE = 120_000;

/** Runs in the page before Storybook does: `nextOutcome()` is a promise of '' or of what went wrong with the story that comes. */
function watchStories() {
  const describe = ({ type, result }) => {
    const found = (result?.violations ?? []).map(
      ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.flat().join(' ')).join(', ')}`,
    );
    return `${type}: ${found.join('; ')}`;
  };
  let settle;
  globalThis.nextOutcome = () => (globalThis.outcome = new Promise((resolve) => (settle = resolve)));
  globalThis.nextOutcome();
  const listen = (channel) => {
    const fail = (e) => settle(String(e?.message ?? e?.description ?? JSON.stringify(e)));
    channel.on('storyErrored', fail);
    channel.on('storyThrewException', fail);
    channel.on('playFunctionThrewException', fail);
    channel.on('unhandledErrorsWhilePlaying', fail);
    channel.on('storyMissing', fail);
    channel.on('docsRendered', () => settle(''));
    channel.on('storyFinished', ({ status, reporters }) => {
      const failures = reporters.filter((reporter) => reporter.status === 'failed').map(describe);
      settle(status === 'error' ? failures.join('; ') || 'error' : '');
    });
  };
  // Storybook sets its channel when it starts
  let current;
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => current,
    set(channel) {
      if (channel && channel !== current) listen(channel);
      current = channel;
    },
  });
}

/** Runs in the page: as a person goes from one story to the next. */
function turnTo(storyId) {
  globalThis.nextOutcome();
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** A page in which one story after the other is shown: to load Storybook takes longer than most stories do. */
class Reader {
  #page;
  #problems = [];

  async check({ id, type }) {
    const isStory = type !== 'docs';
    if (this.#page && isStory) await this.#page.evaluate(turnTo, id);
    else await this.#open(`${server.url}/iframe.html?id=${id}&viewMode=${isStory ? 'story' : 'docs'}`);
    let timer;
    const outcome = await Promise.race([
      this.#page.evaluate(() => globalThis.outcome),
      new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE, 'nothing rendered in time'))),
    ]);
    clearTimeout(timer);
    const problems = this.#problems.splice(0).concat(outcome || []);
    // what failed may have left anything behind
    if (problems.length || !isStory) await this.close();
    return problems;
  }

  async #open(address) {
    await this.close();
    const page = await browser.newPage();
    // readers sit beside each other; each believes that it has the focus
    const session = await page.createCDPSession();
    await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    page.on('pageerror', (error) => this.#problems.push(error.message));
    await page.evaluateOnNewDocument(watchStories);
    await page.goto(address);
    this.#page = page;
  }

  async close() {
    await this.#page?.close();
    this.#page = undefined;
  }
}

const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'));
const queue = Object.values(entries);
const all = queue.length;
const server = await serve({ '/': 'storybook-static' }, { headers: { 'cache-control': 'max-age=600' } });
const browser = await launch(launchOptions());
let passed = 0;
let failed = 0;

/** Takes one story after the other from the queue. */
async function work() {
  const reader = new Reader();
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    const problems = await reader.check(entry);
    if (problems.length) {
      failed++;
      console.log(`✘ ${entry.id}\n  ${problems.join('\n  ')}`);
    } else passed++;
  }
}

try {
  await Promise.all([work(), work()]);
} finally {
  await browser.close();
  await server.close();
}
if (!all) console.log('There are no stories.');
console.log(`${passed} passed, ${failed || (all ? 0 : 1)} failed`);
process.exitCode = failed || !all ? 1 : 0;
