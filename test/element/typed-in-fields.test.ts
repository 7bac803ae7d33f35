import { expect, fixtureCleanup } from '@open-wc/testing';
import { fluctus } from '../games/fluctus/fluctus-driver.js';
import type { Driver } from '../support/board.js';
import { PageKeys } from '../support/page-keys.js';
import { withClipboard } from './menu-items.js';

type Place = readonly [name: string, open: () => Promise<Driver>, fields: readonly string[]];

async function opened(button: string, dialog: string): Promise<Driver> {
  const board = await fluctus({ record: '@ro @go', share: '', id: 'b' });
  await board.click('button', button);
  await board.until(() => board.root.querySelector(`.panel.${dialog} :is(input, select, textarea)`));
  return board;
}

/** Where a board has fields, and which. */
const places: readonly Place[] = [
  [
    'the command field',
    async () => {
      const board = await fluctus({ command: '' });
      await board.until(() => board.has('textbox', 'Type a move or a command'));
      return board;
    },
    ['input'],
  ],
  ['the form for a new game', () => opened('New', 'new'), ['input', 'select']],
  ['the menu', () => opened('More', 'more'), ['input']],
  [
    'the settings',
    async () => {
      const board = await opened('More', 'more');
      await board.click('button', 'Settings');
      await board.until(() => board.root.querySelector('.panel.preferences select'));
      return board;
    },
    ['select'],
  ],
  [
    'a text to copy by hand',
    async () => {
      const board = await opened('More', 'more');
      await withClipboard(false, async () => {
        await board.click('button', 'Copy the moves');
        await board.until(() => board.root.querySelector('textarea'));
      });
      return board;
    },
    ['input', 'textarea'],
  ],
  [
    'a replay',
    async () => {
      const board = await fluctus({ mode: 'replay', record: '@ro @go' });
      await board.until(() => board.root.querySelector('select'));
      return board;
    },
    ['input', 'select'],
  ],
  [
    'a field of any kind',
    async () => {
      const board = await fluctus();
      const box = document.createElement('div');
      box.innerHTML =
        '<input type="checkbox"><input type="search"><input type="number"><p contenteditable>text</p>';
      board.root.querySelector('.tools')!.append(box);
      return board;
    },
    ['input', 'p'],
  ],
];

const KEYS = [
  's',
  '?',
  '1',
  'Space',
  'ArrowLeft',
  'ArrowDown',
  'Home',
  'End',
  'PageDown',
  'Backspace',
  'Delete',
];

describe('a key in a field', () => {
  let page: PageKeys;
  beforeEach(() => {
    page = new PageKeys();
  });
  afterEach(() => {
    page.leave();
    fixtureCleanup();
  });

  for (const [name, open, expected] of places)
    it(`does not come to the page if it is typed: ${name}`, async () => {
      const board = await open();
      const all = () => [
        ...board.root.querySelectorAll<HTMLElement>('input, select, textarea, [contenteditable]'),
      ];
      expect([...new Set(all().map(({ localName }) => localName))].sort()).to.deep.equal(expected);
      for (const i of all().keys()) {
        for (const key of KEYS) {
          all()[i]!.focus();
          page.take();
          await board.press(key);
          expect(page.take(), `${all()[i]!.outerHTML}: ${key}`).to.deep.equal([]);
        }
        await board.press('F2', 'Control+b', 'Meta+i', 'Alt+u');
        expect(page.pressed()).to.deep.equal(['F2', 'b', 'i', 'u']);
      }
    });

  /** Fires a key at the command field; returns if it came to the page, and if its default was prevented. */
  async function fire(init: KeyboardEventInit): Promise<readonly [came: boolean, prevented: boolean]> {
    const board = await fluctus({ command: '' });
    await board.until(() => board.has('textbox', 'Type a move or a command'));
    const field = board.find('textbox', 'Type a move or a command');
    field.focus();
    const all = { bubbles: true, composed: true, cancelable: true, ...init };
    const went = field.dispatchEvent(new KeyboardEvent('keydown', all));
    return [page.take().length > 0, !went];
  }

  it('does not come to the page if AltGr, or Alt on a Mac, types it', async () => {
    expect(await fire({ key: '@', code: 'KeyQ', modifierAltGraph: true })).to.deep.equal([false, false]);
    const windows = { key: '[', code: 'Digit8', ctrlKey: true, altKey: true };
    expect(await fire(windows)).to.deep.equal([false, false]);
    expect(await fire({ ...windows, modifierAltGraph: true })).to.deep.equal([false, false]);
    expect(await fire({ key: '/', code: 'Digit7', altKey: true })).to.deep.equal([false, false]);
    // a shortcut elsewhere
    expect(await fire({ key: 's', code: 'KeyS', altKey: true })).to.deep.equal([true, false]);
  });

  it('does not come to the page, and sends no form, while an input method composes', async () => {
    for (const key of ['Process', 'Escape', 'ArrowDown', 's'])
      expect(await fire({ key, isComposing: true }), key).to.deep.equal([false, false]);
    expect(await fire({ key: 'Enter', isComposing: true })).to.deep.equal([false, true]);
  });

  it('closes the field or its dialog if it is Escape, and nothing of the page', async () => {
    const board = await opened('More', 'more');
    board.find('textbox', 'Type a move').focus();
    page.take();
    await board.press('Escape');
    expect([board.has('dialog', 'More'), page.take()]).to.deep.equal([false, []]);
  });
});
