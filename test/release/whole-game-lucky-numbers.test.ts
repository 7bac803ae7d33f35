import { expect, fixtureCleanup } from '@open-wc/testing';
import { lucky, plainMove, presses, type LuckyDriver } from '../games/lucky-numbers/lucky-driver.js';

const game = { sets: '1', seed: 'a whole game' };

/** Plays both seats to the end; `press` presses the squares. */
async function play(board: LuckyDriver, press: (squares: readonly string[]) => Promise<void>) {
  const state = () => board.game;
  while (board.element.winners === undefined) {
    const before = board.element.ply;
    await press(presses(plainMove(state()), state()));
    expect(board.element.ply).to.be.greaterThan(before);
  }
}

describe('a whole game of Lucky Numbers, from the dealt tiles to the last one', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('is played with the keyboard alone', async () => {
    const board = await lucky(game);
    await play(board, (squares) => board.keys(...squares));
    expect(board.element.record).to.match(/draw/);
    expect(board.headline).to.match(/won|win/);
  });

  it('is played with the pointer alone, with the setup one by one', async () => {
    const board = await lucky({ ...game, setup: 'one-by-one' });
    await play(board, (squares) => board.tap(...squares));
    expect(board.element.winners).to.be.an('array');
    expect(board.headline).to.match(/won|win/);
  });
});
