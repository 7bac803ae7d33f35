/** The claim that the computer plays for somebody, at tables that have waited for days, on pages in a real browser. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GRACE } from '../../../src/core/table/decide.js';
import type { Clock } from '../../../src/core/table/entry.js';
import { act, logOf, openTable, seed, tokenOf } from '../../../test/core/table/tables.js';
import { sqliteStore } from '../src/sqlite-store.js';
import { Person, startAround } from './support/people.js';
import { patience } from './support/processes.js';

const DAY = 24 * 3600_000;

describe('a table that has waited for days', patience, () => {
  const around = startAround(async (database) => {
    await write(database, 'a'.repeat(24), 2 * DAY);
    await write(database, 'b'.repeat(24), 2 * DAY, { claims: true });
    await write(database, 'c'.repeat(24), 2 * DAY, { clock: { per: 'move', ms: 3 * DAY } });
  });

  /** Writes the log of a game for two that began some time ago, in which nobody has moved. */
  async function write(
    database: string,
    id: string,
    ago: number,
    { clock, claims }: { readonly clock?: Clock; readonly claims?: boolean } = {},
  ): Promise<void> {
    const opened = await openTable({ game: 'fluctus', seats: 2, clock });
    opened.clock.now += GRACE;
    if (claims) await act(opened.table, 1, { k: 'ask', what: 'computer' });
    const store = await sqliteStore(database);
    const from = Date.now() - ago;
    const entries = (await logOf(opened.store)).map((entry) => ({
      ...entry,
      ...(entry.k === 'open' && { table: id }),
      t: entry.t + from,
    }));
    await store.create(id, { seed }, entries);
    await store.close();
  }

  /** The page of a seat. */
  async function seat(id: string, letter: 'A' | 'B', lang = 'en'): Promise<Person> {
    const person = await Person.in(around.browser);
    const query = new URLSearchParams({ tag: 'fluctus-board', lang, table: around.server.url });
    const token = tokenOf('AB'.indexOf(letter));
    await person.visit(`${around.site.url}/board.html?${query}#game=t.${id}.${letter}${token}`);
    return person;
  }

  const buttons = ({ page }: Person) =>
    page.$eval('#game', (board) =>
      [...board.shadowRoot!.querySelectorAll('.elsewhere button')].map((each) => each.textContent.trim()),
    );

  it('shows a claim to both, and how long the person can answer it, and ends it with a move', async () => {
    const bo = await seat('a'.repeat(24), 'B');
    await bo.button('Let the computer play for Player 0');
    await bo.sees('In 23 hours, the computer can play for Player 0, unless Player 0 moves or refuses.');
    const ada = await seat('a'.repeat(24), 'A', 'de');
    await ada.message('Player 1 möchte, dass der Computer für Player 0 spielt.');
    await ada.sees(
      'Wenn Player 0 weder zieht noch ablehnt, kann der Computer übernehmen. Frist: 23 Stunden.',
    );
    assert.ok(!(await buttons(bo)).includes('Let the computer play for Player 0'));
    await ada.play('ro');
    await bo.recordAt(1);
    await bo.message('A move was played before anyone answered');
    assert.deepEqual([...ada.errors, ...bo.errors], []);
  });

  it('lets the computer play after a day, as the other one presses again', async () => {
    const bo = await seat('b'.repeat(24), 'B');
    await bo.button('Let the computer play for Player 0');
    await bo.recordAt(1);
    const ada = await seat('b'.repeat(24), 'A');
    await ada.find('button', 'Come back to the game');
    assert.deepEqual([...ada.errors, ...bo.errors], []);
  });

  it('with days for each move, offers nothing before the time is up, though the person is away', async () => {
    const bo = await seat('c'.repeat(24), 'B');
    await bo.sees('Player 0: away');
    assert.ok(!(await buttons(bo)).some((text) => text.includes('Player 0')));
    assert.deepEqual(bo.errors, []);
  });
});
