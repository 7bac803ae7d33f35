import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  cells,
  deadCells,
  luckyNumbers,
  places,
  range,
} from '../../../src/games/lucky-numbers/engine/index.js';
import { after, legal, scene, happened } from './scene.js';

const EMPTY = '.,.,.,./.,.,.,./.,.,.,./.,.,.,.';
/** The rulebook's example of L4. */
const EXAMPLE = '3,5,.,./7,8,.,10/13,.,16,./.,15,.,19';
const LOW = '1,.,.,./.,2,.,./.,.,3,./.,.,.,4';
const HIGH = '17,.,.,./.,18,.,./.,.,19,./.,.,.,20';

describe('L3: a turn', () => {
  it('starts with a face-down or a face-up tile, not with a pass', () => {
    assert.equal(legal(scene(`${LOW}|${HIGH} B -|- 16 0`)), '16@a4 16@b3 16@c2 16@d1 draw');
    assert.equal(legal(scene(`${LOW}|${HIGH} B -|- - 0`)), 'draw');
  });

  it('lays a drawn tile or leaves it face up', () => {
    const state = scene(`${LOW}|${HIGH} B -|- 5 0`, ['draw', '+16']);
    assert.equal(luckyNumbers.turn(state), 1);
    assert.equal(legal(state), '16@a4 16@b3 16@c2 16@d1 pass');
    assert.equal(after(state, 'pass'), `${LOW}|${HIGH} A -|- 5,16 0`);
    assert.deepEqual(happened(state, 'pass'), ['left B 16 L3']);
  });

  it('reports the tile that is turned over', () => {
    assert.deepEqual(happened(scene(`${LOW}|${HIGH} A -|- - 0`), 'draw'), ['drew A L3']);
    assert.deepEqual(happened(scene(`${LOW}|${HIGH} A *|- - 0`), '+8'), ['turned A 8 L3']);
  });

  it('passes to the next seat, and from the last to the first', () => {
    const state = scene(`${LOW}|${HIGH}|${LOW} C -|-|- 9 0`, ['9@d1']);
    assert.equal(luckyNumbers.turn(state), 0);
  });
});

describe('L4: laying', () => {
  const drawn = scene(`${EXAMPLE}|${LOW} A 13|- - 0`);

  it('has exactly three places for the 13 of the rulebook', () => {
    assert.equal(legal(drawn), '13@b1 13@c4 13@d3 pass');
    assert.deepEqual(places(drawn, 13), [
      { cell: 'c4', returns: 0 },
      { cell: 'd3', returns: 10 },
      { cell: 'b1', returns: 15 },
    ]);
  });

  it('returns no tile from an empty cell', () => {
    assert.equal(after(drawn, '13@c4'), `3,5,13,./7,8,.,10/13,.,16,./.,15,.,19|${LOW} B -|- - 0`);
    assert.deepEqual(happened(drawn, '13@c4'), ['laid A c4 13 L4']);
  });

  it('puts an exchanged tile face up in the middle', () => {
    assert.equal(after(drawn, '13@d3'), `3,5,.,./7,8,.,13/13,.,16,./.,15,.,19|${LOW} B -|- 10 0`);
    assert.deepEqual(happened(drawn, '13@d3'), ['exchanged A d3 13,10 L4']);
  });

  it('takes a face-up tile from the middle', () => {
    const state = scene(`${EXAMPLE}|${LOW} A -|- 4,13,13 0`, [], { sets: 3 });
    assert.equal(after(state, '13@c4'), `3,5,13,./7,8,.,10/13,.,16,./.,15,.,19|${LOW} B -|- 4,13 0`);
    assert.deepEqual(happened(state, '13@c4'), ['took A c4 13 L4']);
    assert.equal(after(state, '13@d3'), `3,5,.,./7,8,.,13/13,.,16,./.,15,.,19|${LOW} B -|- 4,10,13 1`);
    assert.deepEqual(happened(state, '13@d3'), ['traded A d3 13,10 L4']);
  });

  it('compares over gaps, not only with neighbours', () => {
    const state = scene(`5,.,.,9/.,8,.,./.,.,9,./.,.,.,10|${LOW} A 6|- - 0`);
    assert.equal(legal(state), '6@a1 6@a2 6@a3 6@a4 6@b3 6@b4 6@c2 6@c4 6@d4 pass');
    const higher = scene(`5,.,.,9/.,8,.,./.,.,9,./.,.,.,10|${LOW} A 9|- - 0`, [], { sets: 3 });
    assert.equal(legal(higher), '9@a1 9@b1 9@b3 pass');
  });

  it('refuses an equal number in the same row or column', () => {
    const state = scene(`${EXAMPLE}|${LOW} A 16|- - 0`);
    assert.ok(!legal(state).includes('16@d2') && !legal(state).includes('16@c1'));
  });

  it('has places for a seat that is not to move', () => {
    const state = scene(`${LOW}|${EXAMPLE} A 13|- - 0`, [], { sets: 3 });
    assert.deepEqual(
      places(state, 13, 1).map(({ cell }) => cell),
      ['c4', 'd3', 'b1'],
    );
  });

  it('has the free cells of the diagonal as places during the setup', () => {
    const state = scene('', ['+9', '9@c2', '+1', '1@a4', '+3'], { setup: 'one-by-one' });
    assert.deepEqual(places(state, 3), [
      { cell: 'a4', returns: 0 },
      { cell: 'b3', returns: 0 },
      { cell: 'd1', returns: 0 },
    ]);
  });
});

describe('dead cells', () => {
  const board = (rows: string) => rows.split(/[,/]/).map((cell) => Number(cell) || 0);
  const table: [string, string][] = [
    [EMPTY, ''],
    [EXAMPLE, ''],
    ['3,.,4,./.,9,.,./.,.,14,./.,.,.,18', 'b4'],
    ['3,.,5,./.,9,.,./.,.,14,./.,.,.,18', ''],
    ['20,.,.,./.,5,.,./.,.,9,./.,.,.,12', 'b4 c4 d4 a3 a2 a1'],
    ['5,.,.,1/.,6,.,./.,.,7,./.,.,.,8', 'b4 c4 a3 c3 b2 d2 c1'],
  ];
  for (const [rows, dead] of table) {
    it(`on ${rows}: ${dead || 'none'}`, () => {
      assert.equal(deadCells(board(rows)).join(' '), dead);
    });
  }

  it('are the empty cells whose range is empty', () => {
    for (const [rows] of table) {
      const own = board(rows);
      const dead = cells.filter((cell, i) => !own[i] && range(own, cell)[0] > range(own, cell)[1]);
      assert.deepEqual(deadCells(own), dead);
    }
  });

  it('accept no number, while every other cell accepts exactly its range', () => {
    const state = scene(`${EXAMPLE}|${LOW} A -|- - 0`, [], { sets: 8 });
    for (const cell of cells) {
      const [first, last] = range(state.boards[0]!, cell);
      for (let tile = 1; tile <= 20; tile++) {
        const fits = places(state, tile).some((place) => place.cell === cell);
        const same = state.boards[0]![cells.indexOf(cell)] === tile;
        assert.equal(fits, tile >= first && tile <= last && !same, `${tile} on ${cell}`);
      }
    }
    assert.deepEqual(range(state.boards[0]!, 'c4'), [6, 15]);
    assert.deepEqual(range(board(EMPTY), 'c4'), [1, 20]);
  });
});
