import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  chipsLeft,
  glux,
  middlePips,
  opening,
  reach,
  roomScores,
  startSpent,
  startsOf,
} from '../../../src/games/glux/engine/index.js';
import { after, allDrawn as duel, happened, legal, lit, position, scene, why } from './scene.js';

const START = '13/13/13/13/13/13/13/13/13';
/** A shows a 4 in the corner; e1 is six squares from nobody. */
const FOUR = '12,B5/13/13/13/13/13/13/13/A4,3,B6,8 A 16,34 787,777 -';
const turnOf = (text: string) => glux.turn(scene(text));

describe('G7: the start square of another player', () => {
  it('is closed, also that of the first seat', () => {
    const toFirst = scene(position('12,B5/13/13/13/13/13/13/13/A4,3,B4,8', 'B', '25,16'));
    assert.equal(why(toFirst, '1@a1'), 'G7 foreign-start a1');
    const toSecond = scene(position('8,A4,3,B5/13/13/13/13/13/13/13/A4,12', 'A', '25,16'));
    assert.equal(why(toSecond, '2@m9'), 'G7 foreign-start m9');
  });
});

describe('G11: second place', () => {
  const board = { name: 'row', rows: ['AAAAA'], starts: { 3: ['a1', 'c1', 'e1'] }, middle: 'A' };
  const state = scene(position('A1,1,B5,1,C3', 'A', '25,16,16'), [], { board });

  it('gives two points with three players', () => {
    assert.deepEqual(glux.scores(state), [0, 4, 2]);
  });

  it('is reported when it changes', () => {
    assert.deepEqual(happened(state, '5@b1').slice(1), [
      'room-first A A 4 G11',
      'room-second B A -2 G11',
      'room-lost C A -2 G11',
    ]);
  });
});

describe('G1: chips', () => {
  it('are eight of each kind for each seat', () => {
    assert.deepEqual(glux.setup({ players: 3 }).bags, [
      [8, 8, 8],
      [8, 8, 8],
      [8, 8, 8],
    ]);
  });

  it('are drawn with the weights of the bag', () => {
    const state = scene(position('12,B3/13/13/13/13/13/13/13/(A1A6),A1,A6,A1,A6,A1,A2,6', 'A', '-,34'));
    assert.deepEqual(
      glux.chances(state).map(({ weight }) => weight),
      [1, 7, 8],
    );
    assert.deepEqual(
      glux.chances(state).map(({ move }) => glux.formatMove(move)),
      ['+16', '+25', '+34'],
    );
  });

  it('are not drawn if all of a kind are laid', () => {
    const state = scene('12,B3/13/13/13/13/13/13/13/(A1A6),A1,A6,A1,A6,A1,A6,6 A -,34 088,886 -');
    assert.deepEqual(
      glux.chances(state).map(({ move }) => glux.formatMove(move)),
      ['+25', '+34'],
    );
  });
});

describe('G2: the opening', () => {
  it('goes seat by seat: draw and lay; then all draw; then the first seat lays', () => {
    const turns: unknown[] = [];
    let state = scene('', [], { players: 3, first: 1 });
    for (const move of '+16 1@a15 +25 2@o8 +34 3@a1 +16 +25 +34'.split(' ')) {
      turns.push([glux.turn(state), state.seat]);
      state = glux.play(state, glux.parseMove(move));
    }
    const draws = 'chance';
    assert.deepEqual(turns, [
      [draws, 1],
      [1, 1],
      [draws, 2],
      [2, 2],
      [draws, 0],
      [0, 0],
      [draws, 1],
      [draws, 2],
      [draws, 0],
    ]);
    assert.equal(glux.turn(state), 1);
    assert.deepEqual(state.hands, ['34', '16', '25']);
  });

  it('offers both faces on the own start square', () => {
    assert.equal(legal(scene('', ['+34'])), '3@a1 4@a1');
    assert.ok(opening(scene('', ['+34'])));
    assert.deepEqual(happened(scene('', ['+34']), '4@a1'), ['opened A a1 4 G2', 'room-first A G 4 G11']);
    assert.deepEqual(happened(scene(''), '+34'), ['drew A 34 G2']);
  });

  it('starts at the corners for two and four, and on one side for three', () => {
    assert.deepEqual(startsOf(glux.setup()), ['a1', 'm9']);
    assert.deepEqual(startsOf(glux.setup({ players: 3 })), ['a1', 'a15', 'o8']);
    assert.deepEqual(startsOf(glux.setup({ players: 4 })), ['a1', 'a15', 'o15', 'o1']);
  });
});

describe('G3: a turn', () => {
  it('is a lay and a draw, then the next seat', () => {
    const state = scene(FOUR);
    assert.equal(after(state, '6@a5'), '12,B5/13/13/13/A6,12/13/13/13/A4,3,B6,8 A -,34 787,777 -');
    assert.equal(
      after(scene(FOUR, ['6@a5']), '+34'),
      '12,B5/13/13/13/A6,12/13/13/13/A4,3,B6,8 B 34,34 786,777 -',
    );
    assert.deepEqual(happened(scene(FOUR, ['6@a5']), '+34'), ['drew A 34 G3']);
  });

  it('is the same with either face', () => {
    assert.equal(legal(scene(FOUR)), '1@a1 1@a5 1@e1 6@a1 6@a5 6@e1');
  });
});

describe('G4 and G5: counting', () => {
  it('reaches exactly as far as the pips, in four directions', () => {
    const state = scene(position('12,B5/13/13/13/6,A3,6/13/13/13/A6,12', 'A', '25,34'));
    assert.equal(lit(state), 'a1 a7 d5 g1 g2 g8 j5');
  });

  it('starts only from visible chips', () => {
    const state = scene(position('12,B5/13/13/13/6,(A3B1),6/13/13/13/A6,12', 'A', '25,34'));
    assert.equal(lit(state), 'a1 a7 g1');
  });

  it('passes over no chip and no pair of chips', () => {
    const from = (row: string) => lit(scene(position(`12,B5/13/13/13/13/13/13/13/${row}`, 'A', '16,34')));
    assert.equal(from('A4,12'), 'a1 a5 e1');
    assert.equal(from('A4,3,B1,8'), 'a1 a5 e1');
    for (const row of ['A4,B1,11', 'A4,1,B1,10', 'A4,2,(B1B1),9', 'A4,1,(A2B1),10']) {
      assert.doesNotMatch(from(row), /e1/, row);
    }
  });

  it('returns the chip and the squares on the way', () => {
    assert.deepEqual(happened(scene(FOUR), '6@a5'), ['laid A a1 a2 a3 a4 a5 6 G4']);
    assert.deepEqual(reach(scene(FOUR)), [
      { to: 'a5', path: ['a2', 'a3', 'a4', 'a5'], blocks: [], from: 'a1', rule: 'G4' },
      { to: 'e1', path: ['b1', 'c1', 'd1', 'e1'], blocks: [], from: 'a1', rule: 'G4' },
      { to: 'a1', path: ['a1'], rule: 'G8' },
    ]);
  });

  it('works for other seats', () => {
    assert.deepEqual(
      reach(scene(FOUR), 1).map(({ to }) => to),
      ['m4', 'h9', 'e7', 'k1', 'm9'],
    );
  });
});

describe('G6: covering', () => {
  it('removes the chip below from all counts', () => {
    const state = scene(FOUR, ['1@e1', '+25']);
    assert.deepEqual(
      reach(state, 1).map(({ to }) => to),
      ['m4', 'h9', 'm9'],
    );
    assert.deepEqual(happened(scene(FOUR), '1@e1'), [
      'laid A a1 b1 c1 d1 e1 1 G4',
      'covered B by A e1 6 G6',
      'room-first A H 4 G11',
      'room-lost B H -4 G11',
    ]);
  });
});

describe('G8: the own start', () => {
  it('may be covered once without counting', () => {
    const state = scene(FOUR, ['1@a1']);
    assert.ok(startSpent(state, 0));
    assert.ok(!startSpent(state, 1));
    assert.deepEqual(happened(scene(FOUR), '1@a1'), ['restarted A a1 1 G8', 'covered A by A a1 4 G6']);
  });

  it('is reported as counted if counting also leads there', () => {
    const state = scene('4,B6,7,B5/13/13/A5,12/13/13/13/13/A4,12 A 16,34 777,777 -');
    assert.deepEqual(happened(state, '6@a1').slice(0, 2), [
      'laid A a6 a5 a4 a3 a2 a1 6 G4',
      'covered A by A a1 4 G6',
    ]);
  });
});

describe('G9: out', () => {
  const stuck = '12,B5/13/13/13/1,B4,11/13/13/B3,12/(A2A3),12 B 16,16 777,776 -';

  it('is a seat to move that cannot lay its chip', () => {
    const state = scene(stuck, ['6@b1']);
    assert.equal(after(state, '+34'), '12,B5/13/13/13/1,B4,11/13/13/B3,12/(A2A3),B6,11 B 16,34 777,775 A');
    assert.deepEqual(happened(state, '+34'), ['drew B 34 G3', 'out A G9']);
  });

  it('is reported once', () => {
    const state = scene(stuck, ['6@b1', '+34']);
    const told = glux.moves(state).map((move) => happened(state, glux.formatMove(move)));
    assert.ok(told.length > 0);
    for (const lines of told) assert.ok(!lines.includes('out A G9'), lines.join());
  });

  it('is a seat whose chips still score', () => {
    const state = scene(stuck, ['6@b1', '+34']);
    assert.equal(glux.scores(state)[0], 0);
    assert.equal(
      roomScores(state)
        .find(({ room }) => room === 'G')!
        .pips.join(),
      '3,9',
    );
    assert.equal(chipsLeft(state, 0), 22);
  });

  it('leaves the turn to the others', () => {
    const state = scene(stuck, ['6@b1', '+34', '3@h1', '+34', '3@k1', '+34']);
    assert.deepEqual([glux.turn(state), state.out], [1, [0]]);
  });
});

describe('G9 and G10: the end', () => {
  const board = { name: 'pair', rows: ['AB'], starts: { 2: ['a1', 'b1'] }, middle: 'A' };

  it('comes when no seat can lay: G9', () => {
    const state = scene(position('(A2A5),B1', 'B', '34,16'), [], { board });
    assert.equal(legal(state), '1@b1 6@b1');
    const covered = glux.play(state, glux.parseMove('6@b1'));
    assert.deepEqual(happened(covered, '+25'), ['drew B 25 G3', 'out A G9', 'out B G9', 'ended G9']);
    const over = glux.play(covered, glux.parseMove('+25'));
    assert.equal(glux.formatPosition(over), position('(A2A5),(B1B6)', '-', '34,25', 'AB'));
    assert.deepEqual(glux.ending(over), { rule: 'G9', winners: [0] });
    assert.deepEqual([glux.moves(over), glux.chances(over)], [[], []]);
  });

  it('does not come with an empty bag while a chip is in hand', () => {
    const near =
      '1,(B3B5),2,B3,(A3A3),1,(B6B5),4,(B6B5)/2,B3,4,(B6B5),4,(B6B3)/1,B5,11/(A4A5),3,(A6B4),(A3A3),2,A6,1,(A5A6),2/12,B5/1,(B6B3),2,(B6B5),2,B4,(B6B5),3,(B6B4)/A6,4,(A5A3),2,(A4A5),1,(A6A5),2/13/(A6A5),4,(A6A5),4,(A3A5),2';
    const state = scene(`${near} A 16,- 000,000 -`);
    assert.equal(glux.turn(state), 0);
    assert.equal(happened(state, '6@c3').at(-1), 'ended G10');
    const over = glux.play(state, glux.parseMove('6@c3'));
    assert.deepEqual(glux.ending(over), { rule: 'G10', winners: [1] });
    assert.deepEqual(glux.scores(over), [12, 20]);
  });
});

describe('G10: the end by the last draw', () => {
  const ending = 'last-draw';
  const last = `${duel} A -,25 100,000 -`;

  it('leaves the chips in the hands', () => {
    const over = scene(last, ['+16'], { ending });
    assert.deepEqual(happened(scene(last, [], { ending }), '+16'), ['drew A 16 G3', 'ended G10']);
    assert.equal(glux.formatPosition(over), `${duel} - 16,25 000,000 -`);
    assert.deepEqual(glux.ending(over), { rule: 'G10', winners: [1] });
    assert.deepEqual([glux.moves(over), glux.chances(over)], [[], []]);
    assert.equal(why(over, '6@c3'), 'G10 over');
  });

  it('does not come without the option', () => {
    for (const options of [{}, { ending: 'last-chip' }] as const)
      assert.equal(after(scene(last, [], options), '+16'), `${duel} B 16,25 000,000 -`);
  });

  it('hides the hands from the table', () => {
    const seen = glux.view(scene(last, ['+16'], { ending }), 'table');
    assert.equal(glux.formatPosition(seen), `${duel} - ?,? 100,010 -`);
  });

  it('is the same for a hidden draw', () => {
    const hidden = scene(`${duel} A -,? 100,010 -`, ['+?'], { ending });
    assert.equal(glux.formatPosition(hidden), `${duel} - ?,? 100,010 -`);
    assert.deepEqual(glux.ending(hidden), { rule: 'G10', winners: [1] });
  });

  it('waits for every seat that is not out', () => {
    const one = duel.replace('2,B3,4,(B6B5),4', '7,(B6B5),4');
    const state = scene(`${one} A -,25 100,001 -`, ['+16'], { ending });
    assert.equal(glux.turn(state), 1);
  });

  // B cannot place its chip, but has more in the bag; A and C have drawn all chips.
  const chips = (row: string) =>
    row.replaceAll(/(\d)×(\S+)/g, (_, n: string, stack: string) =>
      Array<string>(Number(n)).fill(stack).join(),
    );
  const three = [
    '(B1B6),A1,13',
    'A1,14',
    '15',
    chips('4×(A1A2) 4×(A2A3) 2×(A3A3) 5').replaceAll(' ', ','),
    '15/15/15/14,C1/15/15/15/15',
    chips('6×(C1C2) 2×(C2C3) 3×(C3C3) 4').replaceAll(' ', ','),
    '15',
    'A1,14',
  ].join('/');

  it('comes when a seat goes out, too', () => {
    const text = `${three} A 16,25,16 000,678,000 -`;
    const covered = three.replace(/A1,14$/, '(A1A6),14');
    assert.equal(after(scene(text, [], { ending }), '6@a1'), `${covered} - -,25,16 000,678,000 B`);
    assert.deepEqual(happened(scene(text, [], { ending }), '6@a1').slice(-2), ['out B G9', 'ended G10']);
    assert.equal(after(scene(text), '6@a1'), `${covered} C -,25,16 000,678,000 B`);
  });

  it('is G9 if no seat can lay', () => {
    const board = { name: 'pair', rows: ['AB'], starts: { 2: ['a1', 'b1'] }, middle: 'A' };
    const state = scene(position('(A2A5),(B1B6)', 'B', '34,-'), ['+25'], { board, ending });
    assert.deepEqual([state.out, glux.ending(state)], [[0, 1], { rule: 'G9', winners: [0] }]);
  });
});

describe('G11 to G15: scoring', () => {
  it('counts visible pips by room during the game', () => {
    const state = scene(FOUR);
    const rooms = roomScores(state);
    assert.equal(rooms.map(({ room }) => room).join(''), 'ABCDEFGHI');
    assert.deepEqual(rooms[6], { room: 'G', pips: [4, 0], ranks: [1, 0], points: [4, 0] });
    assert.deepEqual(rooms[7], { room: 'H', pips: [0, 6], ranks: [0, 1], points: [0, 4] });
    assert.deepEqual(glux.scores(state), [4, 8]);
  });

  it('gives no second place after a shared first place', () => {
    const state = scene(
      'B3,13,C1/15/15/15/1,C6,D5,12/1,D5,C4,A6,11/15/15/1,B5,13/1,D4,B4,12/2,A4,12/15/15/15/A2,13,D5 A 16,25,34,16 677,866,686,757 -',
    );
    const of = (letter: string) => roomScores(state).find(({ room }) => room === letter)!;
    assert.deepEqual(of('D').ranks, [3, 0, 1, 1]);
    assert.deepEqual(of('G').ranks, [2, 1, 0, 2]);
  });

  it('reports a shared place by G12', () => {
    const state = scene(position('12,B5/13/13/13/13/13/13/13/A5,5,B4,6', 'A', '34,25'));
    assert.deepEqual(glux.scores(state), [4, 8]);
    const shared = scene(position('12,B5/13/13/13/13/13/13/13/A4,5,B4,6', 'A', '34,25'), ['4@e1', '+16']);
    assert.deepEqual(glux.scores(shared), [8, 8]);
    const tying = scene(position('12,B5/13/13/13/13/13/13/13/A4,5,B4,6', 'A', '34,25'));
    assert.deepEqual(happened(tying, '4@e1').slice(1), ['room-first A H 4 G12']);
    assert.deepEqual(happened(tying, '3@e1').slice(1), []);
  });

  it('counts the middle room of the board', () => {
    const state = scene('12,B5/13/13/1,A4,3,A5,7/2,B4,3,A2,6/7,B3,5/13/13/A2,12 A 16,34 757,875 -');
    assert.deepEqual(middlePips(state), [7, 3]);
  });

  it('shares the win if the middle room is tied too', () => {
    const board = { name: 'pair', rows: ['ABC'], starts: { 2: ['a1', 'c1'] }, middle: 'B' };
    const over = scene(position('(A2A5),1,(B2B5)', '-', '34,25', 'AB'), [], { board });
    assert.deepEqual(glux.ending(over), { rule: 'G9', winners: [0, 1] });
  });
});

describe('the next step', () => {
  it('follows from the position alone', () => {
    assert.equal(turnOf(`${START} A -,- 888,888 -`), 'chance');
    assert.equal(turnOf(`${START} B -,16 888,788 -`), 1);
    assert.equal(turnOf(FOUR), 0);
  });
});
