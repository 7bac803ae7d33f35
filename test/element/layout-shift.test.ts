import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { frame } from '../support/board.js';
import { mountBoard, removeBoards, snapshotOf, tags } from './all-boards.js';

/** Windows that show the whole board: what moves outside of a window does not count. */
const windows = [
  [390, 1700],
  [1280, 1100],
] as const;
/** A window in which the tiles in the middle of Lucky Numbers are beside the tray. */
const wide = [1700, 1100] as const;
const usual = { width: 800, height: 600 };

/** Tiles, dice and the rows of a list that grows may move; two seats that trade places count twice as much. */
const MOST = 0.006;
/** What the last move has made needless goes, and the buttons of the end come. */
const AT_THE_END = 0.045;

interface Shift extends PerformanceEntry {
  readonly value: number;
}

/** Notes how far the page jumps in each frame, as the browser counts it. */
function watchShifts(): { readonly take: () => readonly number[]; readonly stop: () => void } {
  const values: number[] = [];
  const add = (entries: PerformanceEntryList) => {
    values.push(...entries.map((entry) => (entry as Shift).value));
  };
  const observer = new PerformanceObserver((list) => {
    add(list.getEntries());
  });
  observer.observe({ type: 'layout-shift' });
  const take = () => {
    add(observer.takeRecords());
    return values.splice(0);
  };
  return { take, stop: () => observer.disconnect() };
}

/** Resolves when what was rendered has been laid out, and the browser has counted it. */
async function frames(): Promise<void> {
  for (let i = 0; i < 3; i++) await frame();
}

describe('a board stays where it is', () => {
  before(function () {
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) this.skip();
  });
  afterEach(async () => {
    removeBoards();
    await setViewport(usual);
  });

  for (const tag of tags)
    for (const [width, height] of tag === 'lucky-numbers-grid' ? [...windows, wide] : windows)
      it(`from the first move of a game to its end, ${width} px wide: ${tag}`, async () => {
        await setViewport({ width, height });
        const board = await mountBoard(tag, { seed: 'still' });
        const { element } = board;
        const { take, stop } = watchShifts();
        for (let n = 0; element.winners === undefined; n++) {
          await board.until(() => snapshotOf(element).turn !== 'chance');
          // a click by script is no input: what it moves counts
          board.all('[part=curtain]')[0]?.click();
          await board.settled();
          await frames();
          for (const value of take()) expect(value, `before move ${n}`).to.be.below(MOST);
          element.play(element.moves[(7 * n) % element.moves.length]!);
          await board.settled();
        }
        await board.until(() => board.has('button', 'Play again'));
        await frames();
        stop();
        expect(Math.max(0, ...take()), 'at the end').to.be.below(AT_THE_END);
      });

  it('unless the page moves it', async () => {
    await setViewport({ width: 390, height: 1700 });
    const board = await mountBoard('fluctus-board');
    await frames();
    const { take, stop } = watchShifts();
    board.element.style.paddingTop = '200px';
    await board.until(() => take().some((value) => value > MOST));
    stop();
  });
});
