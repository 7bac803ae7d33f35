import { expect, fixtureCleanup } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { fluctus, heard } from './fluctus-driver.js';

/** Red (A) on wo and yo may capture neither; blue is far away. */
const position = '.AA.../....B. A 6,7 2,1 -,-';

describe('a mouse on the Fluctus board', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('chooses a stone with a click, and a second click moves it', async () => {
    const board = await fluctus({ position });
    await board.tap('wo');
    expect(board.drawn('chosen')).to.deep.equal(['wo']);
    await board.tap('ro');
    expect(board.stones).to.equal('A.A.../....B.');
  });

  it('marks the possible moves of the chosen stone', async () => {
    const board = await fluctus({ position });
    await board.tap('wo');
    expect(board.drawn('lit')).to.deep.equal(['ro', 'ri', 'wi']);
  });

  it('renders only the board and the prompt for a selection', async () => {
    const board = await fluctus({ position });
    await board.seen();
    await board.settled();
    let updates = 0;
    board.element.addController({ hostUpdate: () => void updates++ });
    await board.tap('wo');
    expect(board.drawn('chosen')).to.deep.equal(['wo']);
    expect(board.detail).to.match(/^wo /);
    expect(board.field('wo').tabIndex).to.equal(0);
    expect(updates).to.equal(0);
  });

  it('puts the chosen stone down if the page refuses its move', async () => {
    const board = await fluctus({ position });
    board.element.addEventListener('game-before-move', (event) => event.preventDefault());
    const idle = board.drawn('lit');
    await board.tap('wo', 'ro');
    expect(board.drawn('chosen')).to.deep.equal([]);
    expect(board.drawn('lit')).to.deep.equal(idle);
    await board.drag(board.field('wo'), board.field('ro'));
    expect(board.drawn('chosen')).to.deep.equal([]);
    expect(board.element.ply).to.equal(0);
  });

  it('puts the chosen stone down with a second click on it', async () => {
    const board = await fluctus({ position });
    await board.tap('wo', 'wo');
    expect(board.drawn('chosen')).to.deep.equal([]);
    expect(board.element.ply).to.equal(0);
  });

  it('chooses another own stone', async () => {
    const board = await fluctus({ position });
    await board.tap('wo', 'yo');
    expect(board.drawn('chosen')).to.deep.equal(['yo']);
    expect(board.message).to.equal('');
  });

  it('enters a stone with one click on a start field', async () => {
    const board = await fluctus();
    await board.tap('ri');
    expect(board.stones).to.equal('....../A.....');
  });

  it('enters a stone from the reserve with two clicks', async () => {
    const board = await fluctus();
    await board.click('button', 'red reserve');
    expect(board.name(board.reserve('red'))).to.equal('red reserve, 8 stones, chosen');
    await board.tap('ro');
    expect(board.stones).to.equal('A...../......');
  });

  it('releases the reserve with a second click on it', async () => {
    const board = await fluctus();
    await board.click('button', 'red reserve');
    await board.click('button', 'red reserve');
    expect(board.name(board.reserve('red'))).to.equal('red reserve, 8 stones');
  });

  it('does not take from the reserve of the other side', async () => {
    const board = await fluctus();
    await board.click('button', 'green reserve');
    expect(board.name(board.reserve('green'))).to.equal('green reserve, 8 stones');
  });

  it('drags a stone to its field', async () => {
    const board = await fluctus({ position });
    await board.drag(board.field('wo'), board.field('ri'));
    expect(board.stones).to.equal('..A.../A...B.');
  });

  it('drags a stone from the reserve', async () => {
    const board = await fluctus();
    await board.drag(board.reserve('red'), board.field('ro'));
    expect(board.stones).to.equal('A...../......');
  });

  it('moves the stone under the pointer while it is dragged', async () => {
    const board = await fluctus({ position });
    const stone = board.field('wo').querySelector('.piece')!;
    const before = stone.getBoundingClientRect().x;
    await board.grab(board.field('wo'));
    expect(stone.getBoundingClientRect().x).to.be.closeTo(before + 12, 1);
    await sendMouse({ type: 'up' });
  });

  it('returns a stone that is dropped outside the board', async () => {
    const board = await fluctus({ position });
    await board.drag(board.field('wo'), [1, 1]);
    expect(board.element.ply).to.equal(0);
    expect(board.drawn('chosen')).to.deep.equal([]);
    expect(board.root.querySelector('[data-dragged]')).to.equal(null);
  });

  it('returns a stone that is dropped on its own field', async () => {
    const board = await fluctus({ position });
    await board.drag(board.field('wo'), board.field('wo'));
    expect(board.drawn('chosen')).to.deep.equal([]);
    expect(board.message).to.equal('');
  });

  it('explains a drop on a field that the stone cannot reach', async () => {
    const board = await fluctus({ position });
    await board.drag(board.field('wo'), board.field('go'));
    expect(board.message).to.equal('No line joins wo to go.');
  });

  it('drags no stone of the other side', async () => {
    const board = await fluctus({ position });
    await board.drag(board.field('bi'), board.field('gi'));
    expect(board.element.ply).to.equal(0);
    expect(board.message).to.equal('');
  });

  it('reports pointer as the source of its moves', async () => {
    const board = await fluctus({ position });
    const moves = heard(board, 'game-move');
    await board.tap('wo', 'ri');
    await board.drag(board.field('bi'), board.field('vo'));
    expect(moves.map(({ detail }) => detail.source)).to.deep.equal(['pointer', 'pointer']);
  });

  it('lifts no stone after the button was released outside', async () => {
    const board = await fluctus({ position });
    const field = board.field('wo');
    field.scrollIntoView({ block: 'center' });
    await board.grab(board.field('bi'));
    await sendMouse({ type: 'up' });
    await sendMouse({ type: 'move', position: board.middle(field) });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [1, 1] });
    await sendMouse({ type: 'up' });
    await sendMouse({ type: 'move', position: board.middle(board.field('yo')) });
    await board.settled();
    expect(board.drawn('chosen')).to.deep.equal([]);
  });

  it('plays nothing if Escape is pressed during a drag', async () => {
    const board = await fluctus({ position });
    board.field('wo').focus();
    await board.grab(board.field('wo'));
    await board.press('Escape');
    await sendMouse({ type: 'move', position: board.middle(board.field('ri')) });
    await sendMouse({ type: 'up' });
    await board.settled();
    expect(board.element.ply).to.equal(0);
  });

  it('plays nothing if the position changes during a drag', async () => {
    const board = await fluctus({ position });
    await board.grab(board.field('wo'));
    board.element.play('yo-go');
    board.element.play('bi-vo');
    await sendMouse({ type: 'move', position: board.middle(board.field('ri')) });
    await sendMouse({ type: 'up' });
    await board.settled();
    expect(board.element.ply).to.equal(2);
  });
});

describe('a finger on the Fluctus board', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('slides a stone to its field', async () => {
    const board = await fluctus({ position });
    await board.swipe(board.field('wo'), board.field('ri'));
    expect(board.stones).to.equal('..A.../A...B.');
  });

  it('leaves the stone on its field if the browser cancels the pointer', async () => {
    const board = await fluctus({ position });
    await board.swipe(board.field('wo'), board.field('ri'), 'pointercancel');
    expect(board.element.ply).to.equal(0);
    expect(board.drawn('chosen')).to.deep.equal([]);
  });

  it('handles a key after a slide', async () => {
    const board = await fluctus({ position });
    await board.swipe(board.field('wo'), board.field('ri'));
    board.field('bi').focus();
    await board.press('Enter');
    expect(board.drawn('chosen')).to.deep.equal(['bi']);
  });

  it('scrolls the page on fields without a movable stone only', async () => {
    const board = await fluctus({ position });
    expect(getComputedStyle(board.field('wo')).touchAction).to.equal('none');
    expect(getComputedStyle(board.field('bi')).touchAction).not.to.equal('none');
  });
});
