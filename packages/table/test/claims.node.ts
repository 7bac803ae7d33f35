/** The claim that the computer plays for somebody, at tables that have waited for days, on pages in a real browser. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tableId, tokenOf } from '../../../test/core/table/tables.js';
import { DAY, writeOldTable } from './support/old-tables.js';
import { Person, startAround, waiting } from './support/people.js';
import { patience } from './support/processes.js';

describe('a table that has waited for days', patience, () => {
  const around = startAround(async (database) => {
    await writeOldTable(database, 'a'.repeat(24), 2 * DAY);
    await writeOldTable(database, 'b'.repeat(24), 2 * DAY, { claims: true });
    await writeOldTable(database, 'c'.repeat(24), 2 * DAY, { clock: { per: 'move', ms: 3 * DAY } });
    await writeOldTable(database, tableId, 2 * DAY, {
      clock: { per: 'move', ms: DAY },
      start: { game: 'luzi', seats: 3 },
    });
  });

  /** The page of a seat. */
  async function seat(id: string, letter: 'A' | 'B', lang = 'en', tag = 'fluctus-board'): Promise<Person> {
    const person = await Person.in(around.browser);
    const query = new URLSearchParams({ tag, lang, table: around.server.url });
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
    await bo.sees('In 23 hours, the computer can play for Player 0, unless Player 0 moves or declines.');
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

  it('ends the turns of somebody whose time is up for good, while others play', async () => {
    const bo = await seat(tableId, 'B', 'en', 'luzi-dice');
    await bo.button('Player 0 is out of time: let the computer finish');
    await bo.page.waitForFunction(
      () => document.querySelector<Element & { turn: unknown }>('#game')!.turn === 1,
      waiting,
    );
    const ada = await seat(tableId, 'A', 'de', 'luzi-dice');
    await ada.sees('Player 0');
    assert.ok(!(await buttons(ada)).includes('Zurück zur Partie'));
    assert.deepEqual([...ada.errors, ...bo.errors], []);
  });

  it('with days for each move, offers nothing before the time is up, though the person is away', async () => {
    const bo = await seat('c'.repeat(24), 'B');
    await bo.sees('Player 0: away');
    assert.ok(!(await buttons(bo)).some((text) => text.includes('Player 0')));
    assert.deepEqual(bo.errors, []);
  });
});
