import { expect } from '@open-wc/testing';
import type { Driver } from '../support/board.js';
import { allTags, mountBoard, removeBoards, snapshotOf, tags, uncoverHand } from './all-boards.js';
import { answer } from './ask.js';
import { puzzleOf, puzzles } from './puzzles.js';

type Attributes = Readonly<Record<string, string>>;

/** A short game of each kind. */
const records: Readonly<Record<string, string>> = {
  'fluctus-board': '@ro @go @ri @gi',
  'glux-board': '+25 5@a1 +16 6@m9',
  'lucky-numbers-grid': '',
  'lucky-numbers-swap': '',
  'luzi-dice': 'roll =22235566 stop',
};

/** The states of a board in which buttons are off. */
const states: Readonly<Record<string, Attributes>> = {
  'at the start': {},
  'in the turn of somebody elsewhere': { seats: 'remote human', first: 'A' },
  'in a replay without a record': { mode: 'replay' },
  'in a replay at its start': { mode: 'replay', ply: '0' },
};

/** The buttons that are off and can have the focus. */
const disabled = (board: Driver): readonly HTMLElement[] =>
  board.all('.in [aria-disabled=true]').filter((each) => each.checkVisibility({ visibilityProperty: true }));

/** Presses each button that is off: it says something, and the focus stays in the board. */
async function expectReasons(board: Driver): Promise<void> {
  for (const button of disabled(board)) {
    const name = board.name(button);
    button.focus();
    expect(await answer(board, 'Enter'), name).to.match(/\p{L}/u);
    expect(board.focused?.isConnected, name).to.equal(true);
  }
}

describe('a button that is off tells why', () => {
  afterEach(removeBoards);

  for (const tag of allTags)
    for (const [state, attributes] of Object.entries(states))
      it(`${state} of ${tag}`, async () => {
        const solo = !tags.includes(tag);
        const record = attributes.ply === undefined ? '' : records[tag]!;
        const { seats, ...others } = attributes;
        const board = await mountBoard(tag, {
          ...others,
          ...(seats && !solo && { seats }),
          ...(record && { record }),
        });
        await uncoverHand(board);
        await board.until(() => attributes.mode === undefined || board.has('button', 'To the end'));
        expect(disabled(board).length).to.be.greaterThan(seats && solo ? -1 : 0);
        await expectReasons(board);
      });

  for (const tag of tags)
    it(`at the end of a game and of its review of ${tag}`, async () => {
      const board = await mountBoard(tag, { record: records[tag]! });
      board.element.resign(0);
      await board.settled();
      await expectReasons(board);
      if (!board.has('button', 'Review the game')) return;
      board.find('button', 'Review the game').focus();
      await board.press('Enter');
      await board.until(() => board.has('button', 'To the end'));
      await expectReasons(board);
    });

  for (const puzzle of puzzles)
    it(`in a puzzle of ${puzzle.tag} whose solution was shown`, async () => {
      const board = await puzzleOf(puzzle);
      await board.click('button', 'Solution');
      await board.until(() => board.headline === 'The solution' && disabled(board).length > 0);
      await board.until(() => snapshotOf(board.element).match.ply === puzzle.plies);
      await board.settled();
      await expectReasons(board);
    });
});

describe('a square tells why nothing can be done', () => {
  afterEach(removeBoards);

  for (const tag of tags)
    it(`in the turn of somebody elsewhere, in ${tag}`, async () => {
      const board = await mountBoard(tag, { seats: 'remote human', first: 'A', names: 'Ada,Bo' });
      board.element.focus();
      expect(await answer(board, 'Enter')).to.contain('Ada');
    });
});
