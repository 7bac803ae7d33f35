import { expect, fixtureCleanup } from '@open-wc/testing';
import { fluctus } from '../games/fluctus/fluctus-driver.js';
import { luzi } from '../games/luzi/luzi-driver.js';

describe('what is heard', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('tells both scores at the end once', async () => {
    const tray = await luzi({ record: 'roll =22235566 stop roll =22334455', rounds: '1' });
    tray.element.play('stop');
    await tray.settled();
    const said = tray.spoken.join(' ');
    expect(said).to.match(/Bo has won\. .*18 points to 16\. /);
    expect(said).not.to.contain('Ada: 16 points');
  });

  it('asks once, and tells no move when somebody resigns', async () => {
    const board = await fluctus({ record: '@ro @go', names: 'Ada,Bo', seats: 'human remote' });
    await board.click('button', 'More');
    await board.until(() => board.has('button', 'Resign'));
    await board.click('button', 'Resign');
    await board.until(() => board.has('button', 'Yes'));
    // The focus is on the question, and says it.
    expect(board.name(board.focused!)).to.equal('Do you want to resign?');
    expect(board.spoken).to.deep.equal([]);
    await board.click('button', 'Yes');
    expect(board.spoken).to.deep.equal(['You have lost. You have resigned. You: 8 stones; Bo: 8 stones.']);
  });
});
