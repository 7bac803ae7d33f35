import { expect, fixtureCleanup } from '@open-wc/testing';
import { GAP, STALE } from '../../src/element/ui/a11y/announcer.js';
import { fluctus } from '../games/fluctus/fluctus-driver.js';
import type { Driver } from '../support/board.js';
import { answer, focus } from './ask.js';

const { clearTimeout, setTimeout } = window;

describe('announcements that have been spoken', () => {
  /** What is left to do after the time for which they stay, by the number of its timer. */
  const timers = new Map<number, () => void>();
  beforeEach(() => {
    timers.clear();
    let number = 0;
    window.setTimeout = ((act: () => void, time = 0) => {
      if (time !== STALE) return setTimeout(act, time === GAP ? 0 : time);
      timers.set(--number, act);
      return number;
    }) as typeof window.setTimeout;
    window.clearTimeout = ((timer: number) =>
      timers.delete(timer) || clearTimeout(timer)) as typeof window.clearTimeout;
  });
  afterEach(() => {
    Object.assign(window, { clearTimeout, setTimeout });
    fixtureCleanup();
  });

  it('leave the page a while after the last one', async () => {
    const board = await fluctus({ record: '@ro @go', names: 'Ada,Bo' });
    focus(board, 'ro');
    await answer(board, 's');
    await answer(board, 'l');
    expect(board.spoken.length).to.equal(2);
    expect(timers.size).to.equal(1);
    for (const act of timers.values()) act();
    expect(board.spoken).to.deep.equal([]);
    // The next one is spoken, and is another text than the last one.
    await answer(board, 'l');
    const [last] = board.root.querySelectorAll('.live p');
    expect(last!.textContent).to.equal('Bo enters on go. Ada to move.\u00a0');
  });
});

describe('announcements in quick succession', () => {
  /** The pauses that the test ends. */
  let pauses: (() => void)[] = [];
  beforeEach(() => {
    pauses = [];
    window.setTimeout = ((act: () => void, time = 0) =>
      time === GAP ? pauses.push(act) : setTimeout(act, time)) as typeof window.setTimeout;
  });
  afterEach(() => {
    window.setTimeout = setTimeout;
    fixtureCleanup();
  });

  /** A board of two remote players, with the first of some moves announced and the others played after it, one update each. */
  async function played(...moves: readonly string[]): Promise<Driver> {
    const board = await fluctus({ seats: 'remote remote', names: 'Ada,Bo' });
    for (const move of moves) {
      board.element.play(move);
      await board.settled();
    }
    expect(board.spoken).to.deep.equal(['Ada enters on ro. Bo to move.']);
    return board;
  }

  it('are one paragraph at once, and the next one after a pause', async () => {
    const board = await played('@ro', '@go', '@ri');
    expect(pauses.length).to.equal(1);
    pauses.pop()!();
    const [, next, ...more] = board.spoken;
    expect(next).to.equal('Bo enters on go. Ada to move. Ada enters on ri. Bo to move.');
    expect(more).to.deep.equal([]);
    // After the next pause, nothing is left to say, and no timer.
    pauses.pop()!();
    expect(pauses.length).to.equal(0);
    board.element.play('@gi');
    await board.settled();
    expect(board.spoken.at(-1)).to.equal('Bo enters on gi. Ada to move.');
  });

  it('wait while the board is not in the page', async () => {
    const board = await played('@ro', '@go');
    const { element } = board;
    const box = element.parentElement!;
    element.remove();
    pauses.pop()!();
    expect(pauses.length).to.equal(0);
    // What was spoken is gone with the board.
    expect(board.spoken).to.deep.equal([]);
    box.append(element);
    await board.settled();
    expect(board.spoken).to.deep.equal(['Bo enters on go. Ada to move.']);
  });
});
