import { expect, fixtureCleanup } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { PREFERENCES } from '../../src/element/model/preferences.js';
import { fluctus, type FluctusDriver } from '../games/fluctus/fluctus-driver.js';
import { lucky } from '../games/lucky-numbers/lucky-driver.js';
import { frame } from '../support/board.js';
import { families, loadFamilies, setFamily } from '../support/families.js';
import { ownPreferences } from '../support/storage.js';
import { mountBoard, removeBoards, tags } from './all-boards.js';

const aim = 'Leave your opponent with no move, or with one stone and no way to enter another.';
const prompt = 'Enter a stone on ro or ri.';
const detail = `${aim} Learn by trying`;

const store = (preferences: unknown) => localStorage.setItem(PREFERENCES, JSON.stringify(preferences));
const stored = () => JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}') as unknown;

async function seen(attributes: Readonly<Record<string, string>> = {}): Promise<FluctusDriver> {
  const board = await fluctus(attributes);
  await board.seen();
  await board.settled();
  return board;
}

describe('the aim of a game', () => {
  let release = () => {};
  beforeEach(() => {
    release = ownPreferences();
  });
  afterEach(() => {
    fixtureCleanup();
    removeBoards();
    release();
  });

  it('is told before the first move of a person, also after that of another seat', async () => {
    const board = await seen({ first: 'B', seats: 'human remote' });
    expect(board.detail).not.to.contain(aim);
    board.element.play('@go');
    await board.settled();
    expect(board.detail).to.equal(detail);
    await board.tap('ro');
    expect(board.detail).not.to.contain(aim);
  });

  it('moves no text when it is told', async function () {
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) this.skip();
    document.body.style.paddingTop = '200vh';
    const board = await fluctus();
    board.element.style.width = '672px';
    await frame();
    await frame();
    const shifts: number[] = [];
    const add = (list: PerformanceEntryList) =>
      shifts.push(...list.map((each) => (each as PerformanceEntry & { value: number }).value));
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    await board.seen();
    await board.until(() => board.detail === detail);
    await frame();
    await frame();
    add(observer.takeRecords());
    observer.disconnect();
    document.body.style.paddingTop = '';
    expect(shifts.filter((value) => value > 0.001)).to.deep.equal([]);
  });

  it('makes place for what a selected piece can do', async () => {
    const board = await lucky({ seats: 'human human', seed: 'aim' });
    await board.until(() => board.detail.startsWith('Fill your board first'));
    const [hand] = board.all('[data-square^=hand]');
    await board.clickOn(hand!);
    expect(board.detail).to.match(/^The \d+ fits on/);
  });

  it('gives way to what to do when a press does nothing', async () => {
    const board = await lucky({ seats: 'human human', seed: 'aim' });
    await board.until(() => board.detail.startsWith('Fill your board first'));
    await board.tap('a4');
    expect(board.detail).to.equal('Choose a tile and lay it on the diagonal.');
    expect(board.spoken.at(-1)).to.equal('Choose a tile and lay it on the diagonal.');
  });

  it('is not told again after five moves, in any board of the page', async () => {
    const board = await seen();
    const other = await seen();
    for (const field of ['ro', 'go', 'ri', 'gi']) await board.tap(field);
    expect(other.detail).to.equal(detail);
    await board.tap('ro');
    await board.tap('wo');
    await other.settled();
    expect(other.detail).to.equal(prompt);
    expect(stored()).to.deep.equal({ met: ['fluctus'] });
    expect((await seen()).detail).to.equal(prompt);
  });

  it('is not told again after a game', async () => {
    const board = await seen();
    await board.tap('ro');
    board.element.resign();
    board.element.newGame();
    await board.settled();
    expect(board.detail).to.equal(prompt);
  });

  it('is told until a person has moved, whatever a page plays', async () => {
    const board = await seen();
    for (const move of ['@ro', '@go', '@ri', '@gi', 'ro-wo']) board.element.play(move);
    board.element.newGame();
    await board.settled();
    expect(board.detail).to.equal(detail);
  });

  it('keeps what else is stored', async () => {
    store({ text: 'large', met: ['glux', 7, null, ...Array.from({ length: 99 }, (_, i) => `game ${i}`)] });
    const board = await seen();
    expect(board.detail).to.equal(detail);
    await board.tap('ro');
    board.element.resign();
    const { text, met } = stored() as { text: string; met: unknown[] };
    expect(text).to.equal('large');
    expect(met).to.have.length(21);
    expect(met.at(-1)).to.equal('fluctus');
  });

  for (const met of ['fluctus', { fluctus: true }, 7])
    it(`is told if the stored games make no sense: ${JSON.stringify(met)}`, async () => {
      store({ met });
      expect((await seen()).detail).to.equal(detail);
    });

  for (const [what, attributes] of [
    ['a replay', { mode: 'replay', record: '@ro @go' }],
    ['a position', { position: '....../...... A 8,8 0,0 -,-' }],
    ['a puzzle', { mode: 'puzzle', record: '@ro' }],
    ['a board of computers', { seats: 'remote remote' }],
    ['basic controls', { controls: 'basic' }],
  ] as const)
    it(`is not told in ${what}`, async () => {
      const board = await seen(attributes);
      expect(board.detail).not.to.contain(aim);
    });

  it('is not told in a diagram', async () => {
    const board = await seen({ mode: 'diagram' });
    expect(board.root.textContent).not.to.contain(aim);
  });

  it('is said once, when the focus comes to the board', async () => {
    const board = await seen();
    expect(board.spoken.join()).not.to.contain(aim);
    board.element.focus();
    await board.press('Tab');
    expect(board.spoken.filter((text) => text.includes(aim))).to.have.length(1);
  });

  it('stands beside a button that begins the examples of the rules', async () => {
    const board = await seen();
    await expect(board.element).to.be.accessible();
    await board.click('button', 'Learn by trying');
    await board.until(() => board.has('dialog', 'Rules') && board.all('.examples fluctus-board').length > 0);
    await board.press('Escape');
    expect(board.name(board.focused!)).to.equal('Learn by trying');
    await board.click('button', 'Rules');
    await board.until(() => board.has('dialog', 'Rules'));
  });
});

/** The driver of WebKitGTK cannot set the size of the page. */
const canResize = /Chrome|Firefox/.test(navigator.userAgent);

describe('the place of the aim of a game', () => {
  let release = () => {};
  before(async function () {
    if (!canResize) this.skip();
    release = ownPreferences();
    document.body.style.margin = '0';
    await loadFamilies();
  });
  after(async () => {
    document.body.style.margin = '';
    setFamily();
    release();
    if (canResize) await setViewport({ width: 800, height: 600 });
  });
  afterEach(removeBoards);

  // narrow in both languages, then each width in one of them
  for (const [lang, widths] of Object.entries({ en: [280, 420, 1280], de: [280, 360, 1000] }))
    for (const width of widths)
      for (const tag of tags)
        it(`is that of other sentences in any font: ${tag}, ${lang}, ${width} px`, async () => {
          await setViewport({ width, height: 800 });
          store({});
          const { element, root } = await mountBoard(tag, { lang });
          expect(root.querySelector('.detail .link')).not.to.equal(null);
          const parts = '.seats, .board, .tools';
          const tops = () =>
            families.map((family) => {
              setFamily(family);
              const places = [...root.querySelectorAll(parts)];
              return [family, places.map((each) => each.getBoundingClientRect().top)];
            });
          const before = tops();
          store({ met: ['fluctus', 'glux', 'lucky-numbers', 'luzi'] });
          element.remove();
          document.body.append(element);
          await element.updateComplete;
          expect(root.querySelector('.detail .link')).to.equal(null);
          expect(tops()).to.deep.equal(before);
        });
});
