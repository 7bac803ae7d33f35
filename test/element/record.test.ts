import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { rounds } from '../../src/element/view/record.js';
import { en } from '../../src/element/i18n/en.js';
import { lay, moves, seat } from './parts-table.js';

const chance = (ply: number) =>
  ({ ply, seat: 'chance', notation: `d${ply}`, marks: [], comment: '' }) as const;
const by = (ply: number, of: number) => ({ ply, seat: of, notation: `m${ply}`, marks: [], comment: '' });

describe('rounds of a record', () => {
  const drawn = (list: Parameters<typeof rounds>[0], seats: number) =>
    rounds(list, seats).map((round) => round.map((cell) => cell.map(({ ply }) => ply)));

  it('put each seat in its column', () => {
    expect(drawn(moves(5), 2)).to.deep.equal([
      [[1], [2]],
      [[3], [4]],
      [[5], []],
    ]);
  });

  it('begin in the column of the seat that begins', () => {
    expect(drawn([by(1, 1), by(2, 0), by(3, 1)], 2)).to.deep.equal([
      [[], [1]],
      [[2], [3]],
    ]);
  });

  it('begin anew where one seat plays alone', () => {
    expect(drawn([by(1, 0), by(2, 0)], 1)).to.deep.equal([[[1]], [[2]]]);
  });

  it('put chance with the seat before it, which may go on', () => {
    expect(drawn([by(1, 0), chance(2), by(3, 0), by(4, 1)], 2)).to.deep.equal([[[1, 2, 3], [4]]]);
  });

  it('let a seat that plays again go on', () => {
    expect(drawn([by(1, 0), by(2, 0), by(3, 1), by(4, 0)], 2)).to.deep.equal([
      [[1, 2], [3]],
      [[4], []],
    ]);
  });

  it('begin anew with each turn of one who plays alone, chance within it', () => {
    expect(drawn([by(1, 0), chance(2), by(3, 0), by(4, 0)], 1)).to.deep.equal([[[1, 2, 3]], [[4]]]);
  });

  it('leave what chance does before the first seat to itself', () => {
    expect(drawn([chance(1), chance(2), by(3, 1), by(4, 0)], 2)).to.deep.equal([
      [[1, 2]],
      [[], [3]],
      [[4], []],
    ]);
  });
});

describe('the record list', () => {
  it('names each move with its ply and player', async () => {
    const hands = await lay({ movesShown: true });
    const names = hands.all('.cell button').map((each) => each.getAttribute('aria-label'));
    expect(names.slice(0, 2)).to.deep.equal(['1. Ada: ro-1', '2. Bo: ro-2']);
  });

  it('goes to the move that is pressed', async () => {
    const hands = await lay({ movesShown: true });
    await hands.click(hands.button('3. Ada: ro-3'));
    expect(hands.asked).to.deep.equal([['goTo', 3]]);
    expect(hands.get('[aria-current=step]').textContent.trim()).to.equal('ro-3');
  });

  it('is one tab stop at the current move, walked with the arrow keys', async () => {
    const hands = await lay({ movesShown: true, ply: 4 });
    expect(hands.all('.cell [tabindex="0"]').length).to.equal(1);
    hands.get('.cell [tabindex="0"]').focus();
    await hands.press('ArrowUp');
    expect(hands.focused).to.equal('3. Ada: ro-3');
    await hands.press('Enter');
    expect(hands.asked).to.deep.equal([['goTo', 3]]);
  });

  it('is reached at its first move while the start is shown', async () => {
    const hands = await lay({ movesShown: true, ply: 0 });
    expect(hands.get('.cell [tabindex="0"]').textContent.trim()).to.equal('ro-1');
    expect(hands.all('[aria-current=step]')).to.deep.equal([]);
  });

  it('shows marks, comments and chance', async () => {
    const list = [
      { ply: 1, seat: 0, notation: 'ro-wo', marks: ['$5', '!'], comment: 'Early.' },
      { ply: 2, seat: 'chance', notation: '4', marks: ['$44'], comment: '' },
    ] as const;
    const hands = await lay({ movesShown: true, moves: list, ply: 0 });
    expect(hands.texts('.cell button')).to.deep.equal(['ro-wo!?!', '4$44']);
    expect(hands.texts('.comment')).to.deep.equal(['Early.']);
    expect(hands.button('2. Ada: ro-wo 4$44').className).to.equal('chance');
  });

  it('shows the result, also that of nobody', async () => {
    const hands = await lay({ movesShown: true, result: 'A' });
    expect(hands.text('.result')).to.equal('Result: A');
    await hands.set({ result: '' });
    expect(hands.text('.result')).to.equal('Result: –');
  });

  it('says that there is no move yet', async () => {
    const hands = await lay({ movesShown: true, moves: [], ply: 0 });
    expect(hands.text('.moves')).to.equal(en.dialogs.noMoves);
  });

  it('says what chance did before the first move by itself, and numbers from the first move of a seat', async () => {
    const hands = await lay({ movesShown: true, moves: [chance(1), by(2, 0), by(3, 1)], ply: 0 });
    expect(hands.all('.cell button').map((each) => each.getAttribute('aria-label'))).to.deep.equal([
      '1. d1',
      '2. Ada: m2',
      '3. Bo: m3',
    ]);
    expect(hands.texts('.number')).to.deep.equal(['', '1']);
  });

  it('gives each move its letter where there are more than two seats', async () => {
    const two = await lay({ movesShown: true });
    const three = await lay({ movesShown: true, seats: ['Ada', 'Bo', 'Cy'].map((name, i) => seat(i, name)) });
    expect(two.all('.cell b')).to.deep.equal([]);
    expect(three.texts('.cell b').slice(0, 2)).to.deep.equal(['A', 'B']);
  });

  it('stays within 300 px, with five seats and long throws', async () => {
    const list = Array.from({ length: 20 }, (_, i) =>
      i % 2
        ? { ...chance(i + 1), notation: '=11344556' }
        : { ...by(i + 1, (i / 2) % 5), notation: 'roll:2235' },
    );
    const seats = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'].map((name, i) => seat(i, name));
    const hands = await lay({ movesShown: true, moves: list, seats, ply: 3 }, 300);
    const right = hands.get('.moves').getBoundingClientRect().right;
    for (const each of hands.all('.cell button'))
      expect(each.getBoundingClientRect().right).to.be.at.most(right);
  });

  it('is hidden where it is narrow until somebody asks for it', async () => {
    const hands = await lay();
    const shows = () => getComputedStyle(hands.get('.record')).display !== 'none';
    expect(shows()).to.equal(false);
    await hands.set({ movesShown: true });
    expect(shows()).to.equal(true);
  });

  it('shows by itself where it is wide, and in replay', async () => {
    const wide = await lay({}, 900);
    const replay = await lay({ mode: 'replay' });
    for (const hands of [wide, replay])
      expect(getComputedStyle(hands.get('.record')).display).not.to.equal('none');
  });

  for (const width of [360, 900]) {
    it(`keeps the current move in sight in its own box at ${width} px`, async () => {
      const hands = await lay({ movesShown: true, moves: moves(200), ply: 200 }, width);
      const inside = () => {
        const box = hands.get('.moves').getBoundingClientRect();
        const now = hands.get('[aria-current=step]').getBoundingClientRect();
        return now.top >= box.top && now.bottom <= box.bottom + 0.5;
      };
      const { scrollY } = window;
      expect(inside()).to.equal(true);
      await hands.set({ ply: 3 });
      expect(inside()).to.equal(true);
      await hands.set({ ply: 120 });
      expect(inside()).to.equal(true);
      await hands.set({ ply: 0 });
      expect(hands.get('.moves').scrollTop).to.equal(0);
      expect(window.scrollY).to.equal(scrollY);
    });
  }
});

describe('the replay bar', () => {
  it('steps to the start, back, on and to the end', async () => {
    const hands = await lay({ mode: 'replay', ply: 3 });
    for (const name of ['Previous move', 'To the end', 'To the start', 'Next move'])
      await hands.click(hands.button(name));
    expect(hands.asked).to.deep.equal([
      ['goTo', 2],
      ['goTo', 6],
      ['goTo', 0],
      ['goTo', 1],
    ]);
  });

  it('has nothing to step to at its ends', async () => {
    const hands = await lay({ mode: 'replay', ply: 6 });
    await hands.click(hands.button('Next move'));
    await hands.click(hands.button('To the end'));
    expect(hands.asked).to.deep.equal([]);
  });

  it('plays and pauses', async () => {
    const hands = await lay({ mode: 'replay', ply: 0 });
    await hands.click(hands.button('Play the moves'));
    await hands.click(hands.button('Pause'));
    expect(hands.asked).to.deep.equal([
      ['play', true],
      ['play', false],
    ]);
  });

  it('walks with the arrow keys while a button has the focus', async () => {
    const hands = await lay({ mode: 'replay', ply: 3 });
    hands.button('Play the moves').focus();
    await hands.press('ArrowRight', 'ArrowLeft', 'End', 'ArrowRight', 'Home', 'ArrowLeft', 'ArrowUp');
    expect(hands.asked).to.deep.equal([
      ['goTo', 4],
      ['goTo', 3],
      ['goTo', 6],
      ['goTo', 0],
    ]);
  });

  it('walks the other way from right to left', async () => {
    const hands = await lay({ mode: 'replay', ply: 3 }, 360, 'rtl');
    hands.button('Play the moves').focus();
    await hands.press('ArrowLeft');
    expect(hands.asked).to.deep.equal([['goTo', 4]]);
  });

  it('leaves the keys alone while the focus is elsewhere', async () => {
    const hands = await lay({ mode: 'replay', ply: 3 });
    await sendKeys({ press: 'ArrowRight' });
    expect(hands.asked).to.deep.equal([]);
  });

  it('jumps by its slider, which says where it stands', async () => {
    const hands = await lay({ mode: 'replay', ply: 3 });
    const slider = hands.get('input[type=range]') as HTMLInputElement;
    expect(slider.getAttribute('aria-valuetext')).to.equal('Move 3 of 6');
    slider.focus();
    await hands.press('ArrowRight');
    expect(hands.asked).to.deep.equal([['goTo', 4]]);
    expect(slider.value).to.equal('4');
    await hands.set({ ply: 0 });
    expect(slider.getAttribute('aria-valuetext')).to.equal('Start');
  });

  it('sets its pace, and offers the one in force', async () => {
    const hands = await lay({ mode: 'replay', pace: 3 });
    const select = hands.get('select') as HTMLSelectElement;
    expect(select.selectedOptions[0]?.textContent).to.equal('3 s');
    select.focus();
    await hands.press('ArrowDown');
    expect(hands.asked).to.deep.equal([['setPace', 4]]);
  });

  it('shows in a game when the moves are asked for', async () => {
    const hands = await lay();
    expect(hands.all('.walk')).to.deep.equal([]);
    await hands.set({ movesShown: true });
    expect(hands.all('.walk').length).to.equal(1);
  });

  it('passes the audit', async () => {
    const hands = await lay({ mode: 'replay', ply: 3 });
    await expect(hands.element).to.be.accessible();
  });
});
