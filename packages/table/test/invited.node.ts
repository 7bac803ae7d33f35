/** The first seconds of whoever opens a link, a second window, and what the host does before the game, on pages in a real browser. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { serve } from '../../../scripts/serve.mjs';
import { openTable, takeSeat } from '../../../src/table/table-server.js';
import { Person, startBrowser, waiting, writePage } from './support/people.js';
import { patience, startServer, temporaryFolder, type Running } from './support/processes.js';
import { wireTo, type Wire } from './support/wire.js';

const folder = temporaryFolder();
let site: Awaited<ReturnType<typeof serve>>;
let server: Running;
let browser: Browser;
const wires: Wire[] = [];
before(async () => {
  writePage(folder);
  site = await serve({ '/': folder, '/cdn': 'cdn' });
  server = await startServer('--db', `${folder}/tables.db`, '--origin', site.url);
  browser = await startBrowser();
});
afterEach(() => wires.splice(0).forEach((wire) => wire.close()));
after(async () => {
  await server.kill();
  await site.close();
});

type Attributes = Readonly<Record<string, string>>;

const pageOf = (attributes: Attributes = {}) =>
  `${site.url}/board.html?${new URLSearchParams({ tag: 'fluctus-board', lang: 'en', table: server.url, ...attributes })}`;

/** Opens a table at which Ada sits, and returns its id. */
async function openedByAda(start: Parameters<typeof openTable>[1]): Promise<string> {
  const id = await openTable(server.url, start);
  await takeSeat(server.url, id, 0, { name: 'Ada' });
  return id;
}

/** Ada opens a table on a page of her own, and returns its link. */
async function opened(ada: Person, attributes: Attributes = {}, seats?: string): Promise<string> {
  await ada.visit(pageOf(attributes));
  await ada.button('Invite');
  await ada.type('input[name=name]', 'Ada');
  if (seats) await (await ada.find('select[name=seats]')).select(seats);
  await ada.button('Open a table');
  return (await ada.find('input[readonly]')).evaluate((field) => (field as HTMLInputElement).value);
}

async function sits(person: Person, link: string, name: string): Promise<void> {
  await person.visit(link);
  await person.type('input[name=name]', name);
  await person.button('Join');
  await person.sees(`${name} (you)`);
}

const buttons = (person: Person): Promise<readonly string[]> =>
  person.page.$eval('#game', (board) =>
    Array.from(board.shadowRoot!.querySelectorAll('.elsewhere button'), (each) => each.textContent.trim()),
  );

/** Waits until all parts of the invitation are wholly in the window, and under nothing else. */
const seesInvitation = (person: Person) =>
  person.page.waitForFunction(() => {
    const root = document.querySelector('#game')!.shadowRoot!;
    return ['.call', 'input[name=name]', '.join .go'].every((selector) => {
      const part = root.querySelector(`.elsewhere ${selector}`);
      if (!part) return false;
      const { top, left, bottom, right, width } = part.getBoundingClientRect();
      const inside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth && width > 0;
      return inside && root.elementFromPoint((left + right) / 2, (top + bottom) / 2) === part;
    });
  }, waiting);

/** What a person can read on the board, and what was said. */
const told = async (person: Person) => ({
  seen: await person.page.$eval('#game', (board) =>
    board.shadowRoot!.querySelector<HTMLElement>('.frame')!.innerText.replaceAll(/\s+/g, ' '),
  ),
  said: (await person.said()).join(' '),
});

const noErrors = (...people: readonly Person[]) =>
  assert.deepEqual(
    people.flatMap(({ errors }) => errors),
    [],
  );

const sizes = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1000, 900],
] as const;

const invitations = {
  en: { time: '3 days for each move', play: 'Join', text: 'Ada invites you to Glüx' },
  de: { time: '3 Tage für jeden Zug', play: 'Mitspielen', text: 'Ada lädt dich zu Glüx ein' },
};

describe('whoever is invited', patience, () => {
  for (const lang of ['en', 'de'] as const)
    it(`sees at once by whom and to what, a field for the name and one button, in ${lang}`, async () => {
      const { time, play, text } = invitations[lang];
      const clock = { per: 'move', ms: 3 * 24 * 3600_000 } as const;
      const start = { game: 'glux', seats: 2, clock };
      const glux = { tag: 'glux-board', lang };
      const byServer = `${pageOf(glux)}#game=t.${await openedByAda(start)}`;
      const bo = await Person.in(browser);
      await bo.visit(pageOf({ ...glux, table: 'link' }));
      await bo.click('.bar > .elsewhere button');
      await bo.type('input[name=name]', 'Ada');
      await Promise.all([bo.copied(), bo.click('.elsewhere .go:not(.quiet)')]);
      const byLink = bo.page.url();
      await bo.page.evaluate(() => localStorage.clear());
      for (const [width, height] of sizes) {
        await bo.page.setViewport({ width, height });
        await bo.visit(byServer);
        await bo.find('button', play);
        await bo.sees(`${text}, ${time}.`);
        await seesInvitation(bo);
        await bo.visit(byLink);
        await bo.sees(`${text}.`);
        await seesInvitation(bo);
      }
      noErrors(bo);
    });

  it('has the first free seat with one press, and chooses another one if they like', async () => {
    const id = await openedByAda({ game: 'luzi', seats: 4 });
    const link = `${pageOf({ tag: 'luzi-dice' })}#game=t.${id}`;
    const [bo, cy] = [await Person.in(browser), await Person.in(browser)];
    await bo.page.setViewport({ width: 360, height: 640 });
    await bo.visit(link);
    await bo.find('button', 'Join');
    await seesInvitation(bo);
    assert.deepEqual(await buttons(bo), ['Join', 'Player C', 'Player D', 'No, thanks']);
    await bo.type('input[name=name]', 'Bo');
    await bo.button('Player D');
    await bo.sees('Bo (you)');
    await sits(cy, link, 'Cy');
    await bo.sees('Cy here');
    const names = await bo.page.$eval('#game', (board) =>
      Array.from(
        board.shadowRoot!.querySelectorAll('.elsewhere .places li'),
        (each) => each.textContent.trim()[0],
      ),
    );
    assert.deepEqual(names, ['A', 'C', 'P', 'B']);
    noErrors(bo, cy);
  });

  it('is brought to the invitation on a page whose board stands lower', async () => {
    const bo = await Person.in(browser);
    const id = await openedByAda({ game: 'fluctus', seats: 2 });
    await bo.page.evaluateOnNewDocument(() =>
      addEventListener('DOMContentLoaded', () => (document.body.style.paddingBlock = '1500px')),
    );
    await bo.visit(`${pageOf()}#game=t.${id}`);
    await bo.find('button', 'Join');
    await seesInvitation(bo);
    noErrors(bo);
  });

  it('leaves no table without a seat, and gets a game of the board instead', async () => {
    const eve = await Person.in(browser);
    const id = await openedByAda({ game: 'fluctus', seats: 2 });
    const link = `${pageOf()}#game=t.${id}`;
    await eve.visit(link);
    await eve.find('button', 'No, thanks');
    assert.ok(!(await buttons(eve)).includes('Leave the table'));
    // nobody can move before the second seat is taken
    const { seen, said } = await told(eve);
    assert.doesNotMatch(seen + said, /to move|your turn/i);
    await eve.button('No, thanks');
    await eve.find('button', 'Invite');
    assert.ok(!eve.page.url().includes(id));
    await eve.visit(link);
    await eve.find('button', 'Join');
    await takeSeat(server.url, id, 1, { name: 'Bo' });
    await eve.sees('You are watching this game.');
    assert.ok(!(await buttons(eve)).includes('Leave the table'));
    await eve.click('summary', 'At the table');
    await eve.button('Stop watching');
    await eve.find('button', 'Invite');
    noErrors(eve);
  });

  it('hears and sees nothing that is not so before the table is there', async () => {
    // a server that takes connections and says nothing
    const stalled = createServer(() => {});
    stalled.listen(0, '127.0.0.1');
    await once(stalled, 'listening');
    const table = `http://127.0.0.1:${(stalled.address() as AddressInfo).port}`;
    for (const [lang, connecting] of [
      ['en', 'Connecting to the table'],
      ['de', 'Verbindung zum Tisch wird hergestellt'],
    ] as const) {
      const bo = await Person.in(browser);
      const address = `${pageOf({ table, lang, seats: 'human computer' })}#game=t.${'ab'.repeat(12)}`;
      await bo.visit(address);
      await bo.sees(connecting);
      const { seen, said } = await told(bo);
      assert.doesNotMatch(seen, /to move|your turn|you\b|am Zug|du\b/i);
      assert.equal(said, '');
      noErrors(bo);
    }
    stalled.close();
  });

  it('sees no game of the board while the module for tables is on its way', async () => {
    const id = await openedByAda({ game: 'fluctus', seats: 2 });
    const bo = await Person.in(browser);
    await bo.page.setRequestInterception(true);
    const held: (() => void)[] = [];
    let holds = true;
    bo.page.on('request', (request) => {
      const go = () => void request.continue();
      if (holds && /[./]table\.min\.js$/.test(request.url())) held.push(go);
      else go();
    });
    await bo.page.goto(`${pageOf()}#game=t.${id}`, { waitUntil: 'domcontentloaded' });
    while (held.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const seen = await bo.page.$eval('#game', (board) => board.shadowRoot?.querySelector('.headline'));
    assert.equal(seen, null);
    holds = false;
    held.forEach((go) => go());
    await bo.find('button', 'Join');
    noErrors(bo);
  });
});

describe('a second window of the same browser', patience, () => {
  it('asks who sits there, seats somebody else, and each window keeps its person', async () => {
    const ada = await Person.in(browser);
    const link = await opened(ada);
    const bo = await ada.tab();
    await bo.visit(link);
    await bo.sees('Are you Ada, or somebody else?');
    await bo.type('input[name=name]', 'Bo');
    await bo.keys('Enter');
    for (const each of [ada, bo]) await each.hears('The game begins.');
    // the button that had it is gone
    await bo.hasFocus('[data-square]');
    await ada.play('ro');
    await bo.recordAt(1);
    await bo.play('go');
    await ada.recordAt(2);
    // in any order
    for (const [each, square, ply] of [
      [ada, 'ri', 3],
      [bo, 'gi', 4],
    ] as const) {
      await each.reload();
      await each.recordAt(2);
      await each.play(square);
      for (const other of [ada, bo]) await other.recordAt(ply);
    }
    const third = await ada.tab();
    await third.visit(link);
    await third.sees('Are you');
    await third.button('I am Bo');
    await third.page.waitForFunction(
      () =>
        document
          .querySelector('#game')
          ?.shadowRoot?.querySelector('.seat:last-child')
          ?.textContent.includes('you'),
      waiting,
    );
    noErrors(ada, bo, third);
  });

  it('goes on with the seat that is open in no other window', async () => {
    const ada = await Person.in(browser);
    const link = await opened(ada);
    const tab = await ada.tab();
    await tab.visit(link);
    await tab.button('I am Ada');
    await tab.sees('Ada (you)');
    await ada.page.close();
    await tab.reload();
    await tab.sees('Ada (you)');
    noErrors(ada, tab);
  });
});

describe('the host of a table', patience, () => {
  it('frees the seat of somebody who is away, who may sit down again', async () => {
    const [ada, bo] = [await Person.in(browser), await Person.in(browser)];
    const link = await opened(ada, { tag: 'luzi-dice' }, '3');
    await sits(bo, link, 'Bo');
    await ada.sees('Bo here');
    assert.ok(!(await buttons(ada)).some((each) => each.startsWith('Free')));
    assert.ok(!(await buttons(bo)).some((each) => /Free|Start/.test(each)), 'only the host arranges');
    await bo.page.goto('about:blank');
    await ada.sees('Bo away');
    await ada.button('Remove Bo from the table');
    await ada.sees('Player B free');
    await bo.visit(link);
    await bo.message('This link no longer lets you play');
    await bo.find('button', 'Join');
    await sits(bo, link, 'Bo');
    await ada.sees('Bo here');
    noErrors(ada, bo);
  });

  it('chooses who begins', async () => {
    const [ada, bo] = [await Person.in(browser), await Person.in(browser)];
    const link = await opened(ada);
    const first = await ada.find('label select');
    await first.select('1');
    // it shows what the host has answered
    await ada.page.waitForFunction((select) => (select as HTMLSelectElement).value === '1', waiting, first);
    await bo.visit(link);
    await bo.type('input[name=name]', 'Bo');
    await bo.button('Join');
    for (const each of [ada, bo]) await each.hears('The game begins.');
    await bo.find('p.headline', 'Your turn');
    await ada.find('p.headline', 'Bo to move');
    noErrors(ada, bo);
  });

  it('starts with computers in all free seats with one press', async () => {
    const ada = await Person.in(browser);
    await opened(ada, { tag: 'luzi-dice' }, '4');
    await (await ada.find('select[name=level]')).select('easy');
    await ada.button('Start with computers');
    await ada.hears('The game begins.');
    await ada.click('summary', 'At the table');
    await ada.sees('Player D Computer (easy)');
    noErrors(ada);
  });

  it('sees the link, and that it was copied in the place of its button, for a while', async () => {
    const ada = await Person.in(browser);
    const link = await opened(ada);
    assert.equal(link, ada.page.url());
    // it is there for a while only
    const [copied] = await Promise.all([
      ada.copied(),
      ada.find('button', 'Link copied.'),
      ada.button('Copy the link'),
    ]);
    assert.equal(copied, link);
    assert.equal(await ada.page.$eval('#game', (board) => board.shadowRoot!.querySelector('.message')), null);
    await ada.find('button', 'Copy the link');
    noErrors(ada);
  });
});

describe('a lost connection', patience, () => {
  it('is told at the upper edge of what can be seen of the board, and covers no control', async () => {
    const wire = await wireTo(server.port);
    wires.push(wire);
    const [ada, bo] = [await Person.in(browser), await Person.in(browser)];
    await ada.page.setViewport({ width: 360, height: 640 });
    const link = await opened(ada, { table: wire.url });
    await bo.visit(link);
    await bo.button('Join');
    await ada.hears('The game begins.');
    wire.ports = [];
    wire.cut();
    for (const y of [0, 300]) {
      await ada.page.evaluate((top) => scrollTo(0, top), y);
      const note = await ada.find('.lost span', 'No connection');
      const { top, events } = await note.evaluate((each) => ({
        top: each.getBoundingClientRect().top,
        events: getComputedStyle(each).pointerEvents,
      }));
      assert.ok(top >= 0 && top < 100, `${top}`);
      assert.equal(events, 'none');
    }
    wire.ports = [server.port];
    await ada.hears('Connected again.');
    await ada.page.waitForFunction(
      () => !document.querySelector('#game')?.shadowRoot?.querySelector('.lost'),
      waiting,
    );
    noErrors(ada, bo);
  });
});
