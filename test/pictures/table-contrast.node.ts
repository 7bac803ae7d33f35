/** The contrast of the texts and marks of tables, measured on pixels: their grounds are gradients, which axe does not decide. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { startServer, temporaryFolder, type Running } from '../../packages/table/test/support/processes.js';
import { inShadow, launchOptions } from '../../scripts/browser.mjs';
import { openTable, takeSeat } from '../../src/table/table-server.js';
import { markContrasts } from '../support/shown/mark-contrast.js';
import { layersOf } from '../support/shown/marks.js';
import { fontTokens, openPage, serveShown, show, type Scheme } from '../support/shown/page.js';
import { textContrasts } from '../support/shown/text-contrast.js';

/** What a page shows: the table in its address, what is pressed, and what it shows then. */
interface Screen {
  readonly name: string;
  readonly at?: (server: string) => Promise<string>;
  readonly press?: readonly string[];
  readonly opens: string;
}

/** A table of three with the clock at which Ada sits; its id and the secrets of her seat. */
async function opened(server: string, others: readonly string[] = []) {
  const clock = { per: 'game', ms: 600_000, times: [1, 2, 1] } as const;
  const id = await openTable(server, { game: 'luzi', seats: 3, clock });
  const { token, memory } = await takeSeat(server, id, 0, { name: 'Ada' });
  for (const [i, name] of others.entries()) await takeSeat(server, id, i + 1, { name });
  return { id, own: `.A${token}${memory.key}` };
}

const screens: readonly Screen[] = [
  {
    name: 'the form for a table',
    press: ['.elsewhere [data-invite]'],
    opens: '.elsewhere select[name=clock]',
  },
  {
    name: 'the lobby of the host',
    at: async (server) => {
      const { id, own } = await opened(server, ['Bo']);
      return `t.${id}${own}`;
    },
    opens: '.places select',
  },
  { name: 'the invitation', at: async (server) => `t.${(await opened(server)).id}`, opens: '.call' },
  {
    name: 'a table that is full',
    at: async (server) => {
      const { id, own } = await opened(server, ['Bo', 'Cy']);
      return `t.${id}${own}`;
    },
    opens: '.places',
  },
  // the seats of the tables before
  { name: 'the games of the browser', opens: '.games' },
];

describe('the contrast on pixels of a table', () => {
  let site: Awaited<ReturnType<typeof serveShown>>;
  let server: Running;
  let browser: Browser;
  before(async () => {
    const { args, ...options } = launchOptions();
    site = await serveShown();
    server = await startServer('--db', join(temporaryFolder(), 'tables.db'), '--origin', site.url);
    browser = await launch({ ...options, args: [...args, '--disable-lcd-text'] });
  });
  after(async () => {
    await browser.close();
    await server.kill();
    await site.close();
  });

  /** Checks what is on the page, of which the part with this selector is shown. */
  async function measure(page: Page): Promise<void> {
    const texts = await textContrasts(page);
    const marks = await markContrasts(page, layersOf.luzi!);
    assert.ok(texts.length > 5, `only ${texts.length} texts`);
    const low = [
      ...texts
        .filter(({ ratio, least }) => ratio < least)
        .map(({ text, within, ratio }) => `${text} (${within}): ${ratio.toFixed(2)}`),
      ...marks.filter(({ ratio }) => ratio < 3).map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)}`),
    ];
    assert.deepEqual(low, []);
  }

  for (const scheme of ['light', 'dark'] as const satisfies readonly Scheme[])
    for (const { name, at, press = [], opens } of screens)
      it(`is at least 4.5 for texts, 3 for large texts and marks: ${name}, ${scheme}`, async () => {
        const page = await openPage(browser, `${site.url}/${at ? `#game=${await at(server.url)}` : ''}`);
        // a game of its own is begun by the reader: the dice of the computer might fly
        const attributes = { id: 'game', table: server.url, ...(!at && { first: 'A' }) };
        const state = { name, tag: 'luzi-dice', attributes };
        const late = at ? '.elsewhere :is(.call, .places)' : '.elsewhere [data-invite]';
        await show(page, { ...state, late, press, opens }, { scheme, width: 390, style: fontTokens });
        await measure(page);
        await page.close();
      });

  for (const scheme of ['light', 'dark'] as const)
    it(`is at least 4.5 for texts, 3 for large texts and marks: people who play, ${scheme}`, async () => {
      const clock = { per: 'game', ms: 600_000 } as const;
      const id = await openTable(server.url, { game: 'luzi', seats: 2, clock });
      const pages = [];
      for (const [seat, name] of ['Ada', 'Bo'].entries()) {
        const { token, memory } = await takeSeat(server.url, id, seat, { name });
        const own = `${'AB'[seat]}${token}${memory.key}`;
        const page = await openPage(browser, `${site.url}/#game=t.${id}.${own}`);
        const attributes = { id: 'game', table: server.url };
        await show(
          page,
          { name, tag: 'luzi-dice', attributes, late: '.elsewhere .places' },
          { scheme, width: 390, style: fontTokens },
        );
        pages.push(page);
      }
      const [ada] = pages;
      await ada!.bringToFront();
      await ada!.waitForSelector('luzi-dice >>> [part=clock]', inShadow);
      await ada!.locator('luzi-dice >>> .at-table summary').click();
      await measure(ada!);
      for (const page of pages) await page.close();
    });
});
