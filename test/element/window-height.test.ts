import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { frame } from '../support/board.js';
import { canResize } from '../support/engine.js';
import { mountBoard, removeBoards } from './all-boards.js';

const usual = { width: 800, height: 600 };

describe('what stands alone', () => {
  before(function () {
    if (!canResize) this.skip();
  });
  after(() => (canResize ? setViewport(usual) : undefined));
  afterEach(removeBoards);

  /** The least width of a board to play on, where its squares decide. */
  const least: Readonly<Record<string, number>> = { 'glux-board': 394 };

  for (const [tag, counts] of Object.entries({
    'fluctus-board': [2],
    'glux-board': [2, 3, 4],
    'lucky-numbers-grid': [1, 2, 3, 4],
    'lucky-numbers-swap': [1],
    'luzi-dice': [2, 5],
  }))
    for (const count of counts)
      it(`is as high as the window at most: ${tag}, ${count} players`, async () => {
        const players = { players: String(count), seats: Array(count).fill('human').join(' ') };
        const own = tag === 'fluctus-board' || tag === 'lucky-numbers-swap' ? {} : players;
        const diagram = (await mountBoard(tag, { ...own, mode: 'diagram' })).element;
        const board = await mountBoard(tag, own);
        for (const [width, height] of [
          [844, 390],
          [667, 375],
          [1280, 600],
          [390, 844],
          [320, 568],
        ] as const) {
          await setViewport({ width, height });
          await frame();
          expect(diagram.offsetHeight, `the diagram in ${width} × ${height}`).to.be.at.most(height);
          // on a phone in landscape, with all that belongs to the board
          const box = width === 844 ? '.board, .slab, .tray' : '.slab, .tray';
          const drawn = Math.max(...board.all(box).map((each) => each.getBoundingClientRect().height));
          expect(drawn, `the board in ${width} × ${height}`).to.be.at.most(Math.max(height, least[tag] ?? 0));
        }
      });
});
