/** The contrast of all visible texts, marks and focus rings, measured on the pixels of the built boards. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { PNG } from 'pngjs';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { inShadow, launchOptions } from '../../scripts/browser.mjs';
import { focusContrasts, markContrasts, type MarkContrast } from '../support/shown/mark-contrast.js';
import { layersOf } from '../support/shown/marks.js';
import { moreStates } from '../support/shown/more-states.js';
import { fontTokens, openPage, serveShown, show, type Scheme } from '../support/shown/page.js';
import { richStates, states } from '../support/shown/states.js';
import { textContrasts } from '../support/shown/text-contrast.js';

/** The least contrast of marks (WCAG 1.4.11). */
const LEAST = 3;
/** Marks are measured where they are smallest. */
const NARROW = 390;

const schemes: readonly Scheme[] = ['light', 'dark'];
const views: readonly (readonly [scheme: Scheme, width: number])[] = [
  ['light', NARROW],
  ['dark', NARROW],
  // colours do not depend on the width, but some texts are shown on wide mats only
  ['light', 900],
];
/** The states whose controls are measured with the focus. */
const focused = ['middle', 'replay', 'new', 'more'];

const looks = readdirSync('looks').flatMap((file) => /^(?!fonts)(.*)\.css$/.exec(file)?.[1] ?? []);
/** The looks that are dark on light pages, too. */
const darkLooks = ['night', 'terminal'];

/** The marks of each game that were measured. */
const seen = new Set<string>();

const lowMarks = (marks: readonly MarkContrast[]): string[] =>
  marks
    .filter(({ ratio }) => ratio < LEAST)
    .map(
      ({ name, box: { left, top }, ratio }) =>
        `${name} at ${Math.round(left)}, ${Math.round(top)}: ${ratio.toFixed(2)}`,
    );

async function lowTexts(page: Page): Promise<string[]> {
  const all = await textContrasts(page);
  // the diagram of Luzi und Joe has three texts, all others more
  assert.ok(all.length > 2, `only ${all.length} texts`);
  return all
    .filter(({ ratio, least }) => ratio < least)
    .map(({ text, within, ratio }) => `${text} (${within}): ${ratio.toFixed(2)}`);
}

/** The marks of a game with too little contrast. */
async function weakMarks(page: Page, game: string): Promise<string[]> {
  const marks = await markContrasts(page, layersOf[game]!);
  for (const { name } of marks) seen.add(`${game}: ${name}`);
  return lowMarks(marks);
}

describe('the contrast on pixels', () => {
  let site: Awaited<ReturnType<typeof serveShown>>;
  let browser: Browser;
  let page: Page;
  before(async () => {
    const { args, ...options } = launchOptions();
    const flags = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];
    [site, browser] = [await serveShown(), await launch({ ...options, args: [...args, ...flags] })];
    page = await openPage(browser, site.url);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  for (const state of states)
    for (const [scheme, width] of views)
      it(`is at least 4.5 for texts, 3 for large texts, marks and focus rings: ${state.game}, ${state.name}, ${scheme}, ${width} px`, async () => {
        await show(page, state, { scheme, width, style: fontTokens });
        if (state.name === 'rules')
          await page.waitForSelector(`${state.tag} >>> [part=rule-heading]`, inShadow);
        const texts = await lowTexts(page);
        const marks = width === NARROW ? await weakMarks(page, state.game) : [];
        const rings =
          width === NARROW && focused.includes(state.name) ? lowMarks(await focusContrasts(page)) : [];
        assert.deepEqual({ texts, marks, rings }, { texts: [], marks: [], rings: [] });
      });

  for (const state of moreStates)
    for (const scheme of schemes)
      it(`is at least 4.5 for texts, 3 for large texts and marks: ${state.game}, ${state.name}, ${scheme}`, async () => {
        await show(page, state, { scheme, width: NARROW, style: fontTokens });
        const texts = await lowTexts(page);
        assert.deepEqual({ texts, marks: await weakMarks(page, state.game) }, { texts: [], marks: [] });
      });

  for (const look of looks)
    for (const scheme of darkLooks.includes(look) ? schemes.slice(1) : schemes)
      for (const state of richStates)
        it(`is at least 4.5 for texts, 3 for large texts and marks: ${state.game}, look ${look}, ${scheme}`, async () => {
          await show(page, state, { scheme, width: NARROW, look, style: fontTokens });
          const texts = await lowTexts(page);
          assert.deepEqual({ texts, marks: await weakMarks(page, state.game) }, { texts: [], marks: [] });
        });

  for (const state of states.filter(({ name }) => name === 'diagram'))
    it(`has no shadow over a caption: ${state.game}`, async () => {
      await show(page, state, { scheme: 'dark', width: NARROW });
      await page.evaluate(() =>
        document.body.firstElementChild!.insertAdjacentHTML(
          'beforeend',
          '<p slot="caption" style="background: #fff; color: #fff">A caption</p>',
        ),
      );
      const caption = await page.waitForSelector('[slot=caption]');
      const { data } = PNG.sync.read(Buffer.from(await caption!.screenshot()));
      assert.equal(Math.min(...data), 255);
    });

  for (const scheme of schemes)
    it(`is at least 3 for the bodies of dice that fall, ${scheme}`, async () => {
      const falling = await openPage(browser, site.url);
      const start = states.find(({ game, name }) => game === 'luzi' && name === 'start')!;
      await show(falling, start, { scheme, width: NARROW, style: fontTokens });
      await falling.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }]);
      await falling.locator('luzi-dice >>> [data-square="cup"]').click();
      // in the middle of the fall, all of them
      await falling.waitForFunction(() => {
        const all = document.body.firstElementChild!.shadowRoot!.getAnimations();
        const dice = all.filter(({ effect }) => (effect as KeyframeEffect).target?.closest('[part~=die]'));
        for (const each of dice) {
          each.pause();
          each.currentTime = (each.effect!.getComputedTiming().endTime as number) / 2;
        }
        return dice.length > 0;
      });
      // the pips of a side that turns away tell nothing: those of the throw come to rest
      const weak = await weakMarks(falling, 'luzi');
      assert.deepEqual(
        weak.filter((mark) => !mark.startsWith('pips')),
        [],
      );
      await falling.close();
    });

  it('is measured for each mark in the lists, with the states above', () => {
    const listed = Object.entries(layersOf).flatMap(([game, layers]) =>
      layers.flat().map(({ name }) => `${game}: ${name}`),
    );
    assert.deepEqual(
      listed.filter((name) => !seen.has(name)),
      [],
    );
  });
});
