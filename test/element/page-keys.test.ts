import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { boardOf } from '../../src/element/model/board.js';
import type { RulesElement } from '../../src/element/rules/rules-element.js';
import { fluctus } from '../games/fluctus/fluctus-driver.js';
import { glux } from '../games/glux/glux-driver.js';
import { lucky } from '../games/lucky-numbers/lucky-driver.js';
import { luzi } from '../games/luzi/luzi-driver.js';
import { frame, type AnyBoard, type Driver } from '../support/board.js';
import { PageKeys } from '../support/page-keys.js';
import { focus } from './ask.js';
import { buttonOf, record, text } from './move-links.js';

let page: PageKeys;
const open = () => (page = new PageKeys());
function leave(): void {
  page.leave();
  fixtureCleanup();
}

/** All characters of an English keyboard. */
const characters = Array.from({ length: 0x7f - 0x21 }, (_, i) => String.fromCharCode(0x21 + i));

/** Fires a key at the focused element; false if its default was prevented. */
function fire<E extends AnyBoard>({ focused }: Driver<E>, key: string): boolean {
  const init = { key, bubbles: true, composed: true, cancelable: true };
  const pressed = focused!.dispatchEvent(new KeyboardEvent('keydown', init));
  focused!.dispatchEvent(new KeyboardEvent('keyup', init));
  return pressed;
}

/** What a person at a board can see and hear of a key. */
const traces = (board: Driver): string =>
  JSON.stringify([
    board.root.querySelector('.live')!.childElementCount && board.spoken,
    (board.focused as HTMLElement).dataset.square,
    board.focused?.localName,
    board.element.record,
    board.root.querySelectorAll('.chosen, [aria-pressed=true], .over').length,
  ]);

const rows = '1,2,3,4/5,6,7,8/9,10,11,12';

describe('a key that a board answers', () => {
  beforeEach(open);
  afterEach(leave);

  it('is prevented, and does not come to the page, from the press to the release', async () => {
    const board = await fluctus({ record: '@ro @go', names: 'Ada,Bo' });
    focus(board, 'ro');
    await board.press('ArrowRight', 'ArrowDown', 'PageUp', 'Home', 'End', 'Control+Home');
    await board.press('s', '?', 'M');
    focus(board, 'ro');
    await board.press('Enter', 'Escape', 'Space', 'Escape', '/');
    await board.until(() => board.focused?.matches('.command input'));
    await board.press('Escape');
    expect(page.take()).to.deep.equal([]);
    for (const key of ['ArrowRight', 's', '/']) {
      focus(board, 'ro');
      expect(fire(board, key), key).to.equal(false);
    }
  });

  it('is one at the border of the board, too, whose name it tells', async () => {
    const board = await luzi({ position: '29,32 3/5 A 3 11124456' });
    focus(board, 'd8');
    await board.press('ArrowRight', 'End', 'ArrowRight');
    expect(page.take()).to.deep.equal([]);
  });

  it('steps through a replay and not through the slides of the page', async () => {
    const board = await fluctus({ mode: 'replay', record });
    await board.until(() => board.has('button', 'Next move'));
    board.find('button', 'Next move').focus();
    await board.press('Home', 'ArrowRight', 'ArrowRight');
    expect(board.element.ply).to.equal(2);
    await board.press('End', 'ArrowRight', 'Space');
    expect(board.element.ply).to.equal(6);
    board.root.querySelector<HTMLElement>('.moves button[tabindex="0"]')!.focus();
    await board.press('Home', 'ArrowRight', 'ArrowDown', 'ArrowUp');
    expect(page.take()).to.deep.equal([]);
    // no key of the bar
    board.find('button', 'Next move').focus();
    await board.press('ArrowDown');
    expect(page.pressed()).to.deep.equal(['ArrowDown']);
  });

  it('moves the focus in a toolbar, and presses its button', async () => {
    const board = await fluctus();
    board.find('button', 'Rules').focus();
    await board.press('ArrowRight', 'End', 'Home', 'ArrowLeft', 'End', 'Enter');
    await board.until(() => board.has('dialog', 'More'));
    expect(page.take()).to.deep.equal([]);
  });

  it('closes a dialog of the board, and not the one of the page around it', async () => {
    const dialog = await fixture<HTMLDialogElement>(html`<dialog></dialog>`);
    const board = await fluctus({ record: '@ro @go @ri @gi' });
    dialog.append(board.element.parentElement!);
    dialog.showModal();
    await board.settled();
    await board.menu();
    await board.press('Escape');
    await board.until(() => !board.has('dialog', 'More'));
    await board.tap('ro');
    await board.press('Escape');
    expect([dialog.open, page.take()]).to.deep.equal([true, []]);
    await board.press('Escape');
    expect(dialog.open).to.equal(false);
  });

  it('scrolls a dialog that is higher than its place', async () => {
    const board = await fluctus();
    await board.click('button', 'Rules');
    await board.until(() => board.has('dialog', 'Rules') && !board.text('.panel').includes('Loading'));
    const panel = board.root.querySelector('.panel')!;
    expect(panel.scrollHeight).to.be.greaterThan(panel.clientHeight);
    await board.press('ArrowDown', 'PageDown', 'Space');
    await board.until(() => panel.scrollTop > 0);
    expect(page.take()).to.deep.equal([]);
    await board.press('F2', 'q');
    expect(page.pressed()).to.deep.equal(['F2', 'q']);
  });

  it('hides the count at a square of Glüx, once', async () => {
    const board = await glux({ names: 'Ada,Bo', record: '+25 5@a1 +16 6@m9 +34 +25', seats: 'human remote' });
    const drawn = () => board.root.querySelector('.rays > g')!.childElementCount;
    focus(board, 'a6');
    await board.press('ArrowRight', 'ArrowLeft');
    await board.until(() => drawn() > 0);
    await board.press('Escape');
    expect([drawn(), page.take()]).to.deep.equal([0, []]);
    await board.press('Escape');
    expect(page.pressed()).to.deep.equal(['Escape']);
  });

  it('lets the computer go on while it waits', async () => {
    const board = await fluctus({ seats: 'human computer:easy', pace: 'key' });
    board.element.focus();
    board.element.play(board.element.moves[0]!);
    await board.until(() => boardOf(board.element).store.snapshot.computer.waiting);
    await board.press('c');
    await board.until(() => board.element.ply === 2);
    expect(page.take()).to.deep.equal([]);
    await board.press('c');
    expect(page.pressed()).to.deep.equal(['c']);
  });

  it('presses a move in running text, a button of the rules and of a series', async () => {
    const { board, links } = await text(html`<game-move board="g1" ply="2">go</game-move>`);
    buttonOf(links[0]!)!.focus();
    await sendKeys({ press: 'Enter' });
    expect(board.ply).to.equal(2);
    board.goTo(0);
    await sendKeys({ type: ' ' });
    expect([board.ply, page.take()]).to.deep.equal([2, []]);
    await sendKeys({ press: 'ArrowRight' });
    expect(page.pressed()).to.deep.equal(['ArrowRight']);
    const rules = await fixture<RulesElement>(html`<fluctus-rules rule="F6"></fluctus-rules>`);
    const find = () => rules.shadowRoot?.querySelector<HTMLElement>('button');
    while (!find()) await frame();
    find()!.focus();
    await sendKeys({ press: 'Enter' });
    const series = await fixture(html`<game-series></game-series>`);
    const button = document.createElement('button');
    series.shadowRoot!.append(button);
    button.focus();
    await sendKeys({ press: 'Enter' });
    expect(page.take()).to.deep.equal([]);
  });
});

describe('a key that a board does not answer', () => {
  beforeEach(open);
  afterEach(leave);

  const boards: readonly [tag: string, open: () => Promise<Driver>, square: string][] = [
    ['fluctus-board', () => fluctus({ record: '@ro @go @ri @gi', names: 'Ada,Bo' }), 'bo'],
    [
      'glux-board',
      () => glux({ record: '+25 5@a1 +16 6@m9 +34 +25', seats: 'human remote', names: 'Ada,Bo' }),
      'c3',
    ],
    [
      'lucky-numbers-grid',
      () => lucky({ names: 'Ada,Bo', position: `${rows}/13,14,.,20|${rows}/.,.,.,20 A -|- 7,8 0` }),
      'c1',
    ],
    ['luzi-dice', () => luzi({ position: '29,32 3/5 A 3 11124456' }), 'd4'],
  ];
  for (const [tag, mountBoard, square] of boards)
    it(`comes to the page untouched, and does nothing: each character on a ${tag}`, async () => {
      let board = await mountBoard();
      const reached: string[] = [];
      for (const key of characters) {
        focus(board, square);
        const before = traces(board);
        const untouched = fire(board, key);
        const came = page.take().map(({ type }) => type);
        expect(came, key).to.deep.equal(untouched ? ['keydown', 'keyup'] : []);
        await board.answered();
        if (untouched) {
          reached.push(key);
          expect(traces(board), key).to.equal(before);
          continue;
        }
        // another key of the game finds the board as it was
        await board.until(() => traces(board) !== before);
        fixtureCleanup();
        board = await mountBoard();
      }
      expect(reached.join('')).to.match(/.*\*.*\[.*i.*j.*q.*y.*z/);
    });

  it('comes to the page untouched: with a modifier, a function key, and Escape without anything to end', async () => {
    const board = await fluctus({ record: '@ro @go' });
    focus(board, 'ro');
    const keys = [
      'Control+s',
      'Alt+l',
      'Meta+b',
      'F2',
      'Escape',
      'Delete',
      'Alt+ArrowDown',
      'Control+ArrowUp',
    ];
    await board.press(...keys);
    const all = page.take();
    expect(all.flatMap(({ type, key }) => (type === 'keydown' ? key : []))).to.deep.equal(
      keys.map((each) => each.split('+').at(-1)),
    );
    expect(all.filter(({ prevented }) => prevented)).to.deep.equal([]);
    await board.press('Tab');
    expect(page.take().map(({ key }) => key)).to.include('Tab');
    expect(board.spoken).to.deep.equal([]);
    board.find('button', 'Rules').focus();
    await board.press('Control+End', 'Alt+Home');
    expect(page.pressed()).to.deep.equal(['End', 'Home']);
  });

  it('comes to the page untouched: every character with no-keys', async () => {
    const board = await luzi({ position: '29,32 3/5 A 3 11124456', 'no-keys': '' });
    focus(board, 'd5');
    await board.press('s', '4', '?', '/', 'ArrowRight');
    expect(page.pressed()).to.deep.equal(['s', '4', '?', '/']);
  });

  it('is one that the page has answered while capturing', async () => {
    const board = await fluctus({ names: 'Ada,Bo' });
    const capture = (event: KeyboardEvent) => {
      event.preventDefault();
    };
    focus(board, 'ro');
    window.addEventListener('keydown', capture, { capture: true });
    await board.press('ArrowRight', 's');
    window.removeEventListener('keydown', capture, { capture: true });
    await board.answered();
    expect([(board.focused as HTMLElement).dataset.square, board.spoken]).to.deep.equal(['ro', []]);
  });

  it('is one on what the page has put into the board', async () => {
    const board = await fluctus();
    const button = document.createElement('button');
    button.slot = 'toolbar';
    board.element.append(button);
    button.focus();
    await sendKeys({ press: 's' });
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'ArrowRight' });
    expect(page.pressed()).to.deep.equal(['s', 'Enter', 'ArrowRight']);
  });
});
