/** The lobby in the frame of a board, and what people do at a table, on pages in real browsers. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { serve } from '../../../scripts/serve.mjs';
import { openTable } from '../../../src/table/table-server.js';
import { browserName, Person, startBrowser, waiting, writePage } from './support/people.js';
import { patience, startServer, temporaryFolder, type Running } from './support/processes.js';
import { wireTo, type Wire } from './support/wire.js';

const folder = temporaryFolder();
const database = join(folder, 'tables.db');
let site: Awaited<ReturnType<typeof serve>>;
let server: Running;
before(async () => {
  writePage(folder);
  site = await serve({ '/': folder, '/cdn': 'cdn' });
  server = await startServer('--db', database, '--origin', site.url);
});
after(async () => {
  await server.kill();
  await site.close();
});

/** The address of a page with a board at the server. */
const pageOf = (attributes: Readonly<Record<string, string>> = {}) =>
  `${site.url}/board.html?${new URLSearchParams({ tag: 'fluctus-board', lang: 'en', table: server.url, ...attributes })}`;

/** Opens a table, and returns the link for the others. */
async function opened(ada: Person, page = pageOf()): Promise<string> {
  await ada.visit(page);
  await ada.button('Invite');
  await ada.type('input[name=name]', 'Ada');
  await ada.button('Open a table');
  const [link] = await Promise.all([ada.copied(), ada.button('Copy the link')]);
  return link;
}

/** Bo takes the second seat of Ada's table: the game begins. */
async function begun(ada: Person, bo: Person, page = pageOf()): Promise<string> {
  const link = await opened(ada, page);
  await bo.visit(link);
  await bo.type('input[name=name]', 'Bo');
  await bo.button('Join');
  for (const each of [ada, bo]) await each.hears('The game begins.');
  return link;
}

const noErrors = (...people: readonly Person[]) =>
  assert.deepEqual(
    people.flatMap(({ errors }) => errors),
    [],
  );

const times = (texts: readonly string[], text: string) => texts.join('\n').split(text).length - 1;

describe(`a table in ${browserName}`, patience, () => {
  let browser: Browser;
  before(async () => {
    browser = await startBrowser();
  });

  it('loads the link to the server while the person types a name, and not before', async () => {
    const ada = await Person.in(browser);
    const loads: string[] = [];
    ada.page.on('request', (request) => loads.push(new URL(request.url()).pathname));
    await ada.visit(pageOf());
    await ada.find('button', 'Invite');
    assert.ok(!loads.includes('/cdn/table.server.min.js'));
    const loaded = ada.page.waitForRequest(`${site.url}/cdn/table.server.min.js`);
    await ada.button('Invite');
    await loaded;
  });

  it('has two players, by keyboard and by pointer, and a spectator, through a reload, an end and another game', async () => {
    const [ada, bo, eve] = [await Person.in(browser), await Person.in(browser), await Person.in(browser)];
    // Ada uses no mouse
    await ada.visit(pageOf());
    await ada.focus('button', 'Invite');
    await ada.keys('Enter');
    // the field for the name has the focus
    await ada.hasFocus('input[name=name]');
    await ada.page.keyboard.type('Ada');
    await ada.keys('Enter');
    await ada.hasFocus('button', 'Copy the link');
    const [link] = await Promise.all([ada.copied(), ada.keys('Enter')]);
    await ada.hears('Link copied.');
    assert.match(link, /#game=t\.[0-9a-f]{24}$/);

    await eve.visit(link);
    await eve.sees('Ada invites you to Fluctus.');
    await bo.visit(link);
    await bo.type('input[name=name]', 'Bo');
    await bo.button('Join');
    for (const text of ['Bo joins.', 'The game begins.']) await ada.hears(text);
    await eve.sees('You are watching this game.');
    assert.equal(times(await bo.said(), 'Bo joins'), 0);

    // a move by keyboard, and one by pointer
    await ada.focus('[data-square=ro]');
    await ada.keys('Enter');
    for (const each of [ada, bo, eve]) assert.match(await each.recordAt(1), /@ro/);
    await bo.hears('Your turn');
    await bo.play('go');
    for (const each of [ada, bo, eve]) assert.match(await each.recordAt(2), /@go/);
    // whoever watches cannot move
    await eve.click('[data-square=ri]');
    assert.equal(await eve.page.$eval('#game', (board) => (board as HTMLElement & { ply: number }).ply), 2);

    // a reload finds the seat again
    await bo.reload();
    assert.match(await bo.recordAt(2), /@go/);
    await ada.play('ri');
    await bo.recordAt(3);
    await bo.play('gi');
    for (const each of [ada, bo, eve]) assert.match(await each.recordAt(4), /@gi/);

    // words, an end, and another game, to which everybody follows
    await bo.click('summary', 'At the table');
    await bo.button('Well played!');
    assert.equal(await ada.message('Bo: '), 'Bo: Well played!');
    await bo.page.$eval('#game', (board) => (board as HTMLElement & { resign(): void }).resign());
    await ada.focus('button', 'Play again');
    await ada.keys('Enter');
    await bo.message('Ada would like to play again.');
    await bo.button('Play again');
    for (const each of [ada, bo, eve])
      await each.page.waitForFunction((old) => location.href !== old, waiting, link);
    const tables = await Promise.all([ada, bo, eve].map(({ page }) => page.evaluate(() => location.hash)));
    assert.equal(new Set(tables).size, 1);
    await ada.play('ri');
    for (const each of [ada, bo, eve]) await each.hasRecord(/^1\. @ri( \*)?$/);
    noErrors(ada, bo, eve);
  });
});

describe('a table of a server on a board', { ...patience, skip: browserName !== 'Chromium' }, () => {
  let browser: Browser;
  before(async () => {
    browser = await startBrowser();
  });
  const wires: Wire[] = [];
  afterEach(() => wires.splice(0).forEach((wire) => wire.close()));

  it('has computers, a clock and up to five seats, in German, without a violation of axe or a wide page', async () => {
    const ada = await Person.in(browser);
    await ada.page.setViewport({ width: 320, height: 640 });
    await ada.visit(pageOf({ tag: 'luzi-dice', lang: 'de' }));
    await ada.button('Einladen');
    const axe = async () => assert.deepEqual(await ada.violations(), []);
    await axe();
    await ada.type('input[name=name]', 'Ada');
    await (await ada.find('select[name=seats]')).select('3');
    await (await ada.find('select[name=clock]')).select('0');
    await ada.button('Tisch eröffnen');
    await ada.sees('Die Partie beginnt, sobald alle da sind.');
    await axe();
    const choose = async (seat: string, level: string) =>
      (await ada.find('select', `Wer spielt ${seat}?`)).select(level);
    await choose('Spieler B', 'easy');
    await ada.sees('Spieler B Computer (leicht)');
    await choose('Spieler B', '');
    await ada.sees('Spieler B frei');
    await choose('Spieler B', 'hard');
    await ada.sees('Spieler B Computer (schwer)');
    await choose('Spieler C', 'easy');
    await ada.hears('Die Partie beginnt.');
    await ada.sees('Ada 10:00');
    await ada.click('summary', 'Am Tisch');
    await axe();
    noErrors(ada);
  });

  it('names what is wrong with an address, and keeps the game of the board', async () => {
    const ada = await Person.in(browser);
    const gone = 'f'.repeat(24);
    const closed = await openTable(server.url, { game: 'fluctus', seats: 2, watch: false });
    const other = await openTable(server.url, { game: 'glux', seats: 2 });
    for (const [text, sentence] of [
      ['t.123', 'There is no table at this address'],
      [`t.${gone}`, 'This table no longer exists. Open a new one.'],
      [`t.${gone}.A${'0'.repeat(32)}`, 'This table no longer exists. Open a new one.'],
      [`t.${closed}`, 'Only its players can see this table.'],
      [`t.${closed}.A${'0'.repeat(32)}`, 'Only its players can see this table.'],
      [`t.${other}`, 'The table plays a different game from this board.'],
    ] as const) {
      await ada.visit(`${pageOf({ record: '@ro @go' })}#game=${text}`);
      await ada.message(sentence);
      assert.match(await ada.recordAt(2), /@ro @go/);
    }
    // a wrong token of a table that may be watched
    const open = await openTable(server.url, { game: 'fluctus', seats: 2 });
    await ada.visit(`${pageOf()}#game=t.${open}.B${'0'.repeat(32)}`);
    await ada.sees('You are invited to Fluctus.');
    // a server that is not there
    await ada.visit(pageOf({ table: 'http://127.0.0.1:9' }));
    await ada.button('Invite');
    await ada.button('Open a table');
    await ada.message('The table server cannot be reached');
    await ada.visit(pageOf({ table: 'telnet:play' }));
    await ada.message('table');
    noErrors(ada);
  });

  it('goes on after the death of its server: each page says so once', async () => {
    const wire = await wireTo(server.port);
    wires.push(wire);
    const [ada, bo] = [await Person.in(browser), await Person.in(browser)];
    await begun(ada, bo, pageOf({ table: wire.url }));
    await ada.play('ro');
    await bo.recordAt(1);
    await server.kill();
    for (const each of [ada, bo]) {
      await each.sees('No connection to the table.');
      await each.hears('No connection to the table.');
    }
    // a move without a connection arrives later
    await bo.play('go');
    server = await startServer('--db', database, '--origin', site.url);
    wire.ports = [server.port];
    assert.match(await ada.recordAt(2), /@go/);
    for (const each of [ada, bo]) {
      await each.hears('Connected again.');
      const said = await each.said();
      assert.equal(times(said, 'No connection'), 1);
      assert.equal(times(said, 'Connected again.'), 1);
    }
    noErrors(ada, bo);
  });

  it('says at the table of the next game that it begins when all are there', async () => {
    const wire = await wireTo(server.port);
    wires.push(wire);
    const [ada, bo] = [await Person.in(browser), await Person.in(browser)];
    const link = await opened(ada);
    await bo.visit(link.replace(encodeURIComponent(server.url), encodeURIComponent(wire.url)));
    await bo.type('input[name=name]', 'Bo');
    await bo.button('Join');
    for (const each of [ada, bo]) await each.hears('The game begins.');
    await ada.page.$eval('#game', (board) => (board as HTMLElement & { resign(): void }).resign());
    await ada.button('Play again');
    await bo.find('button', 'No, thanks');
    wire.stall('answers');
    await bo.button('Play again');
    await ada.hears('You are at the new table.');
    wire.flow();
    await bo.hears('The game begins.');
    noErrors(ada, bo);
  });

  it('says that its site may not use a server', async () => {
    const other = await startServer('--db', join(temporaryFolder(), 'tables.db'));
    const table = await openTable(other.url, { game: 'fluctus', seats: 2 });
    const ada = await Person.in(browser);
    for (const [lang, invite, open, sentence] of [
      ['en', 'Invite', 'Open a table', 'The table server does not accept this site'],
      ['de', 'Einladen', 'Tisch eröffnen', 'Der Spielserver lässt diese Website nicht zu'],
    ] as const) {
      await ada.visit(pageOf({ table: other.url, lang }));
      await ada.button(invite);
      await ada.button(open);
      await ada.message(sentence);
      await ada.visit(`${pageOf({ table: other.url, lang })}#game=t.${table}`);
      await ada.message(sentence);
    }
    noErrors(ada);
    await other.kill();
  });

  it('shows a reaction before an open question, which stays', async () => {
    const [ada, bo] = [await Person.in(browser), await Person.in(browser)];
    await begun(ada, bo);
    await ada.page.evaluate(() =>
      (document.querySelector('#game') as unknown as { offerDraw(): unknown }).offerDraw(),
    );
    await bo.message('Ada offers a draw.');
    await ada.click('summary', 'At the table');
    await ada.button('Wow!');
    assert.match(await bo.message('Ada: Wow!'), /^Ada: Wow! Ada offers a draw\./);
    await bo.button('Decline');
    await ada.message('Bo declined the draw.');
    await bo.hears('Ada offers a draw.');
    assert.equal(times(await bo.said(), 'Ada offers a draw.'), 1);
    noErrors(ada, bo);
  });

  it('keeps the seat in the address if the page may store nothing, and gives it to another device', async () => {
    const ada = await Person.in(browser, { storage: false });
    await opened(ada);
    await ada.sees('This browser does not let the page save your game.');
    const personal = ada.page.url();
    assert.match(personal, /#game=t\.[0-9a-f]{24}\.A[0-9a-f]{64}$/);
    const tablet = await Person.in(browser);
    await tablet.visit(personal);
    await tablet.sees('Ada (you)');
    // the token does not stay in the address
    assert.match(tablet.page.url(), /#game=t\.[0-9a-f]{24}$/);
    noErrors(ada, tablet);
  });

  it('has two tabs of one seat, and a clock whose end the other one claims', async () => {
    const [ada, bo] = [await Person.in(browser), await Person.in(browser)];
    const clock = { per: 'move', ms: 1000 } as const;
    const link = `${pageOf()}#game=t.${await openTable(server.url, { game: 'fluctus', seats: 2, clock })}`;
    for (const [each, name] of [
      [ada, 'Ada'],
      [bo, 'Bo'],
    ] as const) {
      await each.visit(link);
      await each.type('input[name=name]', name);
      await each.button('Join');
    }
    const tab = await ada.tab();
    await tab.visit(link);
    await tab.button('I am Ada');
    // nobody claims yet, so that Ada may be late herself
    await ada.play('ro');
    for (const each of [tab, bo]) assert.match(await each.recordAt(1), /@ro/);
    await bo.play('go');
    await tab.recordAt(2);
    await tab.play('ri');
    for (const each of [ada, bo]) assert.match(await each.recordAt(3), /@ri/);
    await tab.button('Bo is out of time: end the game');
    for (const each of [ada, tab, bo]) {
      await each.find('button', 'Play again');
      assert.match(await each.recordAt(3), /\[Result "A"\]/);
      await each.hears(each === bo ? 'You ran out of time.' : 'Bo ran out of time.');
    }
    noErrors(ada, bo, tab);
  });

  it('tells who leaves, lets the computer play, and gives the seat back', async () => {
    const [ada, bo] = [await Person.in(browser), await Person.in(browser)];
    const link = await begun(ada, bo);
    await ada.play('ro');
    await bo.recordAt(1);
    // the title of a hidden page says that it is Bo's turn
    const titles = await bo.page.evaluate(() =>
      [true, false].map((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
        return document.title;
      }),
    );
    assert.deepEqual(titles, ['Your turn · Game', 'Game']);
    // a board that its page takes away is not there, and one that comes back finds its table
    await ada.click('summary', 'At the table');
    await bo.page.evaluate(() => {
      const board = document.querySelector('#game')!;
      board.remove();
      Object.assign(globalThis, { board });
    });
    await ada.sees('Bo away');
    await bo.page.evaluate(() => document.body.append((globalThis as unknown as { board: Element }).board));
    await ada.sees('Bo here');
    await bo.click('summary', 'At the table');
    await bo.button('Leave the table');
    await ada.hears('Bo has left the table.');
    await ada.button('Let the computer play for Bo');
    await ada.recordAt(2);
    await bo.visit(link);
    await bo.button('Come back to the game');
    await ada.sees('Bo here');
    const seen = await ada.page.$eval('#game', (board) => (board as HTMLElement & { ply: number }).ply);
    await bo.recordAt(seen);
    noErrors(ada, bo);
  });
});
