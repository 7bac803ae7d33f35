import { expect, fixtureCleanup } from '@open-wc/testing';
import { boardOf } from '../../src/element/model/board.js';
import { fluctus } from '../games/fluctus/fluctus-driver.js';
import { ownPreferences } from '../support/storage.js';

/** The times between the first moves of computers, in ms. */
async function gaps(pace: string, count: number): Promise<number[]> {
  const board = await fluctus({ seats: 'computer:easy computer:easy', hidden: '', pace });
  const times: number[] = [];
  const listen = new Promise<void>((resolve) => {
    board.element.addEventListener('game-move', ({ detail }) => {
      if (detail.source === 'computer') times.push(performance.now());
      if (times.length > count) resolve();
    });
  });
  board.element.hidden = false;
  await listen;
  board.element.remove();
  return times.slice(1).map((time, i) => time - times[i]!);
}

/** The delays of all timers in ms, while the clock moves only as `act` says. Timers with the delay `skipped` end at once. */
async function delaysWhile(
  skipped: number,
  act: (advance: (time: number) => void) => Promise<unknown>,
): Promise<number[]> {
  const { setTimeout } = window;
  let now = performance.now();
  const delays: number[] = [];
  window.setTimeout = ((callback: () => void, delay = 0) => {
    delays.push(delay);
    return setTimeout(callback, delay === skipped ? 0 : delay);
  }) as typeof window.setTimeout;
  performance.now = () => now;
  try {
    await act((time) => (now += time));
  } finally {
    window.setTimeout = setTimeout;
    Reflect.deleteProperty(performance, 'now');
  }
  return delays;
}

describe('the pace of computers', () => {
  let release = () => {};
  beforeEach(() => {
    release = ownPreferences();
  });
  afterEach(() => {
    fixtureCleanup();
    release();
  });

  for (const [pace, time] of [
    ['normal', 600],
    ['slow', 1500],
  ] as const)
    it(`leaves at least ${time} ms between two moves if it is ${pace}`, async () => {
      // Timers count whole milliseconds, and the first move is recorded slightly late.
      for (const gap of await gaps(pace, 2)) expect(gap).to.be.at.least(time - 10);
    });

  // The clock stands still: thinking takes no time, so the whole pause is left, however slow the machine is.
  for (const [pace, pause] of [
    ['normal', 600],
    ['slow', 1500],
    ['fast', 0],
  ] as const)
    it(`waits ${pause} ms after a move that took no time if it is ${pace}`, async () => {
      const delays = await delaysWhile(pause, () => gaps(pace, 2));
      const paces = [600, 1500].filter((time) => delays.includes(time));
      expect(paces).to.deep.equal(pause ? [pause] : []);
    });

  it('is also that between the move of a person and the answer', async () => {
    const board = await fluctus({ seats: 'human computer:easy' });
    const turn = async (count: number) => {
      board.element.play(board.element.moves[0]!);
      await board.until(() => board.element.ply === count && !board.element.matches(':state(thinking)'));
    };
    await turn(2);
    const delays = await delaysWhile(600, async (advance) => {
      advance(10_000);
      await turn(4);
    });
    expect(delays).to.contain(600);
  });

  it('does not wait longer than 10 s for an animation that never ends', async () => {
    const board = await fluctus({ seats: 'human computer:easy', pace: 'fast' });
    Object.defineProperty(board.element, 'animateMove', { value: () => new Promise(() => undefined) });
    await delaysWhile(10_000, async () => {
      board.element.play(board.element.moves[0]!);
      await board.until(() => board.element.ply === 2);
    });
  });

  it('is chosen in the menu of a board with a computer', async () => {
    const board = await fluctus({ seats: 'human computer:easy' });
    await board.menu();
    const select = board.find('combobox', /^Computer moves/) as HTMLSelectElement;
    expect(select.value).to.equal('normal');
    select.value = 'slow';
    select.dispatchEvent(new Event('input', { bubbles: true }));
    // its module is loaded
    await board.until(() => boardOf(board.element).store.snapshot.pace === 'slow');
    await board.press('Escape');
    await board.menu();
    expect((board.find('combobox', /^Computer moves/) as HTMLSelectElement).value).to.equal('slow');
    expect(board.element.pace).to.equal('normal');
  });

  it('is not in the menu of a board between people', async () => {
    const board = await fluctus();
    await board.menu();
    expect(board.has('combobox', /^Computer moves/)).to.equal(false);
  });
});
