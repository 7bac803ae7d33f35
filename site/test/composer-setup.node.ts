import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import type { Browser, Page } from 'puppeteer-core';
import { serve } from '../../scripts/serve.mjs';
import type { Draft } from '../composer/draft.js';
import { editors } from '../composer/editors.js';
import type { Spot } from '../composer/position-editor.js';
import { games } from '../../src/engine.js';
import { start } from '../../test/package/page.js';

const positions: Readonly<Record<string, string>> = {
  fluctus: '.A.BBB/A..... A 5,5 2,2 yo-wo,-',
  glux: '12,B3/13/13/13/13/13/4,A2,8/13/A2,11,(B5A3) A 25,? 857,877 -',
  'lucky-numbers': '1,.,9,./4,7,10,./10,17,20,./19,.,.,20|2,.,.,./.,6,.,12/.,.,13,./.,8,14,17 A 12|- 6,19 0',
  luzi: '29,32 3/5 A 3 11124456',
};
const setups: Readonly<Record<string, () => object>> = {
  fluctus: () => games.fluctus.setup(),
  glux: () => games.glux.setup(),
  'lucky-numbers': () => games['lucky-numbers'].setup(),
  luzi: () => games.luzi.setup(),
};
const open = (game: string, text = ''): Draft => editors[game]!({ state: setups[game]!(), first: 0, text });
const spot = (area: string, place: string): Spot => ({ area, place });
const spotsOf = (draft: Draft): readonly Spot[] =>
  draft.areas.flatMap(({ name, places }) => places.map((place) => spot(name, place.name)));

describe('a position that somebody sets up', () => {
  for (const [game, text] of Object.entries(positions)) {
    it(`opens with the pieces of a position: ${game}`, () => {
      const draft = open(game, text);
      assert.deepEqual([draft.text, draft.fault], [text, '']);
      assert.ok(spotsOf(draft).length >= 8);
      for (const piece of draft.palette.flat()) assert.match(draft.drawPiece(piece, {}), /^<svg.*<\/svg>$/);
      // the places of a drawing are in it, and have a size
      for (const { draw, places } of draft.areas)
        for (const { at } of draw ? places : []) assert.ok(at![2] > 0);
    });

    it(`starts at the start of the game: ${game}`, () => {
      assert.equal(open(game).text, open(game, text).clear().text);
      assert.equal(open(game).fault, '');
      assert.equal(open(game, 'nonsense').text, open(game).text);
    });

    it(`is a position, or has a reason, whatever somebody does: ${game}`, () => {
      const steps = fc.array(fc.tuple(fc.nat(4), fc.nat(), fc.nat()), { maxLength: 25 });
      fc.assert(
        fc.property(steps, (all) => {
          let draft = open(game, text);
          for (const [kind, a, b] of all) {
            const spots = spotsOf(draft);
            const pieces = draft.palette.flat();
            const from = spots[a % spots.length]!;
            const field = draft.fields[a % draft.fields.length]!;
            const value = field.choices?.[b % field.choices.length]![0] ?? ['x', '-3', '2', ''][b % 4]!;
            draft = [
              () => draft.put(from, pieces[b % pieces.length]!),
              () => draft.take(from),
              () => draft.move(from, spots[b % spots.length]!),
              () => draft.setField(field.name, value),
              () => draft.clear(),
            ][kind]!();
            const again = open(game, draft.text);
            if (draft.fault) assert.ok(draft.fault.length > 10);
            else assert.equal(again.text, draft.text);
          }
        }),
        { numRuns: 60 },
      );
    });
  }

  it('takes stones from the reserve, and gives them back', () => {
    const draft = open('fluctus').put(spot('Board', 'ro'), 'A').put(spot('Board', 'go'), 'B');
    assert.equal(draft.text, 'A..B../...... A 7,7 1,1 -,-');
    assert.equal(draft.move(spot('Board', 'ro'), spot('Board', 'wo')).text, '.A.B../...... A 7,7 1,1 -,-');
    assert.equal(draft.take(spot('Board', 'go')).text, 'A...../...... A 7,8 1,0 -,-');
  });

  it('names the rule that a position breaks', () => {
    const full = open('fluctus', positions.fluctus).setField('reserve-0', '8');
    assert.match(full.fault, /\S/);
    assert.equal(full.setField('reserve-0', '5').fault, '');
    const tile = open('lucky-numbers', positions['lucky-numbers']).put(spot('Board of A', 'b4'), '15');
    assert.match(tile.fault, /b4/);
  });

  it('counts the chips of the bags', () => {
    const draft = open('glux', positions.glux).setField('hand-0', '34');
    assert.equal(draft.text.split(' ')[3], '866,877');
    assert.equal(draft.take(spot('Board', 'm1')).text.split(' ')[3], '867,877');
  });

  it('keeps tiles in order, in hands and in the middle', () => {
    const draft = open('lucky-numbers', positions['lucky-numbers'])
      .put(spot('Face-up tiles', '3'), '2')
      .take(spot('Hand of A', '1'));
    assert.match(draft.text, / A -\|- 2,6,19 0$/);
    assert.equal(draft.fault, '');
  });

  it('draws the dice of the palette as those on the tray', () => {
    // the outlines of a die are not filled
    assert.match(open('luzi').drawPiece('2', {}), /<g [^>]*fill="none"/);
  });

  it('puts missing dice into the cup', () => {
    const draft = open('luzi', positions.luzi).take(spot('Dice', '8')).take(spot('Dice', '7'));
    assert.deepEqual([draft.text, draft.fault], ['29,32 3/5 A 3 111244+2', '']);
    assert.match(open('luzi').setField('score-0', '5000').fault, /A/);
  });
});

describe('the editor of positions in the composer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-setup-'));
  let site: Awaited<ReturnType<typeof serve>>;
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];
  before(async () => {
    const eleventy = 'node_modules/@11ty/eleventy/cmd.cjs';
    execFileSync(
      process.execPath,
      [eleventy, '--quiet', '--config=site/eleventy.config.mjs', `--output=${folder}`],
      { stdio: 'ignore' },
    );
    [site, browser] = [await serve({ '/': folder, '/cdn': 'cdn' }), await start()];
    page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 1000 });
    page.on('pageerror', (error) => errors.push(String(error)));
  });
  after(async () => {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true });
  });

  async function show(values: Readonly<Record<string, string>>): Promise<void> {
    await page.goto('about:blank');
    await page.goto(`${site.url}/composer/#${new URLSearchParams(values)}`, { waitUntil: 'load' });
    // the editor is loaded when it is shown
    await page.waitForSelector('#bench > *');
    await page.click('label:has([name=view][value=place])');
    await page.waitForSelector('#editor .place');
  }
  const place = (name: string) => `#editor [data-place="${name}"]`;
  const position = () =>
    page.evaluate(() => new URLSearchParams(location.hash.slice(1)).get('position') ?? '');
  const hasPosition = (text: string) =>
    page.waitForFunction(
      (expected) => (new URLSearchParams(location.hash.slice(1)).get('position') ?? '') === expected,
      {},
      text,
    );
  async function centre(selector: string): Promise<{ x: number; y: number }> {
    const element = await page.$(selector);
    await element!.scrollIntoView();
    const { x, y, width, height } = (await element!.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  }
  async function drag(from: string, to: string): Promise<void> {
    await centre(to);
    const start = await centre(from);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 8, start.y + 8);
    const end = await centre(to);
    await page.mouse.move(end.x, end.y);
    await page.mouse.up();
  }

  it('places, moves and removes pieces with a mouse, and shows the position everywhere', async () => {
    await show({ 'page-game': 'fluctus', mode: 'diagram' });
    await drag('#editor [data-piece="A"]', place('ro'));
    await hasPosition('A...../...... A 7,8 1,0 -,-');
    await drag(place('ro'), place('wo'));
    await hasPosition('.A..../...... A 7,8 1,0 -,-');
    await page.click('#editor [data-piece="B"]');
    await page.click(place('go'));
    await hasPosition('.A.B../...... A 7,7 1,1 -,-');
    await drag(place('wo'), '#what');
    await hasPosition('...B../...... A 8,7 0,1 -,-');
    assert.match(
      await page.$eval('#code', (code) => code.textContent),
      /<fluctus-board mode="diagram" position="\.\.\.B[^"]*">/,
    );
  });

  it('draws the board as diagrams do, and lays the places over its squares', async () => {
    await show({ 'page-game': 'glux', mode: 'diagram', position: positions.glux! });
    const texts = (selector: string) =>
      page.$$eval(selector, (all) => [...new Set(all.map(({ textContent }) => textContent.trim()))].sort());
    const names = await texts('#editor .drawing text');
    assert.ok(['a', 'm', '9', 'H'].every((name) => names.includes(name)));
    await page.click('label:has([name=view][value=see])');
    await page.waitForSelector('#preview glux-board >>> svg.ground text');
    assert.deepEqual(names, await texts('#preview glux-board >>> svg.ground text'));
    await page.click('label:has([name=view][value=place])');
    for (const square of ['a1', 'm9', 'e3']) {
      const [left, top] = await page.$eval(place(square), (button) => {
        const box = button.parentElement!.getBoundingClientRect();
        const { x, y, width, height } = button.getBoundingClientRect();
        return [(x + width / 2 - box.x) / box.width, (y + height / 2 - box.y) / box.height];
      });
      const [column, row] = ['abcdefghijklm'.indexOf(square[0]!), 9 - Number(square[1])];
      // 13 columns and 9 rows in a frame that is 1.65 % of 13 squares wide
      assert.ok(Math.abs(left! - (column + 1.1) / 14.2) < 0.02, `${square}: ${left}`);
      assert.ok(top! > row / 11 && top! < (row + 2.2) / 11, `${square}: ${top}`);
    }
  });

  it('works with a finger', async () => {
    await show({ 'page-game': 'fluctus', mode: 'diagram' });
    const from = await centre('#editor [data-piece="A"]');
    const to = await centre(place('bi'));
    const finger = await page.touchscreen.touchStart(from.x, from.y);
    await finger.move(from.x + 10, from.y + 10);
    await finger.move(to.x, to.y);
    await finger.end();
    await hasPosition('....../....A. A 7,8 1,0 -,-');
  });

  it('works with keys', async () => {
    await show({ 'page-game': 'fluctus', mode: 'diagram' });
    await page.focus('#editor [value="A"]');
    await page.keyboard.press('ArrowRight');
    await page.focus(place('ro'));
    await page.keyboard.press('ArrowDown');
    const name = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.place);
    assert.match(name!, /^[rv]i$/);
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${place(name!)}[data-piece=B]`);
    const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    assert.equal(await label(), `${name!}, stone of B`);
    await page.keyboard.press('Delete');
    assert.equal(await label(), `${name!}, empty`);
    await hasPosition('....../...... A 8,8 0,0 -,-');
  });

  it('moves a piece in two presses', async () => {
    await show({ 'page-game': 'fluctus', position: positions.fluctus! });
    await page.click('#editor [value="move"]');
    await page.click(place('wo'));
    await page.waitForSelector(`${place('wo')}[aria-pressed=true]`);
    await page.click(place('yo'));
    await hasPosition('..ABBB/A..... A 5,5 2,2 -,-');
  });

  it('says why the pieces are no position, and keeps the last one', async () => {
    await show({ 'page-game': 'lucky-numbers', position: positions['lucky-numbers']! });
    await page.click('#editor [data-piece="15"]');
    await page.click('#editor [data-area="Board of A"][data-place="b4"]');
    await page.waitForFunction(() => document.querySelector('#editor-fault')?.textContent.includes('b4'));
    assert.equal(await position(), positions['lucky-numbers']);
    await page.locator('#editor ::-p-text(Undo)').click();
    await page.waitForFunction(() => document.querySelector('#editor-fault')?.textContent === '');
  });

  it('sets the scores and the dice of Luzi und Joe', async () => {
    await show({ 'page-game': 'luzi', position: positions.luzi! });
    await page.click('#editor [data-key="field score-1"]', { count: 3 });
    await page.keyboard.type('40');
    await page.keyboard.press('Tab');
    await hasPosition('29,40 3/5 A 3 11124456');
    await drag(place('8'), '#what');
    await drag(place('7'), '#what');
    await hasPosition('29,40 3/5 A 3 111244+2');
  });

  it('places chips of both seats with their pips', async () => {
    await show({ 'page-game': 'glux', position: positions.glux! });
    await page.click('#editor [data-piece="B4"]');
    await page.click(place('c3'));
    await hasPosition('12,B3/13/13/13/13/13/2,B4,1,A2,8/13/A2,11,(B5A3) A 25,? 857,876 -');
  });

  it('keeps the form when the skip link is followed', async () => {
    await show({ 'page-game': 'luzi', position: positions.luzi!, rounds: '5' });
    const before = page.url();
    await page.focus('.skip');
    await page.keyboard.press('Enter');
    await page.waitForFunction((url) => location.href === url, {}, before);
    assert.equal(await position(), positions.luzi);
    assert.equal(await page.$eval('#field-page-game', (field) => (field as HTMLSelectElement).value), 'luzi');
    await page.evaluate(() => history.replaceState(null, '', '#page-game=luzi&position=x'));
    await page.evaluate(() => {
      location.hash = 'page-game=fluctus';
    });
    await hasPosition('');
  });

  it('leads from the home page to a snippet that works on another page', async (test) => {
    const permissions = [
      { permission: { name: 'clipboard-read' }, state: 'granted' },
      { permission: { name: 'clipboard-write', allowWithoutSanitization: false }, state: 'granted' },
    ] as const;
    await browser.defaultBrowserContext().setPermission(site.url, ...permissions);
    const began = performance.now();
    await page.goto(site.url, { waitUntil: 'load' });
    await page.locator('nav details:has(a[href$="/composer/"]) summary').click();
    await page.locator('nav a[href$="/composer/"]').click();
    await page.waitForSelector('#bench > *');
    await page.click('label:has([name=view][value=place])');
    await page.waitForSelector('#editor .place');
    await drag('#editor [data-piece="A"]', place('ro'));
    await hasPosition('A...../...... A 7,8 1,0 -,-');
    await page.waitForFunction(() => document.querySelector('#code')?.textContent.includes('position='));
    await page.locator('.composer .copy').click();
    await page.waitForFunction(() => document.querySelector('.copy')?.textContent === 'Copied');
    const snippet = await page.evaluate(() => navigator.clipboard.readText());
    const html = `<!doctype html><title>Copied</title>${snippet.replace(/https:[^"]*\/cdn/, '/cdn')}`;
    writeFileSync(join(folder, 'copied.html'), html);
    await page.goto(`${site.url}/copied.html`);
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLElementTagNameMap['fluctus-board']>('fluctus-board')?.position ===
        'A...../...... A 7,8 1,0 -,-',
    );
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    test.diagnostic(`from the home page to a position on another page: 4 steps, ${seconds} s`);
  });

  it('has no errors', () => {
    assert.deepEqual(errors, []);
  });
});
