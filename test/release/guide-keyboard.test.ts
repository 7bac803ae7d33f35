import { expect } from '@open-wc/testing';
import { html, unsafeStatic } from 'lit/static-html.js';
import '../../src/index.js';
import { Driver, mount, seen, type AnyBoard } from '../support/board.js';

/** The steps that make a move: squares to go to and press, keys of one character, and the names of buttons. */
type Steps = (move: string, board: Driver) => readonly (string | RegExp)[];

/** The keys of free dice with these faces, and the button that throws them. */
function throwAgain(faces: string, board: Driver): readonly (string | RegExp)[] {
  const names = ['', 'Joe', 'two', 'three', 'four', 'five', 'six'];
  const free = board.all('[data-square^="d"]').map((die) => board.name(die));
  const keys = Array.from(faces, (face) => {
    const at = free.findIndex((name) => name.includes(`, ${names[Number(face)]}, can be thrown`));
    return /\d/.exec(free.splice(at, 1)[0] ?? '')?.[0] ?? '';
  });
  return [...keys, /^Throw/];
}

/** The notation of the move of the example that is open. */
const moveOf = (driver: Driver) => driver.all('.playing [data-move]')[0]!.dataset.move!;

const cellOf = (move: string) => move.split('@')[1] ?? '';
const games: Readonly<Record<string, Steps>> = {
  'fluctus-board': (move) => (move.startsWith('@') ? [move.slice(1)] : move.split('-')),
  'glux-board': (move) => [move.charAt(0), cellOf(move)],
  'lucky-numbers-grid': (move) => [`hand-${Number.parseInt(move, 10)}`, cellOf(move)],
  'luzi-dice': (move, board) => throwAgain(move.split(':')[1] ?? '', board),
};

describe('the guided examples, with the keyboard alone', () => {
  // Other test files have played examples in the same tab.
  before(() => {
    sessionStorage.clear();
  });

  for (const [tag, stepsOf] of Object.entries(games)) {
    it(`are opened, played, continued and closed on ${tag}`, async () => {
      const driver = await mount(html`<${unsafeStatic(tag)} seats="human human"></${unsafeStatic(tag)}>`);
      await seen(driver.element);
      const rules = driver.find('button', 'Rules');
      rules.focus();
      await driver.press('Enter');
      await driver.until(() => driver.root.querySelector('.guide'));
      await tabTo(driver, /^(Learn by trying|Continue learning)$/);
      await driver.press('Enter');

      for (let i = 0; i < 2; i++) {
        const example = await exampleOf(driver);
        expectFocus(driver);
        const move = moveOf(driver);
        const chance = /^[+=]/.test(move);
        if (chance) await tabTo(driver, /^Show what happens$/);
        if (chance) await driver.press('Enter');
        else for (const step of stepsOf(move, example)) await take(driver, example, step);
        await driver.until(() => driver.text('.answer') !== '');
        const answered = chance ? /^This is what happens\./ : /^Right\./;
        expect(driver.text('.answer[role=status]'), move).to.match(answered);
        expectFocus(driver);
        if (i > 0) break;
        await tabTo(driver, /^Next example$/);
        await driver.press('Enter');
        await driver.until(() => driver.root.querySelector(`.playing ${tag}`) !== example.element);
      }

      await tabTo(driver, /^Show the picture$/);
      await driver.press('Enter');
      expect(driver.all('.playing')).to.deep.equal([]);
      expect(driver.name(driver.focused!)).to.match(/^Try it: /);
      await driver.press('Escape');
      expect(driver.focused).to.equal(rules);
    });
  }

  for (const [tag, id] of [
    ['glux-board', 'lay-and-draw'],
    ['lucky-numbers-grid', 'none-left'],
    ['luzi-dice', 'superluzi'],
  ] as const) {
    it(`show the move of chance ${id} on ${tag}, and count it as played`, async () => {
      const driver = await mount(html`<${unsafeStatic(tag)} seats="human human"></${unsafeStatic(tag)}>`);
      await seen(driver.element);
      driver.find('button', 'Rules').focus();
      await driver.press('Enter');
      const button = () => driver.root.querySelector<HTMLElement>(`#example-${id} > button`);
      await driver.until(button);
      const done = () => Number.parseInt(driver.text('.guide span'), 10);
      const before = done();
      button()!.focus();
      await driver.press('Enter');
      const { element } = await exampleOf(driver);
      const { ply } = element;
      expect(driver.name(driver.focused!)).to.equal('Show what happens');
      await driver.press('Enter');
      await driver.until(() => driver.text('.answer') !== '');
      expect(element.ply).to.equal(ply + 1);
      // The record of a board leaves out a chip that a player has drawn.
      const shown = tag === 'glux-board' ? '+?' : moveOf(driver);
      expect(element.record).to.contain(shown);
      expect(driver.text('.answer')).to.equal('This is what happens.');
      expect(done()).to.equal(before + 1);
      expectFocus(driver);
      await tabTo(driver, /^Try again$/);
      await driver.press('Enter');
      await driver.until(() => driver.text('.answer') === '');
      expect((await exampleOf(driver)).element.ply).to.equal(ply);
      expect(driver.name(driver.focused!)).to.equal('Show what happens');
    });
  }

  it('tell how the game ends by a move of chance', async () => {
    const driver = await mount(html`<glux-board seats="human human"></glux-board>`);
    await seen(driver.element);
    driver.element.openRules('G10');
    const button = () => driver.root.querySelector<HTMLElement>('#example-last-draw > button');
    await driver.until(button);
    button()!.focus();
    await driver.press('Enter');
    await exampleOf(driver);
    await driver.press('Enter');
    await driver.until(() => driver.text('.answer') !== '');
    expect(driver.text('.answer')).to.equal('The game ends by rule G10. Player B has won.');
  });
});

/** The board of the example that is open, once it has its focus or, for a move of chance, its button. */
async function exampleOf(driver: Driver): Promise<Driver> {
  const find = () => driver.root.querySelector<AnyBoard>(`.playing ${driver.element.localName}`);
  const waits = () => driver.all('button').some((each) => each.textContent.trim() === 'Show what happens');
  await driver.until(() => find()?.shadowRoot?.activeElement ?? (find()?.hasUpdated && waits()));
  await driver.settled();
  return new Driver(find()!);
}

function expectFocus(driver: Driver): void {
  expect(document.activeElement).to.equal(driver.element);
  expect(driver.focused).not.to.equal(null);
}

/** Presses Tab until the button with this name has the focus. */
async function tabTo(driver: Driver, name: RegExp, board = driver): Promise<void> {
  for (let i = 0; i < 40; i++) {
    if (board.focused && name.test(board.name(board.focused))) return;
    await driver.press('Tab');
    expectFocus(driver);
  }
  throw new Error(`Tab does not reach ${String(name)}`);
}

/** Takes a step of a move on the board of an example. */
async function take(driver: Driver, board: Driver, step: string | RegExp): Promise<void> {
  if (typeof step !== 'string') await tabTo(driver, step, board);
  else if (step.length === 1) return board.press(step);
  else if (!(await steerTo(board, step)) && !(await walkTo(board, step)))
    throw new Error(`no key leads to ${step}`);
  await board.press('Enter');
}

const isAt = (board: Driver, square: string) => board.focused?.getAttribute('data-square') === square;

/** Goes to a square in straight lines; false if that does not lead there. */
async function steerTo(board: Driver, square: string): Promise<boolean> {
  const target = board.all(`[data-square="${square}"]`)[0];
  for (let i = 0; target && i < 24; i++) {
    if (isAt(board, square)) return true;
    const before = board.focused;
    const [x = 0, y = 0] = before ? board.middle(before) : [];
    const [toX, toY] = board.middle(target);
    if (Math.abs(toY - y) > 8) await board.press(toY > y ? 'ArrowDown' : 'ArrowUp');
    else await board.press(toX > x ? 'ArrowRight' : 'ArrowLeft');
    if (board.focused === before) return false;
  }
  return false;
}

/** Walks through all rows with Home and the arrow keys. */
async function walkTo(board: Driver, square: string): Promise<boolean> {
  const here = () => isAt(board, square);
  await board.press('Control+Home');
  for (let row = 0; row < 20; row++) {
    await board.press('Home');
    for (let column = 0; column < 16; column++) {
      if (here()) return true;
      const before = board.focused;
      await board.press('ArrowRight');
      if (board.focused === before) break;
    }
    if (here()) return true;
    await board.press('ArrowDown');
  }
  return false;
}
