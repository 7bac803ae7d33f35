import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { openSite, type SitePage } from './site-page.js';
import { inShadow } from '../../scripts/browser.mjs';

const { fence } = (await import(
  import.meta.resolve('spielkasten/markdown.js')
)) as typeof import('../../src/markdown.js');

const position = '.A.BBB/A..... A 5,5 2,2 yo-wo,-';

describe('the composer', () => {
  let site: SitePage;
  let page: Page;
  before(async () => {
    site = await openSite();
    ({ page } = site);
  });
  after(() => site.close());

  /** Opens the composer with an address, and waits for its boards. */
  async function open(hash = ''): Promise<void> {
    await page.goto('about:blank');
    await page.goto(`${site.url}/composer/${hash}`, { waitUntil: 'load' });
    await page.waitForSelector('#preview > *');
  }
  /** Chooses one of the boards: \`setup\`, \`place\` or \`preview\`. */
  const view = (name: string) => page.click(`#${name}-title`);
  const isShown = (selector: string) => page.$eval(selector, (element) => element.checkVisibility());
  const code = () => page.$eval('#code', (element) => element.textContent);
  const codeWith = (text: string) =>
    page.waitForFunction((part) => document.querySelector('#code')?.textContent.includes(part), {}, text);
  async function choose(kind: string, text: string): Promise<string> {
    await page.click(`[data-kind="${kind}"]`);
    await codeWith(text);
    return code();
  }

  it('shows what is typed, and gives code that shows it on another page', async () => {
    await open();
    assert.equal(
      await page.$eval('[name=mode]:checked', (field) => (field as HTMLInputElement).value),
      'diagram',
    );
    await page.type('#field-position', position);
    await page.type('#field-marks', 'go:red=1');
    await codeWith('marks="go:red=1"');
    const shown = () =>
      page.waitForFunction(
        (expected) =>
          document.querySelector<HTMLElementTagNameMap['fluctus-board']>('#preview fluctus-board')
            ?.position === expected,
        {},
        position,
      );
    await shown();
    const snippet = (await code()).replace(/https:[^"]*\/cdn/, '/cdn');
    writeFileSync(join(site.folder, 'index.html'), `<!doctype html><title>Copied</title>${snippet}`);
    const copy = await site.browser.newPage();
    await copy.goto(`${site.url}/copied/`);
    await copy.waitForFunction(() => document.querySelector('fluctus-board')?.position);
    assert.equal(await copy.$eval('fluctus-board', (board) => board.position), position);
    await copy.close();
  });

  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const)
    it(`shows the board to play to a position first, if the kind needs one: ${width} × ${height}`, async () => {
      await page.setViewport({ width, height });
      for (const mode of ['diagram', 'puzzle', 'replay']) {
        await open(`#page-game=fluctus&mode=${mode}`);
        const board = await page.waitForSelector('#setup fluctus-board >>> [part~=board]', { visible: true });
        const { y, height: own } = (await board!.boundingBox())!;
        // the hint of a puzzle is above it
        assert.ok(y + own <= height + (mode === 'puzzle' ? 60 : 0), `${mode}: ${y + own}`);
      }
      await page.click('[name=mode][value=""]');
      assert.deepEqual([await isShown('#setup'), await isShown('#preview')], [false, true]);
      await open(`#${new URLSearchParams({ 'page-game': 'fluctus', mode: 'diagram', position })}`);
      assert.deepEqual([await isShown('#setup'), await isShown('#preview')], [false, true]);
      await page.setViewport({ width: 1280, height: 1000 });
    });

  it('asks for what the kind of board needs, and leaves out the rest', async () => {
    await open();
    const asks = (name: string) => page.$eval(`[data-field="${name}"]`, (field) => field.checkVisibility());
    const kind = async (mode: string) => {
      await page.click(`[name=mode][value="${mode}"]`);
      await page.waitForFunction((value) => location.hash.includes('mode=') === (value !== ''), {}, mode);
    };
    await kind('puzzle');
    assert.deepEqual([await asks('task'), await asks('goal'), await asks('ply')], [true, true, false]);
    await page.waitForFunction(() => document.querySelector('#said')?.textContent === 'Fluctus: Puzzle.');
    // a puzzle without a solution says where to record one
    const solve = () => isShown('.solve');
    assert.equal(await solve(), true);
    await view('preview');
    await page.click('.solve a');
    await page.waitForSelector('#setup', { visible: true });
    assert.match(page.url(), /#page-game=fluctus&mode=puzzle$/);
    await page.type('#field-task', 'Take two.');
    await codeWith('task="Take two."');
    await kind('diagram');
    await page.waitForFunction(() => !document.querySelector('#code')?.textContent.includes('task'));
    assert.deepEqual([await asks('task'), await asks('ply'), await solve()], [false, true, false]);
    await kind('puzzle');
    await codeWith('task="Take two."');
  });

  it('draws arrows and rings by mouse and by keys, and removes them again', async () => {
    await open(`#${new URLSearchParams({ 'page-game': 'fluctus', mode: 'diagram', position })}`);
    await page.click('#mark-colour [value=blue]');
    const at = async (name: string) => {
      const square = (await page.waitForSelector(
        `#preview fluctus-board >>> [data-square=${name}]`,
        inShadow,
      ))!;
      await square.scrollIntoView();
      const { x, y, width, height } = (await square.boundingBox())!;
      return [x + width / 2, y + height / 2] as const;
    };
    const marks = () => page.$eval('#field-marks', (field) => (field as HTMLInputElement).value);
    await page.mouse.move(...(await at('ro')));
    await page.mouse.down();
    await page.mouse.move(...(await at('wo')));
    await page.mouse.up();
    assert.equal(await marks(), 'ro-wo:blue');
    await codeWith('marks="ro-wo:blue"');
    await page.mouse.click(...(await at('gi')));
    assert.equal(await marks(), 'ro-wo:blue gi:blue');
    await page.mouse.click(...(await at('gi')));
    assert.equal(await marks(), 'ro-wo:blue');
    assert.equal(await page.$eval('#said', ({ textContent }) => textContent), 'Removed: ring on gi.');
    await page.focus('#mark-colour [value=blue]');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    const name = await page.$eval('#preview fluctus-board', (board) =>
      board.shadowRoot!.activeElement?.getAttribute('data-square'),
    );
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    assert.equal(await marks(), `ro-wo:blue ${name}:yellow`);
    // no move was made
    assert.equal(await page.$eval('#preview fluctus-board', (board) => board.ply), 0);
  });

  it('sets up a puzzle whose board is in the bundle of another game, without an editor of positions', async () => {
    await open('#page-game=lucky-swap&mode=puzzle&par=2&wrap');
    await page.waitForSelector('#preview lucky-numbers-swap >>> [role=grid]', inShadow);
    await codeWith('<lucky-numbers-swap mode="puzzle" par="2" wrap>');
    await codeWith('/cdn/lucky-numbers-grid.min.js');
    assert.deepEqual([await isShown('#place-title'), await isShown('#preview')], [false, true]);
  });

  it('puts a caption below the board, also in the code of the element alone', async () => {
    await open();
    await page.type('#field-caption', 'Red <b> leaps.');
    await codeWith('Red');
    const shown = await page.$eval('#preview [slot=caption]', ({ textContent }) => textContent);
    assert.equal(shown, 'Red <b> leaps.');
    assert.equal(
      await choose('Element', '<fluctus-board'),
      '<fluctus-board mode="diagram">\n  <p slot="caption">Red &lt;b> leaps.</p>\n</fluctus-board>',
    );
  });

  it('opens again from its address', async () => {
    await open(
      `#${new URLSearchParams({ 'page-game': 'luzi', mode: 'replay', record: 'roll "<x>', 'no-coordinates': '', rounds: '2' })}`,
    );
    const fields = await page.evaluate(() =>
      Object.fromEntries(new FormData(document.querySelector('form')!)),
    );
    assert.deepEqual(
      [fields['page-game'], fields.mode, fields.record, fields['no-coordinates'], fields.rounds],
      ['luzi', 'replay', 'roll "<x>', 'on', '2'],
    );
    await codeWith('<luzi-dice');
    assert.match(
      await code(),
      /<luzi-dice mode="replay" no-coordinates rounds="2">\n {2}roll "&lt;x>\n<\/luzi-dice>$/,
    );
  });

  it('names the place of a fault beside its field, until it is mended', async () => {
    await open();
    const fault = () => page.$eval('[data-field="record"] .fault', (element) => element.textContent);
    await page.type('#field-record', '@ro @zz');
    await page.waitForFunction(() => document.querySelector('[data-field="record"] .fault')?.textContent);
    assert.match(await fault(), /^Line 1, column 5: .*“@zz”/);
    assert.equal(await page.$eval('#field-record', ({ ariaInvalid }) => ariaInvalid), 'true');
    for (let i = 0; i < 3; i++) await page.keyboard.press('Backspace');
    await page.type('#field-record', '@go');
    await codeWith('@ro @go');
    assert.equal(await fault(), '');
  });

  it('takes over a position that somebody plays to', async () => {
    await open();
    await page.waitForFunction(() =>
      document.querySelector('#setup fluctus-board')?.shadowRoot?.querySelector('[data-square=ro]'),
    );
    const square = await page.$('#setup fluctus-board >>> [data-square=ro]');
    await square!.click();
    await page.waitForFunction(
      () => (document.querySelector('#setup fluctus-board') as unknown as { ply: number }).ply === 1,
    );
    await page.click('#take-record');
    await codeWith('@ro');
    await page.click('#take-position');
    await codeWith('position="A...../...... B 7,8 1,0 -,-"');
  });

  it('records the solution of a puzzle from the position of the preview', async () => {
    await open(`#${new URLSearchParams({ 'page-game': 'fluctus', mode: 'puzzle', goal: 'win', position })}`);
    await view('setup');
    await page.waitForFunction(() =>
      document.querySelector('#setup fluctus-board')?.shadowRoot?.querySelector('[data-square=ro]'),
    );
    await page.click('#start-here');
    const at = () => page.$eval('#setup fluctus-board', (board) => [board.position, board.ply]);
    assert.deepEqual(await at(), [position, 0]);
    const play = () => page.$eval('#setup fluctus-board', (board) => board.play(board.moves[0]!));
    await play();
    await page.click('#take-position');
    const start = await page.$eval('input#field-position', ({ value }) => value);
    // what led to the position is no part of the solution
    assert.deepEqual(await at(), [start, 0]);
    await play();
    await page.click('#take-record');
    await codeWith(`[Position &quot;${start}&quot;]`);
    await page.click('#taken a');
    await page.click('#mark-colour [value=red]');
    await page.waitForSelector('#preview fluctus-board:not([mode])');
    assert.equal(await page.$eval('#preview fluctus-board', (board) => board.position), start);
    // readers see the text of an element until its script has loaded
    assert.match(await code(), / record="[^"\n]*"[^>]*><\/fluctus-board>$/);
  });

  it('writes the forms of code', async () => {
    await open(`#${new URLSearchParams({ 'page-game': 'fluctus', mode: 'diagram', position, marks: 'go' })}`);
    await codeWith('<script');
    assert.match(
      await choose('npm', 'import'),
      /^\/\/ npm install spielkasten\nimport 'spielkasten\/fluctus-board\.js';/,
    );
    assert.match(
      await choose('Frame', 'iframe'),
      /<iframe title="Fluctus" src="[^"]*\/cdn\/embed\.html\?game=fluctus&amp;mode=diagram&amp;position=[^" ]*" width="100%" height="640" loading="lazy"/,
    );
    assert.equal(await choose('Markdown', '```'), `\`\`\`fluctus diagram marks=go\n${position}\n\`\`\``);
    assert.ok(
      fence('fluctus diagram marks=go', position)?.includes('<fluctus-board mode="diagram" marks="go"'),
    );
    assert.match(
      await choose('Link', '/cdn/embed.html?'),
      /\/cdn\/embed\.html\?game=fluctus&mode=diagram&position=[^" ]*&marks=go$/,
    );
    assert.match(await choose('SVG', '<svg'), /^<svg [^>]*>.*<\/svg>$/s);
  });

  it('has no errors', () => {
    assert.deepEqual(site.errors, []);
  });
});
