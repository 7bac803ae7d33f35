import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gamePoints, leaders, luckyNumbers } from '../../../src/games/lucky-numbers/engine/index.js';
import { after, ended, legal, scene, happened, why } from './scene.js';

const LOW = '1,.,.,./.,2,.,./.,.,3,./.,.,.,4';
const HIGH = '17,.,.,./.,18,.,./.,.,19,./.,.,.,20';
const NEARLY = '1,2,3,4/5,6,7,8/9,10,11,12/.,14,15,16';
const FULL = '1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,16';
const numbers = Array.from({ length: 20 }, (_, i) => i + 1);

/** The face-up tiles: all tiles of the sets except those on boards and one more. */
function rest(sets: number, boards: readonly string[], but: number): string {
  const left = numbers.flatMap((number) => Array<number>(sets).fill(number));
  for (const tile of [...boards.flatMap((board) => board.match(/\d+/g) ?? []).map(Number), but])
    left.splice(left.indexOf(tile), 1);
  return left.join();
}

describe('L6: a full board', () => {
  it('wins at once, with a face-up tile', () => {
    const state = scene(`${NEARLY}|${LOW} A -|- 13,17 0`, ['13@a1']);
    assert.equal(luckyNumbers.formatPosition(state), `${FULL}|${LOW} - -|- 17 0`);
    assert.equal(ended(state), 'L6 0');
    assert.deepEqual(luckyNumbers.scores(state), [16, 4]);
  });

  it('wins at once, with a drawn tile', () => {
    const state = scene(`${LOW}|${NEARLY} B -|13 - 0`);
    assert.equal(ended(scene(`${LOW}|${NEARLY} B -|13 - 0`, ['13@a1'])), 'L6 1');
    assert.deepEqual(happened(state, '13@a1'), ['laid B a1 13 L4', 'ended L6']);
  });

  it('wins also with the last face-down tile', () => {
    const middle = rest(2, [LOW, NEARLY], 13);
    assert.equal(ended(scene(`${LOW}|${NEARLY} B -|13 ${middle} 0`, ['13@a1'])), 'L6 1');
  });

  it('wins for a single player', () => {
    assert.equal(ended(scene(`${NEARLY} A - 13 0`, ['13@a1'], { players: 1 })), 'L6 0');
  });
});

describe('L7: the last face-down tile', () => {
  const MORE = '1,.,.,3/.,2,.,./.,.,3,./.,.,.,4';
  const last = (boards: readonly string[], tile: number, seat: string, sets = boards.length) => {
    const hands = boards.map((_, i) => ('ABCD'[i] === seat ? String(tile) : '-')).join('|');
    const options = { players: boards.length, sets };
    return scene(`${boards.join('|')} ${seat} ${hands} ${rest(sets, boards, tile)} 0`, [], options);
  };

  it('is laid or left, and the fewest empty cells win', () => {
    const state = last([LOW, MORE], 2, 'A', 3);
    assert.equal(legal(state), '2@a1 2@a2 2@a4 2@c2 2@c4 2@d1 2@d4 pass');
    assert.deepEqual(happened(state, 'pass'), ['left A 2 L3', 'ended L7']);
    assert.equal(ended(luckyNumbers.play(state, { kind: 'pass' })), 'L7 1');
    assert.equal(ended(luckyNumbers.play(state, { kind: 'lay', tile: 2, to: 'd1' })), 'L7 1');
  });

  it('laid on an empty cell may make it a tie, which is shared', () => {
    const state = last([LOW, MORE], 2, 'A', 3);
    assert.equal(ended(luckyNumbers.play(state, { kind: 'lay', tile: 2, to: 'd4' })), 'L7 0,1');
  });

  it('ends a game of one player without a winner', () => {
    const state = luckyNumbers.play(last([LOW], 20, 'A', 2), { kind: 'pass' });
    assert.equal(ended(state), 'L7');
    assert.deepEqual(luckyNumbers.winners(state), []);
    assert.equal(luckyNumbers.turn(state), 'over');
  });

  it('gives no further turn in the variant', () => {
    const { middle } = last([LOW, MORE], 2, 'A', 3);
    const options = { variant: 'play-on', sets: 3 } as const;
    const state = scene(`${LOW}|${MORE} A 2|- ${middle.join()} 0`, [], options);
    assert.deepEqual(happened(state, '2@c4'), ['laid A c4 2 L4', 'ended L7']);
  });

  it('does not end the game with the last but one', () => {
    const middle = rest(3, [LOW, MORE], 2).split(',').slice(1).join();
    const state = scene(`${LOW}|${MORE} A 2|- ${middle} 0`, ['pass'], { sets: 3 });
    assert.equal(luckyNumbers.turn(state), 1);
    assert.equal(luckyNumbers.chances(luckyNumbers.play(state, { kind: 'draw' })).length, 1);
  });
});

describe('L8: the guard', () => {
  const at = (idle: number) => `${LOW}|${HIGH} A -|- 2 ${idle}`;

  it('counts exchanges with face-up tiles', () => {
    assert.match(after(scene(at(3)), '2@d1'), / 4$/);
  });

  it('restarts when an empty cell is filled or a tile is turned over', () => {
    assert.match(after(scene(at(3)), '2@d4'), / 0$/);
    assert.match(after(scene(at(3)), 'draw'), / 0$/);
  });

  it('does not count an exchange with a drawn tile', () => {
    assert.match(after(scene(`${LOW}|${HIGH} A 2|- - 0`), '2@d1'), / 0$/);
  });

  it('leaves only a face-down tile after four exchanges for each player', () => {
    assert.match(legal(scene(at(7))), /2@d4 draw$/);
    assert.equal(legal(scene(at(8))), 'draw');
    assert.equal(why(scene(at(8)), '2@d4'), 'L8 must-draw');
    assert.equal(legal(scene(`${LOW} A - 2 4`, [], { players: 1 })), 'draw');
  });

  it('is reported for the next seat when it starts', () => {
    assert.deepEqual(happened(scene(at(7)), '2@d1'), ['traded A d1 2,4 L4', 'must-draw B L8']);
    assert.deepEqual(happened(scene(at(6)), '2@d1'), ['traded A d1 2,4 L4']);
  });

  it('ends with the draw: the drawn tile may be exchanged', () => {
    assert.match(legal(scene(at(8), ['draw', '+8'])), /8@d1/);
  });
});

describe('L9: playing on', () => {
  const on = { variant: 'play-on' } as const;
  const board = `7,.,.,./.,9,.,./.,.,12,./.,.,.,15|${LOW}`;

  it('gives another turn for an equal diagonal neighbour', () => {
    for (const [cell, again] of [
      ['c4', true],
      ['a2', true],
      ['a1', false],
      ['d4', false],
    ] as const) {
      const state = scene(`${board} A 9|- - 0`.replace('7,', '3,'), [], on);
      const next = luckyNumbers.play(state, { kind: 'lay', tile: 9, to: cell });
      assert.equal(luckyNumbers.turn(next), again ? 0 : 1, cell);
    }
  });

  it('counts the other two diagonal neighbours', () => {
    const state = scene(`7,.,.,./.,9,.,./.,.,12,./.,.,.,15|${LOW} A 12|- - 0`, [], on);
    assert.equal(luckyNumbers.turn(luckyNumbers.play(state, { kind: 'lay', tile: 12, to: 'd3' })), 0);
    assert.equal(luckyNumbers.turn(luckyNumbers.play(state, { kind: 'lay', tile: 12, to: 'b1' })), 0);
    const low = scene(`7,.,.,./.,9,.,./.,.,12,./.,.,.,15|${LOW} A 7|- - 0`, [], on);
    assert.equal(luckyNumbers.turn(luckyNumbers.play(low, { kind: 'lay', tile: 7, to: 'b3' })), 0);
  });

  it('counts an exchange, also with a face-up tile', () => {
    const state = scene(`${board} A -|- 9 2`, [], on);
    assert.equal(after(state, '9@c2'), `7,.,.,./.,9,.,./.,.,9,./.,.,.,15|${LOW} A -|- 12 3`);
    assert.deepEqual(happened(state, '9@c2'), ['traded A c2 9,12 L4', 'matched A c2,b3 9 L9']);
  });

  it('gives a whole turn: draw or face-up tile', () => {
    const state = scene(`${board} A -|- 9,10 0`, ['9@c4'], on);
    assert.equal(luckyNumbers.turn(state), 0);
    assert.match(legal(state), /10@d4 draw$/);
  });

  it('does not count a tile that is left, nor the setup', () => {
    assert.equal(luckyNumbers.turn(scene(`${board} A 9|- - 0`, ['pass'], on)), 1);
    const moves = ['+5', '5@a4', '+6', '6@a4', '+5', '5@b3'];
    assert.equal(scene('', moves, { ...on, setup: 'one-by-one' }).seat, 1);
  });

  it('is not in the basic game', () => {
    assert.equal(luckyNumbers.turn(scene(`${board} A 9|- - 0`, ['9@c4'])), 1);
  });
});

describe('L10: a tournament', () => {
  it('gives the winner two points and takes one from others for each own empty cell', () => {
    assert.deepEqual(gamePoints([13, 16, 10], [1]), [-3, 2, -6]);
  });

  it('gives each winner of the last tile two points', () => {
    assert.deepEqual(gamePoints([14, 12, 14], [0, 2]), [2, -4, 2]);
  });

  it('takes points from a single player who loses with the last tile', () => {
    assert.deepEqual(gamePoints([14], []), [-2]);
  });

  it('is led by the highest total, ties shared', () => {
    assert.deepEqual(leaders([4, -7, 4]), [0, 2]);
    assert.deepEqual(leaders([-9, -7]), [1]);
  });
});
