import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { ElementHandle, Page } from 'puppeteer-core';
import { openSite, type SitePage } from './site-page.js';

const tags = ['fluctus-board', 'glux-board', 'lucky-numbers-grid', 'luzi-dice'];

describe('the theme studio', () => {
  let site: SitePage;
  let page: Page;
  before(async () => {
    site = await openSite();
    ({ page } = site);
    await site.browser
      .defaultBrowserContext()
      .setPermission(
        site.url,
        { permission: { name: 'clipboard-read' }, state: 'granted' },
        { permission: { name: 'clipboard-write', allowWithoutSanitization: false }, state: 'granted' },
      );
    await page.setViewport({ width: 1280, height: 900 });
  });
  after(() => site.close());

  async function open(hash = ''): Promise<void> {
    await page.goto('about:blank');
    await page.goto(`${site.url}/studio/${hash}`, { waitUntil: 'load' });
    await page.waitForSelector('.studio-ready');
  }
  const choose = (look: string) => page.click(`[name=look][value=${look}]`);
  const chosen = () => page.$eval('[name=look]:checked', (input) => (input as HTMLInputElement).value);
  const css = () => page.$eval('#css', (element) => element.textContent);
  const said = () => page.$eval('#said', (element) => element.textContent);
  const saidIs = (text: string) =>
    page.waitForFunction((part) => document.querySelector('#said')?.textContent.includes(part), {}, text);
  const fault = (name: string) => page.$eval(`#fault-${name}`, (element) => element.textContent);

  /** A custom property at each board of a page, with the colour scheme of the board. */
  const atBoards = (where: Page, property: string) =>
    where.evaluate(
      (names, name) =>
        names.map((tag) => {
          const style = getComputedStyle(document.querySelector(tag)!);
          return `${style.getPropertyValue(name)} ${style.colorScheme}`;
        }),
      tags,
      property,
    );

  /** Opens the group of a token, and writes into its field. */
  async function write(name: string, text: string): Promise<void> {
    const field = (await page.$(`#value-${name}`)) as ElementHandle<HTMLInputElement>;
    await field.evaluate((input) => {
      const group = input.closest('details');
      if (group) group.open = true;
      input.select();
    });
    await page.keyboard.type(text);
  }

  it('turns a brand colour into a style sheet for the boards of another page, by keyboard', async () => {
    const begin = performance.now();
    await open();
    await page.focus('[name=look]:checked');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('#7a1f5c');
    await page.focus('#copy-css');
    await page.keyboard.press('Enter');
    await saidIs('The style sheet is copied.');
    const seconds = (performance.now() - begin) / 1000;
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    console.log(
      `# a brand to the copied style sheet: 2 steps, ${seconds.toFixed(1)} s, ${copied.length} characters`,
    );
    assert.equal(copied, await css());
    const boards = tags.map((tag) => `<${tag}></${tag}>`).join('');
    writeFileSync(
      join(site.folder, 'index.html'),
      `<!doctype html><title>Copied</title><style>${copied}</style>${boards}<script type="module" src="/cdn/spielkasten.min.js"></script>`,
    );
    const copy = await site.browser.newPage();
    await copy.goto(`${site.url}/copied/`);
    const tokens = ['--spiel-accent', '--spiel-wood', '--luzi-felt'];
    const [there, here] = await Promise.all(
      [copy, page].map((each) => Promise.all(tokens.map((token) => atBoards(each, token)))),
    );
    await copy.close();
    // the page is light
    assert.deepEqual(
      there,
      here!.map((values) => values.map((value) => value.replace(/ light$/, ' normal'))),
    );
    // a brand that is dark enough is the accent as it is
    assert.match(there[0]![3]!, /^light-dark\(#7a1f5c, #[\da-f]{6}\) normal$/);
  });

  it('shows small boards beside the fields on a phone, with the colours that are chosen', async () => {
    await page.setViewport({ width: 390, height: 844 });
    await open();
    await page.waitForSelector('#glance > luzi-dice');
    await page.focus('#value-brand');
    await page.keyboard.type('#7a1f5c');
    await page.$eval('#find', (field) => {
      field.scrollIntoView({ block: 'end' });
    });
    const glance = await page.$eval('#glance', (element) => ({
      count: element.children.length,
      accent: getComputedStyle(element.firstElementChild!).getPropertyValue('--spiel-accent'),
      top: element.getBoundingClientRect().top,
    }));
    assert.equal(glance.count, 4);
    assert.match(glance.accent, /^light-dark\(#7a1f5c, /);
    assert.ok(glance.top >= 0, `${glance.top}`);
    await page.setViewport({ width: 1280, height: 900 });
  });

  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const)
    it(`shows all four boards, the looks and the button that copies in the first window: ${width} × ${height}`, async () => {
      await page.setViewport({ width, height });
      await open();
      const host = width < 864 ? '#glance' : '#mosaic';
      for (const tag of tags) {
        await page.waitForFunction(
          (board) => document.querySelector(board)!.getBoundingClientRect().height > 40,
          {},
          `${host} > ${tag}`,
        );
        const { ground, board } = await page.$eval(`${host} > ${tag}`, (element) => ({
          board: element.getBoundingClientRect().toJSON() as DOMRect,
          ground: element.parentElement!.getBoundingClientRect().toJSON() as DOMRect,
        }));
        // nothing of it is cut off
        assert.ok(board.top >= ground.top && board.bottom <= ground.bottom, tag);
        assert.ok(ground.top >= 0 && ground.bottom <= height, tag);
      }
      for (const selector of ['[name=look][value=brand] + i', '#value-brand', '#copy-css']) {
        const { top, bottom } = await page.$eval(
          selector,
          (element) => element.getBoundingClientRect().toJSON() as DOMRect,
        );
        assert.ok(top >= 0 && bottom <= height, `${selector}: ${bottom}`);
      }
      await page.setViewport({ width: 1280, height: 900 });
    });

  it('says in an empty field which colour it stands for', async () => {
    await open();
    const [placeholder, picker] = await page.$eval('[data-field=surface]', (box) => [
      box.querySelector<HTMLInputElement>('.value')!.placeholder,
      box.querySelector<HTMLInputElement>('[type=color]')!.value,
    ]);
    assert.match(placeholder!, /^#[\da-f]{6}$/);
    assert.equal(placeholder, picker);
  });

  it('names the token and the rule of a bad value, and keeps the last good one', async () => {
    await open();
    await write('spiel-ink', '#123');
    await write('spiel-ink', '#12345');
    assert.match(await fault('spiel-ink'), /^spiel-ink\.light: “#12345” is not a colour, such as /);
    assert.equal(await page.$eval('#value-spiel-ink', ({ ariaInvalid }) => ariaInvalid), 'true');
    assert.match(await css(), /--spiel-ink: light-dark\(#1234, /);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    assert.equal(await fault('spiel-ink'), '');
    await write('spiel-radius', '2px} body { display: none');
    assert.match(await fault('spiel-radius'), /^spiel-radius: “2px} body { display: none” is not a length/);
    assert.match(await css(), /--spiel-radius: 2px;/);
    assert.ok(await page.$('#value-spiel-radius'));
  });

  it('sets light and dark by themselves, and undoes one field at a time', async () => {
    await open();
    await write('spiel-paper', '#eee');
    await page.click('#mode-dark');
    await write('spiel-paper', '#222');
    await write('spiel-edge', 'gray');
    assert.match(
      await css(),
      /--spiel-paper: light-dark\(#eee, #222\);\n.*--spiel-edge: light-dark\(#86714f, gray\);/s,
    );
    assert.equal((await atBoards(page, '--spiel-paper'))[0], 'light-dark(#eee, #222) dark');
    await page.click('#undo');
    assert.doesNotMatch(await css(), /--spiel-edge/);
    await page.click('#undo');
    assert.match(await css(), /--spiel-paper: light-dark\(#eee, #30251b\);/);
    await page.click('#redo');
    assert.match(await css(), /--spiel-paper: light-dark\(#eee, #222\);/);
    // not under the tools, which stay at the top
    const reset = '[data-field=spiel-paper] .reset';
    await page.$eval(reset, (button) => {
      button.scrollIntoView({ block: 'center' });
    });
    await page.click(reset);
    assert.match(await css(), /--spiel-paper: light-dark\(#eee, #30251b\);/);
    await page.click('#reset');
    assert.match(await css(), /needs no style sheet/);
  });

  it('says in words which contrasts are too low', async () => {
    await open();
    assert.match(await page.$eval('#verdict', (element) => element.textContent), /^All contrasts are good/);
    await write('spiel-ink', '#777');
    await write('spiel-seat-2', '#b0392b');
    const low = await page.$$eval('#low li', (items) => items.map((item) => item.textContent));
    assert.ok(
      low.includes('--spiel-ink on --spiel-paper, light: contrast 4.2, at least 4.5 is needed.'),
      low.join(),
    );
    assert.ok(
      low.includes('Seats, A and B, light, full colour vision: 0.0 apart, at least 14 is needed.'),
      low.join(),
    );
    assert.equal(
      await page.$eval('#verdict', (element) => element.textContent),
      `${low.length} contrasts are too low.`,
    );
    const sheet = await css();
    await page.click('a[href="#figures-title"]');
    await page.waitForFunction(() => location.hash.startsWith('#spiel-'));
    assert.equal(await css(), sheet, 'a link within the page keeps the theme');
  });

  it('keeps the brand while another look is compared', async () => {
    await open();
    await write('brand', '#7a1f5c');
    const sheet = await css();
    for (const look of ['felt', 'brand']) await choose(look);
    assert.equal(await css(), sheet);
    await choose('felt');
    await page.click('#copy-link');
    await saidIs('The link is copied.');
    await open(new URL(await page.evaluate(() => navigator.clipboard.readText())).hash);
    assert.equal(await chosen(), 'felt');
  });

  it('opens a theme from its link, and refuses a bad link as a whole', async () => {
    await open();
    await choose('felt');
    await write('spiel-linen', 'rgb(1 2 3)');
    await page.click('#copy-link');
    await saidIs('The link is copied.');
    const sheet = await css();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await open(new URL(link).hash);
    assert.equal(await css(), sheet);
    assert.equal(await chosen(), 'felt');
    await open('#spiel-linen.light=%23123&spiel-ink.light=url(x)&spiel-gap=9');
    assert.deepEqual(await page.$$eval('#faults li', (items) => items.map((item) => item.textContent)), [
      'spiel-ink.light: “url(x)” is not a colour, such as #26584a, teal or oklch(0.42 0.1 170).',
      'spiel-gap: “9” is not a length in px or rem, such as 8px.',
    ]);
    assert.match(await css(), /needs no style sheet/);
  });

  it('imports the file that it exports, and names the place of a fault in a file', async () => {
    await open('#look=terminal');
    const client = await site.browser.target().createCDPSession();
    await client.send('Browser.setDownloadBehavior', {
      behavior: 'allow',
      downloadPath: site.folder,
      eventsEnabled: true,
    });
    const saved = new Promise<void>((resolve) => {
      client.on('Browser.downloadProgress', ({ state }) => {
        if (state === 'completed') resolve();
      });
    });
    await page.click('#export');
    await saved;
    // a file has values only: not that terminal is dark on light pages, too
    const woods = async () => (await atBoards(page, '--spiel-wood')).map((each) => each.split(' ')[0]);
    const before = await woods();
    const path = join(site.folder, 'theme.tokens.json');
    const input = (await page.$('#import')) as ElementHandle<HTMLInputElement>;
    await page.click('#reset');
    await input.uploadFile(path);
    await saidIs('theme.tokens.json is loaded.');
    assert.deepEqual(await woods(), before);
    assert.match(await css(), /--spiel-serif: ui-monospace, .*monospace;/);
    writeFileSync(path, readFileSync(path, 'utf8').replace('"colorSpace": "srgb"', '"colorSpace": "paint"'));
    const sheet = await css();
    await input.uploadFile(path);
    await saidIs('was not loaded.');
    assert.match(
      await page.$eval('#faults', (element) => element.textContent),
      /^light\.[\w-]+\.\$value\.colorSpace: expected a colour space of the format\.$/,
    );
    assert.equal(await css(), sheet);
    assert.equal(await said(), 'theme.tokens.json was not loaded.');
  });

  it('finds tokens by their words', async () => {
    await open();
    await page.type('#find', 'ladybird');
    assert.deepEqual(
      await page.$$eval('details [data-field]', (rows) =>
        rows.filter((row) => row.checkVisibility()).map((row) => (row as HTMLElement).dataset.field),
      ),
      ['lucky-ladybird'],
    );
  });

  it('has no errors', () => {
    assert.deepEqual(site.errors, []);
  });
});
