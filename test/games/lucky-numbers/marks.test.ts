import { expect, fixtureCleanup } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { heard, lucky, middle } from './lucky-driver.js';

const three = { players: '3', position: middle, names: 'Ada,Bo,Cleo' };
/** No tile is drawn yet; two equal tiles lie face up. */
const turn = middle.replace('12|-|- 6,19 0', '-|-|- 6,12,12,19 0');
/** After twelve exchanges with face-up tiles only drawing is legal. */
const idle = turn.replace(/0$/, '12');

describe('the Lucky Numbers board shows', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('the cells on which a drawn tile may lie, and the tiles that it may replace', async () => {
    const board = await lucky(three);
    expect(board.drawn('free')).to.deep.equal(['d4', 'd3']);
    expect(board.drawn('swap')).to.deep.equal(['c3', 'a2', 'b2', 'a1']);
    expect(board.name(board.at('b2'))).to.equal('b2, 17, 12 can go here, 17 goes back');
    expect(board.name(board.at('d3'))).to.equal('d3, empty, 12 can go here');
  });

  it('the cells in which no number fits', async () => {
    const board = await lucky(three);
    expect(board.drawn('dead')).to.deep.equal(['d2', 'b1', 'c1']);
    expect(board.name(board.at('d2'))).to.match(/^d2, empty, blocked/);
  });

  it('no blocked cells during the setup', async () => {
    const board = await lucky({ seed: 'setup' });
    const [first] = board.element.moves;
    board.element.play(first!);
    await board.settled();
    expect(board.drawn('dead')).to.deep.equal([]);
  });

  it('the tile that an exchange would return', async () => {
    await resetMouse();
    const board = await lucky(three);
    await board.enterGrid();
    await board.walkTo('b2');
    expect(board.drawn('aimed')).to.deep.equal(['b2']);
    expect(board.text('.ghost')).to.equal('17');
    await board.walkTo('b3');
    expect(board.drawn('aimed')).to.deep.equal([]);
    expect(board.text('.ghost')).to.equal('');
  });

  it('the middle in order: pile, hand, face-up tiles, the button that leaves the tile', async () => {
    const board = await lucky(three);
    expect(board.under).to.deep.equal([
      'turn over a tile, 32 face down',
      '12, in hand, chosen',
      '6, face up',
      '19, face up',
      'Leave the 12',
    ]);
  });

  it('equal face-up tiles as one, counted', async () => {
    const board = await lucky({ ...three, position: turn });
    expect(board.under).to.deep.equal([
      'turn over a tile, 31 face down',
      '6, face up',
      '12, 2 of them, face up',
      '19, face up',
    ]);
  });

  it('no face-up tile as possible if a tile must be turned over', async () => {
    const board = await lucky({ ...three, position: idle });
    expect(board.detail).to.match(/must turn over a tile/);
    await board.tap('open-6');
    expect(board.message).to.match(/turned over/);
    expect(board.element.ply).to.equal(0);
  });

  it('the tray of the person to move, and small trays whose names list the rows', async () => {
    const board = await lucky(three);
    expect(board.names('img')).to.deep.equal([
      'Board of Bo: 2, empty, empty, empty; empty, 6, empty, 12; empty, empty, 13, empty; empty, 8, 14, 17',
      'Board of Cleo: 3, empty, 6, empty; 4, 5, empty, 14; empty, empty, 18, empty; 5, empty, empty, 15',
    ]);
    await board.tap('d4');
    expect(board.name(board.all('grid')[0]!)).to.equal('Board of Bo');
    expect(board.names('img')[0]).to.match(/^Board of Ada: 1, empty, 9, 12;.*laid last on d4$/);
  });

  it('the tray of the only person during other turns', async () => {
    const board = await lucky({ ...three, seats: 'human remote remote' });
    await board.tap('d4');
    expect(board.name(board.all('grid')[0]!)).to.equal('Your board');
    expect(board.drawn('last')).to.deep.equal(['d4']);
  });

  it('the tray of the orientation if no person is to move', async () => {
    const board = await lucky({ ...three, seats: 'remote human remote', orientation: 'C' });
    expect(board.name(board.all('grid')[0]!)).to.equal('Board of Cleo');
    board.element.orientation = 'A';
    await board.settled();
    expect(board.name(board.all('grid')[0]!)).to.equal('Board of Ada');
  });

  it('the last tile on a small tray, and the last move under the name', async () => {
    const board = await lucky({ ...three, position: turn });
    board.element.play('12@d4');
    board.element.play('12@c4');
    await board.settled();
    expect(board.root.querySelectorAll('.mini .last-to').length).to.equal(2);
    expect(board.text('[part=seats]')).to.contain('12 on d4').and.contain('12 on c4');
  });

  it('no possible moves with no-lit, and plays them', async () => {
    const board = await lucky({ ...three, 'no-lit': '' });
    expect(board.drawn('free')).to.deep.equal([]);
    expect(board.drawn('swap')).to.deep.equal([]);
    await board.tap('d4');
    expect(board.element.ply).to.equal(1);
  });

  it('the names of the cells, except with no-coordinates', async () => {
    const board = await lucky(three);
    const names = () => board.root.querySelectorAll('.ground .coordinate').length;
    expect(names()).to.equal(8);
    board.element.noCoordinates = true;
    await board.settled();
    expect(names()).to.equal(0);
  });

  it('a diagram whose names list the tiles', async () => {
    const board = await lucky({ ...three, mode: 'diagram' });
    const [own, middle, ...others] = board.names('img');
    expect(own).to.match(/^Board of Ada: 1, empty, 9, empty; /);
    expect(middle).to.equal('Face up: 12, 6, 19; 32 face down');
    expect(others.length).to.equal(2);
  });

  it('the dealt tiles, laid out by itself if the setup is sorted', async () => {
    const board = await lucky({ setup: 'sorted', seed: 'sorted' });
    expect(board.element.scores).to.deep.equal([4, 4]);
    expect(board.under[0]).to.match(/^turn over a tile/);
    const played = await lucky({ seed: 'sorted' });
    expect(played.element.scores).to.deep.equal([0, 0]);
    expect(played.under.filter((name) => name.includes('in hand')).length).to.be.greaterThan(0);
    expect(played.detail).to.equal('Choose a tile and lay it on the diagonal.');
  });

  it('the same deals and draws for the same seed', async () => {
    const texts: string[] = [];
    for (let i = 0; i < 2; i++) {
      const board = await lucky({ setup: 'sorted', seed: 'linen' });
      board.element.play('draw');
      texts.push(board.element.position);
    }
    expect(texts[0]).to.equal(texts[1]);
  });

  it('a draw before the tile that it turns over', async () => {
    const board = await lucky({ setup: 'sorted', seed: 'linen' });
    const moves = heard(board, 'game-move');
    await board.tap('pile');
    expect(moves.map(({ detail }) => [detail.seat, detail.source])).to.deep.equal([
      [0, 'pointer'],
      ['chance', 'chance'],
    ]);
    expect(moves[1]!.detail.notation).to.match(/^\+\d+$/);
  });
});

describe('the Lucky Numbers board has targets of at least 44 pixels', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  for (const [name, position] of Object.entries({ drawn: middle, turn })) {
    it(`at a width of 360: ${name}`, async () => {
      const board = await lucky({ players: '3', position });
      board.element.style.width = '360px';
      await board.settled();
      // With a tile in hand, nobody can take one from the middle.
      const targets = board.all('[role=grid] button:not(.held + .face-up *)');
      expect(targets).not.to.deep.equal([]);
      for (const button of targets) {
        const { width, height } = button.getBoundingClientRect();
        expect(Math.min(width, height), board.name(button)).to.be.at.least(44);
      }
    });
  }

  it('and is not wider than its container, with twenty tiles face up', async () => {
    const tiles = Array.from({ length: 20 }, (_, i) => i + 1).join();
    const tray = ['1,.,.,.', '.,2,.,.', '.,.,3,.', '.,.,.,4'].join('/');
    const board = await lucky({ sets: '3', position: `${tray}|${tray} A -|- ${tiles} 0` });
    for (const width of [280, 320, 360, 600, 900]) {
      board.element.style.width = `${width}px`;
      await board.settled();
      expect(board.element.scrollWidth, String(width)).to.be.within(width / 2, width);
    }
  });
});
