/** The seats that a browser keeps, on pages in a real browser. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { openTable, takeSeat } from '../../../src/table/table-server.js';
import { Person, startAround } from './support/people.js';
import { patience, startServer, temporaryFolder } from './support/processes.js';
import { wireTo } from './support/wire.js';

describe('the seats of a browser', patience, () => {
  const around = startAround();

  const pageOf = (table: string, lang = 'en', url = around.server.url) =>
    `${around.site.url}/board.html?${new URLSearchParams({ tag: 'fluctus-board', lang, table: url })}#game=t.${table}`;

  /** The tokens of a browser, the one that was used last at the end. */
  const tokensOf = ({ page }: Person) =>
    page.evaluate(() =>
      (JSON.parse(localStorage.getItem('spielkasten:seats') ?? '[]') as { token: string }[]).map(
        ({ token }) => token,
      ),
    );

  /** Ada takes the first seat of a table, and somebody else the second one: its token is returned. */
  async function seated(ada: Person, watch: boolean) {
    const table = await openTable(around.server.url, { game: 'fluctus', seats: 2, watch });
    const { token } = await takeSeat(around.server.url, table, 0, { name: 'Ada' });
    const { token: second } = await takeSeat(around.server.url, table, 1, { name: 'Bo' });
    await ada.visit(`${pageOf(table)}.A${token}`);
    await ada.click('summary', 'At the table');
    await ada.sees('Ada (you)');
    return { table, token, second };
  }

  for (const watch of [true, false])
    it(`stay when a link has a token that is refused, at a table that ${watch ? 'people may watch' : 'is closed'}`, async () => {
      const ada = await Person.in(around.browser);
      const { table, token } = await seated(ada, watch);
      for (const [lang, letter, title, own, sentence] of [
        ['en', 'B', 'At the table', 'Ada (you)', 'You go on playing as yourself.'],
        ['de', 'A', 'Am Tisch', 'Ada (du)', 'Du spielst als du selbst weiter.'],
      ] as const) {
        await ada.visit(`${pageOf(table, lang)}.${letter}${'0'.repeat(32)}`);
        await ada.message(sentence);
        await ada.click('summary', title);
        await ada.sees(own);
        assert.ok(ada.page.url().endsWith(`#game=t.${table}`));
        assert.deepEqual(await tokensOf(ada), [token]);
      }
      // also in the address of a page that is open
      await ada.click('.message button');
      await ada.page.evaluate(
        (text) => {
          location.hash = text;
        },
        `game=t.${table}.B${'1'.repeat(32)}`,
      );
      await ada.message('Du spielst als du selbst weiter.');
      await ada.visit(pageOf(table));
      await ada.click('summary', 'At the table');
      await ada.sees('Ada (you)');
      await ada.play('ro');
      await ada.recordAt(1);
      assert.deepEqual(ada.errors, []);
    });

  it('stay when a link has the token of another seat, and are a press away', async () => {
    const ada = await Person.in(around.browser);
    const { table, token, second } = await seated(ada, true);
    await ada.visit(`${pageOf(table)}.B${second}`);
    await ada.click('summary', 'At the table');
    await ada.sees('Bo (you)');
    assert.deepEqual(await tokensOf(ada), [token, second]);
    await ada.button('Play as Ada');
    await ada.sees('Ada (you)');
    await ada.reload();
    await ada.click('summary', 'At the table');
    await ada.sees('Ada (you)');
    assert.deepEqual(await tokensOf(ada), [second, token]);
    assert.deepEqual(ada.errors, []);
  });

  it('stay when the link to the table is opened on a board of another server, which hears no token', async () => {
    const ada = await Person.in(around.browser);
    const { table, token } = await seated(ada, true);
    const other = await startServer(
      '--db',
      join(temporaryFolder(), 'tables.db'),
      '--origin',
      around.site.url,
    );
    try {
      const sent: string[] = [];
      const client = await ada.page.createCDPSession();
      await client.send('Network.enable');
      client.on('Network.webSocketFrameSent', ({ response }) => sent.push(response.payloadData));
      await ada.visit(pageOf(table, 'en', other.url));
      await ada.message('This table no longer exists. Open a new one.');
      assert.ok(sent.some((frame) => frame.includes(table)));
      assert.ok(!sent.some((frame) => frame.includes(token)));
      assert.deepEqual(await tokensOf(ada), [token]);
      assert.deepEqual(ada.errors, []);
    } finally {
      await other.kill();
    }
  });

  it('stay when the server refuses the site, and go with a table that is gone', async () => {
    const ada = await Person.in(around.browser);
    const database = join(temporaryFolder(), 'tables.db');
    const first = await startServer('--db', database, '--origin', around.site.url);
    const wire = await wireTo(first.port);
    const table = await openTable(wire.url, { game: 'fluctus', seats: 2 });
    const { token } = await takeSeat(wire.url, table, 0, { name: 'Ada' });
    await ada.visit(`${pageOf(table, 'en', wire.url)}.A${token}`);
    await ada.sees('Ada (you)');
    await first.kill();
    const strict = await startServer('--db', database);
    wire.ports = [strict.port];
    await ada.visit(pageOf(table, 'en', wire.url));
    await ada.message('The table server does not accept this site.');
    assert.deepEqual(await tokensOf(ada), [token]);
    await strict.kill();
    const empty = await startServer(
      '--db',
      join(temporaryFolder(), 'tables.db'),
      '--origin',
      around.site.url,
    );
    wire.ports = [empty.port];
    await ada.visit(pageOf(table, 'en', wire.url));
    await ada.message('This table no longer exists. Open a new one.');
    assert.deepEqual(await tokensOf(ada), []);
    await empty.kill();
    wire.close();
    assert.deepEqual(ada.errors, []);
  });
});
