import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { lines } from '../../src/element/view/record.js';
import { en } from '../../src/element/i18n/en.js';
import { mountView, moves, seat, type ViewDriver } from './view-fixture.js';

const chance = (ply: number) =>
  ({ ply, seat: 'chance', notation: `d${ply}`, marks: [], comment: '' }) as const;
const by = (ply: number, of: number) => ({ ply, seat: of, notation: `m${ply}`, marks: [], comment: '' });

/** The parts of each line of the list. */
const partsOfLines = (driver: ViewDriver) =>
  driver
    .all('.numbered')
    .map((line) => [...line.children].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()));

describe('lines of a record', () => {
  const plies = (list: Parameters<typeof lines>[0], seats: number) =>
    lines(list, seats).map((line) => line.map(({ ply }) => ply));

  it('have as many moves as there are seats, as the numbers in the text of the record', () => {
    expect(plies(moves(5), 2)).to.deep.equal([[1, 2], [3, 4], [5]]);
    expect(plies(moves(7, 3), 3)).to.deep.equal([[1, 2, 3], [4, 5, 6], [7]]);
    expect(plies([by(1, 0), chance(2)], 1)).to.deep.equal([[1], [2]]);
    expect(plies([], 2)).to.deep.equal([]);
  });

  it('count moves of chance like others, whoever moves', () => {
    expect(plies([chance(1), by(2, 1), chance(3), by(4, 0)], 2)).to.deep.equal([
      [1, 2],
      [3, 4],
    ]);
  });
});

describe('the record list', () => {
  it('names each move with its ply and player', async () => {
    const driver = await mountView({ movesShown: true });
    const names = driver.all('.cell button').map((each) => each.getAttribute('aria-label'));
    expect(names.slice(0, 2)).to.deep.equal(['1. Ada: ro-1', '1. Bo: ro-2']);
  });

  it('goes to the move that was clicked', async () => {
    const driver = await mountView({ movesShown: true });
    await driver.click(driver.button('2. Ada: ro-3'));
    expect(driver.log).to.deep.equal([['goTo', 3]]);
    expect(driver.get('[aria-current=step]').textContent.trim()).to.equal('ro-3');
  });

  it('is one tab stop at the current move; the arrow keys move the focus', async () => {
    const driver = await mountView({ movesShown: true, ply: 4 });
    expect(driver.all('.cell [tabindex="0"]').length).to.equal(1);
    driver.get('.cell [tabindex="0"]').focus();
    await driver.press('ArrowUp');
    expect(driver.focused).to.equal('2. Ada: ro-3');
    await driver.press('Enter');
    expect(driver.log).to.deep.equal([['goTo', 3]]);
  });

  it('has its tab stop at the first move while the start is shown', async () => {
    const driver = await mountView({ movesShown: true, ply: 0 });
    expect(driver.get('.cell [tabindex="0"]').textContent.trim()).to.equal('ro-1');
    expect(driver.all('[aria-current=step]')).to.deep.equal([]);
  });

  it('shows marks, comments and chance', async () => {
    const list = [
      { ply: 1, seat: 0, notation: 'ro-wo', marks: ['$5', '!'], comment: 'Early.' },
      { ply: 2, seat: 'chance', notation: '4', marks: ['$44'], comment: '' },
    ] as const;
    const driver = await mountView({ movesShown: true, moves: list, ply: 0 });
    expect(driver.texts('.cell button')).to.deep.equal(['ro-wo!?!', '4$44']);
    expect(driver.texts('.comment')).to.deep.equal(['Early.']);
    expect(driver.button('1. Ada: ro-wo 4$44').className).to.equal('chance');
  });

  it('shows the result, with and without a winner', async () => {
    const driver = await mountView({ movesShown: true, result: 'A' });
    expect(driver.text('.result')).to.equal('Result: A');
    await driver.set({ result: '' });
    expect(driver.text('.result')).to.equal('Result: –');
  });

  it('shows that there are no moves', async () => {
    const driver = await mountView({ movesShown: true, moves: [], ply: 0 });
    expect(driver.text('.moves')).to.equal(en.record.noMoves);
  });

  it('numbers moves of chance like all others, as the text of the record does', async () => {
    const driver = await mountView({ movesShown: true, moves: [chance(1), by(2, 0), by(3, 1)], ply: 0 });
    expect(driver.all('.cell button').map((each) => each.getAttribute('aria-label'))).to.deep.equal([
      '1. d1',
      '1. Ada: m2',
      '2. Bo: m3',
    ]);
    expect(partsOfLines(driver)).to.deep.equal([
      ['1', 'd1', 'A m2'],
      ['2', 'B m3'],
    ]);
  });

  it('shows the letter of each move with more than two seats', async () => {
    const two = await mountView({ movesShown: true });
    const three = await mountView({
      movesShown: true,
      seats: ['Ada', 'Bo', 'Cy'].map((name, i) => seat(i, name)),
    });
    expect(two.all('.cell b')).to.deep.equal([]);
    expect(three.texts('.cell b').slice(0, 2)).to.deep.equal(['A', 'B']);
  });

  it('shows the letter of each move with two seats, if they do not move by turns from the first', async () => {
    const list = [by(1, 1), by(2, 0)];
    const driver = await mountView({ movesShown: true, moves: list, ply: 0 });
    expect(partsOfLines(driver)).to.deep.equal([['1', 'B m1', 'A m2']]);
  });

  it('has the number at the start of each line, then the moves, with three seats and chance', async () => {
    const list = [chance(1), by(2, 0), chance(3), by(4, 1), chance(5), by(6, 2)];
    const seats = ['Ada', 'Bo', 'Cy'].map((name, i) => seat(i, name));
    const driver = await mountView({ movesShown: true, moves: list, seats, ply: 0 });
    expect(partsOfLines(driver)).to.deep.equal([
      ['1', 'd1', 'A m2', 'd3'],
      ['2', 'B m4', 'd5', 'C m6'],
    ]);
    for (const line of driver.all('.numbered')) {
      const [number, ...others] = [...line.children].map((each) => each.getBoundingClientRect());
      for (const other of others) expect(other.left).to.be.at.least(number!.right - 1);
    }
  });

  it('shows 1000 moves before the current one and 1000 after it', async () => {
    const driver = await mountView({ movesShown: true, moves: moves(6000), ply: 0 });
    const numbers = () => {
      const all = driver.texts('.number');
      return [all[0], all.at(-1), driver.texts('[aria-current=step]').join()];
    };
    expect(numbers()).to.deep.equal(['1', '500', '']);
    await driver.set({ ply: 3000 });
    expect(numbers()).to.deep.equal(['1001', '2000', 'ro-3000']);
    await driver.set({ ply: 6000 });
    expect(numbers()).to.deep.equal(['2501', '3000', 'ro-6000']);
  });

  it('fits into 300 px with five seats and long moves', async () => {
    const list = Array.from({ length: 20 }, (_, i) =>
      i % 2
        ? { ...chance(i + 1), notation: '=11344556' }
        : { ...by(i + 1, (i / 2) % 5), notation: 'roll:2235' },
    );
    const seats = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'].map((name, i) => seat(i, name));
    const driver = await mountView({ movesShown: true, moves: list, seats, ply: 3 }, 300);
    const right = driver.get('.moves').getBoundingClientRect().right;
    for (const each of driver.all('.cell button'))
      expect(each.getBoundingClientRect().right).to.be.at.most(right);
  });

  it('is hidden in a narrow element unless it is asked for', async () => {
    const driver = await mountView();
    const shows = () => getComputedStyle(driver.get('.record')).display !== 'none';
    expect(shows()).to.equal(false);
    await driver.set({ movesShown: true });
    expect(shows()).to.equal(true);
  });

  it('is shown in a wide element and in a replay', async () => {
    const wide = await mountView({}, 900);
    const replay = await mountView({ mode: 'replay' });
    for (const driver of [wide, replay])
      expect(getComputedStyle(driver.get('.record')).display).not.to.equal('none');
  });

  for (const width of [360, 900]) {
    it(`scrolls to the current move in its own box at ${width} px`, async () => {
      const driver = await mountView({ movesShown: true, moves: moves(200), ply: 200 }, width);
      const inside = () => {
        const box = driver.get('.moves').getBoundingClientRect();
        const now = driver.get('[aria-current=step]').getBoundingClientRect();
        return now.top >= box.top && now.bottom <= box.bottom + 0.5;
      };
      const { scrollY } = window;
      expect(inside()).to.equal(true);
      await driver.set({ ply: 3 });
      expect(inside()).to.equal(true);
      await driver.set({ ply: 120 });
      expect(inside()).to.equal(true);
      await driver.set({ ply: 0 });
      expect(driver.get('.moves').scrollTop).to.equal(0);
      expect(window.scrollY).to.equal(scrollY);
    });
  }
});

describe('the replay bar', () => {
  it('steps to the start, back, forward and to the end', async () => {
    const driver = await mountView({ mode: 'replay', ply: 3 });
    for (const name of ['Previous move', 'To the end', 'To the start', 'Next move'])
      await driver.click(driver.button(name));
    expect(driver.log).to.deep.equal([
      ['goTo', 2],
      ['goTo', 6],
      ['goTo', 0],
      ['goTo', 1],
    ]);
  });

  it('does not step beyond the end', async () => {
    const driver = await mountView({ mode: 'replay', ply: 6 });
    await driver.click(driver.button('Next move'));
    await driver.click(driver.button('To the end'));
    expect(driver.log).to.deep.equal([]);
  });

  it('plays and pauses', async () => {
    const driver = await mountView({ mode: 'replay', ply: 0 });
    await driver.click(driver.button('Play the moves'));
    await driver.click(driver.button('Pause'));
    expect(driver.log).to.deep.equal([
      ['autoplay', true],
      ['autoplay', false],
    ]);
  });

  it('steps with the arrow keys while a button has the focus', async () => {
    const driver = await mountView({ mode: 'replay', ply: 3 });
    driver.button('Play the moves').focus();
    await driver.press('ArrowRight', 'ArrowLeft', 'End', 'ArrowRight', 'Home', 'ArrowLeft', 'ArrowUp');
    expect(driver.log).to.deep.equal([
      ['goTo', 4],
      ['goTo', 3],
      ['goTo', 6],
      ['goTo', 0],
    ]);
  });

  it('mirrors the arrow keys in right-to-left text', async () => {
    const driver = await mountView({ mode: 'replay', ply: 3 }, 360, 'rtl');
    driver.button('Play the moves').focus();
    await driver.press('ArrowLeft');
    expect(driver.log).to.deep.equal([['goTo', 4]]);
  });

  it('ignores keys while the focus is elsewhere', async () => {
    const driver = await mountView({ mode: 'replay', ply: 3 });
    await sendKeys({ press: 'ArrowRight' });
    expect(driver.log).to.deep.equal([]);
  });

  it('jumps with its slider, which names the position', async () => {
    const driver = await mountView({ mode: 'replay', ply: 3 });
    const slider = driver.get('input[type=range]') as HTMLInputElement;
    expect(slider.getAttribute('aria-valuetext')).to.equal('Move 3 of 6');
    slider.focus();
    await driver.press('ArrowRight');
    expect(driver.log).to.deep.equal([['goTo', 4]]);
    expect(slider.value).to.equal('4');
    await driver.set({ ply: 0 });
    expect(slider.getAttribute('aria-valuetext')).to.equal('Start');
  });

  it('sets the pace, and offers the current one', async () => {
    const driver = await mountView({ mode: 'replay', autoplay: { running: false, pace: 3 } });
    const select = driver.get('select') as HTMLSelectElement;
    expect(select.selectedOptions[0]?.text).to.equal('3 s');
    select.focus();
    await driver.press('ArrowDown');
    expect(driver.log).to.deep.equal([['setPace', 4]]);
  });

  it('is shown during a game with the moves', async () => {
    const driver = await mountView();
    expect(driver.all('.walk')).to.deep.equal([]);
    await driver.set({ movesShown: true });
    expect(driver.all('.walk').length).to.equal(1);
  });

  it('passes the audit', async () => {
    const driver = await mountView({ mode: 'replay', ply: 3 });
    await expect(driver.element).to.be.accessible();
  });
});
