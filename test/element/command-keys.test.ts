import { fixtureCleanup, expect } from '@open-wc/testing';
import { fluctus } from '../games/fluctus/fluctus-driver.js';
import { answer, expectAnswers, focus } from './ask.js';

const { setTimeout } = window;

describe('keys that ask for a part of the board', () => {
  // A move that a key interrupts would be said again.
  beforeEach(() => {
    window.setTimeout = ((act: () => void, time = 0) =>
      time === 1000 ? 0 : setTimeout(act, time)) as typeof window.setTimeout;
  });
  afterEach(() => {
    window.setTimeout = setTimeout;
    fixtureCleanup();
  });

  it('tell the lines from a square one by one, and back with Shift', async () => {
    const board = await fluctus({ record: '@ro @go @ri @gi', names: 'Ada,Bo' });
    const lines = ['vo free, bi free', 'ri red stone', 'vi free, yi free', 'wo free, wi free'];
    focus(board, 'ro');
    for (const [key, number] of [
      ['x', 1],
      ['x', 2],
      ['x', 3],
      ['X', 2],
      ['X', 1],
      ['X', 4],
      ['x', 1],
    ] as const)
      expect(await answer(board, key)).to.equal(`Line ${number} of 4 from ro: ${lines[number - 1]}.`);
    focus(board, 'go');
    expect(await answer(board, 'x')).to.match(/^Line 1 of \d from go: /);
    focus(board, 'ro');
    expect(await answer(board, 'X')).to.equal(`Line 4 of 4 from ro: ${lines[3]}.`);
  });

  it('do what words in the command field do', async () => {
    const board = await fluctus({
      colors: 'blue white',
      record: '@bi @wi @bo @wo bo-go wo-yo',
      names: 'Ada,Bo',
    });
    focus(board, 'go');
    await expectAnswers(board, {
      o: 'go, blue stone, can move',
      M: 'No captures.',
      C: 'No captures.',
      A: 'Ada steps from bo to go. Move 5 of 6. Bo to move.',
      D: 'Bo steps from wo to yo. Ada to move.',
      e: /^(Step from|Leap from) /,
    });
  });
});
