import { expect, fixtureCleanup } from '@open-wc/testing';
import { colors } from '../../../src/games/fluctus/engine/index.js';
import { fluctus, type FluctusDriver } from './fluctus-driver.js';

const capture = 'A....A/....B. A 6,7 2,1 -,-';

/** The same stones with small reserves, which the computer solves in moments: the capture wins. */
const endgame = 'A....A/....B. A 1,1 2,2 -,-';

/** The lowest outer field. */
function lowest(board: FluctusDriver): string {
  const y = (field: Element) => board.middle(field)[1];
  const outer = board.all('[role=row]:first-of-type button');
  return board.name(outer.reduce((a, b) => (y(b) > y(a) ? b : a))).split(',')[0]!;
}

describe('the Fluctus board shows', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('the captures of the chosen stone, with their way along the line', async () => {
    const board = await fluctus({ position: capture });
    await board.tap('ro');
    expect(board.drawn('lit')).to.include('bi');
    await board.until(() => board.traced('way') > 0);
    expect(board.traced('way')).to.equal(1);
  });

  it('start, end and way of the last move', async () => {
    const board = await fluctus({ position: capture });
    board.element.play('roxbi');
    await board.until(() => board.traced('went') > 0);
    expect(board.drawn('from')).to.deep.equal(['ro']);
    expect(board.drawn('to')).to.deep.equal(['bi']);
    expect(board.name(board.field('bi'))).to.match(/^bi, red stone, moved last/);
  });

  it('where a stone was captured, until the next move, in the drawing alone', async () => {
    const board = await fluctus({ position: capture });
    expect(board.drawn('captured')).to.deep.equal([]);
    board.element.play('roxbi');
    await board.settled();
    expect(board.drawn('captured')).to.deep.equal(['bi']);
    expect(board.name(board.field('bi'))).to.match(/^bi, red stone, moved last/);
    board.element.play(board.element.moves[0]!);
    await board.settled();
    expect(board.drawn('captured')).to.deep.equal([]);
  });

  it('at the end for a moment nothing but the reason in full colour: the stones that are held, and the names of the fields', async () => {
    const board = await fluctus({ position: 'A.ABB./A.AA.. A 3,4 2,2 -,-', names: 'Ada,Bo' });
    board.element.play('rixbo');
    await board.until(() => board.root.querySelector('.e-fog'));
    const holes = board.root.querySelector('#e-fog path')!.getAttribute('d')!.split('z').length - 2;
    const held = board.root.querySelectorAll('.ending :is(.e-caught, .e-guard)').length;
    expect(held).to.be.above(1);
    expect(holes).to.equal(held + 12);
    expect(board.root.querySelector('.ended .headline')!.textContent).to.equal('Ada has won');
    board.element.undo();
    await board.until(() => !board.root.querySelector('.e-fog'));
  });

  it('the field on which a stone has entered', async () => {
    const board = await fluctus();
    board.element.play('@ri');
    await board.settled();
    expect(board.drawn('to')).to.deep.equal(['ri']);
    expect(board.drawn('from')).to.deep.equal([]);
  });

  it('no last move before the first move and after undo', async () => {
    const board = await fluctus();
    expect(board.drawn('to')).to.deep.equal([]);
    board.element.play('@ri');
    await board.settled();
    expect(board.drawn('to')).to.deep.equal(['ri']);
    await board.click('button', 'Undo');
    expect(board.drawn('to')).to.deep.equal([]);
  });

  it('captured stones beside the board, with their number', async () => {
    const board = await fluctus({ position: capture });
    board.element.play('roxbi');
    await board.settled();
    expect(board.name(board.reserve('green'))).to.equal('green reserve, 7 stones, 1 lost');
    expect(board.text('[part=seats]')).to.contain('1 captured');
  });

  for (const time of ['.3s', '300ms', 'calc(2 * 150ms)']) {
    it(`a step with the duration that the page sets: ${time}`, async () => {
      const board = await fluctus({ position: capture });
      board.element.style.setProperty('--spiel-move', time);
      const { animate } = Element.prototype;
      const times: unknown[] = [];
      Element.prototype.animate = function (frames, timing) {
        times.push(typeof timing === 'object' ? timing.duration : timing);
        return animate.call(this, frames, timing);
      };
      try {
        const rest = board.next('game-animated');
        board.element.play('ro-wo');
        await rest;
      } finally {
        Element.prototype.animate = animate;
      }
      expect(times).to.deep.equal([300]);
    });
  }

  it('a hint until the next move', async () => {
    const board = await fluctus({ position: endgame });
    await board.click('button', 'Hint');
    await board.until(() => /: (wins|draw)/.test(board.message));
    expect(board.message).to.match(/^Leap from ro over .*: \w/);
    for (const field of board.drawn('hint')) expect(board.message).to.contain(field);
    expect(board.spoken.join(' ')).to.contain('Leap from ro over ');
    board.element.play(board.element.moves[0]!);
    await board.settled();
    expect(board.drawn('hint')).to.deep.equal([]);
  });

  it('the possible moves in a sentence', async () => {
    const board = await fluctus({ position: capture });
    expect(board.detail).to.equal('Enter a stone on ri, or move one on the board.');
    await board.tap('ro');
    expect(board.detail).to.equal('ro can step to wo, ri or vi, or leap over vo and capture on bi.');
    await board.tap('ro');
    await board.click('button', 'red reserve');
    expect(board.detail).to.equal('The stone can enter on ri.');
  });

  for (const [i, color] of colors.entries()) {
    const other = colors[(i + 3) % 6]!;
    it(`the start field of ${color} or ${other} at the bottom, by orientation`, async () => {
      const board = await fluctus({ colors: `${color} ${other}`, orientation: 'A' });
      expect(lowest(board)).to.equal(`${color[0]!}o`);
      board.element.orientation = 'B';
      await board.settled();
      expect(lowest(board)).to.equal(`${other[0]!}o`);
    });
  }

  it('the reserve of the seat at the bottom at the bottom', async () => {
    const board = await fluctus({ orientation: 'B' });
    const y = (color: string) => board.middle(board.reserve(color))[1];
    expect(y('green')).to.be.greaterThan(y('red'));
  });

  it('the other side at the bottom each time it is turned by the menu', async () => {
    const board = await fluctus({ colors: 'blue white', orientation: 'A' });
    await board.menu();
    await board.click('button', 'Flip the board');
    expect(lowest(board)).to.equal('wo');
    expect(board.spoken.at(-1)).to.match(/player B is at the bottom/);
    await board.menu();
    await board.click('button', 'Flip the board');
    expect(lowest(board)).to.equal('bo');
  });

  for (const [colors, turned, spoken] of [
    ['red green', 'ro', 'A'],
    ['blue white', 'bo', 'A'],
    ['green red', 'ro', 'B'],
  ] as const) {
    it(`the default orientation turned by the first press: ${colors}`, async () => {
      const board = await fluctus({ colors });
      expect(lowest(board)).to.equal('go');
      await board.menu();
      await board.click('button', 'Flip the board');
      expect(lowest(board)).to.equal(turned);
      expect(board.spoken.at(-1)).to.contain(`player ${spoken} is at the bottom`);
    });
  }

  it('an orientation that is declared after a turn by the menu', async () => {
    const board = await fluctus({ orientation: 'A' });
    await board.menu();
    await board.click('button', 'Flip the board');
    board.element.orientation = 'B';
    await board.settled();
    board.element.orientation = 'A';
    await board.settled();
    expect(lowest(board)).to.equal('ro');
  });

  it('the names of the fields, except with no-coordinates', async () => {
    const board = await fluctus();
    const names = () => board.root.querySelectorAll('.ground .coordinate').length;
    expect(names()).to.equal(12);
    board.element.noCoordinates = true;
    await board.settled();
    expect(names()).to.equal(0);
  });

  it('no possible moves with no-lit, and plays them', async () => {
    const board = await fluctus({ position: capture, 'no-lit': '' });
    await board.tap('ro');
    expect(board.drawn('lit')).to.deep.equal([]);
    expect(board.traced('way')).to.equal(0);
    await board.tap('bi');
    expect(board.element.ply).to.equal(1);
  });

  it('a diagram whose name lists the stones', async () => {
    const board = await fluctus({ position: capture, mode: 'diagram' });
    expect(board.names('img')).to.deep.equal([
      'Fluctus board, Red against Green: red stones on ro and vo; green stones on bi',
    ]);
  });
});
