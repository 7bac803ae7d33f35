import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { frame, type Driver } from '../support/board.js';
import { mountBoard, removeBoards } from './all-boards.js';

/** A board with a piece that the next player may drag, the moves before it, and the drawing that is moved. */
const boards = [
  ['fluctus-board', { position: '.AA.../....B. A 6,7 2,1 -,-' }, '[data-square=wo]', '.piece'],
  ['lucky-numbers-grid', { seed: 'x' }, '[data-square^=hand]', '.piece'],
  ['luzi-dice', { seed: 'x' }, '[data-square=d1]', '.die'],
] as const;

const middle = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

const from = ([x, y]: readonly number[], [a, b]: readonly number[]) => [
  Math.round(x! - a!),
  Math.round(y! - b!),
];

/** Puts a board into a box, and plays until the piece is there. */
async function mount([tag, attributes, square, drawing]: (typeof boards)[number], style: string) {
  const board = await mountBoard(tag, attributes);
  const box = document.createElement('div');
  box.className = 'laid';
  box.style.cssText = `width: 400px; transform-origin: 0 0; ${style}`;
  document.body.append(box);
  box.append(board.element);
  await board.settled();
  while (!board.root.querySelector(square)) {
    board.element.play(board.element.moves[0]);
    await board.settled();
  }
  const place = board.root.querySelector<HTMLElement>(square)!;
  place.scrollIntoView({ block: 'center', inline: 'center' });
  await frame();
  return { board, place, piece: place.querySelector(drawing)!, box };
}

/** Takes a piece with the mouse and moves it. */
async function take(place: Element): Promise<readonly [number, number]> {
  const [x, y] = middle(place).map(Math.round) as [number, number];
  await sendMouse({ type: 'move', position: [x, y] });
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'move', position: [x + 30, y + 20] });
  await frame();
  return [x, y];
}

/** Waits until the piece is at its place, without the way that an animation takes. */
const atHome = (board: Driver, piece: Element, home: readonly number[]) =>
  board.until(() => from(middle(piece), home).every((each) => Math.abs(each) <= 1));

/**
 * True if the rectangle of a zoomed element is in pixels of the window, as CSS Viewport says. In WebKitGTK it is in those of the element, so
 * that nothing tells where a piece, or this test's pointer, is.
 */
function measuresZoom(): boolean {
  const box = document.createElement('div');
  box.style.cssText = 'width: 100px; zoom: 1.5';
  document.body.append(box);
  const { width } = box.getBoundingClientRect();
  box.remove();
  return width === 150;
}

describe('a piece that is dragged', () => {
  afterEach(async () => {
    await resetMouse();
    removeBoards();
    for (const box of document.querySelectorAll('.laid')) box.remove();
    scrollTo(0, 0);
  });

  for (const style of [
    '',
    'scale: 0.5',
    'scale: 1.5',
    'transform: translateX(900px) rotate(90deg)',
    'zoom: 1.5',
  ])
    for (const each of boards)
      it(`follows the pointer on a page with ${style || 'no transform'}: ${each[0]}`, async function () {
        if (style.startsWith('zoom') && !measuresZoom()) this.skip();
        const { place, piece } = await mount(each, style);
        const home = middle(piece);
        await take(place);
        const [x, y] = from(middle(piece), home);
        expect(x).to.be.closeTo(30, 2);
        expect(y).to.be.closeTo(20, 2);
      });

  it('stays under the pointer while the page scrolls', async () => {
    const { place, piece, box } = await mount(boards[0], '');
    box.style.marginBottom = '2000px';
    const home = middle(piece);
    await take(place);
    scrollBy(0, 40);
    await frame();
    const [x, y] = from(middle(piece), home);
    expect(x).to.be.closeTo(30, 2);
    expect(y).to.be.closeTo(20, 2);
  });

  it('is dragged inside an element that can be dragged, and that is not', async () => {
    const { board, place, box } = await mount(boards[0], '');
    box.draggable = true;
    let dragged = 0;
    box.addEventListener('dragstart', (event) => {
      if (!event.defaultPrevented) dragged++;
    });
    const [x, y] = await take(place);
    await sendMouse({ type: 'move', position: [x + 60, y + 60] });
    const to = board.root.querySelector('[data-square=ri]')!;
    await sendMouse({ type: 'move', position: middle(to).map(Math.round) as [number, number] });
    await sendMouse({ type: 'up' });
    await board.settled();
    expect([board.element.ply, dragged]).to.deep.equal([1, 0]);
  });

  for (const [how, stop, release] of [
    [
      'another button is pressed',
      () => sendMouse({ type: 'down', button: 'right' }),
      () => sendMouse({ type: 'up', button: 'right' }),
    ],
    ['Escape is pressed', () => sendKeys({ press: 'Escape' }), () => undefined],
  ] as const)
    it(`goes home at once and plays nothing if ${how}`, async () => {
      const { board, place, piece } = await mount(boards[0], '');
      const home = middle(piece);
      await take(place);
      await stop();
      await atHome(board, piece, home);
      expect(place.hasAttribute('data-dragged')).to.equal(false);
      const to = board.root.querySelector('[data-square=ri]')!;
      await sendMouse({ type: 'move', position: middle(to).map(Math.round) as [number, number] });
      await release();
      await sendMouse({ type: 'up' });
      await board.settled();
      expect(board.element.ply).to.equal(0);
    });
});
