import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { entriesOf, linesOf, plyOf, textOf } from '../../src/element/ui/view/record-entries.js';
import { en } from '../../src/words/en/ui.js';
import { definition as luckyDefinition } from '../../src/games/lucky-numbers/definition.js';
import { definition as luziDefinition } from '../../src/games/luzi/definition.js';
import type { RecordTurns } from '../../src/element/model/game-definition.js';
import type { MoveView } from '../../src/element/ui/view/move-views.js';
import { sessionOf } from '../../src/element/model/session.js';
import { mountView, moves, seat, type ViewDriver } from './view-fixture.js';

const chance = (ply: number) =>
  ({ ply, seat: 'chance', notation: `d${ply}`, marks: [], comment: '' }) as const;
const by = (ply: number, of: number) => ({ ply, seat: of, notation: `m${ply}`, marks: [], comment: '' });

/** The parts of each line of the list. */
const partsOfLines = (driver: ViewDriver) =>
  driver
    .all('.numbered')
    .map((line) => [...line.children].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()));

/** A move by its notation. */
const move = (
  ply: number,
  of: number | 'chance',
  notation: string,
  more: Partial<MoveView> = {},
): MoveView => ({
  ply,
  seat: of,
  notation,
  marks: [],
  comment: '',
  ...more,
});

describe('lines of a record', () => {
  /** The lines as texts: the round, then the column and the plies of each entry. */
  const lines = (list: readonly MoveView[], seats: number, turns?: RecordTurns) =>
    linesOf(entriesOf(list, { seats, turns }), turns).map(
      ({ entries: line }) =>
        `${line[0]!.round}: ${line.map(({ column, plies }) => `${column}/${plies.map(({ ply }) => ply).join('+')}`).join(' ')}`,
    );

  it('have a column for each seat, from the player who began', () => {
    expect(lines(moves(5), 2)).to.deep.equal(['1: 0/1 1/2', '2: 0/3 1/4', '3: 0/5']);
    expect(lines([by(1, 1), by(2, 0), by(3, 1)], 2)).to.deep.equal(['1: 0/1 1/2', '2: 0/3']);
    expect(lines(moves(4, 3), 3)).to.deep.equal(['1: 0/1 1/2 2/3', '2: 0/4']);
    expect(lines([], 2)).to.deep.equal([]);
  });

  it('leave the column of a seat empty that does not move', () => {
    expect(lines([by(1, 0), by(2, 2), by(3, 2), by(4, 0)], 3)).to.deep.equal([
      '1: 0/1 2/2',
      '2: 2/3',
      '3: 0/4',
    ]);
  });

  it('fold chance into the move before it, and into the first one', () => {
    expect(lines([chance(1), chance(2), by(3, 0), by(4, 1), chance(5), by(6, 0)], 2)).to.deep.equal([
      '1: 0/1+2+3 1/4+5',
      '2: 0/6',
    ]);
    expect(lines([chance(1)], 2)).to.deep.equal([]);
  });

  it('are turns in games whose turns have several moves', () => {
    const turns = {
      begins: (text: string) => text === 'roll',
      text: (text: string, fell: string) => text + fell,
    };
    const list = [
      move(1, 0, 'roll'),
      chance(2),
      move(3, 0, 'stop'),
      move(4, 1, 'roll'),
      chance(5),
      move(6, 1, 'roll'),
      chance(7),
      move(8, 0, 'roll'),
    ];
    expect(lines(list, 2, turns)).to.deep.equal(['1: 0/1+2 0/3', '1: 1/4+5', '2: 1/6+7', '3: 0/8']);
    const [first] = entriesOf(list, { seats: 2, turns });
    expect(textOf(first!, turns)).to.equal('rolld2');
  });

  it('lead to the last ply of an entry, or to the last one with a comment', () => {
    const list = [
      move(1, 'chance', 'd1', { noted: true }),
      by(2, 0),
      chance(3),
      move(4, 1, 'm', { noted: true }),
      chance(5),
    ];
    expect(entriesOf(list, { seats: 2, turns: undefined }).map(plyOf)).to.deep.equal([3, 4]);
  });

  it('begin with chance in a variation that replaces it', () => {
    const shape = { seats: 2, turns: undefined };
    const [before] = entriesOf([by(1, 0), chance(2)], shape);
    const entries = entriesOf([chance(2), chance(3), by(4, 1)], shape, before);
    expect(
      entries.map((entry) => [entry.plies.map(({ ply }) => ply).join('+'), entry.round, entry.column]),
    ).to.deep.equal([
      ['2+3', 1, 0],
      ['4', 1, 1],
    ]);
  });

  it('keep the words of the games for their turns', () => {
    const { turns: luzi } = luziDefinition;
    expect(luzi!.text('roll', '=33344556')).to.equal('33344556');
    expect(luzi!.text('roll:335', '=256')).to.equal('335→256');
    expect(luzi!.text('roll:335', '')).to.equal('roll:335');
    expect(luzi!.text('stop', '')).to.equal('stop');
    const { turns: lucky } = luckyDefinition;
    expect(lucky!.text('draw', '+8')).to.equal('+8');
    expect(lucky!.text('8@c2', '')).to.equal('8@c2');
    expect(lucky!.begins('8@c2', 'draw')).to.equal(false);
    expect(lucky!.begins('8@c2', '5@d1')).to.equal(false);
    expect(lucky!.begins('b1-c2', 'a1-a2')).to.equal(true);
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
    expect(driver.texts('.cell button')).to.deep.equal(['ro-wo!?!$44']);
    expect(driver.texts('.comment')).to.deep.equal(['Early.']);
    expect(driver.all('[aria-label="1. Ada: ro-wo!?!"]').length).to.equal(1);
  });

  it('shows the result, with and without a winner', async () => {
    const driver = await mountView({ movesShown: true, winners: [0, 1] });
    expect(driver.text('.result')).to.equal('Result: Ada, Bo');
    await driver.set({ winners: [] });
    expect(driver.text('.result')).to.equal('Result: –');
  });

  it('shows that there are no moves', async () => {
    const driver = await mountView({ movesShown: true, moves: [], ply: 0 });
    expect(driver.text('.moves')).to.equal(en.record.noMoves);
  });

  it('has letters above the columns, unless two play by turns from the first', async () => {
    const two = await mountView({ movesShown: true });
    expect(two.all('.numbered b')).to.deep.equal([]);
    const second = await mountView({ movesShown: true, moves: [by(1, 1), by(2, 0), by(3, 1)], ply: 0 });
    expect(partsOfLines(second)).to.deep.equal([
      ['', 'B', 'A'],
      ['1', 'm1', 'm2'],
      ['2', 'm3', ''],
    ]);
    const seats = ['Ada', 'Bo', 'Cy'].map((name, i) => seat(i, name));
    const three = await mountView({ movesShown: true, seats, moves: moves(3, 3), ply: 0 });
    expect(partsOfLines(three)).to.deep.equal([
      ['', 'A', 'B', 'C'],
      ['1', 'ro-1', 'ro-2', 'ro-3'],
    ]);
  });

  it('has a line for each turn with the letter of its seat, and numbers rounds', async () => {
    const turns = { begins: () => false, text: (text: string, fell: string) => text + fell };
    const list = [by(1, 0), chance(2), by(3, 0), by(4, 1), by(5, 0)];
    const driver = await mountView({ movesShown: true, moves: list, turns, ply: 2 });
    expect(partsOfLines(driver)).to.deep.equal([
      ['1', 'A', 'm1d2 m3'],
      ['', 'B', 'm4'],
      ['2', 'A', 'm5'],
    ]);
    expect(driver.get('[aria-current=step]').getAttribute('aria-label')).to.equal('1. Ada: m1 d2');
  });

  it('shows no entry while chance alone has moved', async () => {
    const driver = await mountView({ movesShown: true, moves: [chance(1)], ply: 1 });
    expect(driver.text('.moves')).to.equal(en.record.noMoves);
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
    const turns = luziDefinition.turns;
    const driver = await mountView({ movesShown: true, moves: list, seats, turns, ply: 3 }, 300);
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
    const replay = await mountView({ session: sessionOf('replay') });
    for (const driver of [wide, replay])
      expect(getComputedStyle(driver.get('.record')).display).not.to.equal('none');
  });

  for (const width of [360, 900]) {
    it(`scrolls to the current move in its own box at ${width} px`, async () => {
      const driver = await mountView({ movesShown: true, moves: moves(200), ply: 200, winners: [0] }, width);
      const show = async (ply: number) => {
        await driver.set({ ply });
        await nextFrame();
      };
      await nextFrame();
      // with the rows before and after it
      const inside = () => {
        const box = driver.get('.moves').getBoundingClientRect();
        const row = driver.get('[aria-current=step]').closest('li')!;
        const { top } = (row.previousElementSibling ?? row).getBoundingClientRect();
        // below the last row is the result
        const { bottom } = (row.nextElementSibling ?? driver.get('.result')).getBoundingClientRect();
        return top >= box.top - 0.5 && bottom <= box.bottom + 0.5;
      };
      const cutRows = () => {
        const box = driver.get('.moves').getBoundingClientRect();
        const rows = driver.all('.moves li').map((row) => row.getBoundingClientRect());
        return rows.filter(({ top, bottom }) => top < box.top - 1 && bottom > box.top + 1).length;
      };
      const { scrollY } = window;
      expect(inside()).to.equal(true);
      await show(3);
      expect(inside()).to.equal(true);
      await show(120);
      expect(inside()).to.equal(true);
      expect(cutRows()).to.equal(0);
      await show(0);
      expect(driver.get('.moves').scrollTop).to.equal(0);
      expect(window.scrollY).to.equal(scrollY);
    });
  }
});

describe('the replay bar', () => {
  it('steps to the start, back, forward and to the end', async () => {
    const driver = await mountView({ session: sessionOf('replay'), ply: 3 });
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
    const driver = await mountView({ session: sessionOf('replay'), ply: 6 });
    await driver.click(driver.button('Next move'));
    await driver.click(driver.button('To the end'));
    expect(driver.log.filter(([name]) => name !== 'tell')).to.deep.equal([]);
  });

  it('plays and pauses', async () => {
    const driver = await mountView({ session: sessionOf('replay'), ply: 0 });
    await driver.click(driver.button('Play the moves'));
    await driver.click(driver.button('Pause'));
    expect(driver.log).to.deep.equal([
      ['autoplay', true],
      ['autoplay', false],
    ]);
  });

  it('steps with the arrow keys while a button has the focus', async () => {
    const driver = await mountView({ session: sessionOf('replay'), ply: 3 });
    driver.button('Play the moves').focus();
    await driver.press('ArrowRight', 'ArrowLeft', 'End', 'ArrowRight', 'Home', 'ArrowLeft', 'ArrowUp');
    expect(driver.log).to.deep.equal([
      ['goTo', 4],
      ['goTo', 3],
      ['goTo', 6],
      ['tell'],
      ['goTo', 0],
      ['tell'],
    ]);
  });

  it('ignores keys while the focus is elsewhere', async () => {
    const driver = await mountView({ session: sessionOf('replay'), ply: 3 });
    await sendKeys({ press: 'ArrowRight' });
    expect(driver.log).to.deep.equal([]);
  });

  it('jumps with its slider', async () => {
    const driver = await mountView({ session: sessionOf('replay'), ply: 3 });
    const slider = driver.get('input[type=range]') as HTMLInputElement;
    slider.focus();
    await driver.press('ArrowRight');
    expect(driver.log).to.deep.equal([['goTo', 4]]);
    expect(slider.value).to.equal('4');
  });

  it('sets the pace, and offers the current one', async () => {
    const driver = await mountView({ session: sessionOf('replay'), autoplay: { running: false, pace: 3 } });
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
    const driver = await mountView({ session: sessionOf('replay'), ply: 3 });
    await expect(driver.element).to.be.accessible();
  });
});
