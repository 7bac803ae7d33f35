import { needsHeldKeys } from '../../support/engine.js';
import { expect, fixtureCleanup } from '@open-wc/testing';
import { fluctus, heard, type FluctusDriver } from './fluctus-driver.js';

const position = '.AA.../....B. A 6,7 2,1 -,-';

const here = (board: FluctusDriver) => board.focused && board.name(board.focused).split(',')[0];

async function walked(board: FluctusDriver, ...keys: string[]): Promise<(string | null | undefined)[]> {
  const way = [];
  for (const key of keys) {
    await board.press(key);
    way.push(here(board));
  }
  return way;
}

describe('the keyboard on the Fluctus board', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('has one tab stop', async () => {
    const board = await fluctus();
    const stops = board.all('[role=grid] button').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops.map((each) => board.name(each).split(',')[0])).to.deep.equal(['ro']);
  });

  it('keeps the tab stop where one has been', async function () {
    needsHeldKeys.call(this);
    const board = await fluctus();
    board.field('ro').focus();
    await board.press('ArrowRight', 'Tab', 'Shift+Tab');
    expect(here(board)).to.equal('wo');
  });

  it('walks round the outer ring in both directions', async () => {
    const board = await fluctus();
    board.field('ro').focus();
    const right = await walked(board, ...Array<string>(6).fill('ArrowRight'));
    expect(right).to.deep.equal(['wo', 'yo', 'go', 'bo', 'vo', 'ro']);
    expect(await walked(board, 'ArrowLeft')).to.deep.equal(['vo']);
  });

  it('walks round the inner ring too', async () => {
    const board = await fluctus();
    board.field('vi').focus();
    expect(await walked(board, 'ArrowRight', 'ArrowLeft')).to.deep.equal(['ri', 'vi']);
  });

  it('walks inwards, and to the reserve that is nearer', async () => {
    const board = await fluctus();
    board.field('wo').focus();
    expect(await walked(board, 'ArrowDown', 'ArrowDown')).to.deep.equal(['wi', 'red reserve']);
    board.field('bi').focus();
    expect(await walked(board, 'ArrowDown')).to.deep.equal(['green reserve']);
  });

  it('does not go round in the row of reserves', async () => {
    const board = await fluctus();
    board.reserve('red').focus();
    const way = await walked(board, 'ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowDown');
    expect(way).to.deep.equal(['red reserve', 'green reserve', 'green reserve', 'green reserve']);
  });

  it('goes to the ends of a row with Home and End, of the board with Control', async function () {
    needsHeldKeys.call(this);
    const board = await fluctus();
    board.field('yi').focus();
    const way = await walked(board, 'End', 'Home', 'Control+End', 'Control+Home');
    expect(way).to.deep.equal(['vi', 'ri', 'green reserve', 'ro']);
  });

  it('moves a stone with Enter and Space', async () => {
    const board = await fluctus({ position });
    const moves = heard(board, 'game-move');
    board.field('wo').focus();
    await board.press('Enter', 'ArrowLeft', 'Space');
    expect(moves.map(({ detail }) => [detail.notation, detail.source])).to.deep.equal([
      ['wo-ro', 'keyboard'],
    ]);
  });

  it('enters a stone out of the reserve', async () => {
    const board = await fluctus();
    board.reserve('red').focus();
    await board.press('Enter', 'ArrowUp', 'ArrowLeft', 'Enter');
    expect(board.stones).to.equal('....../A.....');
  });

  it('puts the stone down with Escape, which goes no further', async () => {
    const board = await fluctus({ position });
    let outside = 0;
    board.element.addEventListener('keydown', ({ key }) => (outside += Number(key === 'Escape')));
    board.field('wo').focus();
    await board.press('Enter', 'Escape');
    expect(board.drawn('chosen')).to.deep.equal([]);
    expect(outside).to.equal(0);
    await board.press('Escape');
    expect(outside).to.equal(1);
  });

  it('keeps the focus on its field when a move is made', async () => {
    const board = await fluctus({ position });
    board.field('wo').focus();
    await board.press('Enter', 'ArrowLeft', 'Enter');
    expect(here(board)).to.equal('ro');
  });

  it('says on each field what stands there and what can be done', async () => {
    const board = await fluctus({ position: 'A....A/....B. A 6,7 2,1 -,-' });
    expect(board.name(board.field('ro'))).to.equal('ro, red stone, can move');
    board.field('ro').focus();
    await board.press('Enter');
    expect(board.name(board.field('ro'))).to.equal('ro, red stone, chosen');
    expect(board.name(board.field('wo'))).to.equal('wo, free, may step here');
    expect(board.name(board.field('bi'))).to.equal('bi, green stone, may be captured');
    expect(board.name(board.field('go'))).to.equal('go, free');
  });

  it('leaves the keys of the page alone while the focus is elsewhere', async () => {
    const board = await fluctus({ position });
    await board.press('ArrowRight', 'Enter', 'Escape', 'Home');
    expect(board.focused).to.equal(null);
    expect(board.element.ply).to.equal(0);
  });

  it('reaches one board of several', async () => {
    const one = await fluctus({ position });
    const other = await fluctus({ position });
    other.field('wo').focus();
    await other.press('Enter', 'ArrowLeft', 'Enter');
    expect([one.element.ply, other.element.ply]).to.deep.equal([0, 1]);
  });
});
