import { expect, fixtureCleanup } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import { canHoldKeys, canResize } from '../../support/engine.js';
import { glux, heard } from './glux-driver.js';
import { middleOfAda } from './positions.js';

/** Ada is the only person: she sees her hand. */
const ada = { position: middleOfAda, seats: 'human remote', names: 'Ada,Bo' };

describe('a pointer on the Glüx board', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('chooses a face, then a square', async () => {
    const board = await glux(ada);
    await board.tap('face-5', 'a6');
    expect(board.element.record).to.match(/5@a6/);
  });

  it('chooses a square, then a face', async () => {
    const board = await glux(ada);
    await board.tap('a6', 'face-2');
    expect(board.element.record).to.match(/2@a6/);
  });

  it('changes the chosen face and square', async () => {
    const board = await glux(ada);
    await board.tap('face-5', 'face-2', 'face-2', 'a6', 'c1');
    expect(board.element.ply).to.equal(0);
    await board.tap('face-5');
    expect(board.element.record).to.match(/5@c1/);
  });

  it('gets a message for an illegal square, and keeps the face chosen', async () => {
    const board = await glux(ada);
    const illegal = heard(board, 'game-illegal');
    await board.tap('face-5', 'g5');
    expect(illegal[0]?.detail.squares).to.deep.equal(['g5']);
    expect(board.message).to.contain('g5');
    await board.tap('a6');
    expect(board.element.record).to.match(/5@a6/);
  });

  it('sees the message in the window of a phone, in its place or over the status text', async function () {
    if (!canResize) this.skip();
    await setViewport({ width: 360, height: 600 });
    const board = await glux(ada);
    board.at('g5').click();
    await board.settled();
    const message = board.all('[part=message]')[0]!;
    await board.until(() => message.classList.contains('afloat'));
    const { top, bottom } = message.getBoundingClientRect();
    expect([top >= 0, bottom <= innerHeight]).to.deep.equal([true, true]);
    expect(bottom).to.be.at.most(board.all('.slab')[0]!.getBoundingClientRect().top);
    // the status text is out of sight: at the lower edge
    scrollTo(0, 200);
    await board.until(() => message.getBoundingClientRect().top > 300);
    expect(message.getBoundingClientRect().bottom).to.be.at.most(innerHeight);
    scrollTo(0, 0);
    await setViewport({ width: 360, height: 2000 });
    await board.until(() => !message.classList.contains('afloat'));
    board.find('button', 'Close').click();
    await board.settled();
    expect(board.all('[part=message]')).to.deep.equal([]);
    await setViewport({ width: 800, height: 600 });
  });

  it('loses its choice if the page refuses the move', async () => {
    const board = await glux(ada);
    board.element.addEventListener('game-before-move', (event) => event.preventDefault());
    await board.tap('face-5', 'a6');
    expect(board.at('face-5').getAttribute('aria-pressed')).to.equal('false');
    await board.tap('a6', 'face-5');
    expect(board.drawn('.chosen')).to.deep.equal([]);
    expect(board.element.ply).to.equal(0);
  });

  it('loses its choice with Escape', async () => {
    const board = await glux(ada);
    await board.tap('face-5');
    await board.press('Escape');
    expect(board.at('face-5').getAttribute('aria-pressed')).to.equal('false');
    await board.tap('a6');
    expect(board.drawn('.chosen')).to.deep.equal(['a6']);
    await board.press('Escape');
    expect(board.drawn('.chosen')).to.deep.equal([]);
    expect(board.element.ply).to.equal(0);
  });

  it('drags a face to a square', async () => {
    const board = await glux(ada);
    board.element.style.width = '720px';
    await board.drag(board.at('face-5'), board.at('e1'));
    expect(board.element.record).to.match(/5@e1/);
  });

  it('slides a face with a finger', async () => {
    const board = await glux(ada);
    await board.swipe(board.at('face-2'), board.at('e1'));
    expect(board.element.record).to.match(/2@e1/);
  });

  it('plays nothing if a face is dropped beside the board, or Escape is pressed during a drag', async () => {
    const board = await glux(ada);
    board.element.style.width = '720px';
    await board.drag(board.at('face-5'), [2, 2]);
    await board.grab(board.at('face-5'));
    await board.press('Escape');
    await sendMouse({ type: 'move', position: board.middle(board.at('e1')) });
    await sendMouse({ type: 'up' });
    await board.settled();
    expect(board.element.ply).to.equal(0);
  });

  it('plays nothing while another seat is to move', async () => {
    const board = await glux({ ...ada, seats: 'remote human' });
    await board.tap('a6', 'e1');
    expect(board.element.ply).to.equal(0);
    expect(board.message).to.equal('');
  });

  it('plays without marks with no-lit', async () => {
    const board = await glux({ ...ada, 'no-lit': '' });
    expect(board.aims(false).size).to.equal(0);
    await board.tap('a6', 'face-2');
    expect(board.element.record).to.match(/2@a6/);
  });

  it('lays the first chip without choosing a square', async () => {
    const board = await glux({ seats: 'human remote', seed: 'first' });
    const [move = ''] = board.element.moves;
    await board.tap(`face-${move.charAt(0)}`);
    expect(board.element.record).to.contain(move);
  });

  it('shows the square and the face of a hint', async () => {
    const board = await glux(ada);
    const [face, square] = (await board.element.hint())!.split('@');
    await board.settled();
    expect(board.drawn('.hint')).to.deep.equal([square]);
    expect(board.at(`face-${face}`).classList.contains('hinted')).to.equal(true);
  });
});

describe('keys on the Glüx board', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('reach every square from one tab stop', async () => {
    const board = await glux(ada);
    expect(board.root.querySelectorAll('[role=grid] [tabindex="0"]').length).to.equal(1);
    await board.enterGrid();
    expect(board.here).to.equal('a1');
    await board.walkTo('m9');
    expect(board.name(board.focused!)).to.match(/^m9, full: 2 of Bo on 3 of Bo, room C, start square of Bo$/);
  });

  it('jump through the possible squares, forward and back', async () => {
    const board = await glux(ada);
    await board.enterGrid();
    const there: string[] = [];
    for (let i = 0; i < 15; i++) {
      await board.press('n');
      await board.answered();
      there.push(board.here ?? '');
    }
    expect(new Set(there).size).to.equal(15);
    expect(there.every((square) => board.at(square).classList.contains('can'))).to.equal(true);
    await board.press('n');
    await board.answered();
    expect(board.here).to.equal(there[0]);
    if (!canHoldKeys) return;
    await board.press('Shift+N');
    await board.answered();
    expect(board.here).to.equal(there[14]);
  });

  it('change the face', async () => {
    const board = await glux(ada);
    await board.enterGrid();
    const chosen = () => board.root.querySelector('[aria-pressed=true].face')?.textContent.trim().slice(-1);
    await board.press('f');
    expect(chosen()).to.equal('2');
    await board.press('f');
    expect(chosen()).to.equal('5');
    await board.press('2');
    expect(chosen()).to.equal('2');
    await board.press('3');
    expect(chosen()).to.equal('2');
  });

  it('tell the side of the first chip, too', async () => {
    const board = await glux({ seats: 'human remote', record: '+25' });
    await board.enterGrid();
    for (const side of [2, 5]) {
      await board.press('f');
      await board.until(() => board.spoken.at(-1) === `Choose a square for the ${side}: a1.`);
    }
  });

  it('lay a chip with its digit', async () => {
    const board = await glux(ada);
    const moves = heard(board, 'game-move');
    await board.enterGrid();
    await board.press('n', 'Enter', '5');
    expect(moves[0]?.detail).to.include({ notation: '5@c1', source: 'keyboard' });
  });
});
