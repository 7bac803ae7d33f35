import { expect, fixtureCleanup } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { rowsSeen } from '../../support/rows-seen.js';
import { glux } from './glux-driver.js';
import { middleOfAda, party } from './positions.js';

const ada = { position: middleOfAda, seats: 'human remote', names: 'Ada,Bo' };
const four = {
  players: '4',
  position: party,
  seats: 'human remote remote remote',
  names: 'Ada,Bo,Cleo,Dario',
};

describe('the Glüx board shows', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('square names with chips, room, start and possible move', async () => {
    const board = await glux(ada);
    const name = (square: string) => board.name(board.at(square));
    expect(name('c9')).to.equal('c9, empty, corridor');
    expect(name('e6')).to.equal('e6, empty, corridor, your chip can go here: 5 squares from e1');
    expect(name('d7')).to.equal('d7, full: your 6 on your 3, corridor');
    expect(name('m4')).to.equal('m4, 6 of Bo, corridor');
    expect(name('h4')).to.match(/^h4, .*middle room E$/);
    expect(name('a1')).to.equal('a1, full: your 5 on your 3, room G, your start square');
  });

  it('rings on squares to cover and discs on free squares, each with its count', async () => {
    const board = await glux(ada);
    const free = board.aims(false);
    const covered = board.aims(true);
    expect([...free.keys(), ...covered.keys()].sort()).to.deep.equal(
      [...new Set(board.element.moves.map((move) => move.slice(2)))].sort(),
    );
    expect(covered.has('j7')).to.equal(true);
    expect(free.get('e6')).to.equal(5);
  });

  it('count and covered chips of the square under the pointer, beside its chips', async () => {
    const board = await glux(ada);
    expect(board.root.querySelectorAll('.ray').length).to.equal(0);
    board.at('a6').scrollIntoView({ block: 'center' });
    const drawn = (selector: string) => board.root.querySelectorAll(selector).length;
    await sendMouse({ type: 'move', position: board.middle(board.at('a6')) });
    await board.until(() => drawn('.ray .bead') === 4 && drawn('.callout .chip') === 2);
    await sendMouse({ type: 'move', position: board.middle(board.at('j7')) });
    await board.until(() => drawn('.callout .chip') === 3);
    await sendMouse({ type: 'move', position: [1, 1] });
    await board.until(() => drawn('.ray') === 0);
  });

  it('a slip with the sides of the chip where it hides no letter, no chip and no coordinate', async () => {
    const board = await glux({ ...ada, position: middleOfAda });
    const targets = [...new Set(board.element.moves.map((move) => move.slice(2)))];
    for (const square of targets) {
      board.at(square).scrollIntoView({ block: 'center' });
      await sendMouse({ type: 'move', position: board.middle(board.at(square)) });
      await board.until(() => board.root.querySelector('.callout'));
      const slip = board.root.querySelector('.callout rect')!.getBoundingClientRect();
      const hidden = [
        ...board.root.querySelectorAll('.letter-of, [data-square] .chip, .slab > svg text'),
      ].filter((each) => {
        const box = each.getBoundingClientRect();
        if (each.closest('.rays, .aims') || box.width > 60) return false;
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        return x > slip.left && x < slip.right && y > slip.top && y < slip.bottom;
      });
      expect(
        hidden.map((each) => each.textContent.trim()),
        square,
      ).to.deep.equal([]);
      await sendMouse({ type: 'move', position: [1, 1] });
      await board.until(() => !board.root.querySelector('.callout'));
    }
  });

  it('a square for which a side is wanted, in the prompt and at the hand', async () => {
    const board = await glux(ada);
    await board.tap('j7');
    expect(board.detail).to.match(/^Choose the 2 or the 5 for j7 \(/);
    expect(board.all('.hand.asks')).to.have.length(1);
    await board.press('2');
    expect(board.all('.hand.asks')).to.deep.equal([]);
  });

  it('the count of the focused square', async () => {
    const board = await glux(ada);
    await board.enterGrid();
    await board.press('n');
    await board.answered();
    expect(board.root.querySelectorAll('.ray').length).to.be.above(0);
    await board.press('Escape');
    expect(board.root.querySelectorAll('.ray, .callout').length).to.equal(0);
    await board.press('n');
    await board.answered();
    expect(board.root.querySelectorAll('.ray').length).to.be.above(0);
  });

  it('no count after Escape until the pointer moves on, wherever the focus is', async () => {
    const board = await glux(ada);
    const drawn = () => board.root.querySelectorAll('.ray, .callout').length;
    const pointAt = (square: string) => sendMouse({ type: 'move', position: board.middle(board.at(square)) });
    board.at('a6').scrollIntoView({ block: 'center' });
    await pointAt('a6');
    await board.until(() => drawn() > 0);
    expect(document.activeElement).to.equal(document.body);
    await board.press('Escape');
    expect(drawn()).to.equal(0);
    await pointAt('j7');
    await board.until(() => drawn() > 0);
    board.element.remove();
    await board.press('Escape');
    expect(drawn()).to.be.above(0); // nobody listens any more
    await sendMouse({ type: 'move', position: [1, 1] });
  });

  it('the possible squares of an own chip under the pointer', async () => {
    const board = await glux(ada);
    board.at('d1').scrollIntoView({ block: 'center' });
    await sendMouse({ type: 'move', position: board.middle(board.at('d1')) });
    await board.until(
      () => board.root.querySelector('.ray') !== null && board.root.querySelector('.callout') === null,
    );
  });

  it('pips and points of every seat in every room', async () => {
    const board = await glux(four);
    const head = [...board.root.querySelectorAll('.rooms thead th')].map((each) => each.textContent.trim());
    expect(head.length).to.equal(12);
    const row = board.root.querySelector('.rooms tbody tr')!;
    expect(row.textContent.replace(/\s+/g, ' ')).to.match(/pips, 4 points/);
    expect(board.root.querySelectorAll('.rooms .first').length).to.be.above(3);
  });

  it('the leader in the corner of each room', async () => {
    const board = await glux(four);
    expect(board.root.querySelectorAll('.letter-of').length).to.equal(11);
    expect(board.root.querySelectorAll('.flag').length).to.be.above(3);
  });

  it('the chips left of each seat, and the state of its start', async () => {
    const board = await glux(four);
    const stocks = [...board.root.querySelectorAll('.stock')].map((each) =>
      each.textContent.replace(/\s+/g, ' ').trim(),
    );
    expect(stocks).to.deep.equal([
      '11 left start covered',
      '11 left start covered',
      '11 left start covered',
      '11 left start uncovered',
    ]);
    const rings = board.root.querySelectorAll('.start').length;
    expect(rings).to.equal(1);
  });

  it('a ring around an open start', async () => {
    const board = await glux({ seed: 'ring' });
    expect(board.root.querySelectorAll('.start').length).to.equal(2);
    expect(board.text('.stock')).to.equal('24 left start uncovered');
  });

  it('which seat is out', async () => {
    const position =
      '5,(B5B6),5,(B6B6),(B5B6)/3,(B6B5),3,B4,3,(B4B5),1/1,A1,2,A3,A1,7/1,A1,3,A3,7/13/3,(A2A2),1,A3,1,(B4B5),3,B5,(B5B6)/13/(A3A2),2,A2,1,A2,7/(A2A1),1,A1,(A2A3),9 A 34,? 312,215 B';
    const board = await glux({ ...ada, position });
    expect(board.text('.seat.s2 .under')).to.equal('out');
    expect(board.text('.seat.s2 .stock')).to.match(/out$/);
  });

  it('the possible squares of other seats on request', async () => {
    const board = await glux(four);
    await board.click('button', 'Show where Bo can place a chip');
    const marks = board.root.querySelectorAll('.rays .flag').length;
    expect(marks).to.be.above(3);
    await board.click('button', 'Show where Cleo can place a chip');
    expect(board.root.querySelectorAll('.rays .flag.s3').length).to.be.above(3);
    await board.click('button', 'Show where Cleo can place a chip');
    expect(board.root.querySelectorAll('.rays .flag').length).to.equal(0);
  });

  it('the last chip, and the last move under the name', async () => {
    const board = await glux(ada);
    await board.tap('a6', 'face-5');
    expect(board.drawn('.last-to')).to.deep.equal(['a6']);
    expect(board.text('.seat.s1 .under')).to.equal('you, 5 on a6');
    expect(board.name(board.at('a6'))).to.match(/placed last$/);
  });

  it('the squares turned by half for a seat that starts at the top', async () => {
    const board = await glux({ ...ada, orientation: 'B' });
    const first = () => rowsSeen(board.root.querySelector('[role=grid]')!)[0]![0]!.dataset.square;
    expect(first()).to.equal('m1');
    board.element.orientation = 'A';
    await board.settled();
    expect(first()).to.equal('a9');
  });

  it('the names of the squares, except with no-coordinates', async () => {
    const board = await glux(ada);
    const names = () => board.root.querySelectorAll('.coordinate').length;
    expect(names()).to.equal(22);
    board.element.noCoordinates = true;
    await board.settled();
    expect(names()).to.equal(0);
  });

  it('a diagram whose name lists the chips', async () => {
    const board = await glux({ ...ada, mode: 'diagram' });
    expect(board.name(board.all('img')[0]!)).to.match(/^Glüx: Ada, Bo: Ada: .*5 a1.*; Bo: .*2 m9/);
  });

  it('a custom board, from an attribute and from code', async () => {
    const small = {
      name: 'small',
      rows: ['A..B', '.EE.', 'C..D'],
      starts: { 2: ['a1', 'd3'] },
      middle: 'E',
    };
    const board = await glux({ board: JSON.stringify(small), seed: 'own' });
    expect(board.root.querySelectorAll('.slab [data-square]').length).to.equal(12);
    board.element.board = { ...small, rows: ['A.B', 'EE.', 'C.D'], starts: { 2: ['a1', 'c3'] } };
    await board.settled();
    expect(board.root.querySelectorAll('.slab [data-square]').length).to.equal(9);
    expect(board.element.board).to.contain('"small"');
  });
});
