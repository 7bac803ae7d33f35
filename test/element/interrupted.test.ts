import { expect, fixtureCleanup } from '@open-wc/testing';
import { boardOf } from '../../src/element/model/board.js';
import { fluctus } from '../games/fluctus/fluctus-driver.js';
import { luzi } from '../games/luzi/luzi-driver.js';
import type { Driver } from '../support/board.js';

const { clearTimeout, setTimeout } = window;
const { now } = performance;

describe('news that typing interrupts', () => {
  /** The pauses of a second after a key, which the test ends. */
  const pauses = new Map<number, () => void>();
  let time = 0;
  beforeEach(() => {
    pauses.clear();
    time = 10_000;
    performance.now = () => time;
    window.setTimeout = ((act: () => void, ms = 0) => {
      if (ms !== 1000) return setTimeout(act, ms);
      const id = -1 - pauses.size;
      pauses.set(id, act);
      return id;
    }) as typeof window.setTimeout;
    window.clearTimeout = (id) => {
      if (!pauses.delete(Number(id))) clearTimeout(id);
    };
  });
  afterEach(() => {
    performance.now = now;
    Object.assign(window, { setTimeout, clearTimeout });
    fixtureCleanup();
  });

  /** Lets the person stop typing. */
  async function stopTyping(board: Pick<Driver, 'settled'>): Promise<void> {
    for (const end of [...pauses.values()]) end();
    await board.settled();
  }

  /** A board with the focus in the command field, where Bo is to move, who is elsewhere. */
  async function opened(): Promise<Driver> {
    const board = await fluctus({ record: '@ro @go @ri', names: 'Ada,Bo', seats: 'human remote' });
    board.element.focus();
    await board.press('/');
    await board.until(() => board.focused?.matches('input'));
    return board;
  }

  /** Bo moves while Ada types. */
  async function interrupted(board: Driver, text = 'sc'): Promise<void> {
    await board.type(text[0]!);
    board.element.play('@gi');
    await board.settled();
    expect(board.spoken.at(-1)).to.equal(news);
    time += 1500;
    await board.type(text.slice(1));
  }

  const news = 'Bo enters on gi. Your turn.';
  const scores = 'You: 8 stones; Bo: 8 stones.';

  it('is said once more when the field is empty', async () => {
    const board = await opened();
    await interrupted(board);
    await stopTyping(board);
    // the text is not finished
    expect(board.spoken).to.deep.equal([news]);
    await board.type('ore');
    await board.press('Enter');
    await board.until(() => board.spoken.length === 2);
    await stopTyping(board);
    expect(board.spoken).to.deep.equal([news, scores, news]);
    await board.type('x');
    await board.press('Backspace');
    await stopTyping(board);
    expect(board.spoken.length).to.equal(3);
  });

  it('is said once more when the text is deleted', async () => {
    const board = await opened();
    await interrupted(board);
    await board.press('Backspace', 'Backspace');
    await stopTyping(board);
    expect(board.spoken).to.deep.equal([news, news]);
  });

  for (const key of ['Escape', 'Tab'])
    it(`is said once more when the field is left by ${key}`, async () => {
      const board = await opened();
      await interrupted(board);
      await board.press(key);
      await stopTyping(board);
      expect(board.spoken).to.deep.equal([news, news]);
    });

  for (const key of ['Escape', 'Tab'])
    it(`is not said again when ${key} alone leaves the field`, async () => {
      const board = await opened();
      board.element.play('@gi');
      await board.settled();
      time += 600;
      await board.press(key);
      await stopTyping(board);
      expect(board.spoken).to.deep.equal([news]);
    });

  it('is said before a move that is typed, and that move is said once', async () => {
    const board = await opened();
    await interrupted(board, 'ri wo');
    await board.press('Enter');
    await board.until(() => board.spoken.length > 2);
    await board.type('x');
    await board.press('Backspace');
    await stopTyping(board);
    expect(board.spoken).to.deep.equal([news, news, 'You step from ri to wo. Bo to move.']);
  });

  it('is not said again with the last moves, or if it was heard to its end or silenced', async () => {
    const asks = await opened();
    await interrupted(asks, 'last');
    await asks.press('Enter');
    await asks.until(() => asks.spoken.length === 2);
    await stopTyping(asks);
    expect(asks.spoken.length).to.equal(2);
    const hears = await opened();
    hears.element.play('@gi');
    await hears.settled();
    time += 60 * news.length;
    await hears.type('x');
    await hears.press('Backspace');
    await stopTyping(hears);
    expect(hears.spoken).to.deep.equal([news]);
    const silences = await opened();
    silences.element.play('@gi');
    await silences.settled();
    await silences.press('Control', 'x', 'Backspace');
    await stopTyping(silences);
    expect(silences.spoken).to.deep.equal([news]);
  });

  it('may be an offer, a notice, and what chance does', async () => {
    const board = await opened();
    const { store, announce } = boardOf(board.element);
    await board.type('x');
    store.showMessage({ kind: 'ask', text: 'Bo offers a draw.', answers: [] });
    announce('Bo has left.');
    await board.settled();
    await board.type('y');
    await board.press('Backspace', 'Backspace');
    await stopTyping(board);
    expect(board.spoken.join(' ')).to.equal('Bo offers a draw. Bo has left. Bo offers a draw. Bo has left.');
    const tray = await luzi({ seats: 'human remote', command: '', rounds: '1' });
    tray.find('textbox', /move/).focus();
    tray.element.play('roll');
    await tray.settled();
    const [throws] = /(?<=\. ).*/.exec(tray.spoken.join(' ')) ?? [];
    await tray.type('x');
    await tray.press('Backspace');
    await stopTyping(tray);
    expect(tray.spoken.at(-1)).to.equal(throws);
  });
});
