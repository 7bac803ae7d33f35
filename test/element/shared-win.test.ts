import { expect } from '@open-wc/testing';
import '../../src/index.js';
import { fluctus } from '../games/fluctus/fluctus-driver.js';
import { glux } from '../games/glux/glux-driver.js';
import { lucky } from '../games/lucky-numbers/lucky-driver.js';
import { luzi } from '../games/luzi/luzi-driver.js';
import type { Driver } from '../support/board.js';

const names = 'Ada,Bo';

/** The last run: if B stops, both have 36 points (Z10). */
const tied = { position: '36,12 5/5 B 1 33344556', names };
/** The last tile: if A passes, both have one empty cell (L7). */
const lastTile = {
  position:
    '1,.,.,./.,6,.,./.,.,11,./.,.,.,16|2,.,.,./.,7,.,./.,.,12,./.,.,.,17 A 3|- 4,5,8,9,10,13,14,15,18,19,20 0',
  sets: '1',
  names,
};

const result = (board: Driver) => [board.text('.headline'), board.text('.detail')];

describe('a win of all seats', () => {
  it('is shared in Luzi und Joe, by its rule', async () => {
    const tray = await luzi(tied);
    tray.element.play('stop');
    await tray.settled();
    expect(result(tray)).to.deep.equal([
      'Ada and Bo share the win',
      'The last round has been played. Ada and Bo have the most points. Rule Z10',
    ]);
    expect(tray.names('.under').map((note) => note.startsWith('won'))).to.deep.equal([true, true]);
    expect(tray.spoken.at(-1)).to.contain(
      'Ada and Bo share the win. The last round has been played. Ada and Bo have the most points.',
    );
  });

  it('is shared with the only person', async () => {
    const tray = await luzi({ ...tied, seats: 'remote human' });
    tray.element.play('stop');
    await tray.settled();
    expect(result(tray)).to.deep.equal([
      'You share the win with Ada',
      'The last round has been played. You and Ada have the most points. Rule Z10',
    ]);
  });

  it('is shared in German', async () => {
    const tray = await luzi({ ...tied, seats: 'remote human', lang: 'de' });
    tray.element.play('stop');
    await tray.until(() => tray.text('.headline') === 'Du gewinnst gemeinsam mit Ada');
    expect(tray.text('.detail')).to.equal(
      'Die letzte Runde ist gespielt: Du und Ada habt die meisten Punkte. Regel Z10',
    );
  });

  it('is shared in Lucky Numbers', async () => {
    const board = await lucky(lastTile);
    board.element.play('pass');
    await board.settled();
    expect(result(board)).to.deep.equal([
      'Ada and Bo share the win',
      'All tiles are face up. Ada and Bo have the fewest empty cells. Rule L7',
    ]);
  });

  it('is shared in Glüx', async () => {
    const board = await glux({ seats: 'human human', names });
    board.element.endGame({ winners: [0, 1], reason: 'Time is up.' });
    await board.settled();
    expect(result(board)).to.deep.equal(['Ada and Bo share the win', 'Time is up.']);
  });

  it('is a draw in Fluctus, and nobody has won', async () => {
    const board = await fluctus({ position: 'A.BB.A/....B. A 0,0 2,2 -,-', names });
    board.element.play('roxbi');
    await board.settled();
    expect(result(board)).to.deep.equal(['Draw', 'Both sides have two stones left. Rule F9']);
    expect(board.element.winners).to.deep.equal([0, 1]);
    expect(board.names('.under').filter((note) => note.includes('won'))).to.deep.equal([]);
    expect(board.all('.seat.won')).to.deep.equal([]);
  });
});
