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

  it('lights what the chosen stone can do', async () => {
    const board = await fluctus({ position });
    await board.tap('wo');
    expect(board.drawn('lit')).to.deep.equal(['ro', 'ri', 'wi']);
  });

  it('puts the chosen stone down with a second click on it', async () => {
    const board = await fluctus({ position });
    await board.tap('wo', 'wo');
    expect(board.drawn('chosen')).to.deep.equal([]);
    expect(board.element.ply).to.equal(0);
  });

  it('changes over to another own stone', async () => {
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

  it('lets go of the reserve with a second click on it', async () => {
    const board = await fluctus();
    await board.click('button', 'red reserve');
    await board.click('button', 'red reserve');
    expect(board.name(board.reserve('red'))).to.equal('red reserve, 8 stones');
  });

  it('cannot take from the reserve of the other side', async () => {
    const board = await fluctus();
    await board.click('button', 'green reserve');
    expect(board.name(board.reserve('green'))).to.equal('green reserve, 8 stones');
  });

  it('drags a stone to its field', async () => {
    const board = await fluctus({ position });
    await board.drag(board.field('wo'), board.field('ri'));
    expect(board.stones).to.equal('..A.../A...B.');
  });

  it('drags a stone out of the reserve', async () => {
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

  it('puts a stone back that is dropped outside the board', async () => {
    const board = await fluctus({ position });
    await board.drag(board.field('wo'), [1, 1]);
    expect(board.element.ply).to.equal(0);
    expect(board.drawn('chosen')).to.deep.equal([]);
    expect(board.root.querySelector('[data-dragged]')).to.equal(null);
  });

  it('puts a stone back that is dropped where it stood', async () => {
    const board = await fluctus({ position });
    await board.drag(board.field('wo'), board.field('wo'));
    expect(board.drawn('chosen')).to.deep.equal([]);
    expect(board.message).to.equal('');
  });

  it('explains a drop where the stone may not go', async () => {
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

  it('tells the page that a pointer has moved', async () => {
    const board = await fluctus({ position });
    const moves = heard(board, 'game-move');
    await board.tap('wo', 'ri');
    await board.drag(board.field('bi'), board.field('vo'));
    expect(moves.map(({ detail }) => detail.source)).to.deep.equal(['pointer', 'pointer']);
  });

  it('lifts nothing when the button was let go outside meanwhile', async () => {
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

  it('plays nothing else when Escape comes in the middle of a drag', async () => {
    const board = await fluctus({ position });
    board.field('wo').focus();
    await board.grab(board.field('wo'));
    await board.press('Escape');
    await sendMouse({ type: 'move', position: board.middle(board.field('ri')) });
    await sendMouse({ type: 'up' });
    await board.settled();
    expect(board.element.ply).to.equal(0);
  });

  it('plays nothing else when the position changes in the middle of a drag', async () => {
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

  it('leaves the stone where it is when the browser takes the finger away', async () => {
    const board = await fluctus({ position });
    await board.swipe(board.field('wo'), board.field('ri'), 'pointercancel');
    expect(board.element.ply).to.equal(0);
    expect(board.drawn('chosen')).to.deep.equal([]);
  });

  it('swallows no key that comes after a slide', async () => {
    const board = await fluctus({ position });
    await board.swipe(board.field('wo'), board.field('ri'));
    board.field('bi').focus();
    await board.press('Enter');
    expect(board.drawn('chosen')).to.deep.equal(['bi']);
  });

  it('scrolls the page where nothing can be dragged, and not where a stone can', async () => {
    const board = await fluctus({ position });
    expect(getComputedStyle(board.field('wo')).touchAction).to.equal('none');
    expect(getComputedStyle(board.field('bi')).touchAction).not.to.equal('none');
  });
});
