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
import { findingOf, findingOfAll, neededFor, outcomesOf, type Outcome } from '../fairness/judge.js';
import { chiSquare, sampleDice } from '../fairness/samples.js';
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

describe('the verdict about a sample', () => {
  const even = (size: number) => Array.from({ length: size }, () => 1);
  const finding = (...counts: readonly number[]) => findingOf({ counts, weights: even(counts.length) });

  for (const [name, found, expected] of [
    ['near the expected numbers', finding(1010, 980, 1020, 1000, 965, 1025), 'Fits'],
    // χ² with 5 degrees of freedom: 0.5 % of fair runs are above 16.75, and 0.005 % above 27.86
    ['just below the worst of a hundred', finding(1090, 910, 1000, 1000, 1000, 1000), 'Fits'],
    ['among the worst of a hundred', finding(1095, 905, 1000, 1000, 1000, 1000), 'Unusual'],
    ['a loaded die', finding(1130, 870, 1000, 1000, 1000, 1000), 'Uneven'],
    ['numbers that somebody made up', finding(1000, 1001, 999, 1000, 1000, 1000), 'Even'],
    ['too few dice', finding(20, 12, 15, 16, 17, 15), 'Few'],
    ['enough dice', finding(20, 12, 15, 16, 17, 16), 'Fits'],
    ['few dice that are all the same', finding(40, 0, 0, 0, 0, 0), 'Uneven'],
    ['no dice at all', finding(0, 0, 0, 0, 0, 0), 'Few'],
  ] as const)
    it(`of ${name}: ${expected}`, () => assert.equal(found, expected));

  it('of a run with two samples is the worse one, and a limit is shared', () => {
    const sample = (counts: readonly number[]) => ({ counts, weights: even(counts.length) });
    const good = sample([1010, 980, 1020, 1000, 965, 1025]);
    const odd = sample([1093, 907, 1000, 1000, 1000, 1000]);
    const loaded = sample([1130, 870, 1000, 1000, 1000, 1000]);
    const few = sample([1, 2, 1, 2, 1, 1]);
    assert.equal(findingOfAll([odd]), 'Unusual');
    assert.equal(findingOfAll([good, odd]), 'Fits');
    assert.equal(findingOfAll([good, loaded]), 'Uneven');
    assert.equal(findingOfAll([good, few]), 'Fits');
    assert.equal(findingOfAll([few, good]), 'Few');
  });

  it('calls one fair run in a hundred unusual, and has 95 % of the outcomes in their band', () => {
    const findings: string[] = [];
    const outside: boolean[] = [];
    for (let run = 0; run < 2000; run++) {
      const { samples, add } = sampleDice(`run ${run}`);
      add(1200);
      findings.push(findingOfAll(samples));
      outside.push(...outcomesOf(samples[0]!).map(({ isOutside }) => isOutside));
    }
    const unusual = findings.filter((each) => each !== 'Fits').length;
    // 20 and 600 are expected: the runs are the same each time
    assert.ok(unusual >= 8 && unusual <= 34, `${unusual}`);
    const count = outside.filter(Boolean).length;
    assert.ok(count >= 520 && count <= 680, `${count}`);
  });

  it('needs so many that an outcome that comes half as often again leaves its band', () => {
    for (const size of [2, 3, 6, 20, 36, 1000]) {
      const counts = even(size).map(() => neededFor({ counts: [], weights: even(size) }) / size);
      const [{ band, expected }] = outcomesOf({ counts, weights: even(size) }) as [Outcome];
      assert.ok(band < expected / 2, `${size}: ${band} of ${expected}`);
    }
  });

  it('counts rare outcomes together', () => {
    const weights = [100, 100, ...even(20)];
    const free = (counts: readonly number[]) => chiSquare({ counts, weights }).free;
    assert.equal(free([100, 100, ...even(20)]), 2);
    assert.equal(findingOf({ counts: [1000, 1000, 200, ...Array<number>(19).fill(0)], weights }), 'Uneven');
    assert.equal(findingOf({ counts: [100, 0, ...even(20)], weights }), 'Uneven');
  });
});

describe('the page about fair dice', () => {
  let site: SitePage;
  let page: Page;
  before(async () => {
    site = await openSite();
    ({ page } = site);
  });
  after(() => site.close());

  async function open(width = 1280, root = ''): Promise<void> {
    await page.setViewport({ width, height: 900 });
    await page.goto('about:blank');
    await page.goto(`${site.url}${root}/fairness/`, { waitUntil: 'load' });
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

  for (const root of ['', '/de'])
    it(`shows all columns of its figures on a phone: ${root}`, async () => {
      await open(320, root);
      const [inner, outer] = await page.$eval('#results .table', (table) => [
        table.scrollWidth,
        table.clientWidth,
      ]);
      assert.ok(inner! <= outer!, `${inner} in ${outer}`);
    });

  it('says that a few dice cannot tell, and how many can', async () => {
    await open();
    await write('count', '60');
    await page.keyboard.press('Enter');
    await said('said', '60 drawn');
    assert.equal(await text('finding'), 'Too few to tell.');
    assert.match(await text('reasons'), /Dice: from 96 dice on, .*Pairs of dice in a row: from 576 pairs on/);
  });

  it('fills in an example that can be verified, and begins with dice that have been thrown', async () => {
    await open();
    assert.equal(await text('finding'), 'As a fair die would.');
    // the bars, and the table with the same facts
    const bars = await page.$$eval('#bars .bar', (all) => all.map((bar) => bar.matches('.outside')));
    const cells = await page.$$eval('#counts tr', (rows) =>
      rows.slice(0, 6).map((each) => Array.from(each.cells, (cell) => cell.textContent)),
    );
    assert.deepEqual(
      bars,
      cells.map(([, found]) => found!.endsWith('(outside)')),
    );
    for (const [, , expected, range] of cells)
      assert.deepEqual([expected, range], ['10,000', '9,822–10,178']);
    assert.match(await text('outside'), new RegExp(`: ${bars.filter(Boolean).length} of 6\\.`));
    assert.match(await text('reasons'), /below ±0\.30 percentage points cannot be seen with 60,000 dice/);
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
