import { fixtureCleanup, expect } from '@open-wc/testing';
import { fluctus } from '../games/fluctus/fluctus-driver.js';
import { glux } from '../games/glux/glux-driver.js';
import { ownPreferences } from '../support/storage.js';
import { answer, expectAnswers, focus } from './ask.js';

const { setTimeout } = window;

/** A game of Glüx near its end. */
const rooms =
  '1,(B4B3),3,(B5B4),2,B3,B1,B1,B4,(B3B2)/10,B1,B5,1/3,(A3A6),4,A5,(A1A3),2,(B1B6)/1,A4,2,A3,3,(A3A6),A1,A6,1,(B2B1)/5,B3,A1,2,(A3A3),2,(B4B6)/6,(B2B2),5,B6/13/3,A5,9/(A3A5),2,(A6A1),(A5A5),4,A5,3 A 25,25 010,010 -';

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

  it('tell the squares of Glüx that change a room, the best first', async () => {
    const board = await glux({ names: 'Ada,Bo', position: rooms, seats: 'human remote' });
    focus(board, 'a1');
    expect(await answer(board, 'w')).to.equal(
      'Middle room E: 5 on f5, first by 4; 2 on f5, first by 1; 5 on g6, h5 or h6, first by 1; 5 on g5, tied for first.',
    );
    const german = await glux({ lang: 'de', names: 'Ada,Bo', position: rooms, seats: 'human remote' });
    focus(german, 'a1');
    expect(await answer(german, 'w')).to.equal(
      'Mittlerer Raum E: 5 auf f5, Platz 1 mit 4 Vorsprung; 2 auf f5, Platz 1 mit 1 Vorsprung; 5 auf g6, h5 oder h6, Platz 1 mit 1 Vorsprung; 5 auf g5, gleichauf auf Platz 1.',
    );
  });

  it('offer a board without rows and columns with the first list of keys, and switch to it', async () => {
    const release = ownPreferences();
    try {
      const board = await fluctus();
      focus(board, 'ro');
      await answer(board, '?');
      await answer(board, '?');
      expect(board.spoken.filter((each) => each.includes('leaves out')).length).to.be.below(2);
      const grid = board.root.querySelector('[role=grid]')!;
      expect(await answer(board, 'B')).to.match(/^Buttons only: .* Shift B turns them on again\.$/);
      await board.until(() => grid.role === 'toolbar');
      expect(await answer(board, 'B')).to.equal('Rows and columns are spoken.');
      await board.until(() => grid.role === 'grid');
    } finally {
      release();
    }
  });
});
