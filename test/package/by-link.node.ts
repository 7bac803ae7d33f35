/** Two people in two browsers that exchange nothing but links. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { Person, startBrowser, waiting, writePage } from '../../packages/table/test/support/people.js';
import { patience } from '../../packages/table/test/support/processes.js';
import { serve } from '../../scripts/serve.mjs';
import type { GluxBoard } from '../../src/classes.js';

const folder = mkdtempSync(join(tmpdir(), 'spielkasten-by-link-'));
let server: Awaited<ReturnType<typeof serve>>;
let browser: Browser;

before(async () => {
  writePage(folder);
  server = await serve({ '/': folder, '/cdn': 'cdn' });
  browser = await startBrowser();
});
after(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Copies the link, which is all that the other one gets. */
async function copy(person: Person): Promise<string> {
  const [link] = await Promise.all([person.copied(), person.button('Copy the link')]);
  return link;
}

/** The game as a page shows it. */
const shown = (page: Page) =>
  page.$eval('#game', (element) => {
    const { turn, publicPosition, winners, scores, state, moves } = element as GluxBoard;
    return { turn, publicPosition, winners, scores, hands: state.hands, moves: [...moves] };
  });

describe('a game by link in two browsers', patience, () => {
  it('is played to the end, with hidden hands and one reload, and nothing but links goes from one to the other', async () => {
    const [ada, bo] = [await Person.in(browser), await Person.in(browser)];
    await ada.visit(`${server.url}/board.html?tag=glux-board&lang=en&table=link`);
    await ada.button('Invite');
    await ada.type('#elsewhere', 'Ada');
    let link = await copy(ada);
    await bo.visit(link);
    await bo.sees('Ada invites you to Glüx.');
    await bo.type('#elsewhere', 'Bo');
    await bo.button('Play');
    await bo.sees('Send this link to Ada.');
    link = await copy(bo);
    for (let number = 0; ; number++) {
      const seat = number % 2;
      const person = seat === 0 ? ada : bo;
      // another tab, once; else the link is followed in the same one
      if (number === 6) await person.visit(link);
      else await person.page.goto(link);
      await person.page.waitForFunction(
        (own) => {
          const board = document.querySelector<GluxBoard>('#game');
          return board && (board.turn === own || board.turn === 'over') && board.winners !== null;
        },
        waiting,
        seat,
      );
      const { turn, hands, moves } = await shown(person.page);
      if (turn === 'over') break;
      assert.match(hands[seat]!, /^(16|25|34)$/);
      assert.doesNotMatch(hands[1 - seat]!, /\d/);
      assert.ok(number < 60, 'the game ends');
      await person.page.$eval(
        '#game',
        (element, move) => void (element as GluxBoard).play(move),
        moves[(number * 31) % moves.length]!,
      );
      link = await copy(person);
    }
    const [a, b] = [await shown(ada.page), await shown(bo.page)];
    assert.deepEqual(a.winners, b.winners);
    assert.deepEqual(a.scores, b.scores);
    assert.equal(a.publicPosition, b.publicPosition);
    assert.ok(link.length < 900, `${link.length} characters`);
    assert.deepEqual([...ada.errors, ...bo.errors], []);
  });
});
