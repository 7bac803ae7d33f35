/**
 * Opens every story of the built Storybook: it must render, its play function must pass, and the accessibility check must
 * find nothing.
 */
import { readFileSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { launchOptions } from './browser.mjs';
import { serve } from './serve.mjs';

const PATIENCE = 120_000;

/** Runs in the page before Storybook does: a promise of '' or of what went wrong. */
function watchStory() {
  const describe = ({ type, result }) => {
    const found = (result?.violations ?? []).map(
      ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.flat().join(' ')).join(', ')}`,
    );
    return `${type}: ${found.join('; ')}`;
  };
  globalThis.storyOutcome = new Promise((resolve) => {
    const listen = (channel) => {
      const fail = (e) => resolve(String(e?.message ?? e?.description ?? JSON.stringify(e)));
      channel.on('storyErrored', fail);
      channel.on('storyThrewException', fail);
      channel.on('playFunctionThrewException', fail);
      channel.on('unhandledErrorsWhilePlaying', fail);
      channel.on('storyMissing', fail);
      channel.on('docsRendered', () => resolve(''));
      channel.on('storyFinished', ({ status, reporters }) => {
        const failures = reporters.filter((reporter) => reporter.status === 'failed').map(describe);
        resolve(status === 'error' ? failures.join('; ') || 'error' : '');
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
  });
}

async function check(browser, address) {
  const page = await browser.newPage();
  // stories run beside each other; each believes that it has the focus
  const session = await page.createCDPSession();
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.evaluateOnNewDocument(watchStory);
  await page.goto(address);
  let timer;
  const outcome = await Promise.race([
    page.evaluate(() => globalThis.storyOutcome),
    new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE, 'nothing rendered in time'))),
  ]);
  clearTimeout(timer);
  if (outcome) problems.push(outcome);
  await page.close();
  return problems;
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
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    const view = entry.type === 'docs' ? 'docs' : 'story';
    const problems = await check(browser, `${server.url}/iframe.html?id=${entry.id}&viewMode=${view}`);
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
