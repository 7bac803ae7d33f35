/** Links to what the composer has set up: for forums, and to a page on the site of the author; and those to the composer. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'puppeteer-core';
import { openSite, type SitePage } from './site-page.js';
import { Writer } from './writer.js';

const { page: writePage } = (await import(
  import.meta.resolve('spielkasten/page.js')
)) as typeof import('../../src/page.js');

const position = '.A.BBB/A..... A 5,5 2,2 yo-wo,-';

describe('links of the composer', () => {
  let site: SitePage;
  let page: Page;
  let writer: Writer;
  before(async () => {
    site = await openSite();
    ({ page } = site);
    await page.setViewport({ width: 1280, height: 1000 });
    writer = new Writer(site);
  });
  after(() => site.close());
  const said = (part: string) =>
    page.waitForFunction((each) => document.querySelector('#said')!.textContent.includes(each), {}, part);

  it('are those for forums, and that to a page of the author, which is saved with its picture', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'spielkasten-composer-'));
    const session = await page.createCDPSession();
    await session.send('Browser.setDownloadBehavior', {
      behavior: 'allow',
      downloadPath: folder,
      eventsEnabled: true,
    });
    const saved = new Promise<void>((done) =>
      session.on('Browser.downloadProgress', ({ state }) => {
        if (state === 'completed') done();
      }),
    );
    await writer.open(
      `#${new URLSearchParams({ 'page-game': 'fluctus', mode: 'diagram', position, marks: 'go' }).toString()}`,
    );
    await page.select('#output', 'bbcode');
    await writer.codeWith('[url=');
    assert.match(await writer.code(), /^\[url=http[^\]]*embed\.html\?game=fluctus[^\]]*\]Fluctus\[\/url\]$/);
    // without an address there is no page
    await page.click('#save-page');
    await said('Write the address');
    await page.type('#field-url', 'https://blog.example/week-12/');
    await writer.codeWith('[img]');
    assert.equal(
      await writer.code(),
      '[url=https://blog.example/week-12/][img]https://blog.example/week-12/index.png[/img][/url]',
    );
    await page.select('#output', 'forum');
    await writer.codeWith('![');
    assert.match(
      await writer.code(),
      /^\[!\[Fluctus[^\]]*\]\(https:\/\/blog\.example\/week-12\/index\.png\)\]\(https:\/\/blog\.example\/week-12\/\)$/,
    );
    await page.select('#output', 'link');
    await writer.codeWith('https://blog.example/week-12/');
    await page.click('#save-page');
    await said('week-12');
    await saved;
    const files = unzipSync(readFileSync(join(folder, 'week-12.zip')));
    assert.deepEqual(Object.keys(files).toSorted(), ['index.html', 'index.json', 'index.png']);
    const board = { game: 'fluctus', mode: 'diagram', position, marks: 'go' };
    const written = writePage(board, { url: 'https://blog.example/week-12/' });
    assert.equal(strFromU8(files['index.html']!), written.html);
    assert.deepEqual(JSON.parse(strFromU8(files['index.json']!)), written.oembed);
    const png = Buffer.from(files['index.png']!);
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630]);
    await session.detach();
    rmSync(folder, { recursive: true });
  });

  it('keep the address of the page in the address of the composer, whatever else is shown', async () => {
    const given = {
      'page-game': 'fluctus',
      mode: 'diagram',
      position,
      'page-url': 'https://blog.example/a/',
    };
    await writer.open(`#${new URLSearchParams(given).toString()}`);
    await page.select('[name=page-lang]', 'de');
    await writer.codeWith('lang="de"');
    await page.click('label:has([name=mode][value=rules])');
    await writer.codeWith('fluctus-rules');
    await page.click('label:has([name=mode][value=diagram])');
    await writer.codeWith('mode="diagram"');
    await page.reload({ waitUntil: 'load' });
    await writer.codeWith('lang="de"');
    await page.select('#output', 'link');
    await writer.codeWith('https://blog.example/a/');
    assert.equal(await writer.code(), 'https://blog.example/a/');
    // rules have no page of their own
    await page.click('label:has([name=mode][value=rules])');
    await writer.codeWith('<fluctus-rules');
    assert.equal(await page.$eval('#output', (select) => (select as HTMLSelectElement).value), 'page');
  });

  it('lead to it from a board of the site, with the place that it shows', async () => {
    await page.goto(`${site.url}/fluctus/`);
    await page.waitForFunction(() => customElements.get('fluctus-board'));
    await page.$eval('fluctus-board', (board) =>
      (board as HTMLElement & { play(move: string): void }).play('@ri'),
    );
    await page.click('.write-about');
    await page.waitForFunction(() =>
      document
        .querySelector<HTMLElement & { record: string }>('#bench fluctus-board')
        ?.record.includes('1. @ri'),
    );
  });
});
