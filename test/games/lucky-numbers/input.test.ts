import { expect, fixtureCleanup } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { heard, lucky, middle } from './lucky-driver.js';
import { needsHeldKeys } from '../../support/engine.js';

const drawn = { players: '3', position: middle };
const turn = { players: '3', position: middle.replace('12|-|- 6,19 0', '-|-|- 6,12,12,19 0') };

describe('a pointer on the Lucky Numbers board', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('takes a face-up tile up, and puts it back', async () => {
    const board = await lucky(turn);
    await board.tap('open-12');
    expect(board.drawn('free')).to.deep.equal(['d4', 'd3']);
    expect(board.name(board.at('open-12'))).to.equal('12, 2 of them, face up, chosen');
    await board.tap('open-12');
    expect(board.drawn('free')).to.deep.equal([]);
    expect(board.element.ply).to.equal(0);
  });

  it('puts the tile back if the page refuses the move', async () => {
    const board = await lucky(turn);
    board.element.addEventListener('game-before-move', (event) => event.preventDefault());
    await board.tap('open-12', 'd4');
    expect(board.drawn('free')).to.deep.equal([]);
    expect(board.name(board.at('open-12'))).not.to.contain('chosen');
    expect(board.element.ply).to.equal(0);
  });

  it('chooses another tile', async () => {
    const board = await lucky(turn);
    await board.tap('open-12', 'open-6', 'b4');
    expect(board.element.record).to.match(/6@b4/);
  });

  it('plays nothing before a tile is chosen, and says what can be done', async () => {
    const board = await lucky(turn);
    await board.tap('d4');
    expect(board.element.ply).to.equal(0);
    expect(board.message).to.equal('');
    expect(board.spoken).to.deep.equal(['Turn over a tile or take a face-up tile.']);
  });

  it('gets a message for an illegal cell, and keeps the tile chosen', async () => {
    const board = await lucky(drawn);
    const illegal = heard(board, 'game-illegal');
    await board.tap('b4');
    expect(illegal[0]?.detail.rule).to.equal('L4');
    expect(board.message).to.contain('c4');
    expect(board.drawn('free')).to.deep.equal(['d4', 'd3']);
  });

  it('gets a message if it takes or draws another tile before the drawn one is laid or left', async () => {
    const board = await lucky(drawn);
    await board.tap('open-6');
    expect(board.message).to.match(/first/);
    await board.tap('pile');
    expect(board.message).to.match(/first/);
    expect(board.element.ply).to.equal(0);
  });

  it('leaves the drawn tile', async () => {
    const board = await lucky(drawn);
    await board.tap('pass');
    expect(board.element.position).to.match(/ B -\|-\|- 6,12,19 0$/);
  });

  it('exchanges a tile, which then lies face up', async () => {
    const board = await lucky(drawn);
    await board.tap('b2');
    expect(board.element.position).to.match(/ B -\|-\|- 6,17,19 0$/);
  });

  it('drags a tile from the hand to its cell', async () => {
    const board = await lucky(drawn);
    board.element.style.width = '400px';
    await board.drag(board.at('hand-12'), board.at('d3'));
    expect(board.element.record).to.match(/12@d3/);
  });

  it('drags a face-up tile to its cell', async () => {
    const board = await lucky(turn);
    board.element.style.width = '400px';
    await board.drag(board.at('open-12'), board.at('d3'));
    expect(board.element.record).to.match(/12@d3/);
  });

  it('plays nothing if a tile is dropped elsewhere', async () => {
    const board = await lucky(turn);
    board.element.style.width = '400px';
    await board.drag(board.at('open-12'), [2, 2]);
    expect(board.element.ply).to.equal(0);
    expect(board.drawn('free')).to.deep.equal([]);
  });

  it('plays nothing if Escape is pressed during a drag', async () => {
    const board = await lucky(turn);
    board.at('open-12').focus();
    await board.grab(board.at('open-12'));
    await board.press('Escape');
    await sendMouse({ type: 'move', position: board.middle(board.at('d3')) });
    await sendMouse({ type: 'up' });
    await board.settled();
    expect(board.element.ply).to.equal(0);
  });

  it('slides a tile with a finger', async () => {
    const board = await lucky(drawn);
    await board.swipe(board.at('hand-12'), board.at('d3'));
    expect(board.element.record).to.match(/12@d3/);
  });

  it('plays nothing while another seat is to move', async () => {
    const board = await lucky({ ...turn, seats: 'remote human human' });
    await board.tap('open-12', 'd4', 'pile');
    expect(board.element.ply).to.equal(0);
    expect(board.message).to.equal('');
  });
});

describe('keys on the Lucky Numbers board', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('reach everything from one tab stop', async () => {
    const board = await lucky(drawn);
    const stops = board.root.querySelectorAll('[role=grid] [tabindex="0"]');
    expect(stops.length).to.equal(1);
    await board.enterGrid();
    await board.walkTo('a1');
    await board.press('ArrowDown');
    expect(board.name(board.focused!)).to.match(/^turn over a tile/);
    await board.press('End');
    expect(board.name(board.focused!)).to.equal('Leave the 12');
  });

  it('return to the first cell with Control+Home', async function () {
    needsHeldKeys.call(this);
    const board = await lucky(drawn);
    await board.enterGrid();
    await board.walkTo('a1');
    await board.press('Control+Home');
    expect(board.name(board.focused!)).to.match(/^a4/);
  });

  it('put a tile back with Escape', async () => {
    const board = await lucky(turn);
    await board.keys('open-12');
    expect(board.drawn('free').length).to.equal(2);
    await board.press('Escape');
    expect(board.drawn('free')).to.deep.equal([]);
  });

  it('leave the focus on the board when the pressed button is removed', async () => {
    const board = await lucky(drawn);
    await board.keys('pass');
    expect(board.name(board.focused!)).to.match(/^turn over a tile/);
  });

  it('are reported as the source of the move', async () => {
    const board = await lucky(drawn);
    const moves = heard(board, 'game-move');
    await board.keys('d4');
    expect(moves[0]?.detail.source).to.equal('keyboard');
  });
});
