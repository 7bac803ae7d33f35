import { expect, fixtureCleanup } from '@open-wc/testing';
import { lucky, middle, type LuckyDriver } from './lucky-driver.js';

/** The words for each number. */
const listed = (board: LuckyDriver): string[] =>
  [...board.root.querySelectorAll('.unseen li .vh')].map((each) => each.textContent);

describe('the numbers that are face down', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('are shown and told by one press', async () => {
    const board = await lucky({ players: '3', position: middle });
    const list = board.root.querySelector<HTMLElement>('.unseen ul')!;
    expect(list.checkVisibility()).to.equal(false);
    await board.clickOn(board.root.querySelector('.unseen summary')!);
    expect(list.checkVisibility()).to.equal(true);
    await board.until(() => board.spoken.length > 0);
    expect(board.spoken.join()).to.equal(
      '3 of each: 11, 16; 2 of each: 1, 2, 3, 7, 8, 9, 13, 15, 18; 1 of each: 4, 5, 10, 12, 14, 17, 19, 20; none: 6.',
    );
    const closed = new Promise((resolve) => {
      list.parentElement!.addEventListener('toggle', resolve);
    });
    board.root.querySelector<HTMLElement>('.unseen summary')!.focus();
    await board.press('Enter');
    expect(list.checkVisibility()).to.equal(false);
    await closed;
    expect(board.spoken.length).to.equal(1);
  });

  it('are all sets without what lies face up on trays, in hands and in the middle', async () => {
    const board = await lucky({ players: '3', position: middle });
    expect(listed(board).slice(0, 6)).to.deep.equal(['1: 2', '2: 2', '3: 2', '4: 1', '5: 1', '6: none']);
    expect(listed(board)[11]).to.equal('12: 1');
  });

  it('are the same for every order of the face-down tiles', async () => {
    const lists: unknown[] = [];
    for (const seed of ['a', 'b']) {
      lists.push(listed(await lucky({ players: '3', position: middle, seed })));
      fixtureCleanup();
    }
    expect(lists[0]).to.deep.equal(lists[1]);
  });

  it('change when a tile is turned over', async () => {
    const board = await lucky({ players: '2', setup: 'sorted', seed: 'x' });
    const before = listed(board);
    await board.tap('pile');
    const [tile = 0] = board.game.hands.flat();
    const count = Number(before[tile - 1]!.split(' ')[1]);
    expect(listed(board)[tile - 1]).to.equal(`${tile}: ${count - 1 || 'none'}`);
  });

  it('have German words', async () => {
    const board = await lucky({ players: '3', position: middle, lang: 'de' });
    await board.until(() => board.text('.unseen summary').includes('verdeckt'));
    expect(listed(board)[5]).to.equal('6: keine');
  });
});
