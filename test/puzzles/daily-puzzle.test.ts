import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../src/daily-puzzle.js';
import '../../src/index.js';
import type { GameEvents } from '../../src/element/model/events.js';
import type { AnyBoard } from '../support/board.js';
import type { DailyPuzzle } from '../../src/puzzles/daily-puzzle.js';
import { puzzleOn } from '../../src/puzzles.js';
import { addDays, dayOf } from '../../src/puzzles/days.js';
import { PuzzleDriver } from '../element/puzzles.js';
import { clearSaved } from '../support/storage.js';

const today = dayOf(new Date());

/** Two puzzles with one capture, of yesterday and of today. */
const own = [addDays(today, -1), today].map((date) => ({
  date,
  board: 'fluctus-board',
  position: '.A..BB/A..B.. B 2,0 2,2 -,-',
  record: 'boxri',
}));
const dateText = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));
const weekdayText = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));
const packOf = (value: unknown) => URL.createObjectURL(new Blob([JSON.stringify(value)]));

async function waitUntil(condition: () => unknown): Promise<void> {
  while (!condition()) await nextFrame();
}

interface Shown {
  readonly element: DailyPuzzle;
  readonly faults: GameEvents['game-error'][];
  readonly text: (part: string) => string;
  readonly button: (name: string) => HTMLButtonElement;
  readonly driver: () => Promise<PuzzleDriver>;
}

async function shown(attributes: Readonly<Record<string, string>>): Promise<Shown> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const element = document.createElement('daily-puzzle');
  const faults: GameEvents['game-error'][] = [];
  element.addEventListener('game-error', ({ detail }) => faults.push(detail));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  box.append(element);
  await element.updateComplete;
  const root = element.shadowRoot!;
  return {
    element,
    faults,
    text: (part) => root.querySelector(`[part~=${part}]`)?.textContent.trim().replaceAll(/\s+/g, ' ') ?? '',
    button: (name) =>
      [...root.querySelectorAll<HTMLButtonElement>('[part=button]')].find(
        (each) => (each.ariaLabel ?? each.textContent.trim()) === name,
      )!,
    driver: async () => {
      await waitUntil(() => element.firstElementChild?.shadowRoot);
      const driver = new PuzzleDriver(element.firstElementChild as AnyBoard);
      await driver.settled();
      await driver.seen();
      await driver.ready();
      return driver;
    },
  };
}

const RealDate = Date;

/** Sets the clock of the page to a time of a day, and lets the elements look at it, as when the page is shown again. */
function setClock(day: string, time: string): void {
  const now = new RealDate(`${day}T${time}`).getTime();
  globalThis.Date = class extends RealDate {
    constructor(...given: readonly unknown[]) {
      super(...((given.length > 0 ? given : [now]) as [number]));
    }
    static override now = () => now;
  } as DateConstructor;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Waits until a text of the element fits. */
const tells = ({ text }: Shown, part: string, pattern: RegExp) => waitUntil(() => pattern.test(text(part)));

describe('<daily-puzzle>', () => {
  it('shows the puzzle of a day, with its date and its difficulty', async () => {
    const { element, text } = await shown({ game: 'luzi', date: '2026-11-30' });
    expect(text('heading')).to.equal('Daily puzzle: Luzi und Joe');
    expect(text('date')).to.equal('Monday, 30 November 2026 · Difficulty 1 of 7');
    expect(element.firstElementChild!.localName).to.equal('luzi-dice');
    expect(element.firstElementChild!.getAttribute('mode')).to.equal('puzzle');
  });

  it('shows the latest puzzle on a day without one, and says on which days a new one comes', async () => {
    const en = await shown({ game: 'luzi', date: '2026-12-01' });
    expect(en.text('date')).to.match(
      /^Monday, 30 November 2026 .*A new one comes each Monday, Wednesday and Saturday; this is the last one\.$/,
    );
    const de = await shown({ game: 'luzi', date: '2026-12-03', lang: 'de' });
    expect(de.text('date')).to.match(
      /^Mittwoch, 2\. Dezember 2026 .*Ein neues kommt montags, mittwochs und samstags; dies ist das letzte\.$/,
    );
  });

  it('tells with a part of its own that the date is that of today', async () => {
    const one = await shown({ game: 'fluctus' });
    expect(one.text('today')).to.contain(dateText(today));
    one.button('Previous').click();
    await one.element.updateComplete;
    expect(one.text('today')).to.equal('');
  });

  it('speaks German', async () => {
    const { element, text } = await shown({ game: 'fluctus', date: '2026-11-30', lang: 'de' });
    expect(text('heading')).to.equal('Rätsel des Tages: Fluctus');
    expect(element.firstElementChild!.getAttribute('task')).to.match(/^Gewinne in /);
  });

  it('keeps the puzzle if an attribute is not valid, and says why', async () => {
    const one = await shown({ game: 'fluctus', date: '2026-11-30' });
    const board = one.element.firstElementChild;
    for (const [name, value] of [
      ['game', 'chess'],
      ['game', 'constructor'],
      ['date', '30.11.2026'],
      ['date', '2026-13-45'],
      ['pack', 'javascript:alert(1)'],
      ['date', {}],
    ] as const) {
      Reflect.set(one.element, name, value);
      await one.element.updateComplete;
      const found = typeof value === 'string' ? value : 'object';
      expect(one.faults.map(({ at, message }) => `${at}: ${message}`).join()).to.match(
        RegExp(`^${name}: .*“${found.replaceAll(/[().]/g, '\\$&')}”`),
      );
      one.faults.length = 0;
      expect(one.element.getAttribute('game')).to.equal('fluctus');
      expect(one.element.getAttribute('date')).to.equal('2026-11-30');
      expect(one.element.firstElementChild === board).to.equal(true);
    }
  });

  it('takes null and an empty text as an attribute that is not set', async () => {
    for (const value of [null, undefined, '']) {
      const one = await shown({ game: 'fluctus', date: '2026-11-30', pack: '' });
      Reflect.set(one.element, 'date', value);
      Reflect.set(one.element, 'pack', value);
      await one.element.updateComplete;
      expect(one.text('date')).to.contain(dateText(today));
      // the last puzzle stays
      Reflect.set(one.element, 'game', value);
      await one.element.updateComplete;
      expect(one.element.firstElementChild!.localName).to.equal('fluctus-board');
      expect(one.faults).to.deep.equal([]);
    }
  });

  it('tells when the first puzzle of a list comes', async () => {
    const one = await shown({ pack: packOf([{ ...own[0], date: addDays(today, 3) }]) });
    expect(one.element.shadowRoot!.textContent).to.match(/Next puzzle in \d+ hours\./);
    expect(one.element.childElementCount).to.equal(0);
  });

  it('says that a list is not there, and loads it when the reader tries again', async () => {
    const one = await shown({ pack: '/no/such/pack.json' });
    await waitUntil(() => one.faults.length);
    expect(one.faults[0]!.message).to.match(/404/);
    const { fetch } = globalThis;
    globalThis.fetch = () => Promise.resolve(Response.json(own));
    try {
      one.button('Try again').click();
      await waitUntil(() => one.element.firstElementChild);
    } finally {
      globalThis.fetch = fetch;
    }
    clearSaved('daily:/no/such/pack.json');
  });

  it('says that a pack cannot be read, and where', async () => {
    for (const [pack, fault] of [
      [[], 'at least one'],
      [[{ date: 'soon' }], 'item 1: date'],
      [[{ ...own[0], board: 'script' }], 'item 1: board'],
      [[own[0], { ...own[1], onclick: 'x' }], 'item 2: onclick'],
      [[own[0], own[1], own[0]], `item 3: another puzzle has the date ${own[0]!.date}`],
    ] as const) {
      const one = await shown({ pack: packOf(pack) });
      await waitUntil(() => one.faults.length);
      expect(one.faults[0]!.message).to.contain(fault);
    }
  });

  it('keeps the result and the streak, and shares them without the solution', async () => {
    const pack = packOf(own);
    const one = await shown({ pack });
    expect(one.element.sharedText).to.equal('');
    const driver = await one.driver();
    await driver.tap('vo', 'vi');
    await driver.ready();
    await driver.tap('bo', 'ri');
    await tells(one, 'result', /^Solved after 1 wrong move\. 1 puzzle in a row\./);
    expect(one.element.sharedText).to.contain('❌✅ Solved after 1 wrong move.\n').and.not.contain('boxri');
    const again = await shown({ pack });
    await tells(again, 'result', /^Solved after 1 wrong move\./);
    clearSaved(`daily:${pack}`);
  });

  it('tells the exchanges over the par of a swap puzzle', async () => {
    const board = { board: 'lucky-numbers-swap', par: '2', goal: 'par' };
    const position = '2,5,6,7/12,3,10,11/4,8,14,16/9,13,18,20 0';
    const pack = packOf([{ date: today, ...board, position }]);
    const one = await shown({ pack });
    const driver = await one.driver();
    const { element } = driver;
    // there and back before the solution
    for (const next of ['d1-d2', 'd1-d2', 'a3-b3', undefined]) {
      const { ply } = element;
      element.play(next ?? (await element.hint())!);
      await driver.until(() => element.ply > ply);
      await driver.ready();
    }
    await tells(
      one,
      'result',
      /^Solved after 1 wrong move and with 1 hint, 2 over par\. 1 puzzle in a row\./,
    );
    expect(one.element.sharedText).to.contain('❌✅ Solved after 1 wrong move and with 1 hint, 2 over par.');
    const again = await shown({ pack });
    await tells(again, 'result', /, 2 over par\./);
    clearSaved(`daily:${pack}`);
  });

  it('shares a picture of where the puzzle begins, or saves it', async () => {
    const pack = packOf(own);
    const one = await shown({ pack });
    const driver = await one.driver();
    await driver.tap('bo', 'ri');
    await tells(one, 'result', /^Solved/);
    // this browser has no share sheet
    const links: HTMLAnchorElement[] = [];
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function () {
      links.push(this);
    };
    const drawn: string[] = [];
    const boards = new MutationObserver((all) => {
      for (const { addedNodes } of all)
        for (const node of addedNodes) if (node instanceof HTMLElement) drawn.push(node.outerHTML);
    });
    boards.observe(one.element.shadowRoot!, { childList: true });
    try {
      one.button('Save picture').click();
      await tells(one, 'result', /Picture saved\.$/);
    } finally {
      HTMLAnchorElement.prototype.click = click;
      boards.disconnect();
    }
    expect(drawn.filter((html) => html.startsWith('<fluctus-board')))
      .to.have.length(1)
      .and.match(/mode="diagram" position="[^"]*"/)
      .and.not.match(/boxri/);
    expect(one.element.shadowRoot!.querySelector('fluctus-board') === null).to.equal(true);
    expect(links.map(({ download }) => download)).to.deep.equal([`puzzle-${today}.png`]);
    const picture = await createImageBitmap(await (await fetch(links[0]!.href)).blob());
    expect([picture.width, picture.height]).to.deep.equal([1200, 630]);
    clearSaved(`daily:${pack}`);
  });

  it('shares the picture and the text by the share sheet', async () => {
    const pack = packOf(own);
    const shared: ShareData[] = [];
    Object.defineProperties(navigator, {
      canShare: { configurable: true, value: ({ files }: ShareData) => files?.length === 1 },
      share: {
        configurable: true,
        value: (data: ShareData) => {
          shared.push(data);
          return Promise.resolve();
        },
      },
    });
    try {
      const one = await shown({ pack });
      const driver = await one.driver();
      await driver.tap('bo', 'ri');
      await tells(one, 'result', /^Solved/);
      one.button('Share picture').click();
      await waitUntil(() => shared.length > 0);
      expect(shared[0]!.text).to.equal(one.element.sharedText);
      expect(shared[0]!.files!.map(({ type, name }) => `${name} ${type}`)).to.deep.equal([
        `puzzle-${today}.png image/png`,
      ]);
    } finally {
      Reflect.deleteProperty(navigator, 'share');
      Reflect.deleteProperty(navigator, 'canShare');
      clearSaved(`daily:${pack}`);
    }
  });

  it('shows earlier puzzles, which do not count for the streak', async () => {
    const pack = packOf(own);
    const one = await shown({ pack });
    one.button('Previous').click();
    await one.element.updateComplete;
    expect(one.button('Previous').ariaDisabled).to.equal('true');
    expect(getComputedStyle(one.button('Previous')).opacity).to.equal('0.5');
    const driver = await one.driver();
    await driver.tap('bo', 'ri');
    await tells(one, 'result', /^Solved without a wrong move\.$/);
    one.button('Next').click();
    await one.element.updateComplete;
    expect(one.button('Next').ariaDisabled).to.equal('true');
    expect(one.text('result')).to.equal('');
    clearSaved(`daily:${pack}`);
  });

  it('shows the puzzle of a day that the reader chooses, and no later one', async () => {
    const pack = packOf(own);
    const one = await shown({ pack });
    const field = one.element.shadowRoot!.querySelector<HTMLInputElement>('[part=archive] input')!;
    const words = field.nextElementSibling!;
    for (const [day, found] of [
      [own[0]!.date, own[0]!.date],
      [today, today],
      // no puzzle yet, none any more, none at all
      [addDays(today, 1), today],
      [addDays(today, -9), today],
      ['', today],
    ] as const) {
      field.focus();
      expect(getComputedStyle(words).visibility).to.equal('hidden');
      field.value = day;
      field.dispatchEvent(new Event('change'));
      await one.element.updateComplete;
      expect(one.text('date'), day).to.equal(dateText(found));
      field.blur();
      expect(field.value, day).to.equal(found);
      // at rest, the field has no other format than the line above the board
      expect(getComputedStyle(field).opacity).to.equal('0');
      expect(dateText(found)).to.equal(`${weekdayText(found)}, ${words.textContent}`);
    }
  });

  it('keeps the focus on the buttons that lead to other days, and says the day', async () => {
    const one = await shown({ pack: packOf(own) });
    const root = one.element.shadowRoot!;
    const status = root.querySelector('h2 + p[role=status]')!;
    for (const name of ['Previous', 'Next', 'Previous', 'Next']) {
      one.button(name).focus();
      one.button(name).click();
      await one.element.updateComplete;
      expect(root.activeElement === one.button(name), name).to.equal(true);
      expect(one.button(name).ariaDisabled, name).to.equal('true');
      // a live region speaks when it stays, and its text changes
      expect(root.querySelector('[role=status]') === status).to.equal(true);
      expect(status.textContent).to.contain(name === 'Previous' ? dateText(own[0]!.date) : dateText(today));
    }
  });

  it('keeps no success if the solution was shown', async () => {
    const pack = packOf(own);
    const one = await shown({ pack });
    const driver = await one.driver();
    await driver.clickOn(driver.tool(1)!);
    await waitUntil(() => driver.element.getAttribute('mode') && driver.element.ply > 0);
    await driver.settled();
    await driver.clickOn(driver.tool(2)!);
    await driver.ready();
    await driver.tap('bo', 'ri');
    await driver.until(() => driver.element.solved);
    expect(one.text('result')).to.equal('');
    clearSaved(`daily:${pack}`);
  });

  describe('at midnight', () => {
    const [yesterday, pack] = [addDays(today, -1), packOf(own)];
    const boardOf = ({ element }: Shown) => element.firstElementChild;
    const stored = () =>
      (JSON.parse(localStorage.getItem(`spielkasten:daily:${pack}`)!) as { results: object }).results;

    afterEach(() => {
      globalThis.Date = RealDate;
      clearSaved(`daily:${pack}`);
    });

    it('shows the puzzle of the new day', async () => {
      setClock(yesterday, '23:59');
      const one = await shown({ pack });
      await one.driver();
      const board = boardOf(one);
      setClock(today, '00:01');
      await waitUntil(() => boardOf(one) !== board);
      expect(one.text('date')).to.equal(dateText(today));
    });

    it('keeps the puzzle of a reader who is in the middle of it, tells of the new one, and counts for its own day', async () => {
      setClock(yesterday, '23:59');
      const one = await shown({ pack });
      const driver = await one.driver();
      const board = boardOf(one);
      await driver.tap('vo', 'vi');
      await driver.ready();
      setClock(today, '00:01');
      await tells(one, 'result', /A new puzzle is here\./);
      expect(boardOf(one) === board).to.equal(true);
      await driver.tap('bo', 'ri');
      await tells(one, 'result', /^Solved after 1 wrong move\. .*A new puzzle is here\.$/);
      expect(boardOf(one) === board).to.equal(true);
      expect(Object.keys(stored())).to.deep.equal([yesterday]);
      one.button('Next').click();
      await waitUntil(() => boardOf(one) !== board);
      expect(one.text('result')).to.not.contain('Solved').and.not.contain('new puzzle');
    });
  });

  it('keeps the last puzzle and its results if another pack cannot be read', async () => {
    const pack = packOf(own);
    const one = await shown({ pack });
    const driver = await one.driver();
    await driver.tap('bo', 'ri');
    await tells(one, 'result', /^Solved/);
    const board = one.element.firstElementChild;
    one.element.pack = packOf({ no: 'list' });
    await waitUntil(() => one.faults.length);
    await one.element.updateComplete;
    expect(one.element.firstElementChild === board).to.equal(true);
    expect(one.element.shadowRoot!.querySelector('slot') === null).to.equal(false);
    expect(one.text('result')).to.match(/^Solved/);
    clearSaved(`daily:${pack}`);
  });

  it('works without storage', async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      const one = await shown({ pack: packOf(own) });
      const driver = await one.driver();
      await driver.tap('bo', 'ri');
      await tells(one, 'result', /^Solved without a wrong move\. 1 puzzle in a row\./);
      // the reader comes back to the tab
      document.dispatchEvent(new Event('visibilitychange'));
      await one.element.updateComplete;
      expect(one.text('result')).to.match(/^Solved without a wrong move\. 1 puzzle in a row\./);
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });

  it('says why, once the puzzle is solved', async () => {
    const one = await shown({ game: 'fluctus', date: '2026-12-01' });
    const driver = await one.driver();
    expect(one.text('why')).to.equal('');
    await driver.clickOn(driver.tool(1)!);
    await waitUntil(() => one.text('why') !== '');
    // the squares of this puzzle
    const { record = '' } = (await puzzleOn('fluctus', '2026-12-01')).attributes;
    expect(one.text('why'))
      .to.contain(record.split(' ').at(-1))
      .and.match(/^\S+ .* \S+ leaves .*\.$/);
    clearSaved('daily:fluctus');
  });

  it('adds its board again if a page takes it away', async () => {
    const { element } = await shown({ game: 'fluctus', date: '2026-11-30' });
    const board = element.firstElementChild;
    element.replaceChildren();
    await waitUntil(() => element.firstElementChild);
    expect(element.firstElementChild === board).to.equal(true);
  });
});
