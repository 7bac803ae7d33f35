import { expect, fixtureCleanup } from '@open-wc/testing';
import { fluctus, type FluctusDriver } from '../games/fluctus/fluctus-driver.js';

/** Two boards that show one game, as docs/online.md describes it. */
async function twoBoards(): Promise<{ ada: FluctusDriver; bo: FluctusDriver }> {
  const ada = await fluctus({ seats: 'human remote', orientation: 'A' });
  const bo = await fluctus({ seats: 'remote human', orientation: 'B' });
  for (const [{ element: from }, { element: to }] of [
    [ada, bo],
    [bo, ada],
  ] as const) {
    from.addEventListener('game-move', ({ detail }) => {
      if (detail.source !== 'api' && detail.source !== 'chance') to.play(detail.notation);
    });
    from.addEventListener('game-over', ({ detail }) => {
      if (!to.winners) to.record = detail.record;
    });
  }
  await ada.tap('ro');
  await bo.tap('go');
  await ada.tap('ri');
  return { ada, bo };
}

const same = ({ ada, bo }: { readonly ada: FluctusDriver; readonly bo: FluctusDriver }) => {
  expect(ada.element.record).to.equal(bo.element.record);
  expect(ada.element.position).to.equal(bo.element.position);
};

describe('two boards that show one game', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('let nobody take moves back alone', async () => {
    const boards = await twoBoards();
    const { ada, bo } = boards;
    for (const { element, find } of [ada, bo].map((board) => ({
      element: board.element,
      find: () => board.find('button', /^Undo/),
    }))) {
      expect(find().ariaDisabled).to.equal('true');
      find().click();
      expect(element.ply).to.equal(3);
    }
    same(boards);
  });

  it('take moves back together, and go on', async () => {
    const boards = await twoBoards();
    const { ada, bo } = boards;
    for (const { element } of [ada, bo]) expect(element.undo()).to.equal(true);
    for (const board of [ada, bo]) await board.settled();
    same(boards);
    expect([ada.element.ply, ada.element.redo()]).to.deep.equal([2, false]);
    await ada.tap('ri');
    await bo.tap('gi');
    expect(ada.element.ply).to.equal(4);
    same(boards);
  });

  it('show a move also to a person who looks back, and let nobody move there', async () => {
    const boards = await twoBoards();
    const { ada, bo } = boards;
    bo.element.goTo(1);
    await bo.tap('go');
    await bo.tap('gi');
    expect(ada.element.ply).to.equal(3);
    bo.element.goTo(3);
    await bo.settled();
    ada.element.goTo(1);
    await bo.tap('gi');
    expect(ada.element.ply).to.equal(4);
    same(boards);
  });

  it('end together when one side resigns, also while it looks back', async () => {
    const boards = await twoBoards();
    const { ada, bo } = boards;
    bo.element.goTo(1);
    bo.element.resign();
    for (const board of [ada, bo]) await board.settled();
    expect([ada.element.winners, ada.element.ply]).to.deep.equal([[0], 3]);
    expect(ada.detail).to.equal('Green has resigned. Rule F11');
    same(boards);
  });

  it('end in a draw only if the other side accepts it', async () => {
    const boards = await twoBoards();
    const { ada, bo } = boards;
    for (let i = 0; i < 2; i++) {
      expect(await bo.element.offerDraw()).to.equal(false);
      expect(await ada.element.offerDraw()).to.equal(true);
      expect([ada.element.winners, bo.element.winners]).to.deep.equal([undefined, undefined]);
    }
    await ada.settled();
    await ada.click('button', 'Accept');
    for (const { element } of [ada, bo]) expect(element.winners).to.deep.equal([0, 1]);
    await bo.settled();
    expect(bo.headline).to.equal('Draw');
    await bo.menu();
    expect(bo.has('button', 'Offer a draw')).to.equal(false);
  });
});
