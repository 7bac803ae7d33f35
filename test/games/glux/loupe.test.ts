import { expect, fixtureCleanup } from '@open-wc/testing';
import { executeServerCommand, sendMouse } from '@web/test-runner-commands';
import { canResize } from '../../support/engine.js';
import { frame } from '../../support/board.js';
import { glux, heard, type GluxDriver } from './glux-driver.js';
import { middleOfAda, party } from './positions.js';

const four = { players: '4', position: party, seats: 'human remote remote remote' };
const ada = { position: middleOfAda, seats: 'human remote', names: 'Ada,Bo' };

/** A narrow board, with its loupe. */
async function narrow(attributes: Readonly<Record<string, string>>, width = 390): Promise<GluxDriver> {
  const board = await glux(attributes);
  board.element.style.width = `${width}px`;
  await board.until(
    () => board.root.querySelector('.glass > svg[viewBox]') && board.root.querySelector('.window rect[x]'),
  );
  board.root.querySelector('.glass')!.scrollIntoView({ block: 'center' });
  await board.settled();
  return board;
}

type Point = [x: number, y: number];

/** The part of the board that the loupe shows, in squares from the top left. */
function part(board: GluxDriver): { left: number; top: number; width: number; height: number } {
  const drawing = board.root.querySelector<SVGSVGElement>('.glass > svg')!;
  const { e, f } = drawing.querySelector('g')!.transform.baseVal.getItem(0).matrix;
  const { width, height } = drawing.viewBox.baseVal;
  return { left: -e / 36, top: -f / 36, width: width / 36, height: height / 36 };
}

/** The place of a square of the board for two players: columns and rows from the top left. */
const placeOf = (square: string): Point => [square.charCodeAt(0) - 97, 9 - Number(square.slice(1))];

/** The point of the window where the loupe shows a place on a square, by default its middle. */
function pointOf(board: GluxDriver, square: string, [dx, dy]: Point = [0.5, 0.5]): Point {
  const { left, top, width, height } = part(board);
  const box = board.root.querySelector('.glass')!.getBoundingClientRect();
  const [x, y] = placeOf(square);
  return [
    Math.round(box.left + ((x + dx - left) / width) * box.width),
    Math.round(box.top + ((y + dy - top) / height) * box.height),
  ];
}

const finger = (...points: Point[]) => executeServerCommand('finger', points);

/** True if the middle of a square is in the frame on the board. */
function shows(board: GluxDriver, square: string): boolean {
  const frame = board.root.querySelector('.window rect')!.getBoundingClientRect();
  const [x, y] = board.middle(board.at(square));
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
}

/** Moves the loupe to a square by a tap on the small board. */
async function go(board: GluxDriver, square: string): Promise<void> {
  board.at(square).scrollIntoView({ block: 'center' });
  // a touch finds its target in the last frame
  await frame();
  await frame();
  await finger(board.middle(board.at(square)));
  await board.until(() => shows(board, square));
  board.root.querySelector('.glass')!.scrollIntoView({ block: 'center' });
  await board.settled();
}

const targetsOf = (board: GluxDriver) => [...new Set(board.element.moves.map((move) => move.slice(2)))];

describe('the loupe of Glüx', () => {
  before(function () {
    if (!canResize) this.skip();
  });
  afterEach(() => {
    fixtureCleanup();
  });

  for (const [width, columns] of [
    [320, 5],
    [360, 6],
    [390, 7],
  ] as const)
    it(`shows ${columns} squares of 46 px and more in a row at a width of ${width}`, async () => {
      const board = await narrow(ada, width);
      const { width: wide, height } = part(board);
      expect(wide).to.be.at.least(columns - 0.1);
      expect(height).to.equal(3.5);
      const box = board.root.querySelector('.glass')!.getBoundingClientRect();
      expect(box.height / height).to.be.closeTo(46, 0.1);
      expect(box.width / wide).to.be.closeTo(46, 0.1);
    });

  it('leaves out the names on the frame, of which it would show half', async () => {
    const board = await narrow(ada);
    expect(board.all('.board .coordinate').length).to.be.above(0);
    expect(board.all('.glass .coordinate').length).to.equal(0);
  });

  it('is neither there nor drawn where the squares are large enough', async () => {
    const board = await narrow(ada);
    board.element.style.width = '900px';
    await board.until(() => !board.root.querySelector('.glass > svg'));
    expect(board.root.querySelector('.loupe')!.checkVisibility()).to.equal(false);
    expect(board.root.querySelector('.window')).to.equal(null);
  });

  it('takes the target that a finger taps, and the nearest one within 0.9 squares', async () => {
    const board = await narrow(ada);
    await go(board, 'c1');
    await finger(pointOf(board, 'c1'));
    await board.until(() => board.drawn('.chosen').join() === 'c1');
    const [x, y] = pointOf(board, 'c1');
    board.element.focus();
    await board.press('Escape');
    await finger([x, y - 37]);
    await board.until(() => board.drawn('.chosen').join() === 'c1');
  });

  it('lays the chip whose face is chosen', async () => {
    const board = await narrow(ada);
    await board.tap('face-5');
    board.root.querySelector('.glass')!.scrollIntoView({ block: 'center' });
    await go(board, 'c1');
    await finger(pointOf(board, 'c1'));
    await board.until(() => board.element.record.includes('5@c1'));
  });

  it('says why no chip can be laid on a square that is tapped', async () => {
    const board = await narrow(ada);
    const illegal = heard(board, 'game-illegal');
    await go(board, 'g5');
    await finger(pointOf(board, 'g5'));
    await board.until(() => illegal.length > 0);
    expect(illegal[0]!.detail.squares).to.deep.equal(['g5']);
  });

  for (const square of ['a9', 'm9', 'm1'])
    it(`goes where a finger taps the small board, without a message: ${square}`, async () => {
      const board = await narrow(ada);
      await go(board, square);
      expect(board.message).to.equal('');
    });

  it('has a frame on the board around what it shows', async () => {
    const board = await narrow(ada);
    await go(board, 'm1');
    board.at('m1').scrollIntoView({ block: 'center' });
    const box = board.root.querySelector('.window rect')!.getBoundingClientRect();
    const [x, y] = board.middle(board.at('m1'));
    expect([x > box.left, x < box.right, y > box.top, y < box.bottom]).to.deep.equal([
      true,
      true,
      true,
      true,
    ]);
  });

  it('goes to a target after a move, and to the square that the keys reach', async () => {
    const board = await narrow({ seats: 'human human', seed: 'start' });
    await board.lift();
    await board.until(() => shows(board, 'a1'));
    board.element.play(board.element.moves[0]!);
    await board.until(() => board.root.querySelector('.curtain'));
    await board.lift();
    await board.until(() => shows(board, 'm9'));
    await board.enterGrid();
    await board.press('ArrowUp');
    await board.until(() => shows(board, board.here!));
    expect(shows(board, 'm9')).to.equal(false);
  });

  it('comes with the selected target when the board becomes narrow', async () => {
    const board = await glux(ada);
    board.element.style.width = '900px';
    await board.settled();
    const corner = targetsOf(board).find((square) => /^[aclm][19]$/.test(square))!;
    await board.tap(corner);
    board.element.style.width = '390px';
    await board.until(() => board.root.querySelector('.window rect[x]') && shows(board, corner));
  });

  it('takes a chip that is dragged to it', async () => {
    const board = await narrow(ada);
    await go(board, 'c1');
    await board.grab(board.at('face-5'));
    await sendMouse({ type: 'move', position: pointOf(board, 'c1') });
    await sendMouse({ type: 'up' });
    await board.settled();
    expect(board.element.record).to.contain('5@c1');
  });

  it('has two buttons that select every target in turn, by pointer and keyboard', async () => {
    const board = await narrow(four);
    const all = targetsOf(board).sort();
    const found = new Set<string>();
    for (const _ of all) {
      await board.click('button', 'Next square');
      found.add(board.drawn('.chosen').join());
      expect(board.text('.aim-steps p')).to.equal(board.drawn('.chosen').join());
    }
    expect([...found].sort()).to.deep.equal(all);
    const [last] = board.drawn('.chosen');
    board.find('button', 'Previous square').focus();
    await board.press('Enter');
    expect(board.drawn('.chosen')).not.to.deep.equal([last]);
    const [to] = board.drawn('.chosen');
    expect(board.spoken.at(-1)).to.contain(to);
    board.at('face-6').focus();
    await board.press('Enter');
    expect(board.element.record).to.contain(`6@${to}`);
  });

  it('opens where most targets are, and its buttons go to the next group after all of one', async () => {
    const board = await narrow(ada);
    const all = targetsOf(board);
    const { left, top, width, height } = part(board);
    const inPart = (square: string, [x0, y0]: Point) => {
      const [x, y] = placeOf(square);
      return x >= x0 && x <= x0 + width - 1 && y >= y0 && y <= y0 + height - 1;
    };
    const counts = all.flatMap((one) =>
      all.map((other) => {
        const corner: Point = [placeOf(one)[0], placeOf(other)[1]];
        return all.filter((square) => inPart(square, corner)).length;
      }),
    );
    const seen = all.filter((square) => inPart(square, [left, top]));
    expect(seen.length).to.equal(Math.max(...counts));
    const stepped: string[] = [];
    for (const _ of seen) {
      await board.click('button', 'Next square');
      stepped.push(board.drawn('.chosen').join());
      expect(part(board)).to.deep.equal({ left, top, width, height });
    }
    expect(stepped.sort()).to.deep.equal(seen.sort());
    await board.click('button', 'Next square');
    await board.until(() => shows(board, board.drawn('.chosen').join()));
    expect(part(board)).not.to.deep.equal({ left, top, width, height });
  });

  it('begins with the last target if the first step goes back', async () => {
    const board = await narrow(ada);
    await board.click('button', 'Previous square');
    const [last] = board.drawn('.chosen');
    await board.click('button', 'Next square');
    const [first] = board.drawn('.chosen');
    await board.click('button', 'Previous square');
    expect(board.drawn('.chosen')).to.deep.equal([last]);
    expect(first).not.to.equal(last);
  });

  for (const [what, attributes] of [
    ['fifteen by fifteen', four],
    ['with the curtain down', { position: middleOfAda }],
  ] as const)
    it(`leaves no other target under 44 pixels at a width of 360: ${what}`, async () => {
      const board = await narrow(attributes, 360);
      const all = board.all('.aim-steps button, .face, .curtain');
      expect(all.length).to.be.above(0);
      for (const button of all) {
        const { width, height } = button.getBoundingClientRect();
        expect(Math.min(width, height), board.name(button)).to.be.at.least(44);
      }
    });

  it('is nothing for screen readers, which have the squares', async () => {
    const board = await narrow(ada);
    expect(board.root.querySelector('.glass')!.getAttribute('aria-hidden')).to.equal('true');
    expect(board.root.querySelectorAll('.glass :is(button, a, [tabindex], [role])').length).to.equal(0);
  });

  it('follows a finger, takes nothing at the end of its way, and ends at the edge of the board', async () => {
    const board = await narrow(ada);
    await go(board, 'g5');
    const before = part(board);
    const [x, y] = pointOf(board, 'g5');
    await finger([x, y], [x - 30, y], [x - 69, y - 23]);
    await board.until(() => part(board).left !== before.left);
    expect(part(board).left - before.left).to.be.closeTo(1.5, 0.1);
    expect(part(board).top - before.top).to.be.closeTo(0.5, 0.1);
    for (let i = 0; i < 4; i++) await finger([x, y], [x + 60, y + 40], [x + 150, y + 80]);
    await board.until(() => shows(board, 'a9'));
    expect(part(board).left).to.be.within(-0.4, 0);
    expect([board.drawn('.chosen'), board.message]).to.deep.equal([[], '']);
  });
});
