/** Boards look the same on any page: compares them with a page without styles. */
import assert from 'node:assert/strict';
import { tags } from '../games.mjs';
import { clickAMove } from '../play.mjs';

/** Runs in the page: measures every part and button of every board, relative to the mat. Falsy until all are loaded. */
function measure() {
  const boards = [...document.querySelectorAll('#place > *')];
  // A board far from the viewport has not rendered, and chance plays only once a board has been seen.
  const asleep = boards.find(({ hasUpdated, moves }) => !hasUpdated || !moves?.length);
  if (asleep) {
    asleep.scrollIntoView();
    return undefined;
  }
  const all = boards.map(({ localName, shadowRoot }) => {
    if (!shadowRoot?.querySelector('[role=toolbar] button')) return undefined;
    const { left, top } = shadowRoot.querySelector('.mat').getBoundingClientRect();
    const parts = [...shadowRoot.querySelectorAll('[part], .headline, .name, button')];
    const seen = parts.map((element, i) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { fontFamily, fontSize, letterSpacing, textTransform, color } = getComputedStyle(element);
      const box = [x - left, y - top, width, height].map(Math.round);
      return {
        what: `${i} ${element.localName}.${element.className} ${element.getAttribute('part') ?? ''}`,
        // an element without a size has no position
        box: width && height ? box : [],
        type: [fontFamily, fontSize, letterSpacing, textTransform, color].join(' '),
      };
    });
    return { tag: localName, seen };
  });
  return all.every(Boolean) && all;
}

const widen = (page, width) =>
  page.run((to) => {
    document.querySelector('#place').style.width = to;
  }, width);

/** Measures until two results are equal, because parts are loaded one after the other. */
async function settled(page) {
  let before = '';
  for (;;) {
    const now = await page.until(measure);
    const text = JSON.stringify(now);
    if (text === before) return now;
    before = text;
    await page.run(() => new Promise((resolve) => setTimeout(resolve, 300)));
  }
}

const WIDTHS = ['640px', '940px'];
const reference = async (page) => {
  await page.open('/plain.html');
  return measured(page);
};

async function measured(page) {
  const found = [];
  for (const width of WIDTHS) {
    await widen(page, width);
    found.push(await settled(page));
  }
  return found;
}

/** Asserts that two measurements are equal; a difference of one pixel is rounding. */
function same(found, wanted) {
  for (const [i, boards] of wanted.entries())
    for (const [k, { tag, seen }] of boards.entries()) {
      const others = found[i][k].seen;
      const named = (parts) => parts.map(({ what }) => what);
      assert.deepEqual(named(others), named(seen), `${tag} at ${WIDTHS[i]} has the same parts`);
      for (const [n, { what, box, type }] of seen.entries()) {
        const other = others[n];
        const where = `${tag} at ${WIDTHS[i]}: ${what}`;
        const far = box.some((value, at) => Math.abs(value - other.box[at]) > 1);
        assert.ok(!far, `${where} is at ${other.box}, on a plain page at ${box}`);
        assert.equal(other.type, type, where);
      }
    }
}

/** Pages whose boards must look as on a plain page: the path, and an action to take first. */
const pages = {
  'on a page with hostile styles': ['/hostile.html', () => {}],
  'in details that were closed at first': ['/details.html', (page) => page.click('summary')],
  'in a place that was 0 px wide at first': ['/narrow.html', () => {}],
};

const looks = Object.entries(pages).map(([where, [path, prepare]]) => [
  `looks as on a plain page ${where}`,
  async (page) => {
    const wanted = await reference(page);
    await page.open(path);
    await page.until(() => !!document.querySelector('#place > :last-child').shadowRoot);
    await prepare(page);
    same(await measured(page), wanted);
    assert.deepEqual(page.problems, []);
  },
]);

const plays = Object.entries(pages).map(([where, [path, prepare]]) => [
  `is played by clicks ${where}`,
  async (page) => {
    await page.open(path);
    await page.until(() => !!document.querySelector('#place > :last-child').shadowRoot);
    await prepare(page);
    await widen(page, '640px');
    await settled(page);
    for (const tag of tags) assert.match(await clickAMove(page, tag), /^pointer /);
    assert.deepEqual(page.problems, []);
  },
]);

export const looksChecks = Object.fromEntries([...looks, ...plays]);
