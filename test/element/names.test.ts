import { expect } from '@open-wc/testing';
import { fluctus } from '../games/fluctus/fluctus-driver.js';
import { mountBoard, removeBoards } from './all-boards.js';

const hebrew = 'עדה';
const isolated = `\u2068${hebrew}\u2069`;

describe('the names of players', () => {
  afterEach(removeBoards);

  it('do not turn the sentences around them, and are as they are in the record', async () => {
    const board = await fluctus({ seats: 'human human', names: `${hebrew}, Bo 2` });
    const { element } = board;
    expect(board.text('.headline')).to.equal(`${isolated} to move`);
    expect(board.text('.seats .name')).to.equal(isolated);
    element.play('@ro');
    await board.settled();
    await board.until(() => board.spoken.some((text) => text.includes(isolated)));
    expect(element.record).to.contain(`[SeatA "${hebrew}"]`);
    const svg = await (await element.toBlob({ type: 'image/svg+xml' })).text();
    expect(svg).to.contain(`${isolated} against Bo 2`);
    element.resign(1);
    await board.settled();
    expect(board.text('.headline')).to.equal(`${isolated} has won`);
  });

  it('are clean wherever they come from', async () => {
    const { element } = await mountBoard('fluctus-board', { names: '\u202eA\u200bda, 👩\u200d🚀 Bo' });
    expect(element.record).to.contain('[SeatA "Ada"]\n[SeatB "👩\u200d🚀 Bo"]');
    element.names = ['\u2067\u200b', `B\u0301${'\u0301'.repeat(30)}`];
    await element.updateComplete;
    expect(element.record).not.to.contain('SeatA');
    expect(element.record).to.contain('[SeatB "B\u0301\u0301\u0301\u0301"]');
    element.removeAttribute('names');
    element.names = '';
    element.record = '[SeatA "\u202eMallory\u2029wins"]\n[SeatB "علی\u200cرضا"]\n1. @ro *';
    await element.updateComplete;
    expect(element.record).to.contain('[SeatA "Mallory wins"]\n[SeatB "علی\u200cرضا"]');
  });
});
