import { expect, fixtureCleanup } from '@open-wc/testing';
import { lucky, middle } from './lucky-driver.js';

describe('the cells of the tray', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('lie on those of the drawing, with the middle beside the tray', async () => {
    const board = await lucky({ mode: 'replay', follow: '', position: middle });
    const tray = board.root.querySelector('.tray')!.getBoundingClientRect();
    const cell = board.at('a4').getBoundingClientRect();
    // in the units of the drawing: 540 wide, the cells from 50 to 490
    expect(((cell.left - tray.left) / tray.width) * 540).to.be.closeTo(50, 1);
    expect((cell.width / tray.width) * 540).to.be.closeTo(110, 1);
  });
});
