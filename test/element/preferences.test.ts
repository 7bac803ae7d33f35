import { expect, fixtureCleanup } from '@open-wc/testing';
import { PREFERENCES } from '../../src/element/model/preferences.js';
import { preferenceListeners } from '../../src/element/model/followers.js';
import { fluctus } from '../games/fluctus/fluctus-driver.js';
import { glux } from '../games/glux/glux-driver.js';
import { lucky } from '../games/lucky-numbers/lucky-driver.js';
import { luzi } from '../games/luzi/luzi-driver.js';
import { textOf, type Driver } from '../support/board.js';
import { ownPreferences } from '../support/storage.js';

/** The value of a private property of a board. */
const token = ({ element }: Pick<Driver, 'element'>, name: string) =>
  getComputedStyle(element).getPropertyValue(`--_${name}`).trim();

const fontSize = ({ root }: Pick<Driver, 'root'>, part: string) =>
  parseFloat(getComputedStyle(root.querySelector(part)!).fontSize);

const labelAt = ({ root }: Driver, square: string) =>
  root.querySelector(`[data-square="${square}"]`)!.ariaLabel;

/** Chooses a value in the settings of the menu. */
async function choose(driver: Driver, label: string, value: string): Promise<void> {
  await driver.click('button', 'More');
  await driver.until(() => driver.has('button', 'Settings'));
  await driver.click('button', 'Settings');
  const name = new RegExp(`^${label}`);
  await driver.until(() => driver.has('combobox', name));
  const select = driver.find('combobox', name) as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  await driver.settled();
  await driver.press('Escape');
}

const store = (preferences: unknown) => localStorage.setItem(PREFERENCES, JSON.stringify(preferences));

describe('the settings of a player', () => {
  let release = () => {};
  beforeEach(() => {
    release = ownPreferences();
  });
  afterEach(() => {
    fixtureCleanup();
    release();
  });

  it('apply to all boards of the page at once, and to later ones', async () => {
    const one = await fluctus();
    const other = await fluctus();
    await choose(one, 'Contrast', 'high');
    for (const driver of [one, other])
      await driver.until(() => driver.element.matches(':state(high-contrast)'));
    const later = await fluctus();
    expect(later.element.matches(':state(high-contrast)')).to.equal(true);
    expect(token(later, 'paper')).to.equal(token(one, 'paper'));
    await choose(other, 'Contrast', 'normal');
    for (const driver of [one, other, later])
      await driver.until(() => !driver.element.matches(':state(high-contrast)'));
  });

  it('keep what another window has chosen meanwhile', async () => {
    const board = await fluctus();
    store({ contrast: 'high' });
    await choose(board, 'Text', 'large');
    await board.until(() => board.element.matches(':state(large-text)'));
    expect(JSON.parse(localStorage.getItem(PREFERENCES)!)).to.deep.equal({ contrast: 'high', text: 'large' });
  });

  it('do not reach a board that is not on the page, until it is there again', async () => {
    const one = await fluctus();
    const away = await fluctus();
    const place = away.element.parentElement!;
    away.element.remove();
    await choose(one, 'Text', 'large');
    await one.until(() => one.element.matches(':state(large-text)'));
    expect(away.element.matches(':state(large-text)')).to.equal(false);
    place.append(away.element);
    await away.until(() => away.element.matches(':state(large-text)'));
  });

  it('are applied before the first render', async () => {
    store({ text: 'large' });
    const driver = await fluctus();
    expect(driver.element.matches(':state(large-text)')).to.equal(true);
  });

  it('enlarge the text around the board by a quarter, from the size that the reader has set for the page', async () => {
    const plain = await fluctus();
    store({ text: 'large' });
    const large = await fluctus();
    const parts = ['.frame', '.headline', '.name', '.tool', '.record .label'];
    const { style } = document.documentElement;
    for (const root of ['', '20px']) {
      style.fontSize = root;
      const factor = root ? 1.25 : 1;
      expect(fontSize(plain, '.frame')).to.equal(15 * factor);
      for (const part of parts)
        expect(fontSize(large, part), part).to.be.closeTo(1.25 * fontSize(plain, part), 0.01);
    }
    // A page may use small sizes of its root for its own sums.
    style.fontSize = '10px';
    expect(fontSize(plain, '.frame')).to.equal(15);
    style.fontSize = '';
  });

  it('follow a change at another board', async () => {
    const driver = await fluctus();
    store({ text: 'large' });
    for (const apply of preferenceListeners) apply();
    await driver.until(() => driver.element.matches(':state(large-text)'));
  });

  it('ignore a text that makes no sense', async () => {
    store({ text: 'huge', motion: 7, contrast: 'high', sound: 'yes', pace: 'hurried', speech: null });
    const driver = await fluctus({ seats: 'human computer:easy' });
    expect([
      ...['large-text', 'motion-off'].map((state) => driver.element.matches(`:state(${state})`)),
    ]).to.deep.equal([false, false]);
    expect(driver.element.matches(':state(high-contrast)')).to.equal(true);
    localStorage.setItem(PREFERENCES, '[');
    const other = await fluctus();
    expect(other.element.matches(':state(high-contrast)')).to.equal(false);
  });

  describe('for the ear', () => {
    const position =
      '1,2,3,4/5,6,7,8/9,10,11,12/13,14,.,20|1,2,3,4/5,6,7,8/9,10,11,12/.,.,.,20 A -|- 15,16 0';
    const boards = {
      fluctus: () => fluctus({ record: '@ro @go', names: 'Ada,Bo' }),
      glux: () => glux({ record: '+25 5@a1 +16 6@m9 +34 +25', names: 'Ada,Bo', seats: 'human remote' }),
      lucky: () => lucky({ position, names: 'Ada,Bo' }),
      luzi: () => luzi({ position: '29,32 3/5 A 3 11124456' }),
    };
    const labels: readonly [
      preferences: object,
      labels: Readonly<Record<keyof typeof boards, readonly [square: string, label: string | RegExp]>>,
    ][] = [
      [
        { letters: 'nato' },
        {
          fluctus: ['ri', 'Romeo India, free, a stone may enter here'],
          glux: ['f1', /^Foxtrot 1, empty, .* 5 squares from Alfa 1$/],
          lucky: ['a4', 'Alfa 4, 1'],
          luzi: ['d4', 'die 4, two, can be thrown again'],
        },
      ],
      [
        { place: 'after' },
        {
          fluctus: ['ro', 'red stone, ro, can move'],
          glux: ['m9', /^6 of Bo, m9, /],
          lucky: ['a4', '1, a4'],
          luzi: ['d4', 'two, die 4, can be thrown again'],
        },
      ],
      [
        { place: 'none' },
        {
          fluctus: ['ro', 'red stone, can move'],
          glux: ['m9', /^6 of Bo, room C, /],
          lucky: ['open-15', '15, face up'],
          luzi: ['d4', 'two, can be thrown again'],
        },
      ],
    ];
    for (const [preferences, expected] of labels)
      it(`change the names of squares: ${JSON.stringify(preferences)}`, async () => {
        store(preferences);
        for (const [game, [square, label]] of Object.entries(expected)) {
          const board: Driver = await boards[game as keyof typeof boards]();
          expect(labelAt(board, square), game).to.match(textOf(label));
        }
      });

    it('can be changed and taken back on a board', async () => {
      const board = await boards.fluctus();
      const name = () => labelAt(board, 'ro');
      for (const [value, label] of [
        ['after', 'red stone, ro, can move'],
        ['none', 'red stone, can move'],
        ['before', 'ro, red stone, can move'],
      ] as const) {
        await choose(board, 'Name of a square', value);
        await board.until(() => name() === label);
      }
      await choose(board, 'Letters', 'nato');
      await board.until(() => name() === 'Romeo Oscar, red stone, can move');
      board.element.play('@ri');
      await board.settled();
      expect(name()).to.match(/^Romeo Oscar, red stone/);
      expect(board.spoken.at(-1)).to.equal('Ada enters on Romeo India. Bo to move.');
    });

    it('speak German', async () => {
      store({ letters: 'nato', place: 'after' });
      const board = await fluctus({ lang: 'de', record: '@ro @go', names: 'Ada,Bo' });
      await board.until(() => board.has('grid', /^Fluctus-Brett/));
      expect(labelAt(board, 'ro')).to.match(/^roter Stein, Romeo Oscar, kann bewegt werden/);
      board.element.play('@ri');
      await board.settled();
      expect(board.spoken.at(-1)).to.match(/^Ada setzt auf Romeo India ein\./);
      await board.click('button', 'Mehr');
      await board.until(() => board.has('button', 'Einstellungen'));
      await board.click('button', 'Einstellungen');
      await board.until(() => board.has('combobox', /^Brett für Screenreader/));
    });

    it('spell the squares of short announcements', async () => {
      store({ letters: 'nato', speech: 'short' });
      const board = await fluctus({ colors: 'blue white', record: '@bi @wi @bo @wo bo-go wo-yo go-bo' });
      board.element.play('yoxbi');
      await board.settled();
      expect(board.spoken.join(' ')).to.match(/^Yankee Oscar x Bravo India\./);
    });

    for (const [game, open] of Object.entries(boards))
      it(`show the board of ${game} without rows, with the same keys`, async () => {
        const way = async () => {
          const board: Driver = await open();
          const squares: (string | undefined)[] = [];
          await board.answered();
          board.element.focus();
          for (const key of ['Home', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'PageDown', 'n', 'p', 'End']) {
            await board.press(key);
            if (key.length === 1) await board.answered();
            squares.push((board.focused as HTMLElement).dataset.square);
          }
          return { board, squares };
        };
        const grid = await way();
        store({ board: 'plain' });
        const plain = await way();
        expect(plain.squares).to.deep.equal(grid.squares);
        const { root } = plain.board;
        expect(root.querySelector('[role=grid], [role=row], [role=rowgroup], [role=gridcell]')).to.equal(
          null,
        );
        expect(root.querySelector('[data-plain=grid]')!.role).to.equal('toolbar');
        await expect(plain.board.element).to.be.accessible();
      });
  });

  it('are shown as they were chosen', async () => {
    const driver = await fluctus();
    await choose(driver, 'Animations', 'long');
    await driver.click('button', 'More');
    await driver.click('button', 'Settings');
    expect((driver.find('combobox', /^Animations/) as HTMLSelectElement).value).to.equal('long');
    await expect(driver.element).to.be.accessible();
    await driver.press('Escape');
    expect(driver.name(driver.focused!)).to.equal('More');
  });

  for (const [motion, time] of [
    ['short', '130ms'],
    ['long', '520ms'],
    ['off', '0s'],
  ] as const)
    it(`change the time of a move: ${motion}`, async () => {
      store({ motion });
      const { element } = await fluctus();
      element.style.removeProperty('--spiel-move');
      element.style.transition = 'none var(--_move)';
      const seconds = parseFloat(getComputedStyle(element).transitionDuration);
      expect(seconds).to.be.closeTo(parseFloat(time) / (time.endsWith('ms') ? 1000 : 1), 0.001);
    });

  it('include the contrast that the system asks for', async () => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      query === '(prefers-contrast: more)' ? ({ matches: true } as MediaQueryList) : matchMedia(query);
    try {
      const { root } = await fluctus();
      const rules = root.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
      const media = rules.find(
        (rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-contrast: more'),
      );
      const system = (media as CSSMediaRule).cssRules[0] as CSSStyleRule;
      const chosen = rules.find(
        (rule) => rule instanceof CSSStyleRule && rule.selectorText.includes('high-contrast'),
      );
      expect(system.style.length).to.be.above(0);
      expect(system.style.cssText).to.equal((chosen as CSSStyleRule).style.cssText);
    } finally {
      window.matchMedia = matchMedia;
    }
  });

  it('shorten announcements to squares and scores', async () => {
    store({ speech: 'short' });
    const driver = await fluctus({ colors: 'blue white' });
    driver.element.play('@bi');
    driver.element.play('@wi');
    await driver.settled();
    expect(driver.spoken).to.deep.equal(['@bi. @wi.']);
  });

  describe('with a computer that waits for a key', () => {
    const waiting = (driver: Driver) =>
      driver.all('.recap').find(({ ariaDisabled }) => ariaDisabled === 'false');

    /** A board on which a person has moved, and the computer waits with its move. */
    async function waits(attributes: Readonly<Record<string, string>> = {}) {
      store({ pace: 'key' });
      const driver = await fluctus({ seats: 'human computer:easy', seed: 'w', ...attributes });
      await driver.seen();
      await driver.press('Tab');
      driver.element.focus();
      driver.element.play(driver.element.moves[0]!);
      await driver.until(() => waiting(driver));
      return { driver, moved: driver.next('game-move') };
    }

    it('lets it move at the key c', async () => {
      const { driver, moved } = await waits();
      expect(driver.element.ply).to.equal(1);
      expect(driver.spoken.at(-1)).to.equal('Press C for the next move.');
      await driver.press('l', 'c');
      expect((await moved).detail.source).to.equal('computer');
      await driver.until(() => !waiting(driver) && driver.has('button', 'What happened?'));
    });

    /** Adds markup of the page to a board; returns the first element in it. */
    const slotted = ({ element }: Driver, markup: string) => {
      element.insertAdjacentHTML('beforeend', markup);
      return element.lastElementChild as HTMLElement;
    };
    const elsewhere: readonly (readonly [string, (driver: Driver) => HTMLElement | Promise<HTMLElement>])[] =
      [
        ['a text of the page', (driver) => slotted(driver, '<textarea slot="caption"></textarea>')],
        [
          'a list of the page',
          (driver) => slotted(driver, '<select slot="toolbar"><option>c</option></select>'),
        ],
        [
          'an editable part of the page',
          (driver) => slotted(driver, '<div slot="caption" contenteditable>x</div>'),
        ],
        [
          'an element of the page with a closed shadow root',
          (driver) => {
            const host = slotted(driver, '<div slot="caption" tabindex="0"></div>');
            const root = host.attachShadow({ mode: 'closed', delegatesFocus: true });
            root.append(document.createElement('input'));
            return host;
          },
        ],
        [
          'a list of a dialog',
          async (driver) => {
            await driver.click('button', 'More');
            await driver.until(() => driver.has('combobox', /^Computer moves/));
            return driver.find('combobox', /^Computer moves/);
          },
        ],
        [
          'a button of a dialog',
          async (driver) => {
            await driver.click('button', 'More');
            await driver.until(() => driver.has('button', 'Flip the board'));
            return driver.find('button', 'Flip the board');
          },
        ],
      ];
    for (const [name, find] of elsewhere)
      it(`does not let it move at the key c in ${name}`, async () => {
        const { driver } = await waits();
        (await find(driver)).focus();
        await driver.press('c');
        expect(driver.root.querySelector('.recap')?.ariaDisabled).to.equal('false');
        expect(driver.element.ply).to.equal(1);
      });

    it('lets it move at the button', async () => {
      const { driver, moved } = await waits({ 'no-keys': '' });
      expect(driver.spoken.at(-1)).to.equal('Press “Next move” for the next move.');
      await driver.press('c');
      expect(driver.element.ply).to.equal(1);
      await driver.click('button', 'Next move');
      expect((await moved).detail.source).to.equal('computer');
    });

    it('lets it move if the player chooses another pace', async () => {
      const { driver, moved } = await waits();
      store({ pace: 'fast' });
      for (const apply of preferenceListeners) apply();
      expect((await moved).detail.source).to.equal('computer');
      expect(driver.has('button', 'Next move')).to.equal(false);
    });

    it('names the key in the list of keys', async () => {
      const { driver } = await waits();
      await driver.press('?');
      await driver.until(() => driver.spoken.at(-1)?.endsWith('C, the next move of the computer.'));
    });
  });
});
