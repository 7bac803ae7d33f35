import { needsHeldKeys } from '../../support/engine.js';
import { expect, fixtureCleanup } from '@open-wc/testing';
import { fluctus, heard, type FluctusDriver } from './fluctus-driver.js';

const position = '.AA.../....B. A 6,7 2,1 -,-';

const focusedField = (board: FluctusDriver) => board.focused && board.name(board.focused).split(',')[0];

async function walk(board: FluctusDriver, ...keys: string[]): Promise<(string | null | undefined)[]> {
  const way = [];
  for (const key of keys) {
    await board.press(key);
    way.push(focusedField(board));
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

  it('keeps the tab stop on the last focused field', async function () {
    needsHeldKeys.call(this);
    const board = await fluctus();
    board.field('ro').focus();
    await board.press('ArrowRight', 'Tab', 'Shift+Tab');
    expect(focusedField(board)).to.equal('wo');
  });

  it('moves around the outer ring in both directions', async () => {
    const board = await fluctus();
    board.field('ro').focus();
    const right = await walk(board, ...Array<string>(6).fill('ArrowRight'));
    expect(right).to.deep.equal(['wo', 'yo', 'go', 'bo', 'vo', 'ro']);
    expect(await walk(board, 'ArrowLeft')).to.deep.equal(['vo']);
  });

  it('moves around the inner ring', async () => {
    const board = await fluctus();
    board.field('vi').focus();
    expect(await walk(board, 'ArrowRight', 'ArrowLeft')).to.deep.equal(['ri', 'vi']);
  });

  it('moves inwards, and to the nearer reserve', async () => {
    const board = await fluctus();
    board.field('wo').focus();
    expect(await walk(board, 'ArrowDown', 'ArrowDown')).to.deep.equal(['wi', 'red reserve']);
    board.field('bi').focus();
    expect(await walk(board, 'ArrowDown')).to.deep.equal(['green reserve']);
  });

  it('does not wrap in the row of reserves', async () => {
    const board = await fluctus();
    board.reserve('red').focus();
    const way = await walk(board, 'ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowDown');
    expect(way).to.deep.equal(['red reserve', 'green reserve', 'green reserve', 'green reserve']);
  });

  it('moves to the ends of a row with Home and End, of the board with Control', async function () {
    needsHeldKeys.call(this);
    const board = await fluctus();
    board.field('yi').focus();
    const way = await walk(board, 'End', 'Home', 'Control+End', 'Control+Home');
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

  it('enters a stone from the reserve', async () => {
    const board = await fluctus();
    board.reserve('red').focus();
    await board.press('Enter', 'ArrowUp', 'ArrowLeft', 'Enter');
    expect(board.stones).to.equal('....../A.....');
  });

  it('puts the stone down with Escape, which does not propagate', async () => {
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
    expect(focusedField(board)).to.equal('ro');
  });

  it('names on each field its stone and the possible move', async () => {
    const board = await fluctus({ position: 'A....A/....B. A 6,7 2,1 -,-' });
    expect(board.name(board.field('ro'))).to.equal('ro, red stone, can move');
    board.field('ro').focus();
    await board.press('Enter');
    expect(board.name(board.field('ro'))).to.equal('ro, red stone, chosen');
    expect(board.name(board.field('wo'))).to.equal('wo, free, may step here');
    expect(board.name(board.field('bi'))).to.equal('bi, green stone, may be captured');
    expect(board.name(board.field('go'))).to.equal('go, free');
  });

  it('handles no keys while the focus is elsewhere', async () => {
    const board = await fluctus({ position });
    await board.press('ArrowRight', 'Enter', 'Escape', 'Home');
    expect(board.focused).to.equal(null);
    expect(board.element.ply).to.equal(0);
  });

  it('controls one board of several', async () => {
    const one = await fluctus({ position });
    const other = await fluctus({ position });
    other.field('wo').focus();
    await other.press('Enter', 'ArrowLeft', 'Enter');
    expect([one.element.ply, other.element.ply]).to.deep.equal([0, 1]);
  });
});
