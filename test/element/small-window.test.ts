import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { frame, type Driver } from '../support/board.js';
import { mountBoard, removeBoards, tags, uncoverHand } from './all-boards.js';

/** A window of 1280 × 1024 px at a zoom of 400 % (WCAG 1.4.10). */
const small = { width: 320, height: 256 };
const usual = { width: 800, height: 600 };

/** The buttons that open the dialogs of a game, one after the other. */
const dialogsOf = (tag: string) => [
  ['Rules'],
  ['New'],
  ['More'],
  ['More', 'Settings'],
  // Nothing is random in Fluctus, and a position of Glüx is large.
  ...(tag === 'fluctus-board' ? [] : [['More', 'Fairness']]),
  ...(tag === 'glux-board' ? [['More', 'Position as a list']] : []),
];

const panelOf = (board: Driver) => board.root.querySelector<HTMLElement>('.panel')!;

function expectInWindow(element: Element, what: string): void {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  expect([left, top, innerWidth - right, innerHeight - bottom].map(Math.round), what).to.satisfy(
    (distances: readonly number[]) => distances.every((each) => each >= 0),
  );
}

/** The title and Close are in the window, and the dialog needs no scrolling sideways. */
function expectHeader(board: Driver, when: string): void {
  const panel = panelOf(board);
  expectInWindow(panel.querySelector('h2')!, `the title ${when}`);
  expectInWindow(board.find('button', 'Close'), `Close ${when}`);
  expectInWindow(panel, `the dialog ${when}`);
  expect(panel.scrollWidth, 'the width of the content').to.be.at.most(panel.clientWidth);
}

/** Opens a dialog by keys. */
async function open(board: Driver, buttons: readonly string[]): Promise<void> {
  for (const name of buttons) {
    await board.until(() => board.has('button', name));
    board.find('button', name).focus();
    await board.press('Enter');
    const isOpen = () => name === buttons[0] || board.text('.panel h2') === name;
    await board.until(
      () => board.has('dialog', /./) && isOpen() && !board.text('.panel').includes('Loading'),
    );
  }
  await frame();
}

describe('a dialog in a window of 320 × 256 px', () => {
  before(() => setViewport(small));
  after(() => setViewport(usual));
  afterEach(removeBoards);

  for (const tag of tags)
    for (const buttons of dialogsOf(tag))
      it(`shows its title and Close, and scrolls: ${tag}, ${buttons.join(', ')}`, async () => {
        // Without a seed, the board chooses a secret one.
        const board = await mountBoard(tag, { seed: '' });
        await uncoverHand(board);
        await open(board, buttons);
        const panel = panelOf(board);
        expectHeader(board, 'at first');
        panel.scrollTop = panel.scrollHeight;
        await frame();
        expectHeader(board, 'at the end');
        expect(panel.scrollTop).to.be.above(0);
        // A focus that is set brings its control into sight, as Tab does.
        for (const control of panel.querySelectorAll<HTMLElement>('button, select, input, summary')) {
          control.focus();
          await frame();
          expectHeader(board, `with the focus on ${board.name(control)}`);
        }
      });
});

describe('a dialog of a board that is partly out of sight', () => {
  before(() => setViewport({ width: 360, height: 740 }));
  after(() => setViewport(usual));
  afterEach(() => {
    removeBoards();
    document.body.style.padding = '';
    for (const each of document.querySelectorAll('dialog')) each.remove();
  });

  for (const tag of tags)
    for (const share of [0.1, 0.6, 0.9])
      for (const name of ['Rules', 'New', 'More'])
        it(`has its title and Close in the window: ${tag}, ${name}, toolbar at ${100 * share} %`, async () => {
          document.body.style.padding = '800px 0';
          const board = await mountBoard(tag);
          const button = board.find('button', name);
          scrollBy(0, button.getBoundingClientRect().top - share * innerHeight);
          button.click();
          await board.until(() => board.has('dialog', /./) && !board.text('.panel').includes('Loading'));
          await frame();
          await frame();
          expectHeader(board, 'at first');
        });

  it('has its title and Close in the box that scrolls', async () => {
    const board = await mountBoard('fluctus-board');
    const host = document.createElement('dialog');
    host.style.cssText = 'height: 400px; overflow: auto';
    document.body.append(host);
    host.append(board.element);
    host.showModal();
    await board.settled();
    host.scrollTop = 250;
    await open(board, ['Rules']);
    await frame();
    const { top, bottom } = host.getBoundingClientRect();
    const close = board.find('button', 'Close').getBoundingClientRect();
    expect([close.top >= top, close.bottom <= bottom]).to.deep.equal([true, true]);
  });
});
