import { expect, fixtureCleanup } from '@open-wc/testing';
import { glux, type GluxDriver } from './glux-driver.js';

/** Before the last move. */
const last =
  '3,B4,3,B4,B5,3,B4/6,B3,B1,B2,B2,B1,B6,A5/13/A1,A5,4,A6,2,B5,A4,B5,A2/A4,A4,1,(B5B6),1,A5,1,(B3B6),2,B3,1,B3/3,A6,2,A5,1,B5,4/1,A2,1,A1,A4,8/A4,3,A1,A3,2,A6,1,B6,B4,B5/A1,A2,2,A2,1,A3,2,(B6A3),2,A1 B -,16 000,000 -';

const scoresOf = (board: GluxDriver) =>
  [...board.root.querySelectorAll('.seat .score > [aria-hidden]')].map((each) => each.textContent);

describe('the end of Glüx', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('has the points of each room on the board and the scores in the list, and goes with the next position', async () => {
    const board = await glux({ position: last });
    expect(board.root.querySelector('.ending')).to.equal(null);
    board.element.play('6@k9');
    await board.until(() => board.root.querySelectorAll('.e-points').length === 8);
    const points = [...board.root.querySelectorAll('.e-points')].map((each) => each.textContent.trim());
    expect(points).to.deep.equal(Array(8).fill('+4'));
    await board.until(() => scoresOf(board).join() === '16,16');
    // nothing is left dark
    await board.until(
      () => board.root.querySelector('.ground')!.getAnimations({ subtree: true }).length === 0,
    );
    board.element.undo();
    await board.until(() => board.root.querySelector('.ending') === null);
  });
});
