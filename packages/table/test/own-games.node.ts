/** The list of the games that a browser has at a server, on a board and in a page, in a real browser. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import decodeQR from 'qr/decode.js';
import { openTable, takeSeat } from '../../../src/table/table-server.js';
import { Person, startAround } from './support/people.js';
import { patience, startServer, temporaryFolder } from './support/processes.js';
import { wireTo } from './support/wire.js';

describe('the games of a browser', patience, () => {
  const around = startAround();

  const pageWith = (attributes: object) =>
    `${around.site.url}/board.html?${new URLSearchParams({ lang: 'en', ...attributes })}`;
  const boardPage = (url = around.server.url, tag = 'fluctus-board', lang = 'en') =>
    pageWith({ tag, table: url, lang });
  const listPage = (url = around.server.url, lang = 'en') =>
    pageWith({ tag: 'game-tables', server: url, lang });

  /** Opens a table of Fluctus at which two people sit; the one with this name visits it in the browser of somebody. */
  async function seated(
    person: Person,
    names: readonly [string, string],
    own: string,
    url = around.server.url,
  ) {
    const id = await openTable(url, { game: 'fluctus', seats: 2 });
    const taken = [];
    for (const [seat, name] of names.entries()) taken.push(await takeSeat(url, id, seat, { name }));
    const seat = names.indexOf(own);
    const { token, memory } = taken[seat]!;
    await person.visit(`${boardPage(url)}#game=t.${id}.${'AB'[seat]}${token}${memory.key}`);
    await person.click('summary', 'At the table');
    await person.sees(`${own} (you)`);
    return { id, token, key: memory.key! };
  }

  /** The titles and states in the list, from above. */
  const rowsOf = ({ page }: Person) =>
    page.$eval('#game', (element) =>
      Array.from(element.shadowRoot!.querySelectorAll('.games li:not(.leaving)'), (row) => [
        row.querySelector('b')!.textContent.trim(),
        row.querySelector('.fine')!.textContent.replace(/ · .*/, ''),
      ]),
    );

  const stored = ({ page }: Person) => page.evaluate(() => localStorage.getItem('spielkasten:seats') ?? '[]');

  const noErrors = (...people: readonly Person[]) =>
    assert.deepEqual(
      people.flatMap(({ errors }) => errors),
      [],
    );

  it('are listed on a board that was left and opened again, and go on with a press', async () => {
    const ada = await Person.in(around.browser);
    await seated(ada, ['Ada', 'Bo'], 'Ada');
    await ada.play('ro');
    await ada.recordAt(1);
    await ada.hasSent();
    await ada.button('Leave the table');
    await ada.seesGames('Fluctus with Bo');
    await ada.visit(boardPage());
    await ada.seesGames('You have left the table');
    await ada.button('Continue: Fluctus with Bo');
    await ada.button('Come back to the game');
    await ada.visit(boardPage());
    await ada.seesGames('Bo to move');
    await ada.focus('button', 'Continue: Fluctus with Bo');
    await ada.keys('Enter');
    await ada.click('summary', 'At the table');
    await ada.sees('Ada (you)');
    // another game has none
    await ada.visit(boardPage(around.server.url, 'glux-board'));
    await ada.find('button', 'Invite');
    noErrors(ada);
  });

  it('open again by the link that the page was opened with, after the person has left the table', async () => {
    const ada = await Person.in(around.browser);
    const { id } = await seated(ada, ['Ada', 'Bo'], 'Ada');
    await ada.visit(`${boardPage()}#game=t.${id}`);
    await ada.click('summary', 'At the table');
    await ada.button('Leave the table');
    await ada.seesGames('You have left the table');
    await ada.page.evaluate((text) => (location.hash = text), `game=t.${id}`);
    await ada.find('button', 'Come back to the game');
    noErrors(ada);
  });

  it('are listed in a page, those in which it is the own turn first, and lead to the page of the board', async () => {
    const ada = await Person.in(around.browser);
    await seated(ada, ['Ada', 'Bo'], 'Ada');
    await seated(ada, ['Cleo', 'Ada'], 'Ada');
    await ada.visit(listPage());
    await ada.seesGames('Cleo to move');
    assert.deepEqual(await rowsOf(ada), [
      ['Fluctus with Bo', 'Your turn'],
      ['Fluctus with Cleo', 'Cleo to move'],
    ]);
    await ada.seesGames('2 games, your turn in 1.');
    await ada.follow('Continue: Fluctus with Bo');
    await ada.click('summary', 'At the table');
    await ada.sees('Ada (you)');
    await ada.play('ro');
    await ada.recordAt(1);
    await ada.hasSent();
    await ada.visit(listPage(around.server.url, 'de'));
    await ada.seesGames('Bo ist dran');
    await ada.seesGames('2 Partien, in 0 bist du dran.');
    noErrors(ada);
  });

  it('go to another device by a QR code, which has the link of the seat', async () => {
    const ada = await Person.in(around.browser);
    const { id, token, key } = await seated(ada, ['Ada', 'Bo'], 'Ada');
    const link = `${boardPage()}#game=t.${id}.A${token}${key}`;
    const readCode = async () => {
      await ada.find('.qr path');
      const { size, data } = await ada.page.$eval('#game', (element) => {
        const svg = element.shadowRoot!.querySelector('.qr svg')!;
        const [from = 0, , modules = 0] = svg.getAttribute('viewBox')!.split(' ').map(Number);
        const canvas = new OffscreenCanvas(modules * 4, modules * 4);
        const drawing = canvas.getContext('2d')!;
        drawing.fillStyle = '#fff';
        drawing.fillRect(0, 0, canvas.width, canvas.height);
        drawing.fillStyle = '#000';
        drawing.setTransform(4, 0, 0, 4, -from * 4, -from * 4);
        drawing.fill(new Path2D(svg.querySelector('path')!.getAttribute('d')!));
        return {
          size: canvas.width,
          data: [...drawing.getImageData(0, 0, canvas.width, canvas.height).data],
        };
      });
      return decodeQR({ width: size, height: size, data: Uint8Array.from(data) });
    };
    await ada.button('Play on another device');
    assert.equal(await readCode(), link);
    const [copied] = await Promise.all([ada.copied(), ada.button('Copy the link')]);
    assert.equal(copied, link);
    await ada.keys('Escape');
    await ada.hasFocus('button', 'Play on another device');
    await ada.visit(listPage());
    await ada.button('Other device: Fluctus with Bo');
    assert.equal(await readCode(), link);
    assert.deepEqual(await ada.violations(), []);
    const tablet = await Person.in(around.browser);
    await tablet.visit(link);
    await tablet.click('summary', 'At the table');
    await tablet.sees('Ada (you)');
    assert.ok(tablet.page.url().endsWith(`#game=t.${id}`));
    await tablet.play('ro');
    await tablet.recordAt(1);
    await tablet.hasSent();
    await tablet.visit(listPage());
    await tablet.seesGames('Bo to move');
    noErrors(ada, tablet);
  });

  it('say that the server cannot be reached or refuses the site, that a table is gone, and can be removed', async () => {
    const ada = await Person.in(around.browser);
    const database = join(temporaryFolder(), 'tables.db');
    const first = await startServer('--db', database, '--origin', around.site.url);
    const wire = await wireTo(first.port);
    await seated(ada, ['Ada', 'Bo'], 'Ada', wire.url);
    await first.kill();
    await ada.visit(listPage(wire.url));
    await ada.seesGames('The table server cannot be reached. The list shows what this browser has saved.');
    assert.deepEqual(await rowsOf(ada), [['Fluctus with Bo', (await rowsOf(ada))[0]![1]!]]);
    await ada.seesGames('last played: ');
    await ada.visit(boardPage(wire.url));
    await ada.sees('The table server cannot be reached.');
    const strict = await startServer('--db', database);
    wire.ports = [strict.port];
    await ada.visit(listPage(wire.url));
    await ada.seesGames('The table server does not accept this site.');
    await strict.kill();
    const empty = await startServer(
      '--db',
      join(temporaryFolder(), 'tables.db'),
      '--origin',
      around.site.url,
    );
    wire.ports = [empty.port];
    // the page that is open asks again as soon as it is online
    await ada.page.evaluate(() => dispatchEvent(new Event('online')));
    await ada.seesGames('This table no longer exists');
    await ada.button('Remove: Fluctus with Bo');
    await ada.seesGames('You have no games here yet.');
    assert.equal(await stored(ada), '[]');
    await empty.kill();
    wire.close();
    noErrors(ada);
  });

  it('are removed only after a question while they go on, and then elsewhere on the page, too', async () => {
    const ada = await Person.in(around.browser);
    await seated(ada, ['Ada', 'Bo'], 'Ada');
    await ada.visit(listPage());
    const other = await ada.tab();
    await other.visit(boardPage());
    await other.seesGames('Your turn');
    await ada.button('Remove: Fluctus with Bo');
    await ada.seesGames('If you remove this game, you cannot play on.');
    await ada.hasFocus('button', 'Keep it');
    await ada.keys('Enter');
    await ada.hasFocus('button', 'Remove');
    await ada.keys('Enter');
    await ada.button('Remove it: Fluctus with Bo');
    await ada.seesGames('You have no games here yet.');
    await other.find('button', 'Invite');
    noErrors(ada, other);
  });

  it('are what can be read of a storage that somebody has spoilt', async () => {
    const ada = await Person.in(around.browser);
    await seated(ada, ['Ada', 'Bo'], 'Ada');
    const [good] = JSON.parse(await stored(ada)) as [{ id: string; facts: object }];
    const seat = (more: object, facts: object = {}) => ({
      ...good,
      facts: { ...good.facts, ...facts },
      ...more,
    });
    const token = (i: number) => `${i}`.padStart(32, '0');
    const script = '<img src=x onerror="globalThis.hacked = true"><script>globalThis.hacked = true</script>';
    const list = [
      null,
      7,
      'text',
      [],
      {},
      { ...good, id: '../x' },
      { ...good, seat: 9 },
      { ...good, token: 'x' },
      { ...good, name: 7 },
      { ...good, name: 'x'.repeat(1_000_000) },
      seat({ token: token(1), facts: 7 }),
      seat({ token: token(2) }, { server: 'https://other.example' }),
      seat({ token: token(3) }, { players: Array(1000).fill({ name: 'x' }) }),
      seat({ token: token(4) }, { players: 'Bo', at: 'now' }),
      seat({ token: token(5) }, { title: 'x'.repeat(1_000_000) }),
      seat({ token: token(6) }, { at: Infinity }),
      // the server does not know these
      seat(
        { token: token(7), name: script },
        { title: script, players: [{ name: script }, { name: script }] },
      ),
      seat({ token: token(8) }, { page: `javascript:globalThis.hacked=true//=t.${good.id}` }),
      seat({ token: token(9) }, { page: `https://evil.example/#game=t.${good.id}` }),
      good,
      // twice
      good,
    ];
    for (const text of ['', 'garbage', '7', 'null', '{"length":3}', '[[[', JSON.stringify(list)]) {
      await ada.page.evaluate((value) => localStorage.setItem('spielkasten:seats', value), text);
      await ada.visit(listPage());
      await (text.includes('facts') ? ada.seesGames('Your turn') : ada.seesGames('You have no games'));
    }
    const rows = await rowsOf(ada);
    assert.deepEqual(
      rows.map(([, state]) => state),
      ['Your turn', ...Array<string>(3).fill('The server does not know this game')],
    );
    assert.ok(rows.every(([title]) => title!.length < 200));
    const links = await ada.page.$eval('#game', (element) =>
      Array.from(element.shadowRoot!.querySelectorAll('a'), ({ href }) => href),
    );
    assert.deepEqual(links, [`${boardPage()}#game=t.${good.id}`]);
    assert.equal(await ada.page.evaluate(() => 'hacked' in globalThis), false);
    // what cannot be read stays unread, and the board is as it was
    await ada.visit(boardPage());
    await ada.seesGames('Your turn');
    noErrors(ada);
  });

  it('keep the seats that were stored without their server, and list them once their table is opened again', async () => {
    const ada = await Person.in(around.browser);
    const { id } = await seated(ada, ['Ada', 'Bo'], 'Ada');
    await ada.page.evaluate(() => {
      const seats = JSON.parse(localStorage.getItem('spielkasten:seats')!) as { facts?: object }[];
      localStorage.setItem('spielkasten:seats', JSON.stringify(seats.map(({ facts: _, ...seat }) => seat)));
    });
    await ada.visit(listPage());
    await ada.seesGames('You have no games here yet.');
    await ada.visit(`${boardPage()}#game=t.${id}`);
    await ada.click('summary', 'At the table');
    await ada.sees('Ada (you)');
    await ada.visit(listPage());
    await ada.seesGames('Fluctus with Bo');
    noErrors(ada);
  });

  it('fit into a page of 320 pixels without a violation of axe, in light and dark, in English and German', async () => {
    const ada = await Person.in(around.browser);
    await seated(ada, ['Ada', 'B'.repeat(40)], 'Ada');
    await seated(ada, ['Cleo', 'Ada'], 'Ada');
    await ada.page.setViewport({ width: 320, height: 640 });
    // colours do not depend on the language
    for (const [value, lang] of [
      ['light', 'en'],
      ['dark', 'de'],
    ] as const) {
      await ada.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
      for (const page of [
        listPage(around.server.url, lang),
        boardPage(around.server.url, 'fluctus-board', lang),
      ]) {
        await ada.visit(page);
        await ada.seesGames('Cleo');
        assert.deepEqual(await ada.violations(), [], `${value} ${page}`);
      }
    }
    noErrors(ada);
  });
});
