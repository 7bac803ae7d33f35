import { launch, type Browser, type Page } from 'puppeteer-core';
import { launchOptions, undrawnLaunchOptions } from '../../scripts/browser.mjs';

/** A limit for what never comes, in milliseconds: far from what a busy machine needs. */
export const PATIENCE = 120_000;

/** Starts Chromium for tests that look at no pixels. */
export const start = (): Promise<Browser> => launch(undrawnLaunchOptions());

/** Starts Chromium for tests that take pictures. */
export const startDrawn = (): Promise<Browser> => launch(launchOptions());

/** A page with the errors on its console and the scripts that it requested, in order. */
export interface Watched {
  readonly page: Page;
  readonly errors: string[];
  readonly scripts: string[];
}

/** Opens a page; `only` blocks all scripts but this one. */
export async function open(browser: Browser, address: string, only?: string): Promise<Watched> {
  const page = await browser.newPage();
  await page.setViewport({ width: 900, height: 900 });
  const errors: string[] = [];
  const scripts: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  if (only !== undefined) await page.setRequestInterception(true);
  page.on('request', (request) => {
    const script = request.resourceType() === 'script';
    if (script) scripts.push(new URL(request.url()).pathname);
    if (only === undefined) return;
    void (script && !request.url().endsWith(only) ? request.abort() : request.continue());
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(() => customElements.whenDefined('fluctus-board'));
  await page.evaluate(() => {
    const moves: string[] = [];
    Object.assign(globalThis, { moves });
    document.documentElement.addEventListener('game-move', (event) => {
      moves.push(`${event.detail.source} ${event.detail.notation}`);
    });
  });
  return { page, errors, scripts };
}

/** The moves of all boards so far, with their sources: `api @ro`. */
export const movesSoFar = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as { moves?: string[] }).moves ?? []);

export async function waitForMoves(page: Page, count: number): Promise<string[]> {
  await page.waitForFunction(
    (least) => ((globalThis as { moves?: string[] }).moves?.length ?? 0) >= least,
    { timeout: PATIENCE },
    count,
  );
  return movesSoFar(page);
}

export const playByCode = (page: Page, move: string): Promise<void> =>
  page.evaluate((notation) => {
    document.querySelector('fluctus-board')?.play(notation);
  }, move);

/** Clicks the squares of the board in order until a click plays a move. */
export async function clickAMove(page: Page): Promise<void> {
  const before = (await movesSoFar(page)).length;
  for (const field of await page.$$('fluctus-board >>> [role="grid"] button')) {
    await field.click();
    if ((await movesSoFar(page)).length > before) return;
  }
  throw new Error('no click on a square plays a move');
}
