/** What a person has done at a table over a connection that is stalled, on pages in real browsers. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { serve } from '../../../scripts/serve.mjs';
import { openTable, takeSeat, type TakenSeat } from '../../../src/table/table-server.js';
import { browserName, Person, startBrowser, waiting, writePage } from './support/people.js';
import { patience, startServer, temporaryFolder, type Running } from './support/processes.js';
import { wireTo, type Wire } from './support/wire.js';

const folder = temporaryFolder();
let site: Awaited<ReturnType<typeof serve>>;
let server: Running;
before(async () => {
  writePage(folder);
  site = await serve({ '/': folder, '/cdn': 'cdn' });
  server = await startServer('--db', join(folder, 'tables.db'), '--origin', site.url);
});
after(async () => {
  await server.kill();
  await site.close();
});

const NOT_SENT = 'Your move has not been sent yet.';

/** Counts how often the browser asks before the page is left, and lets it go. */
function leavings({ page }: Person): { asked: number } {
  const count = { asked: 0 };
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') count.asked++;
    void dialog.accept();
  });
  return count;
}

/** Waits until the board has no mark. */
const isSent = ({ page }: Person) =>
  page.waitForFunction(() => {
    const root = document.querySelector('#game')?.shadowRoot;
    return root?.querySelector('.say') && !root.querySelector('.unsent');
  }, waiting);

type GameBoard = HTMLElement & {
  readonly ply: number;
  readonly moves: readonly string[];
  play(move: string): void;
  resign(): void;
  offerDraw(): void;
};

const plyOf = ({ page }: Person) => page.$eval('#game', (board) => (board as GameBoard).ply);

const times = (text: string, part: string) => text.split(part).length - 1;

/** Opens the pages of the tests of a suite. */
function stage() {
  let browser: Browser;
  const wires: Wire[] = [];
  before(async () => {
    browser = await startBrowser();
  });
  afterEach(() => wires.splice(0).forEach((wire) => wire.close()));

  /** Opens the pages of two people at a table: that of Ada over a wire. `open` opens another one. */
  return async (tag: string, game: string, attributes: Readonly<Record<string, string>> = {}) => {
    const wire = await wireTo(server.port);
    wires.push(wire);
    const id = await openTable(server.url, { game, seats: 2 });
    const seats: TakenSeat[] = [];
    for (const name of ['Ada', 'Bo']) seats.push(await takeSeat(server.url, id, seats.length, { name }));
    const open = async (seat: number, table: string, opened?: Promise<Person>) => {
      const person = await (opened ?? Person.in(browser));
      const { token, memory } = seats[seat]!;
      const query = new URLSearchParams({ tag, lang: 'en', table, ...attributes });
      await person.visit(`${site.url}/board.html?${query}#game=t.${id}.${'AB'[seat]}${token}${memory.key}`);
      await person.find('summary', 'At the table');
      return person;
    };
    // a game with draws begins when both are there
    const [ada, bo] = await Promise.all([open(0, wire.url), open(1, server.url)]);
    await ada.mayMove();
    return { wire, open, ada, bo };
  };
}

describe(`over a stalled connection in ${browserName}`, patience, () => {
  const seated = stage();

  it('marks a move that is not confirmed, keeps it over a reload, and sends it once', async () => {
    const { wire, ada, bo } = await seated('fluctus-board', 'fluctus');
    const leaving = leavings(ada);
    wire.stall();
    await ada.play('ro');
    await ada.recordAt(1);
    await ada.seesStatus(NOT_SENT);
    await ada.hears(NOT_SENT);
    await ada.reload();
    assert.equal(leaving.asked, 1);
    // nothing of the table is there yet
    await ada.sees('Connecting to the table');
    await ada.seesStatus(NOT_SENT);
    assert.doesNotMatch(await bo.recordAt(0), /@ro/);
    wire.flow();
    for (const each of [ada, bo]) assert.match(await each.recordAt(1), /@ro/);
    await isSent(ada);
    await ada.hears('Sent.');
    await bo.play('go');
    for (const each of [ada, bo]) assert.match(await each.recordAt(2), /1\. @ro @go/);
    await ada.reload();
    assert.match(await ada.recordAt(2), /1\. @ro @go/);
    assert.equal(leaving.asked, 1);
  });

  it('takes a move back that cannot stand any more, and tells why', async () => {
    const { wire, open, ada, bo } = await seated('fluctus-board', 'fluctus');
    const leaving = leavings(ada);
    wire.stall();
    await ada.play('ro');
    await ada.seesStatus(NOT_SENT);
    const tablet = await open(0, server.url);
    await tablet.play('ri');
    await bo.recordAt(1);
    await ada.reload();
    assert.equal(leaving.asked, 1);
    wire.flow();
    await ada.message('Another move arrived first, perhaps from another of your devices');
    assert.match(await ada.recordAt(1), /@ri/);
    await isSent(ada);
    await ada.reload();
    assert.match(await ada.recordAt(1), /@ri/);
    assert.equal(leaving.asked, 1);
  });

  it('makes a move once whose answer was lost, in a game with draws', async () => {
    const { wire, ada, bo } = await seated('lucky-numbers-grid', 'lucky-numbers');
    leavings(ada);
    const first = await plyOf(ada);
    await bo.recordAt(first);
    wire.stall('answers');
    const move = await ada.page.$eval('#game', (board) => {
      const [text] = (board as GameBoard).moves;
      (board as GameBoard).play(text!);
      return text!;
    });
    await ada.seesStatus(NOT_SENT);
    // the server has it
    const record = await bo.recordAt(first + 1);
    await ada.reload();
    wire.flow();
    await ada.recordAt(await plyOf(bo));
    await isSent(ada);
    assert.equal(times(await bo.recordAt(first + 1), ` ${move}`), times(record, ` ${move}`));
    assert.equal(await plyOf(ada), await plyOf(bo));
  });
});

describe('at a table', { ...patience, skip: browserName !== 'Chromium' }, () => {
  const seated = stage();

  it('marks a resignation and an offer, too, and names them', async () => {
    const { wire, ada, bo } = await seated('fluctus-board', 'fluctus');
    leavings(ada);
    wire.stall();
    await ada.page.$eval('#game', (board) => (board as GameBoard).offerDraw());
    await ada.hears('Your request has not been sent yet.');
    wire.flow();
    await bo.message('Ada offers a draw.');
    await ada.hears('Sent.');
    wire.stall();
    await ada.page.$eval('#game', (board) => (board as GameBoard).resign());
    await ada.hears('Your resignation has not been sent yet.');
    await ada.reload();
    wire.flow();
    for (const each of [ada, bo]) await each.find('button', 'Play again');
    assert.match(await bo.recordAt(0), /\[Result "B"\]/);
  });

  it('sends a move by another tab of the seat, and makes it once', async () => {
    const { wire, open, ada, bo } = await seated('fluctus-board', 'fluctus');
    leavings(ada);
    wire.stall();
    await ada.play('ro');
    await ada.seesStatus(NOT_SENT);
    const tab = await open(0, server.url, ada.tab());
    for (const each of [tab, bo]) assert.match(await each.recordAt(1), /@ro/);
    wire.flow();
    await ada.hears('Sent.');
    await isSent(ada);
    await bo.play('go');
    for (const each of [ada, tab, bo]) assert.match(await each.recordAt(2), /1\. @ro @go/);
    await isSent(tab);
  });

  it('keeps a move of a board that is moved on its page, and sends it over the next connection', async () => {
    const { wire, ada, bo } = await seated('fluctus-board', 'fluctus');
    leavings(ada);
    wire.stall();
    await ada.play('ro');
    await ada.seesStatus(NOT_SENT);
    await ada.page.$eval('#game', (board) => document.body.prepend(board));
    await ada.seesStatus(NOT_SENT);
    assert.equal(await plyOf(ada), 1);
    wire.flow();
    await bo.recordAt(1);
    await isSent(ada);
    assert.equal(times((await ada.said()).join(' '), 'was not played'), 0);
  });

  it('calls a person to their turn by the title of a hidden page, and by a sound if sounds are on', async () => {
    const { ada, bo } = await seated('fluctus-board', 'fluctus', { sound: '' });
    const silent = await seated('fluctus-board', 'fluctus');
    for (const { page } of [bo, silent.bo])
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { value: true, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
        const pitches: number[] = [];
        AudioContext.prototype.resume = () => Promise.resolve();
        const heard = new Proxy(OscillatorNode, {
          construct(Node, [context, options]: [BaseAudioContext, OscillatorOptions]) {
            pitches.push(options.frequency!);
            return new Node(context, options);
          },
        });
        Object.assign(globalThis, { OscillatorNode: heard, pitches });
      });
    await silent.ada.play('ro');
    await silent.bo.recordAt(1);
    await ada.play('ro');
    const pitches = ({ page }: Person) =>
      page.evaluate(() => (globalThis as unknown as { pitches: number[] }).pitches);
    await bo.page.waitForFunction(
      () => (globalThis as unknown as { pitches: number[] }).pitches.includes(587.33),
      waiting,
    );
    assert.equal(await bo.page.title(), 'Your turn · Game');
    assert.equal(await silent.bo.page.title(), 'Your turn · Game');
    assert.deepEqual(await pitches(silent.bo), []);
  });

  it('does not let the browser ask while all is sent', async () => {
    const { ada, bo } = await seated('fluctus-board', 'fluctus');
    const leaving = leavings(ada);
    await ada.play('ro');
    await bo.recordAt(1);
    await bo.play('go');
    await ada.recordAt(2);
    await ada.reload();
    assert.match(await ada.recordAt(2), /@ro @go/);
    assert.equal(leaving.asked, 0);
  });
});
