import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { Driver } from '../support/board.js';
import { canResize } from '../support/engine.js';
import { mountBoard, play, removeBoards, uncoverHand } from './all-boards.js';

const usual = { width: 800, height: 600 };
const windows = [
  [320, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1000, 800],
  [1280, 800],
  [2560, 1440],
] as const;
const tags = ['fluctus-board', 'glux-board', 'lucky-numbers-grid', 'luzi-dice'] as const;

/** The parts on the mat of which none may lie on another. */
const parts =
  '.say, .seats, .slab, .tray, .middle, .loupe, .hand, .rooms, .throws, .sum, .sheet, .replay, .bar, .message, .finale, .record';

const shown = (board: Driver) =>
  board
    .all(parts)
    .map((part) => ({ name: part.className, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);

/** The parts that lie on each other, by more than a shadow. */
function overlaps(board: Driver): readonly string[] {
  const all = shown(board);
  return all.flatMap((one, i) =>
    all.slice(i + 1).flatMap((other) => {
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      return width > 4 && height > 4 ? `${one.name} and ${other.name}` : [];
    }),
  );
}

/** The heights of the gaps between the parts below each other in the column of the board, in pixels. */
function gaps(board: Driver): readonly number[] {
  const [own] = board.all('.slab, .tray');
  const { left, right } = own!.getBoundingClientRect();
  const column = shown(board)
    .map(({ box }) => box)
    .filter((box) => Math.min(box.right, right) - Math.max(box.left, left) > 40)
    .sort((a, b) => a.top - b.top);
  const found: number[] = [];
  let [{ bottom }] = column as [DOMRect];
  for (const box of column) {
    found.push(box.top - bottom);
    bottom = Math.max(bottom, box.bottom);
  }
  return found;
}

/** The number of tools in each row. */
function toolRows(board: Driver): readonly number[] {
  const tops = board.all('.tool').map((tool) => Math.round(tool.getBoundingClientRect().top));
  return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
}

/** The place of a part, from the top of the board: the page may have been scrolled. */
const topOf = (board: Driver, part: string) =>
  board.all(part)[0]!.getBoundingClientRect().top - board.element.getBoundingClientRect().top;
const widthOf = (board: Driver) => board.all('.slab, .tray')[0]!.getBoundingClientRect().width;

/** The height of a hole: more than two lines of buttons. In a low window, the column beside the board is longer than that. */
const holeIn = (height: number) => (height < 520 ? 260 : 150);

describe('the mat of a board', () => {
  before(function () {
    if (!canResize) this.skip();
    document.body.style.margin = '0';
  });
  after(() => {
    document.body.style.margin = '';
    return canResize ? setViewport(usual) : undefined;
  });
  afterEach(removeBoards);

  for (const tag of tags)
    for (const [width, height] of windows)
      it(`has a place for each part, from the start to the review: ${tag} in ${width} × ${height} px`, async () => {
        await setViewport({ width, height });
        const board = await mountBoard(tag, { names: 'Ada,Bo', seed: 'linen' });
        const expectPlaces = (when: string) => {
          expect(overlaps(board), `${when}: on each other`).to.deep.equal([]);
          expect(Math.max(...gaps(board)), `${when}: a hole`).to.be.below(holeIn(height));
          expect(toolRows(board), `${when}: a tool alone`).not.to.include(1);
        };
        await uncoverHand(board);
        expectPlaces('at the start');
        const own = board.all('.slab, .tray')[0]!.getBoundingClientRect();
        if (width !== 320 || tag !== 'glux-board') expect(own.bottom, 'the board').to.be.at.most(height);
        if (width >= 700 && tag !== 'lucky-numbers-grid' && height > 390)
          expect(board.all('.seats')[0]!.getBoundingClientRect().bottom, 'the scores').to.be.at.most(height);

        play(board, 12);
        await board.settled();
        await uncoverHand(board);
        expectPlaces('in the middle');
        const tools = topOf(board, '.bar');
        const seats = topOf(board, '.seats');
        const size = widthOf(board);

        board.element.endGame({ winners: [0], reason: 'Time is up.' });
        await board.settled();
        expectPlaces('at the end');
        // where a hand is gone, its place is that of the end
        if (width >= 700 && height > 390) expect(topOf(board, '.bar')).to.be.closeTo(tools, 2);
        expect(topOf(board, '.seats'), 'the scores at the end').to.be.at.most(seats + 2);
        expect(widthOf(board), 'the board at the end').to.equal(size);

        await board.click('button', 'Review the game');
        await board.until(() => board.all('.replay .step').length > 0 && board.all('.finale').length === 0);
        expectPlaces('in the review');
        expect(widthOf(board), 'the board in the review').to.equal(size);
        expect(board.text('.headline')).to.equal('Game over: Ada has won');
      });

  for (const [width, height] of windows.slice(0, 4))
    it(`has no tool alone in a row, with the one that invites somebody: ${width} × ${height} px`, async () => {
      await setViewport({ width, height });
      // those that can be played by link
      for (const tag of tags.slice(0, 2)) {
        const board = await mountBoard(tag, { id: 'seven', table: 'link' });
        await board.until(() => board.all('.tool').length === 7);
        expect(toolRows(board), tag).not.to.include(1);
        removeBoards();
      }
    });
});
