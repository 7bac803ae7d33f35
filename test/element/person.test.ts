import { expect } from '@open-wc/testing';
import { fluctus } from '../games/fluctus/fluctus-driver.js';
import { lucky } from '../games/lucky-numbers/lucky-driver.js';
import { luzi } from '../games/luzi/luzi-driver.js';

const alone = { seats: 'human computer:easy', names: 'Ada,Bo' };

describe('a board with one person', () => {
  it('tells them whose turn it is, in the status and under the names', async () => {
    const board = await fluctus(alone);
    expect(board.headline).to.equal('Your turn');
    expect(board.names('.under')).to.deep.equal(['your turn', 'easy']);
  });

  it('announces their turn', async () => {
    const board = await fluctus(alone);
    await board.seen();
    board.element.play('@ro');
    await board.until(() => board.element.ply === 2);
    await board.settled();
    expect(board.spoken.at(-1)).to.match(/^Bo enters on g[io]\. Your turn\.$/);
  });

  it('has German texts', async () => {
    const board = await fluctus({ ...alone, lang: 'de' });
    await board.until(() => board.headline === 'Du bist dran');
    expect(board.names('.under')[0]).to.equal('du bist dran');
    board.element.endGame({ winners: [1], reason: 'Die Zeit ist um.' });
    await board.settled();
    expect(board.headline).to.equal('Du hast verloren');
  });

  it('shows them their seat while the other one thinks', async () => {
    const board = await fluctus({ ...alone, seats: 'human remote' });
    board.element.play('@ro');
    await board.settled();
    expect(board.headline).to.equal('Bo to move');
    expect(board.names('.under')).to.deep.equal(['you', 'to move']);
  });

  const two: readonly (readonly [readonly number[], string, readonly string[]])[] = [
    [[0], 'You have won', ['you have won', 'easy']],
    [[1], 'You have lost', ['you', 'won']],
    [[0, 1], 'Draw', ['you', 'easy']],
    [[], 'Nobody has won', ['you', 'easy']],
  ];
  for (const [winners, headline, notes] of two)
    it(`tells them the result of two: ${headline}`, async () => {
      const board = await fluctus(alone);
      board.element.endGame({ winners, reason: 'Time is up.' });
      await board.settled();
      expect(board.headline).to.equal(headline);
      expect(board.names('.under')).to.deep.equal(notes);
      expect(board.spoken).to.deep.equal([`${headline}. Time is up. You: 8 stones; Bo: 8 stones.`]);
    });

  const three: readonly (readonly [readonly number[], string])[] = [
    [[0], 'You have won'],
    [[1], 'Bo has won'],
    [[0, 2], 'You share the win with Cy'],
    [[1, 2], 'Bo and Cy share the win'],
  ];
  for (const [winners, headline] of three)
    it(`tells them the result of three: ${headline}`, async () => {
      const tray = await luzi({ seats: '', names: 'Ada,Bo,Cy', players: '3' });
      tray.element.endGame({ winners, reason: 'Time is up.' });
      await tray.settled();
      expect(tray.text('.headline')).to.equal(headline);
    });

  it('tells them that they have lost a game for one', async () => {
    const board = await lucky({ players: '1', seats: '' });
    board.element.endGame({ winners: [], reason: 'Time is up.' });
    await board.settled();
    expect(board.text('.headline')).to.equal('You have lost');
  });

  for (const [by, headline, detail] of [
    [0, 'You have lost', 'You have resigned. Rule F11'],
    [1, 'You have won', 'Bo has resigned. Rule F11'],
  ] as const)
    it(`tells them who has won after a resignation: ${detail}`, async () => {
      const board = await fluctus(alone);
      board.element.resign(by);
      await board.settled();
      expect(board.headline).to.equal(headline);
      expect(board.detail).to.equal(detail);
      await board.click('button', 'Rule F11');
      await board.until(() => board.focused?.textContent.includes('F11') ?? false);
    });

  for (const [lang, question] of [
    ['en', 'Do you want to resign?'],
    ['de', 'Willst du aufgeben?'],
  ] as const)
    it(`asks them whether they resign: ${question}`, async () => {
      const board = await fluctus({ ...alone, lang });
      await board.until(() => board.has('button', lang === 'de' ? 'Mehr' : 'More'));
      await board.click('button', lang === 'de' ? 'Mehr' : 'More');
      await board.until(() => board.has('button', lang === 'de' ? 'Aufgeben' : 'Resign'));
      await board.click('button', lang === 'de' ? 'Aufgeben' : 'Resign');
      expect(board.message).to.equal(question);
      // the focus is on the question: nothing else says it
      expect(board.name(board.focused!)).to.equal(question);
      expect(board.spoken).to.deep.equal([]);
    });

  it('tells them why they have lost: as "You"', async () => {
    const board = await fluctus({ ...alone, seats: 'remote human', position: 'A....A/.B..B. A 2,0 2,2 -,-' });
    board.element.play('roxbi');
    await board.settled();
    expect(board.headline).to.equal('You have lost');
    expect(board.detail).to.equal('You have only one stone on the board and cannot enter another. Rule F8');
    expect(board.spoken).to.deep.equal([
      'Ada leaps from ro over vo and captures on bi. You have lost. ' +
        'You have only one stone on the board and cannot enter another. Ada: 4 stones; You: 1 stone.',
    ]);
  });

  it('links a refused offer of a draw to its rule', async () => {
    const board = await fluctus(alone);
    await board.element.offerDraw();
    await board.settled();
    expect(board.message).to.equal('Bo declined the draw.');
    await board.click('button', 'Rule F11');
    await board.until(() => board.focused?.textContent.includes('F11') ?? false);
  });

  it('asks what they score in Luzi', async () => {
    const position = '0,0 1/5 A 1 11244455';
    const [one, several] = [await luzi({ ...alone, position }), await luzi({ position })];
    expect(one.text('.sum-title')).to.equal('If you stop now');
    expect(several.text('.sum-title')).to.equal('If Ada stops now');
    const start = await luzi(alone);
    expect(start.text('.sum-title')).to.equal('What scores points');
    expect(start.root.querySelector('.sum')?.getAttribute('aria-label')).to.equal('What scores points');
  });

  it('uses names in a replay', async () => {
    const board = await fluctus({ ...alone, mode: 'replay', record: '@ro @go' });
    expect(board.headline).to.equal('Ada to move');
    expect(board.names('.under')[0]).to.equal('to move');
  });
});

describe('a board with several people or none', () => {
  for (const seats of ['human human', 'remote remote', 'human human computer'])
    it(`uses names: ${seats}`, async () => {
      const tray = await luzi({ seats, players: '3', names: 'Ada,Bo,Cy' });
      expect(tray.text('.headline')).to.equal('Ada to move');
      tray.element.endGame({ winners: [0], reason: 'Time is up.' });
      await tray.settled();
      expect(tray.text('.headline')).to.equal('Ada has won');
    });
});

describe('the button Undo', () => {
  const note = (board: { find(role: string, name: string): HTMLElement }) =>
    board.find('button', 'Undo').getAttribute('title');

  it('says that nothing can be taken back yet, and shows it when it is pressed', async () => {
    const board = await fluctus();
    expect(note(board)).to.equal('Nothing to take back');
    await board.click('button', 'Undo');
    expect(board.message).to.equal('Nothing to take back');
    await board.click('button', 'Close');
    await board.tap('ro');
    expect(note(board)).to.equal(null);
  });

  it('says so before a person has moved, although the computer has', async () => {
    const board = await fluctus({ seats: 'remote human' });
    board.element.play('@ro');
    await board.settled();
    expect(note(board)).to.equal('Only both sides together can take a move back');
    const other = await fluctus({ seats: 'computer:easy human' });
    await other.seen();
    await other.until(() => other.element.ply === 1);
    await other.settled();
    expect(note(other)).to.equal('Nothing to take back');
  });

  it('says that a throw cannot be taken back', async () => {
    const tray = await luzi();
    await tray.click('button', 'Throw');
    await tray.until(() => tray.element.ply === 2);
    await tray.settled();
    expect(note(tray)).to.equal('A throw cannot be taken back');
    expect(tray.element.undo()).to.equal(false);
  });

  it('says that the result of the page cannot be taken back', async () => {
    const board = await fluctus();
    await board.tap('ro');
    board.element.endGame({ winners: [0], reason: 'Time is up.' });
    await board.settled();
    expect(note(board)).to.equal('This result cannot be taken back');
  });
});
