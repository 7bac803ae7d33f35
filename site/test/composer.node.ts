import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, it, type TestContext } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inShadow } from '../../scripts/browser.mjs';
import { openSite, type SitePage } from './site-page.js';
import { Writer } from './writer.js';

const { puzzleOn } = (await import(
  import.meta.resolve('spielkasten/puzzles.js')
)) as typeof import('../../src/puzzles.js');
const { fence } = (await import(
  import.meta.resolve('spielkasten/markdown.js')
)) as typeof import('../../src/markdown.js');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Board = HTMLElementTagNameMap['fluctus-board'];

const position = '.A.BBB/A..... A 5,5 2,2 yo-wo,-';
const hash = (values: Readonly<Record<string, string>>) => `#${new URLSearchParams(values)}`;

describe('the composer', () => {
  let site: SitePage;
  let page: Page;
  let writer: Writer;
  before(async () => {
    site = await openSite();
    ({ page } = site);
    await page.setViewport({ width: 1280, height: 1000 });
    writer = new Writer(site);
  });
  after(() => site.close());

  const text = (selector: string) => page.$eval(selector, ({ textContent }) => textContent);
  const isShown = (selector: string) => page.$eval(selector, (element) => element.checkVisibility());
  const said = (part: string) =>
    page.waitForFunction((each) => document.querySelector('#said')!.textContent.includes(each), {}, part);
  const kind = (mode: string) => page.click(`label:has([name=mode][value=${mode}])`);

  /** The time is that of a person, not that of the machine. */
  function assertQuick(test: TestContext): void {
    test.diagnostic(`${writer.seconds.toFixed(1)} s of a person`);
    assert.ok(writer.seconds <= 60, `${writer.seconds} s`);
  }
  const isQuiet = (code: string) => {
    assert.doesNotMatch(code, /\[Format|&quot;/);
    return code.replace(/^<(?:script|link).*\n/gm, '');
  };

  describe('a writer who speaks no notation', () => {
    it('makes a puzzle with an arrow', async (test) => {
      await writer.open();
      await writer.press('label:has([name=mode][value=puzzle])');
      await writer.play('ro');
      await writer.play('go');
      await writer.press('#begin');
      await said('begins here');
      await writer.arrow('ri', 'wi');
      await writer.play('ri');
      await writer.codeWith('record="1. @ri"');
      const code = isQuiet(await writer.code());
      assert.equal(
        code,
        '<fluctus-board mode="puzzle" position="A..B../...... A 7,7 1,1 -,-" marks="ri-wi" record="1. @ri">\n  {Fluctus}\n</fluctus-board>',
      );
      const copy = await writer.copy();
      assertQuick(test);
      await copy.locator('fluctus-board >>> [data-square=ri]').click();
      await copy.waitForFunction(() => document.querySelector<Board>('fluctus-board')!.solved);
      await copy.close();
    });

    it('annotates a replay with a variation', async (test) => {
      await writer.open();
      await writer.press('label:has([name=mode][value=replay])');
      await writer.play('ro');
      await writer.play('go');
      await writer.write('[data-path="2"] textarea', 'Far away.');
      await writer.press('[data-path="1"] .go');
      await page.waitForFunction(() => document.querySelector<Board>('#bench > *')!.path === '1');
      await writer.play('gi');
      await writer.codeWith('(1... @gi)');
      assert.equal(
        isQuiet(await writer.code()),
        '<fluctus-board mode="replay">\n  1. @ro @go {Far away.} (1... @gi)\n</fluctus-board>',
      );
      const copy = await writer.copy();
      assertQuick(test);
      await copy.waitForFunction(() =>
        document.querySelector<Board>('fluctus-board')?.record.includes('@gi'),
      );
      await copy.$eval('fluctus-board', (board) => board.goTo('2a1'));
      assert.equal(await copy.$eval('fluctus-board', (board) => board.path), '2a1');
      await copy.close();
    });

    it('shows a single rule', async (test) => {
      await writer.open();
      await writer.press('label:has([name=mode][value=rule])');
      await writer.choose('[name=rule]', 'F6');
      await writer.codeWith('F6');
      assert.equal(isQuiet(await writer.code()), '<fluctus-rules rule="F6">\n  Fluctus F6\n</fluctus-rules>');
      const copy = await writer.copy();
      assertQuick(test);
      await copy.waitForFunction(() =>
        document.querySelector('fluctus-rules')?.shadowRoot?.textContent.includes('F6'),
      );
      await copy.close();
    });

    it('offers a German game against the hard computer', async (test) => {
      await writer.open();
      await writer.press('label:has([name=mode][value=play])');
      await writer.choose('[name=page-lang]', 'de');
      await writer.choose('[name=seat-1]', 'computer:hard');
      await writer.codeWith('lang="de"');
      assert.equal(
        isQuiet(await writer.code()),
        '<fluctus-board seats="human computer:hard" lang="de">\n  {Fluctus}\n</fluctus-board>',
      );
      const copy = await writer.copy();
      assertQuick(test);
      await copy.waitForFunction(() =>
        document.querySelector('fluctus-board')?.shadowRoot?.textContent.includes('schwer'),
      );
      await copy.close();
    });

    it('gives a board the colour of a brand', async (test) => {
      await writer.open();
      await writer.press('#look-title');
      await writer.choose('[name=page-look]', 'brand');
      await page.$eval('[name=brand]', (field) => {
        field.setAttribute('value', '#cc0066');
        Object.assign(field, { value: '#cc0066' }).dispatchEvent(new InputEvent('input', { bubbles: true }));
      });
      // the picker of the system: the field, a colour, and the way out
      writer.seconds += 3 * (1.35 + 1.1 + 0.2);
      await writer.codeWith('#cc0066');
      assert.match(isQuiet(await writer.code()), /data-look="brand" style="--spiel-brand: #cc0066"/);
      const copy = await writer.copy();
      assertQuick(test);
      assert.equal(
        await copy.$eval('fluctus-board', (board) =>
          getComputedStyle(board).getPropertyValue('--spiel-brand').trim(),
        ),
        '#cc0066',
      );
      await copy.close();
    });
  });

  it('asks for what the kind of board needs, and leaves out the rest', async () => {
    await writer.open();
    const asks = async () => {
      const names = ['goal', 'rule', 'seat-0', 'name-0', 'page-caption'];
      const shown = await Promise.all(names.map((name) => isShown(`.field:has([name=${name}])`)));
      return names.filter((_, i) => shown[i]);
    };
    await page.$$eval('details', (all) => all.forEach((each) => (each.open = true)));
    const expected = {
      diagram: ['page-caption'],
      puzzle: ['goal', 'page-caption'],
      replay: ['seat-0', 'name-0', 'page-caption'],
      play: ['seat-0', 'name-0', 'page-caption'],
      rule: ['rule'],
      rules: [],
    };
    for (const [mode, names] of Object.entries(expected)) {
      await kind(mode);
      assert.deepEqual(await asks(), names, mode);
    }
  });

  describe('arrows and rings', () => {
    const marks = () => page.$eval('#bench > *', (board) => String((board as Board).marks));

    it('are drawn with the right button and by keys, and removed again, without a move', async () => {
      await writer.open(hash({ 'page-game': 'fluctus', mode: 'diagram', position }));
      await page.click('[name=colour][value=blue]');
      await writer.arrow('ro', 'wo');
      await writer.codeWith('marks="ro-wo:blue"');
      assert.equal(await text('#said'), 'Arrow from ro to wo, blue.');
      await writer.arrow('gi', 'gi');
      await writer.codeWith('marks="ro-wo:blue gi:blue"');
      await writer.arrow('gi', 'gi');
      await said('Removed: ring on gi.');
      const square = await writer.square('ri');
      await square.focus();
      for (let i = 0; i < 2; i++) {
        await page.keyboard.down('Shift');
        await page.keyboard.press('Enter');
        await page.keyboard.up('Shift');
      }
      await writer.codeWith('marks="ro-wo:blue ri:blue"');
      assert.equal(await writer.path(), '0');
    });

    it('are drawn by a long press, and a short one plays', async () => {
      await writer.open(hash({ 'page-game': 'fluctus', mode: 'replay' }));
      const at = async (name: string) => {
        const { x, y, width, height } = (await (await writer.square(name)).boundingBox())!;
        return [x + width / 2, y + height / 2] as const;
      };
      await (await writer.square('ro')).scrollIntoView();
      const finger = await page.touchscreen.touchStart(...(await at('ro')));
      await page.waitForFunction(() => String(document.querySelector<Board>('#bench > *')!.marks) === 'ro');
      await finger.move(...(await at('wo')));
      await finger.end();
      await said('Arrow from ro to wo, green.');
      assert.deepEqual([await marks(), await writer.path()], ['ro-wo', '0']);
      await page.touchscreen.tap(...(await at('ro')));
      await page.waitForFunction(() => document.querySelector<Board>('#bench > *')!.path === '1');
      // each position has its own
      assert.equal(await marks(), '');
      await writer.codeWith('{[%marks ro-wo]} 1. @ro');
    });
  });

  it('keeps moves, comments and marks when it is loaded again', async () => {
    await writer.open(hash({ 'page-game': 'fluctus', mode: 'replay' }));
    await writer.play('ro');
    await writer.write('[data-path="1"] textarea', 'A {good} "start"');
    await page.select('[data-path="1"] select', '!');
    await writer.arrow('ro', 'wo');
    const expected = '1. @ro ! {[%marks ro-wo] A (good) "start"}';
    await writer.codeWith(expected);
    await page.reload({ waitUntil: 'load' });
    await writer.codeWith(expected);
    assert.equal(await page.$eval('[data-path="1"] textarea', ({ value }) => value), 'A (good) "start"');
    assert.equal(await writer.path(), '1');
  });

  it('offers to step through moves and to remove them once there are some, and moves nothing', async () => {
    await writer.open();
    const bar = async () => {
      const element = await page.waitForSelector('#bench >>> [part=replay]');
      return element!.evaluate((each) => ({
        isShown: each.checkVisibility({ visibilityProperty: true }),
        top: each.getBoundingClientRect().top,
      }));
    };
    const isOffered = () =>
      page.$eval('#restart', (button) => button.checkVisibility({ visibilityProperty: true }));
    const before = await bar();
    assert.deepEqual([before.isShown, await isOffered()], [false, false]);
    await writer.play('ro');
    await page.waitForSelector('#restart:not(:disabled)');
    assert.deepEqual(await bar(), { isShown: true, top: before.top });
    await page.focus('#restart');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#restart:disabled');
    // a key goes on at the board
    await page.waitForFunction(() => document.activeElement?.matches('#bench > *'));
    assert.equal((await bar()).isShown, false);
  });

  it('removes a move and what follows, and keeps the rest', async () => {
    await writer.open(
      hash({
        'page-game': 'fluctus',
        mode: 'replay',
        path: '3',
        record: '1. @ro {One} @go (1... @gi) 2. @ri',
      }),
    );
    await page.click('[data-path="3"] .remove');
    await said('Removed: 2. @ri and what follows.');
    await writer.codeWith('1. @ro {One} @go (1... @gi)\n');
    assert.equal(await writer.path(), '2');
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), '1... @go');
  });

  it('takes pasted moves with their names and positions, and says what is wrong with others', async () => {
    await writer.open(hash({ 'page-game': 'fluctus', mode: 'replay' }));
    await page.click('#paste-title');
    await page.type('#pasted', '[Format "1"] [SeatA "Ada"] [Result "*"] 1. @ro {So.}');
    await page.click('#read');
    await writer.codeWith('[SeatA "Ada"] 1. @ro {So.}');
    await page.$eval('#pasted', (field) => Object.assign(field, { value: '' }));
    await page.type('#pasted', '1. @ro @zz');
    await page.click('#read');
    await page.waitForFunction(() => document.querySelector('#fault')!.textContent);
    assert.match(await text('#fault'), /Line 1, column 8: .*“@zz”/);
  });

  it('finds no fault in an address that names no place', async () => {
    for (const game of ['fluctus', 'glux', 'lucky-numbers', 'luzi']) {
      await writer.open(hash({ 'page-game': game, mode: 'replay' }));
      assert.equal(await text('#fault'), '', game);
    }
  });

  it('names each value of an address that makes no sense, and shows the rest', async () => {
    await writer.open(
      hash({
        'page-game': '<b>chess',
        mode: 'film',
        'page-look': 'x"y',
        brand: 'url(evil)',
        record: '1. @ro',
        path: '9z',
      }),
    );
    const fault = await text('#fault');
    for (const part of ['“<b>chess”', '“film”', '“x"y”', '“url(evil)”', '“9z”'])
      assert.ok(fault.includes(part), part);
    await writer.codeWith('mode="diagram" position="....../');
    assert.equal(await page.$('#fault b'), null);
  });

  it('keeps what the comments of a puzzle say about moves, and in other languages', async () => {
    const record =
      '{Which dice? [%text de Welche Würfel?]} 1. roll:23 {[%chance 0.288]} (1. roll:25 ? {[%chance 0.188]})';
    const at = '82,51 5/5 B 1 23444566';
    await writer.open(hash({ 'page-game': 'luzi', mode: 'puzzle', position: at, record }));
    await writer.codeWith(`record="${record}"`);
    await page.focus('[data-path="1"] textarea');
    await page.keyboard.press('End');
    await page.keyboard.type(' Best.');
    await writer.codeWith('[%chance 0.288] Best.');
  });

  it('offers the goals of a game, with the number of players that they need', async () => {
    const goals = () => page.$$eval('[name=goal] option', (all) => all.map(({ value }) => value));
    await writer.open(hash({ 'page-game': 'fluctus', mode: 'puzzle', position }));
    assert.deepEqual((await goals()).slice(0, 4), ['', 'win', 'win in 1', 'win in 2']);
    await page.select('[name=goal]', 'win in 2');
    await writer.codeWith('goal="win in 2"');
    await page.select('[name=page-game]', 'lucky-numbers');
    await writer.codeWith('<lucky-numbers-grid mode="puzzle"');
    assert.ok(await isShown('#begin'));
    assert.deepEqual(await goals(), ['', ...[1, 2, 3, 4, 5, 6].map((count) => `fill in ${count}`)]);
    await page.select('[name=goal]', 'fill in 2');
    await writer.codeWith('players="1"');
    await writer.codeWith('goal="fill in 2"');
    const { attributes } = await puzzleOn('lucky-numbers', '2026-11-30');
    await writer.open(hash({ 'page-game': 'lucky-numbers', mode: 'puzzle', ...attributes }), '/de/composer/');
    await writer.codeWith(`goal="${attributes.goal}"`);
    assert.match(await text('[name=goal] option:checked'), /^Fülle deinen Spielplan in/);
    await page.click('label:has([name=view][value=see])');
    await page.waitForSelector('#preview lucky-numbers-grid >>> [role=grid]', inShadow);
    assert.equal(await text('#fault'), '');
  });

  it('opens the attributes of a board: players, names, goal, place and marks', async () => {
    await writer.open(
      hash({ 'page-game': 'luzi', players: '3', seats: 'human computer computer:easy', names: 'Ada, Bo' }),
    );
    await writer.codeWith(
      '<luzi-dice players="3" seats="human computer:medium computer:easy" names="Ada,Bo">',
    );
    await writer.open(
      hash({ 'page-game': 'fluctus', mode: 'puzzle', goal: 'win', task: 'Win.', position, marks: 'ro' }),
    );
    await writer.codeWith(`mode="puzzle" position="${position}" marks="ro" task="Win." goal="win"`);
    assert.equal(await page.$eval('#moves textarea', ({ value }) => value), 'Win.');
    await writer.open(hash({ 'page-game': 'fluctus', mode: 'diagram', record: '1. @ro @go', ply: '1' }));
    await writer.codeWith('position="A...../...... B 7,8 1,0 -,-"');
  });

  it('deals before the first move, and lets hands be played', async () => {
    await writer.open(hash({ 'page-game': 'lucky-numbers', mode: 'replay' }));
    await page.waitForFunction(() => document.querySelectorAll('#moves [data-path]').length === 9);
    await writer.codeWith('1. +');
    await writer.open(hash({ 'page-game': 'glux', mode: 'replay' }));
    await writer.codeWith('1. +?');
    assert.equal(await isShown('#guide'), true);
  });

  it('sets up a puzzle whose board is in the bundle of another game', async () => {
    await writer.open('#page-game=lucky-swap&mode=puzzle&par=2&wrap');
    await page.waitForSelector('#preview lucky-numbers-swap');
    await writer.codeWith('<lucky-numbers-swap mode="puzzle" par="2" wrap>');
    await writer.codeWith('/cdn/lucky-numbers-grid.min.js');
    assert.deepEqual([await isShown('#bench'), await isShown('#preview')], [false, true]);
  });

  it('writes a caption in place of the name of the game', async () => {
    await writer.open();
    await page.click('#look-title');
    await page.type('#field-caption', 'Red <b> leaps.');
    await writer.codeWith('<p slot="caption">Red &lt;b> leaps.</p>\n</fluctus-board>');
    await page.click('label:has([name=view][value=see])');
    await page.waitForFunction(
      () => document.querySelector('#preview [slot=caption]')?.textContent === 'Red <b> leaps.',
    );
  });

  it('takes the options of a record', async () => {
    await writer.open(
      hash({ 'page-game': 'luzi', mode: 'diagram', record: '[Options "{\\"players\\":3}"] roll =11344556' }),
    );
    await writer.codeWith('players="3"');
  });

  it('writes the forms of code', async () => {
    await writer.open(hash({ 'page-game': 'fluctus', mode: 'diagram', position, marks: 'go' }));
    const output = async (name: string, part: string) => {
      await page.select('#output', name);
      await writer.codeWith(part);
      return writer.code();
    };
    assert.match(
      await output('npm', 'import'),
      /^\/\/ npm install spielkasten\nimport 'spielkasten\/fluctus-board\.js';/,
    );
    assert.match(
      await output('frame', 'iframe'),
      /<iframe title="Fluctus" src="[^"]*\/cdn\/embed\.html\?game=fluctus&amp;mode=diagram&amp;position=[^" ]*" width="100%" height="640" loading="lazy"/,
    );
    assert.equal(await output('markdown', '```'), `\`\`\`fluctus diagram marks=go\n${position}\n\`\`\``);
    assert.ok(
      fence('fluctus diagram marks=go', position)?.includes('<fluctus-board mode="diagram" marks="go"'),
    );
    assert.match(
      await output('link', '/cdn/embed.html?'),
      /\?game=fluctus&mode=diagram&position=[^" ]*&marks=go$/,
    );
    assert.match(await output('svg', '<svg'), /^<svg [^>]*>.*<\/svg>$/s);
  });

  it('speaks German on its German page, to its end', async () => {
    await writer.open('#page-game=fluctus&mode=puzzle', '/de/composer/');
    assert.match(await text('#guide'), /bis das Rätsel beginnt/);
    await writer.play('ro');
    await page.click('#begin');
    await said('Hier beginnt das Rätsel.');
    await kind('diagram');
    await page.click('label:has([name=view][value=place])');
    await page.waitForSelector('#editor .place');
    for (const game of ['fluctus', 'glux', 'lucky-numbers', 'luzi']) {
      await page.select('[name=page-game]', game);
      await page.waitForFunction(
        (name) => document.querySelector('#editor')!.getAttribute('data-game') === name,
        {},
        game,
      );
      const words = await page.$$eval(
        '#editor [aria-label], #editor label, #editor button, #editor option',
        (all) => all.map((each) => `${each.ariaLabel ?? ''} ${each.textContent}`).join(' '),
      );
      assert.doesNotMatch(words, /\b(of|with|the|nobody|empty|Undo|Remove|hidden|none|Score)\b/, game);
    }
  });

  for (const mode of ['diagram', 'puzzle', 'replay', 'play', 'rule', 'rules'])
    it(`passes axe, and is not wider than 320 px: ${mode}`, async () => {
      await page.setViewport({ width: 320, height: 700 });
      await writer.open(
        hash({ 'page-game': 'fluctus', mode, ...(mode === 'replay' && { record: '1. @ro (1. @ri) @go' }) }),
      );
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
      await page.evaluate(axe);
      const faults = await page.evaluate(async () => {
        const { axe: checker } = globalThis as unknown as { axe: typeof import('axe-core') };
        const { violations } = await checker.run('main', { rules: { 'color-contrast': { enabled: true } } });
        return violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        );
      });
      assert.deepEqual(faults, []);
      await page.setViewport({ width: 1280, height: 1000 });
    });

  it('has no errors', () => {
    assert.deepEqual(site.errors, []);
  });
});
