/** Compares pictures of boards with those in test/pictures, as its README says. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { launchOptions } from '../../scripts/browser.mjs';
import { fontTokens, openPage, serveShown, show, type Scheme } from '../support/shown/page.js';
import { states } from '../support/shown/states.js';

const folder = 'test/pictures';
/** The version of Chromium that drew the pictures. */
const versionFile = `${folder}/chromium.txt`;
/** The pictures that differ: the expected one, the actual one, and the difference. */
const differences = '.cache/pictures';
const writes = process.env.PICTURES === 'write';

/** The share of pixels that may differ, with the same version of Chromium and with another one. */
const tolerance = { same: 0.0002, other: 0.02 };
/** The size of all pictures, in bytes. */
const MOST = 1_500_000;

type View = readonly [state: string, scheme: Scheme, width: number];
const views: readonly View[] = [
  ['start', 'light', 900],
  ['start', 'dark', 390],
  ['middle', 'light', 390],
  ['middle', 'light', 900],
  ['middle', 'dark', 390],
  ['middle', 'dark', 900],
  ['end', 'light', 390],
  ['end', 'dark', 900],
  ['diagram', 'light', 390],
  ['diagram', 'dark', 390],
];
const looks = ['candy', 'felt', 'high-contrast', 'newsprint', 'night', 'terminal'];

const boards = views.flatMap(([name, scheme, width]) =>
  states
    .filter((state) => state.name === name)
    .map((state) => ({
      file: `${state.game}-${name}-${scheme}-${width}.webp`,
      state,
      scheme,
      width,
      look: '',
    })),
);
const [firstGlux] = states.filter(({ game, name }) => game === 'glux' && name === 'middle');
const pictures = [
  ...boards,
  ...looks.map((look) => ({
    file: `look-${look}.webp`,
    state: firstGlux!,
    scheme: 'light' as const,
    width: 390,
    look,
  })),
];

/** The pixels of a picture. Node has no decoder of WebP, but the browser has. */
async function pixelsOf(page: Page, picture: Uint8Array): Promise<PNG> {
  const address = `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`;
  const png = await page.evaluate(async (source) => {
    const image = await createImageBitmap(await (await fetch(source)).blob());
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    return canvas.toDataURL('image/png');
  }, address);
  return PNG.sync.read(Buffer.from(png.slice(png.indexOf(',') + 1), 'base64'));
}

/** The share of pixels that differ; writes both pictures and the difference side by side. */
async function differenceOf(page: Page, file: string, expected: Buffer, actual: Buffer): Promise<number> {
  if (expected.equals(actual)) return 0;
  const [one, other] = [await pixelsOf(page, expected), await pixelsOf(page, actual)];
  const { width, height } = one;
  const shown = new PNG({ width: width + other.width + width, height: Math.max(height, other.height) });
  PNG.bitblt(one, shown, 0, 0, width, height, 0, 0);
  PNG.bitblt(other, shown, 0, 0, other.width, other.height, width, 0);
  let share = 1;
  if (width === other.width && height === other.height) {
    const marked = new PNG({ width, height });
    share =
      pixelmatch(one.data, other.data, marked.data, width, height, { threshold: 0.05 }) / (width * height);
    PNG.bitblt(marked, shown, 0, 0, width, height, width + other.width, 0);
  }
  if (share > 0) writeFileSync(`${differences}/${file.replace('.webp', '.png')}`, PNG.sync.write(shown));
  return share;
}

describe('pictures of boards', () => {
  let site: Awaited<ReturnType<typeof serveShown>>;
  let browser: Browser;
  let page: Page;
  let version = '';
  let drawnBy = '';
  before(async () => {
    rmSync(differences, { recursive: true, force: true });
    mkdirSync(differences, { recursive: true });
    mkdirSync(folder, { recursive: true });
    const { args, ...options } = launchOptions();
    const flags = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];
    [site, browser] = [await serveShown(), await launch({ ...options, args: [...args, ...flags] })];
    version = (await browser.version()).replace(/^\D+/, '');
    if (writes) writeFileSync(versionFile, `${version}\n`);
    drawnBy = readFileSync(versionFile, 'utf8').trim();
    page = await openPage(browser, site.url);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  /** A picture of the board as WebP. */
  async function draw({ state, scheme, width, look }: (typeof pictures)[number]): Promise<Buffer> {
    await show(page, state, { scheme, width, look, style: fontTokens });
    const board = await page.$('body > *');
    return Buffer.from(await board!.screenshot({ type: 'webp', quality: 60 }));
  }

  for (const picture of pictures)
    it(`shows ${picture.file}`, async () => {
      const path = `${folder}/${picture.file}`;
      const actual = await draw(picture);
      if (writes) {
        writeFileSync(path, actual);
        return;
      }
      const share = await differenceOf(page, picture.file, readFileSync(path), actual);
      const most = version === drawnBy ? tolerance.same : tolerance.other;
      const versions =
        version === drawnBy ? '' : ` The pictures are from Chromium ${drawnBy}, this is ${version}.`;
      assert.ok(
        share <= most,
        `${(100 * share).toFixed(2)} % of the pixels differ: see ${differences}/${picture.file.replace('webp', 'png')}.${versions}`,
      );
    });

  it('has no other files, and at most 60 pictures that are small together', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.webp'));
    assert.deepEqual(files, pictures.map(({ file }) => file).sort());
    assert.ok(files.length <= 60);
    const size = files.reduce((sum, name) => sum + readFileSync(`${folder}/${name}`).length, 0);
    assert.ok(size < MOST, `${size} bytes`);
  });

  it('finds a difference of one piece', async () => {
    const [{ file, state, ...view }] = boards as [(typeof boards)[number]];
    const moved = { ...state, attributes: { ...state.attributes, record: '@ro' } };
    const [one, other] = [await draw({ file, state, ...view }), await draw({ file, state: moved, ...view })];
    assert.ok((await differenceOf(page, 'one-piece.webp', one, other)) > tolerance.same);
    assert.ok(existsSync(`${differences}/one-piece.png`));
    rmSync(`${differences}/one-piece.png`);
  });

  it('draws the same pixels again', async () => {
    const [picture] = pictures as [(typeof pictures)[number]];
    assert.equal(await differenceOf(page, picture.file, await draw(picture), await draw(picture)), 0);
  });
});
