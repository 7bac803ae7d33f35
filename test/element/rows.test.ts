import { expect } from '@open-wc/testing';
import { rowsSeen } from '../support/rows-seen.js';
import { mountBoard, removeBoards } from './all-boards.js';

const nameOf = (square: Element | null | undefined) => (square as HTMLElement | undefined)?.dataset.square;

describe('the rows of a board with coordinates', () => {
  afterEach(removeBoards);

  const boards: readonly [tag: string, attributes: Readonly<Record<string, string>>, topLeft: string][] = [
    ['glux-board', { orientation: 'A' }, 'a9'],
    ['glux-board', { orientation: 'B' }, 'm1'],
    ['lucky-numbers-grid', {}, 'a4'],
    ['lucky-numbers-swap', {}, 'a4'],
  ];
  for (const [tag, attributes, topLeft] of boards)
    it(`are counted as their coordinates are: ${tag} ${JSON.stringify(attributes)}`, async () => {
      const board = await mountBoard(tag, attributes);
      const grid = board.root.querySelector('[role=grid]')!;
      const rows = Array.from(grid.querySelectorAll('[role=row]:not([aria-label])'), (row) =>
        Array.from(row.children, (cell) => nameOf(cell.firstElementChild)),
      );
      const named = rows.map((row, y) => row.map((_, x) => `${String.fromCharCode(97 + x)}${y + 1}`));
      expect(rows.length).to.be.above(3);
      expect(rows).to.deep.equal(named);

      const [top] = rowsSeen(grid);
      expect(nameOf(top![0])).to.equal(topLeft);
      top![0]!.focus();
      await board.press('ArrowRight');
      expect(nameOf(board.focused)).to.equal(nameOf(top![1]));
      await board.press('ArrowDown');
      expect(nameOf(board.focused)).to.equal(nameOf(rowsSeen(grid)[1]![1]));
    });
});
