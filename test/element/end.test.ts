import { expect } from '@open-wc/testing';
import { PREFERENCES } from '../../src/element/model/preferences.js';
import { fluctus, heard, type FluctusDriver } from '../games/fluctus/fluctus-driver.js';
import { puzzle } from '../games/lucky-swap/swap-driver.js';
import { luzi } from '../games/luzi/luzi-driver.js';
import { ownPreferences } from '../support/storage.js';

/** Red takes the last but one stone of Green, whose reserve is empty (F8). */
const almost = { position: 'A....A/.B..B. A 2,0 2,2 -,-', names: 'Ada,Bo' };

/** Bo wins with the eighth move, the only capture. */
const short = {
  colors: 'blue white',
  names: 'Ada,Bo',
  record: '@bi @wi @bo @wo bo-go wo-yo go-bo',
};

const buttons = (board: FluctusDriver) => board.names('.answers button');

/** The letter of the seat to move in a position of Fluctus. */
const seat = (board: FluctusDriver) => board.element.position.split(' ')[1];

describe('the end of a game', () => {
  it('is described with names and a link to its rule', async () => {
    const board = await fluctus(almost);
    board.element.play('roxbi');
    await board.settled();
    expect(board.headline).to.equal('Ada has won');
    expect(board.detail).to.equal('Bo has only one stone on the board and cannot enter another. Rule F8');
    await board.click('button', 'Rule F8');
    await board.until(() => board.has('dialog', 'Rules'));
    await board.until(() => board.focused?.textContent.includes('F8') ?? false);
  });

  it('offers to play again, to look back and to share', async () => {
    const board = await fluctus(almost);
    expect(buttons(board)).to.deep.equal([]);
    board.element.play('roxbi');
    await board.settled();
    expect(buttons(board)).to.deep.equal(['Play again', 'Review the game', 'Share']);
  });

  for (const [what, attributes, there] of [
    ['a board of computers', { seats: 'computer computer' }, ['Review the game', 'Share']],
    ['a board of remote seats', { seats: 'remote remote' }, ['Review the game', 'Share']],
    ['basic controls', { controls: 'basic' }, ['Play again']],
    ['no controls', { controls: 'none' }, []],
    ['a replay', { mode: 'replay' }, []],
    ['a diagram', { mode: 'diagram' }, []],
  ] as const)
    it(`offers only the buttons that apply: ${what}`, async () => {
      const board = await fluctus(attributes);
      board.element.play('@ro');
      board.element.endGame({ winners: [0], reason: 'Time is up.' });
      await board.settled();
      expect(buttons(board)).to.deep.equal(there);
    });

  it('has a larger headline, if nobody has won, too', async () => {
    const board = await fluctus({ names: 'Ada,Bo' });
    const size = () => parseFloat(getComputedStyle(board.all('.headline')[0]!).fontSize);
    const before = size();
    board.element.play('@ro');
    board.element.endGame({ winners: [0, 1], reason: 'It is late.' });
    await board.settled();
    expect(board.headline).to.equal('Draw');
    expect(size()).to.be.at.least(before * 1.2);
  });

  it('has a larger headline, and tells the result in numbers and what decided', async () => {
    const board = await fluctus(short);
    const size = () => parseFloat(getComputedStyle(board.all('.headline')[0]!).fontSize);
    const before = size();
    board.element.play('yoxbi');
    await board.settled();
    expect(size()).to.be.at.least(before * 1.2);
    const story = '8 stones to 7. Bo took the lead for good in move 4, with the capture on bi.';
    expect(board.text('.finale p')).to.equal(story);
    expect(board.spoken.at(-1)).to.match(
      /Bo has won\. Ada has only .*\. 8 stones to 7\. Bo took .* on bi\.$/,
    );
    // what the headline says comes before the story, and the story before the buttons
    const parts = [...board.root.querySelectorAll('p.headline, p.detail, .finale p, .finale button')];
    expect(parts.map(({ localName }) => localName).join(' ')).to.equal('p p p button button button');
    await expect(board.element).to.be.accessible();
  });

  it('has no story if the players have ended the game, or if it began at a position', async () => {
    const board = await fluctus(short);
    board.element.resign();
    await board.settled();
    expect(board.all('.finale p')).to.deep.equal([]);
    const other = await fluctus(almost);
    other.element.play('roxbi');
    await other.settled();
    expect(buttons(other)).to.deep.equal(['Play again', 'Review the game', 'Share']);
    expect(other.all('.finale p')).to.deep.equal([]);
  });

  it('moves its headline, but not without motion', async () => {
    const release = ownPreferences();
    for (const motion of ['normal', 'off']) {
      localStorage.setItem(PREFERENCES, JSON.stringify({ motion }));
      const board = await fluctus(almost);
      board.element.style.setProperty('--spiel-hop', '400ms');
      board.element.play('roxbi');
      await board.settled();
      const { animationDuration } = getComputedStyle(board.all('.headline')[0]!);
      expect(parseFloat(animationDuration) > 0, motion).to.equal(motion === 'normal');
    }
    release();
  });

  it('has its buttons in whole rows, also at 280 px', async () => {
    for (const seats of ['human human', 'human computer:hard']) {
      const board = await fluctus({ ...almost, seats });
      board.element.parentElement!.style.width = '280px';
      board.element.play('roxbi');
      await board.settled();
      const boxes = board.all('.finale button').map((each) => each.getBoundingClientRect());
      const { left, right } = board.all('.finale')[0]!.getBoundingClientRect();
      for (const { top } of boxes) {
        const row = boxes.filter((box) => Math.abs(box.top - top) < 1);
        expect([
          Math.min(...row.map((box) => box.left)),
          Math.max(...row.map((box) => box.right)),
        ]).to.deep.equal([left, right]);
        expect(
          Math.max(...row.map(({ height }) => height)) - Math.min(...row.map(({ height }) => height)),
        ).to.be.below(1);
      }
    }
  });

  for (const [level, winner, label, next] of [
    ['medium', 0, 'Stronger opponent', 'hard'],
    ['medium', 1, 'Weaker opponent', 'easy'],
    ['best', 0, undefined, undefined],
    ['easy', 1, undefined, undefined],
  ] as const)
    it(`offers a step ${label ?? 'no more'} after a ${winner ? 'loss' : 'win'} against ${level}`, async () => {
      const board = await fluctus({ seats: `human computer:${level}` });
      board.element.endGame({ winners: [winner], reason: 'Time is up.' });
      await board.settled();
      const offered = buttons(board).filter((name) => name.includes('opponent'));
      expect(offered).to.deep.equal(label ? [label] : []);
      if (!label) return;
      await board.click('button', label);
      expect(board.element.winners).to.equal(undefined);
      await board.until(() => board.text('.seats').includes(next));
    });

  it('shares the match from a dialog, which gives the focus back', async () => {
    const board = await fluctus(almost);
    board.element.play('roxbi');
    await board.settled();
    await board.click('button', 'Share');
    await board.until(() => board.has('dialog', 'Share'));
    expect(board.has('button', 'Copy the moves')).to.equal(true);
    await expect(board.element).to.be.accessible();
    await board.press('Escape');
    expect(board.name(board.focused!)).to.equal('Share');
  });

  it('has no link to a rule without controls', async () => {
    const board = await fluctus({ ...almost, controls: 'none' });
    board.element.play('roxbi');
    await board.settled();
    expect(board.detail).to.equal('Bo has only one stone on the board and cannot enter another.');
  });

  it('does not repeat its buttons in the menu', async () => {
    const board = await fluctus(almost);
    board.element.play('roxbi');
    await board.settled();
    await board.menu();
    expect(buttons(board)).to.deep.equal([]);
  });
});

describe('Play again', () => {
  it('starts a game with the same players and options, which the next seat begins', async () => {
    const board = await fluctus({ names: 'Ada,Bo' });
    board.element.newGame({ variant: 'return', seats: 'human remote' });
    board.element.play('@ro');
    for (const begins of ['B', 'A']) {
      board.element.endGame({ winners: [0], reason: 'Time is up.' });
      await board.settled();
      await board.click('button', 'Play again');
      expect(board.element.ply).to.equal(0);
      expect(seat(board)).to.equal(begins);
      expect(board.element.state.variant).to.equal('return');
      expect(board.names('.name')).to.deep.equal(['Ada', 'Bo']);
    }
    expect(board.headline).to.equal('Your turn');
  });

  it('moves the focus to the board', async () => {
    const board = await fluctus();
    board.element.endGame({ winners: [0], reason: 'Time is up.' });
    await board.settled();
    board.find('button', 'Play again').focus();
    await board.press('Enter');
    await board.settled();
    expect(board.focused?.closest('[role=grid]')).not.to.equal(null);
  });

  it('keeps the names of a record', async () => {
    const board = await fluctus({ record: '[SeatA "Eve"] @ro' });
    board.element.endGame({ winners: [0], reason: 'Time is up.' });
    await board.settled();
    await board.click('button', 'Play again');
    expect(board.names('.name')[0]).to.equal('Eve');
  });

  it('begins at the same position again', async () => {
    const board = await fluctus(almost);
    board.element.play('roxbi');
    await board.settled();
    await board.click('button', 'Play again');
    expect(board.element.position).to.equal(almost.position);
  });

  it('keeps the number of players', async () => {
    const tray = await luzi({ record: '[Options "{\\"players\\":3,\\"rounds\\":2,\\"first\\":2}"]' });
    tray.element.endGame({ winners: [0], reason: 'Time is up.' });
    await tray.settled();
    await tray.click('button', 'Play again');
    expect(tray.element.position).to.match(/^0,0,0 1\/2 A /);
  });

  it('makes another puzzle of the same kind', async () => {
    const board = await puzzle({ par: '2', seats: '', seed: 'again' });
    await board.until(() => board.element.record.includes('par\\":2'));
    const { position } = board.element;
    board.element.endGame({ winners: [], reason: 'Time is up.' });
    await board.settled();
    await board.click('button', 'Play again');
    expect(board.element.record).to.include('par\\":2');
    expect(board.element.position).not.to.equal(position);
  });
});

describe('Review the game', () => {
  it('shows the record from its start', async () => {
    const board = await fluctus({ record: '@ro @go ro-vi' });
    board.element.resign();
    await board.settled();
    await board.click('button', 'Review the game');
    await board.until(() => board.has('button', 'Play the moves'));
    expect(board.element.ply).to.equal(0);
    expect(board.all('.record.shown')).to.have.length(1);
    await board.until(() => board.focused === board.find('button', 'Play the moves'));
    expect(buttons(board)).to.deep.equal([]);
    board.element.goTo(3);
    await board.settled();
    expect(board.headline).to.equal('Red has won');
    expect(board.detail).to.equal('Green has resigned. Rule F11');
    expect(buttons(board)).to.deep.equal(['Play again', 'Review the game', 'Share']);
  });
});

describe('endGame', () => {
  it('ends the match in the words of the page', async () => {
    const board = await fluctus({ names: 'Ada,Bo' });
    const over = heard(board, 'game-over');
    board.element.play('@ro');
    board.element.endGame({ winners: [1], reason: '  Time\n is <b>up</b>. ' });
    await board.settled();
    const { detail } = over[0]!;
    const { winners, reason, text } = detail;
    expect({ winners, reason, text }).to.deep.equal({
      winners: [1],
      reason: 'page',
      text: 'Time is <b>up</b>.',
    });
    expect(detail.record).to.equal(board.element.record);
    expect(board.headline).to.equal('Bo has won');
    expect(board.detail).to.equal('Time is <b>up</b>.');
    expect(board.spoken.at(-1)).to.match(/Bo has won\. Time is <b>up<\/b>\. Ada: 8 stones; Bo: 8 stones\.$/);
    expect(board.element.winners).to.deep.equal([1]);
  });

  it('ends after the last move, also while an earlier one is shown', async () => {
    const board = await fluctus({ record: '@ro @go' });
    board.element.goTo(1);
    board.element.endGame({ winners: [], reason: 'Time is up.' });
    expect(board.element.ply).to.equal(2);
    expect(board.element.record).to.include('@go');
  });

  it('is kept in the record', async () => {
    const board = await fluctus();
    board.element.play('@ro');
    board.element.endGame({ winners: [0, 1], reason: 'It is "late".' });
    const { record } = board.element;
    const other = await fluctus({ record });
    expect(other.element.record).to.equal(record);
    expect(other.headline).to.equal('Draw');
    expect(other.detail).to.equal('It is "late".');
  });

  it('cannot be taken back, and nobody at the board moves at an earlier ply', async () => {
    const board = await fluctus();
    await board.tap('ro');
    board.element.endGame({ winners: [0], reason: 'Time is up.' });
    expect(board.element.undo()).to.equal(false);
    board.element.goTo(0);
    await board.settled();
    expect(board.element.undo()).to.equal(false);
    await board.tap('ri');
    expect(board.element.record).to.include('[Termination "page: Time is up."]');
    expect(board.element.redo()).to.equal(true);
    expect(board.element.winners).to.deep.equal([0]);
  });

  it('refuses a bad result', async () => {
    const board = await fluctus();
    const end = (winners: readonly number[], reason: string) => () => {
      board.element.endGame({ winners, reason });
    };
    for (const winners of [[2], [-1], [0.5], [NaN]])
      expect(end(winners, 'x'), String(winners)).to.throw(
        RangeError,
        `There is no seat ${winners[0]}: the seats are`,
      );
    for (const reason of ['', ' \n', 'x'.repeat(201)])
      expect(end([0], reason)).to.throw(RangeError, '1 to 200 characters');
    expect(board.element.winners).to.equal(undefined);
    end([0], 'x'.repeat(200))();
    expect(end([0], 'x')).to.throw('The game is over.');
  });
});
