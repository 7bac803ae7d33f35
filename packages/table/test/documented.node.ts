import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { serve } from '../../../scripts/serve.mjs';
import type { GluxBoard } from '../../../src/classes.js';
import { openTable } from '../../../src/table/table-server.js';
import { openPage, sit, tokenOf } from './support/pages.js';
import { startBrowser, waiting } from './support/people.js';
import { patience, startSample, startServer, temporaryFolder, type Running } from './support/processes.js';

describe('the page in docs/online.md', patience, () => {
  const folder = temporaryFolder();
  let site: Awaited<ReturnType<typeof serve>>;
  let server: Running;
  let browser: Browser;
  const errors: string[] = [];
  before(async () => {
    site = await serve({ '/': folder, '/cdn': 'cdn' });
    server = await startServer('--db', join(folder, 'tables.db'), '--origin', site.url);
    browser = await startBrowser();
  });
  after(async () => {
    await server.kill();
    await site.close();
  });

  /** Opens a page that notes whether its table is played, in a browser of somebody. Until then, its board has a game of its own. */
  async function open(context?: BrowserContext): Promise<Page> {
    const page = await (context ?? (await browser.createBrowserContext())).newPage();
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.evaluateOnNewDocument(() => {
      addEventListener('game-table', ({ detail }) => {
        Object.assign(globalThis, { played: detail.status === 'playing' });
      });
    });
    return page;
  }

  /** Resolves with the turn that a page shows, once the game at the table is at this ply or further. */
  async function turnAt(page: Page, ply: number): Promise<number> {
    await page.waitForFunction(
      (least) =>
        (globalThis as { played?: boolean }).played &&
        document.querySelector<GluxBoard>('#game')!.ply >= least,
      waiting,
      ply,
    );
    return page.$eval('#game', (board) => (board as GluxBoard).turn as number);
  }

  it('plays Glüx from two pages in Chromium, also reloaded, opened twice and opened late', async () => {
    const [, example] = /### A page with its own lobby.*?```html\n(.*?)```/s.exec(
      readFileSync('docs/online.md', 'utf8'),
    )!;
    const body = example!
      .replaceAll(/https:\/\/cdn\.jsdelivr\.net\/npm\/spielkasten@[\d.]+\/cdn\//g, '/cdn/')
      .replace('https://play.example.org', server.url);
    writeFileSync(join(folder, 'game.html'), `<!doctype html><html lang="en"><body>${body}</body></html>`);
    const ada = await open();
    const link = new Promise<string>((resolve, reject) => {
      ada.once('pageerror', reject);
      ada.on('console', (message) => {
        const [, address] = /^Send this link: (.*)$/.exec(message.text()) ?? [];
        if (address !== undefined) resolve(address);
      });
    });
    await ada.goto(`${site.url}/game.html`);
    const bo = await open();
    const address = await link;
    await bo.goto(address);
    // the first chips are drawn when both are there
    const turn = await turnAt(ada, 1);
    assert.equal(await turnAt(bo, 1), turn);
    const { ply, move } = await [ada, bo][turn]!.$eval('#game', (board) => {
      const { ply: now, moves } = board as GluxBoard;
      return { ply: now, move: moves[0]! };
    });
    await [ada, bo][turn]!.$eval('#game', (board, text) => (board as GluxBoard).play(text), move);
    const other = [ada, bo][1 - turn]!;
    await turnAt(other, ply + 1);
    assert.ok((await other.$eval('#game', (board) => (board as GluxBoard).record)).includes(move));
    // each has the seat after a reload, and in another tab; whoever comes late watches
    const tab = await open(ada.browserContext());
    const late = await open();
    await Promise.all([ada.reload(), bo.reload(), tab.goto(address), late.goto(address)]);
    const pages = [ada, bo, tab, late];
    for (const page of pages) await turnAt(page, ply + 1);
    const own = (page: Page) =>
      page.evaluate(() =>
        Object.values<string>({ ...localStorage }).map(
          (text) => JSON.parse(text) as { readonly seat: number },
        ),
      );
    assert.deepEqual(
      await Promise.all([ada, bo, tab, late].map(async (page) => (await own(page)).map(({ seat }) => seat))),
      [[0], [1], [0], []],
    );
    // both seats can move, the first one in its other tab
    const plyOf = (page: Page) => page.$eval('#game', (board) => (board as GluxBoard).ply);
    for (let i = 0; i < 2; i++) {
      const at = await plyOf(late);
      const page = [tab, bo][await turnAt(late, at)]!;
      await turnAt(page, at);
      await page.$eval('#game', (board) => (board as GluxBoard).play((board as GluxBoard).moves[0]!));
      // an entry of the log has the draws after a move, too
      await turnAt(late, at + 1);
      for (const each of pages) await turnAt(each, await plyOf(late));
    }
    assert.deepEqual(errors, []);
  });
});

/** Writes a server of the README, at any free port, into a folder with the package. */
function writeServer(heading: RegExp): string {
  const folder = temporaryFolder();
  const readme = readFileSync('packages/table/README.md', 'utf8');
  const [, sample] = new RegExp(`${heading.source}.*?\\n(import .*?)\`\`\``, 's').exec(readme)!;
  writeFileSync(join(folder, 'server.mjs'), sample!.replace('listen(8787,', 'listen(0,'));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(resolve('packages/table'), join(folder, 'node_modules/spielkasten-table'));
  return folder;
}

describe('the server of your own in the README', { timeout: 60_000 }, () => {
  it('serves tables beside other routes', async () => {
    const server = await startSample(writeServer(/## In a server of your own/));
    assert.match(await openTable(server.url, { game: 'glux', seats: 2 }), /^[0-9a-f]{24}$/);
    assert.equal(await (await fetch(`${server.url}/tables`)).text(), 'your own routes');
    await server.kill();
  });
});

/** A package that prints what it is told to send, and refuses a push message as a browser that has ended its subscription. */
const standIns = {
  'web-push': `const tell = (push, body) => console.log(JSON.stringify({ push: push.endpoint, body: JSON.parse(body) }));
    const gone = Object.assign(new Error('gone'), { statusCode: 410 });
    export default {
      setVapidDetails() {},
      async sendNotification(push, body) { tell(push, body); if (push.endpoint.endsWith('/old')) throw gone; },
    };`,
  nodemailer:
    'export default { createTransport: () => ({ async sendMail(mail) { console.log(JSON.stringify(mail)); } }) };',
};

describe('the server with push messages and mails in the README', patience, () => {
  it('calls the person whose turn has come, by what their seat has given, and tells nothing of the game', async () => {
    const folder = writeServer(/```js\n\/\/ server\.mjs/);
    const file = join(folder, 'server.mjs');
    writeFileSync(file, readFileSync(file, 'utf8').replace('10 * 60_000', '0'));
    for (const [name, code] of Object.entries(standIns)) {
      mkdirSync(join(folder, 'node_modules', name), { recursive: true });
      writeFileSync(join(folder, 'node_modules', name, 'index.mjs'), code);
      writeFileSync(join(folder, 'node_modules', name, 'package.json'), '{ "exports": "./index.mjs" }');
    }
    const server = await startSample(folder);
    const id = await openTable(server.url, { game: 'glux', seats: 2 });
    for (const seat of [0, 1]) await sit(server.url, id, seat);
    const give = async (body: object) =>
      (await fetch(`${server.url}/notices`, { method: 'POST', body: JSON.stringify({ table: id, ...body }) }))
        .status;
    const push = (name: string) => ({ endpoint: `https://fcm.googleapis.com/${name}` });
    assert.deepEqual(
      [
        await give({ token: 'c'.repeat(32), push: push('stranger') }),
        await give({ token: tokenOf(0), push: { endpoint: 'https://10.0.0.1/' } }),
        await give({ token: tokenOf(0), mail: 'no address' }),
        await give({ token: tokenOf(0), push: push('old') }),
        await give({ token: tokenOf(0), push: push('ada') }),
        await give({ token: tokenOf(1), push: push('bo') }),
        await give({ token: tokenOf(0), mail: 'ada@blog.example' }),
        await give({ token: tokenOf(1), mail: 'bo@blog.example' }),
      ],
      [403, 400, 400, 201, 201, 201, 201, 201],
    );
    const pages = await Promise.all([0, 1].map((seat) => openPage([server.port], id, seat)));
    for (const page of pages) page.play();
    await server.says(/"push":"https:\/\/fcm\.googleapis\.com\/ada"/, 2);
    await server.says(/"to":"bo@blog\.example"/, 1);
    for (const page of pages) page.close();
    await server.kill();
    const sent = server.lines
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as object);
    const [old, ...others] = sent.filter((each) => 'push' in each && each.push === push('old').endpoint);
    assert.deepEqual([old, others], [{ push: push('old').endpoint, body: { table: id } }, []]);
    for (const each of sent)
      if ('push' in each) assert.deepEqual(each, { push: each.push, body: { table: id } });
      else
        assert.deepEqual(each, {
          from: 'games@blog.example',
          to: (each as { to?: unknown }).to,
          subject: 'It is your turn',
          text: `https://blog.example/game.html#table=${id}`,
        });
  });
});
