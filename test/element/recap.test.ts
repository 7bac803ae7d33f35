import { expect, fixtureCleanup } from '@open-wc/testing';
import { fluctus } from '../games/fluctus/fluctus-driver.js';
import { glux } from '../games/glux/glux-driver.js';
import { lucky, type LuckyDriver } from '../games/lucky-numbers/lucky-driver.js';
import { luzi } from '../games/luzi/luzi-driver.js';
import { GAP } from '../../src/element/ui/a11y/announcer.js';
import { frame, heard } from '../support/board.js';
import { listenTo } from '../support/spoken.js';

/** Ada has laid the 11; then Bo took the 15, and Cleo drew and laid a 2. */
const record = `[Options "{\\"players\\":3,\\"setup\\":\\"sorted\\"}"]
  +10 +1 +13 +15 +5 +16 +6 +3 +8 +11 +1 +3 draw +15 15@a4 draw +6 6@a1 draw +2 2@a3 1@a4 draw +7 7@d4
  draw +20 20@d1 11@a1 15@c1 draw +2 2@b4`;
/** The plies after Ada's last move, and at the end. */
const [since, present] = [29, 33];

async function table(attributes: Readonly<Record<string, string>> = {}): Promise<LuckyDriver> {
  const seats = 'human computer:easy computer:easy';
  const names = 'Ada,Bo,Cleo';
  const board = await lucky({ seats, names, players: '3', pace: 'fast', record, ...attributes });
  expect(board.element.ply).to.equal(present);
  return board;
}

async function started(attributes: Readonly<Record<string, string>> = {}): Promise<LuckyDriver> {
  const board = await table(attributes);
  await board.until(() => board.has('button', 'What happened?'));
  await board.click('button', 'What happened?');
  expect(board.element.ply).to.equal(since);
  return board;
}

const { setTimeout } = window;

/** Shows no move by itself: a slow machine may take longer for a press than the time between two moves. */
function stopTime(): void {
  window.setTimeout = ((act: () => void, time = 0) =>
    time >= 300 && time !== GAP ? 0 : setTimeout(act, time)) as typeof window.setTimeout;
}

function letTimePass(): void {
  window.setTimeout = setTimeout;
}

describe('the moves since a person moved', () => {
  beforeEach(stopTime);
  afterEach(() => {
    letTimePass();
    fixtureCleanup();
  });

  it('are marked and described', async () => {
    const board = await table();
    const trays = board.names('img');
    expect(trays.find((name) => name.startsWith('Board of Bo'))).to.match(/laid last on c1$/);
    expect(trays.find((name) => name.startsWith('Board of Cleo'))).to.match(/laid last on b4$/);
  });

  it('are shown again one by one, and the button keeps the focus', async () => {
    letTimePass();
    const board = await table({ seats: 'human remote remote' });
    await board.until(() => board.has('button', 'What happened?'));
    const plies = heard(board, 'game-navigate');
    board.find('button', 'What happened?').focus();
    await board.press('Enter');
    expect(board.name(board.focused!)).to.equal('Back to the game');
    await board.until(() => board.element.ply === present);
    await board.settled();
    expect(plies.map(({ detail }) => detail.ply)).to.deep.equal([29, 30, 31, 32, 33]);
    expect(board.spoken.join(' ')).to.match(/Cleo turns over the 2.*Cleo lays the 2 on b4/);
    expect(board.name(board.focused!)).to.equal('What happened?');
  });

  it('can be stepped through with the keyboard, and then wait for the reader', async () => {
    const board = await table({ seats: 'human remote remote' });
    await board.until(() => board.has('button', 'What happened?'));
    const plies = heard(board, 'game-navigate');
    board.find('button', 'What happened?').focus();
    await board.press('Enter');
    const told = () => board.text('.told');
    expect(told()).to.equal('You take the 11 and lay it on a1.');
    expect(board.detail).to.match(/^You take the 11 and lay it on a1\. Back to the game$/);
    const previous = () => board.find('button', 'Previous move');
    expect(previous().getAttribute('aria-disabled')).to.equal('true');
    await board.press('Shift+Tab');
    expect(board.name(board.focused!)).to.equal('Next move');
    await board.press('Enter', 'Enter');
    // A move of chance belongs to the move before it.
    expect(board.element.ply).to.equal(since + 3);
    expect(told()).to.equal('Cleo turns over the 2.');
    await board.press('Shift+Tab');
    expect(board.focused).to.equal(previous());
    await board.press('Enter');
    expect(board.element.ply).to.equal(since + 1);
    expect(told()).to.equal('Bo takes the 15 and lays it on c1.');
    expect(previous().getAttribute('aria-disabled')).to.equal('false');
    await board.click('button', 'Next move');
    await board.click('button', 'Next move');
    expect(board.element.ply).to.equal(present);
    expect(told()).to.equal('');
    expect(board.name(board.focused!)).to.equal('What happened?');
    expect(plies.map(({ detail }) => detail.ply)).to.deep.equal([29, 30, 31, 32, 31, 30, 31, 32, 33]);
  });

  it('are offered also if it is one, in Fluctus', async () => {
    const board = await fluctus({ seats: 'human remote' });
    board.element.play('@ro');
    board.element.play('@go');
    await board.until(() => board.has('button', 'What happened?'));
    await board.click('button', 'What happened?');
    expect(board.element.ply).to.equal(1);
    await board.click('button', 'Next move');
    expect(board.element.ply).to.equal(2);
  });

  const ends: readonly (readonly [string, (board: LuckyDriver) => Promise<void>])[] = [
    ['a press of the button', (board) => board.click('button', 'Back to the game')],
    ['Escape', (board) => board.press('Escape')],
    ['a press on the board', (board) => board.tap('pile')],
  ];
  for (const [name, act] of ends)
    it(`end at once by ${name}, and no move is made`, async () => {
      const board = await started({ pace: 'slow' });
      const moves = heard(board, 'game-move');
      const said = listenTo(board);
      await act(board);
      expect(board.element.ply).to.equal(present);
      await board.settled();
      expect(said.join(' ')).to.match(/^Back to the game\. .* Your turn\.$/);
      for (let i = 0; i < 5; i++) await frame();
      expect(board.has('button', 'What happened?')).to.equal(true);
      expect(moves).to.deep.equal([]);
      await board.tap('pile');
      expect(moves.map(({ detail }) => detail.notation)).to.deep.equal(['draw', moves[1]?.detail.notation]);
    });

  it('are saved as they are in the present', async () => {
    await started({ autosave: 'recap', pace: 'slow' });
    const key = 'spielkasten:lucky-numbers:recap';
    while (!localStorage.getItem(key)) await frame();
    const saved = JSON.parse(localStorage.getItem(key)!) as { ply: number };
    localStorage.removeItem(key);
    expect(saved.ply).to.equal(present);
  });

  it('end if another game begins', async () => {
    const board = await started();
    board.element.newGame();
    await board.settled();
    expect(board.has('button', 'Back to the game')).to.equal(false);
  });

  for (const [name, attributes] of [
    ['between people', { seats: 'human human human' }],
    ['between computers', { seats: 'remote remote remote' }],
    ['without controls', { controls: 'none' }],
    ['in a diagram', { mode: 'diagram' }],
  ] as const)
    it(`are not offered ${name}`, async () => {
      const board = await table(attributes);
      await import('../../src/element/parts/computer/index.js');
      for (let i = 0; i < 5; i++) await frame();
      expect(board.has('button', 'What happened?')).to.equal(false);
    });

  it('are marked on all squares in Glüx', async () => {
    const moves = '+? 3@a1 +? 6@a15 +? 6@o15 +? 5@o1 +? +? +? +? 2@a1 +? 6@a15 +? 4@o15 +? 6@j1 +?';
    const board = await glux({
      seats: 'human remote remote remote',
      players: '4',
      record: `[Options "{\\"players\\":4}"] ${moves}`,
    });
    const marked = board.names('button').filter((name) => name.endsWith('placed last'));
    expect(marked.map((name) => name.split(',')[0]).sort()).to.deep.equal(['a15', 'j1', 'o15']);
    expect(board.drawn('.last-to').sort()).to.deep.equal(['a15', 'j1', 'o15']);
  });

  it('tell the run of each other player in Luzi und Joe', async () => {
    const runs = 'roll =23345556 roll:23 =23 stop roll =11444566 stop';
    const tray = await luzi({ seats: 'human remote', record: runs });
    expect(tray.text('.s2 .under')).to.equal('Joe blocks: 0');
    await tray.until(() => tray.has('button', 'What happened?'));
    expect(tray.text('.s1 .under')).to.equal('your turn');
  });
});
