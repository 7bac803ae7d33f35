import { expect, fixtureCleanup } from '@open-wc/testing';
import { calm, frame, tracesOfSeed } from '../support/board.js';
import { clearSaved, savedUnder } from '../support/storage.js';
import { fluctus } from '../games/fluctus/fluctus-driver.js';
import { violationsOf } from '../support/strict-frame.js';

/** Number of frames after which a computer player would have answered. */
const LONG = 30;

async function frames(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await frame();
}

describe('a board on a page', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it("waits with the computer's moves until it is visible: not displayed", async () => {
    const board = await fluctus({ seats: 'computer:easy human', hidden: '' });
    await frames(LONG);
    expect(board.element.ply).to.equal(0);
    board.element.hidden = false;
    await board.until(() => board.element.ply === 1);
  });

  it("waits with the computer's moves until it is visible: in closed details", async () => {
    const details = document.createElement('details');
    const element = document.createElement('fluctus-board');
    calm(element);
    element.seats = 'computer:easy human';
    details.append(element);
    document.body.append(details);
    await frames(LONG);
    expect(element.ply).to.equal(0);
    const moved = new Promise((resolve) => {
      element.addEventListener('game-move', resolve, { once: true });
    });
    details.open = true;
    await moved;
    details.remove();
  });

  it("waits with the computer's moves until it is visible: below the fold", async () => {
    const board = await fluctus({ seats: 'computer:easy human', hidden: '' });
    board.element.parentElement!.style.paddingTop = '5000px';
    board.element.hidden = false;
    await frames(LONG);
    expect(board.element.ply).to.equal(0);
    board.element.scrollIntoView();
    await board.until(() => board.element.ply === 1);
  });

  it('plays each answer of a computer in a separate frame', async () => {
    const boards = await Promise.all(Array.from('four', () => fluctus({ seats: 'human computer:easy' })));
    boards.forEach(({ element }, i) => {
      element.parentElement!.style.cssText = `position: fixed; top: 0; left: ${190 * i}px; width: 180px`;
    });
    await Promise.all(boards.map((board) => board.seen()));
    let drawn = 0;
    let next = 0;
    const count = () => {
      drawn++;
      next = requestAnimationFrame(count);
    };
    count();
    const answers = boards.map(
      ({ element }) =>
        new Promise<number>((resolve) => {
          element.addEventListener('game-move', ({ detail }) => {
            if (detail.source === 'computer') resolve(drawn);
          });
        }),
    );
    for (const { element } of boards) element.play('@ro');
    const frames = await Promise.all(answers);
    cancelAnimationFrame(next);
    expect(new Set(frames).size, frames.join()).to.equal(boards.length);
  });

  it('gets its size later if it had none at first', async () => {
    const board = await fluctus({ hidden: '' });
    board.element.parentElement!.style.width = '0px';
    board.element.hidden = false;
    await frames(2);
    board.element.parentElement!.style.width = '400px';
    await board.tap('ro');
    expect(board.element.ply).to.equal(1);
  });

  it('is rendered once when the computer starts to think', async () => {
    const board = await fluctus({ seats: 'human computer:easy' });
    await board.seen();
    board.element.play('@ro'); // loads the computer player
    await board.until(() => board.element.ply === 2);
    await board.settled();
    board.element.style.setProperty('--spiel-move', '60000ms');
    let drawn = 0;
    board.element.addController({ hostUpdated: () => drawn++ });
    board.element.play('@ri');
    await board.element.updateComplete;
    expect(board.element.matches(':state(thinking)')).to.equal(true);
    expect(drawn).to.equal(1);
  });

  it('can be removed during an animation', async () => {
    const board = await fluctus();
    board.element.style.setProperty('--spiel-move', '60000ms');
    board.element.play('@ro');
    await board.until(() => board.root.querySelector('[data-moving]'));
    const parent = board.element.parentElement!;
    board.element.remove();
    await frames(2);
    parent.append(board.element);
    await board.settled();
    await board.tap('go');
    expect(board.stones).to.equal('A..B../......');
  });

  it('gives no hint after it was removed', async () => {
    const board = await fluctus();
    const hint = board.element.hint();
    board.element.remove();
    expect(await hint).to.equal(undefined);
  });
});

describe('a board', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('does not show its own seed anywhere on the page', async () => {
    clearSaved('leak');
    const said: unknown[] = [];
    let secret: RegExp | undefined;
    try {
      const board = await fluctus({ seats: 'human computer:easy', first: 'random', autosave: 'leak' });
      for (const type of [
        'game-before-move',
        'game-move',
        'game-turn',
        'game-navigate',
        'game-over',
      ] as const) {
        board.element.addEventListener(type, ({ detail }) => said.push(detail));
      }
      await board.seen();
      secret = tracesOfSeed(board);
      if (board.element.state.seat === 0) board.element.play('@ro');
      await board.until(() => board.element.ply > 0 && board.element.state.seat === 0);
      await board.hintAtOnce();
      board.element.resign();
      await board.settled();
      const { element } = board;
      said.push(element.outerHTML, board.root.innerHTML, element.record, element.position, element.state);
      said.push(savedUnder('leak'), document.body.innerHTML);
    } finally {
      clearSaved('leak');
    }
    expect(JSON.stringify(said)).to.contain('@').and.not.to.match(secret);
  });

  it('changes no attributes but those of properties that the page sets', async () => {
    const board = await fluctus({ seed: 'x', seats: 'human computer:easy' });
    await board.seen();
    const changed: (string | null)[] = [];
    const observer = new MutationObserver((records) =>
      changed.push(...records.map(({ attributeName }) => attributeName)),
    );
    observer.observe(board.element, { attributes: true });
    board.element.play('@ro');
    await board.until(() => board.element.ply === 2);
    board.element.undo();
    board.element.position = '.AA.../....B. A 6,7 2,1 -,-';
    await board.settled();
    await board.menu();
    await board.click('button', 'Flip the board');
    await board.form();
    await board.click('button', 'Start');
    board.element.resign();
    await board.settled();
    changed.push(...observer.takeRecords().map(({ attributeName }) => attributeName));
    observer.disconnect();
    // what the page has set
    expect(changed).to.deep.equal(['position']);
  });
});

describe('a strict policy', () => {
  it('is not violated while playing, in dialogs and in a replay', async () => {
    const page = new URL('../games/fluctus/strict-page.ts', import.meta.url);
    expect(await violationsOf(page)).to.deep.equal(['style-src-attr inline']);
  });
});
