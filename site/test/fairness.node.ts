import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { formatRecord } from '../../src/core/format-record.js';
import { Match } from '../../src/core/match.js';
import { games, random } from '../../src/engine.js';
import { viewLog } from '../../src/core/table/apply-entry.js';
import { games as tableGames, logOf, openTable, playOn } from '../../test/core/table/tables.js';
import { openSite, type SitePage } from './site-page.js';

const seed = '1-2-3-4';
const commitment = createHash('sha256').update(seed).digest('hex');

/** The record of a game of Luzi und Joe with the dice of the seed. */
function recordOf(plies = Infinity): string {
  const match = new Match(games.luzi);
  for (let turn = match.turn; turn !== 'over' && match.ply < plies; turn = match.turn)
    match.play(turn === 'chance' ? match.chance(random(seed, match.ply)) : games.luzi.moves(match.state)[0]!);
  return formatRecord(match);
}

describe('the page about fair dice', () => {
  let site: SitePage;
  let page: Page;
  before(async () => {
    site = await openSite();
    ({ page } = site);
  });
  after(() => site.close());

  async function open(width = 1280): Promise<void> {
    await page.setViewport({ width, height: 900 });
    await page.goto('about:blank');
    await page.goto(`${site.url}/fairness/`, { waitUntil: 'load' });
    await page.waitForSelector('.fairness-ready');
  }
  /** Writes into a field. Line ends would be slow to type, so a text is pasted as the keyboard of a phone does. */
  async function write(id: string, text: string): Promise<void> {
    await page.focus(`#${id}`);
    await page.$eval(`#${id}`, (element) => (element as HTMLInputElement).select());
    await page.keyboard.press('Delete');
    await page.keyboard.sendCharacter(text);
  }
  const text = (id: string) => page.$eval(`#${id}`, (element) => element.textContent);
  const faultOf = (field: string) => text(`fault-${field}`);
  const said = (id: string, part: string) =>
    page.waitForFunction(
      (name, wanted) => document.getElementById(name)?.textContent.includes(wanted),
      {},
      id,
      part,
    );

  /** Fills in the form by keyboard and sends it. */
  async function verify(record: string, of: string, sha256: string): Promise<void> {
    await write('record', record);
    await write('seed', of);
    await write('commitment', sha256);
    await page.keyboard.press('Enter');
  }

  const figures = () => page.$$eval('#figures tr', (rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent))); // prettier-ignore

  it('verifies a game', async () => {
    await open();
    await verify(recordOf(), seed, commitment);
    await said('verdict', 'Verified');
    assert.match(await text('verdict'), /all \d+ outcomes/);
  });

  it('shows all columns of its figures on a phone', async () => {
    await page.setViewport({ width: 390, height: 844 });
    await open();
    const [inner, outer] = await page.$eval('#results .table', (table) => [
      table.scrollWidth,
      table.clientWidth,
    ]);
    assert.ok(inner! <= outer!, `${inner} in ${outer}`);
    await page.setViewport({ width: 1280, height: 900 });
  });

  it('fills in an example that can be verified, and begins with dice that have been thrown', async () => {
    await open();
    assert.equal(await page.$$eval('#bars rect', (bars) => bars.length), 6);
    const shares = await page.$$eval('#bars .share', (all) =>
      all.map((share) => parseFloat(share.textContent)),
    );
    assert.equal(shares.length, 6);
    assert.ok(Math.abs(shares.reduce((sum, share) => sum + share) - 100) < 0.5, shares.join(' '));
    assert.match((await figures())[0]!.join(' '), /^Dice 60,000 dice/);
    await page.click('#example');
    await page.waitForFunction(() => (document.getElementById('commitment') as HTMLInputElement).value);
    await page.click('#verify .main');
    await said('verdict', 'Verified');
  });

  it('verifies the log of a table, and names what was changed', async () => {
    const { table, store } = await openTable({ game: 'luzi', seats: 2, options: { rounds: 1 } });
    await playOn(table, Infinity);
    const log = JSON.stringify(viewLog(await logOf(store), tableGames, 'table'));
    await open();
    await verify(log, '', '');
    await said('verdict', 'Verified');
    const salted = log.replace(/"salt":"./, '"salt":"9');
    const [, drawn] = /"(=\d+)"/.exec(log)!;
    for (const [given, of, sha256, field, told] of [
      [salted, '', '', 'record', /^Entry 4: a salt does not belong to its commitment/],
      [log.replace(drawn!, '=11111111'), '', '', 'record', /^The log cannot be verified: Entry 7, m/],
      [log.replace(/,\{[^{]*"reveal".*/, ']'), '', '', 'record', /not over/],
      [log.replace('"k":"sit"', '"k":"stand"'), '', '', 'record', /k names no kind/],
      [log.slice(0, -9), '', '', 'record', /not JSON/],
      [log, seed, '', 'seed', /another seed/],
      [log, '', commitment, 'commitment', /another commitment/],
    ] as const) {
      await verify(given, of, sha256);
      await page.waitForFunction((id) => document.activeElement?.id === id && document.activeElement.matches('[aria-invalid=true]'), {}, field); // prettier-ignore
      assert.match(await faultOf(field), told);
    }
  });

  const record = recordOf(6);
  const wrong: readonly (readonly [
    name: string,
    given: readonly [string, string, string],
    field: string,
    told: RegExp,
  ])[] = [
    ['another commitment', [record, seed, '0'.repeat(64)], 'commitment', /SHA-256 is [\da-f]{64}/],
    ['a commitment of another form', [record, seed, 'abc'], 'commitment', /64 hexadecimal digits/],
    ['no seed', [record, ' ', commitment], 'seed', /missing/],
    ['a record without a game', ['1. a', seed, commitment], 'record', /tag Game/],
    ['a record of another game', ['[Game "chess"]', seed, commitment], 'record', /no game chess/],
    [
      'an unreadable record',
      ['[Game "luzi"]\n1. nonsense', seed, commitment],
      'record',
      /cannot be read.*2:4/,
    ],
  ];
  for (const [name, given, field, told] of wrong)
    it(`refuses ${name}, and moves the focus to the field`, async () => {
      await open();
      await verify(...given);
      await page.waitForSelector(`#${field}[aria-invalid=true]:focus`);
      assert.match(await faultOf(field), told);
      assert.equal(await text('verdict'), '');
    });

  it('names the ply of an outcome that does not come from the seed', async () => {
    const match = new Match(games.luzi);
    while (match.turn !== 'chance') match.play(games.luzi.moves(match.state)[0]!);
    const drawn = match.chance(random(seed, match.ply));
    const [expected, ...others] = [drawn, ...games.luzi.chances(match.state).map(({ move }) => move)].map(
      (move) => games.luzi.formatMove(move),
    );
    const forged = others.find((each) => each !== expected)!;
    match.play(games.luzi.parseMove(forged));
    await open();
    await verify(formatRecord(match), seed, commitment);
    await said('fault-record', 'Ply ');
    assert.equal(
      await text('fault-record'),
      `Ply ${match.ply}, ${forged}, does not come from the seed, which gives ${expected}.`,
    );
  });

  it('throws six million dice, and answers meanwhile', async () => {
    await open();
    await write('count', '6000000');
    await page.keyboard.press('Enter');
    await said('said', 'Drawing');
    // the page has its turn between two slices
    assert.equal(await page.$eval('#stop', (button) => (button as HTMLButtonElement).disabled), false);
    await said('said', '6,000,000 drawn');
    const [dice, pairs] = await figures();
    assert.deepEqual([dice![1], dice![3], pairs![1], pairs![3]], ['6,000,000 dice', '5', '3,000,000 pairs', '35']); // prettier-ignore
    assert.match(dice![4]!, /^(0\.\d{4}|1\.0000)$/);
  });

  it('draws for each game with chance, gives the same numbers for the same seed, and others for another one', async () => {
    await open();
    const kinds = await page.$$eval('#kind option', (options) => options.map((each) => each.value));
    assert.deepEqual(kinds, ['dice', 'glux', 'lucky-numbers', 'luzi']);
    await write('count', '2000');
    for (const kind of kinds) {
      const runs: string[] = [];
      await page.select('#kind', kind);
      for (const own of ['one', 'one', 'two']) {
        await write('own-seed', own);
        await page.keyboard.press('Enter');
        await page.waitForSelector('#stop:disabled');
        runs.push(JSON.stringify(await figures()));
      }
      assert.equal(runs[0], runs[1], kind);
      assert.notEqual(runs[0], runs[2], kind);
    }
  });

  it('stops, and keeps the counts so far', async () => {
    await open();
    await page.select('#kind', 'luzi');
    await write('count', '1000000');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#stop:not(:disabled)');
    await page.focus('#stop');
    await page.keyboard.press('Space');
    await said('said', 'Stopped after');
    assert.equal((await figures()).length, 1);
  });

  it('refuses a number that is too large', async () => {
    await open();
    await write('count', '6000001');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#count[aria-invalid=true]:focus');
    assert.match(await text('fault-count'), /1 to 6,000,000/);
  });

  for (const scheme of ['light', 'dark'])
    it(`is accessible and fits at 360 px: ${scheme}`, async () => {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      await open(360);
      await write('count', '600');
      await page.keyboard.press('Enter');
      await said('said', '600 drawn');
      await page.$eval('details', (element) => (element.open = true));
      await write('commitment', 'x');
      await page.keyboard.press('Enter');
      await page.waitForSelector('#seed[aria-invalid=true]');
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360);
      await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'));
      const faults = await page.evaluate(async () => {
        const { axe } = globalThis as unknown as {
          axe: { run(): Promise<{ violations: { id: string }[] }> };
        };
        return (await axe.run()).violations.map(({ id }) => id);
      });
      assert.deepEqual(faults, []);
      assert.deepEqual(site.errors, []);
    });
});
