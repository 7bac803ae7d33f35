import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { IllegalMove } from '../../../src/core/errors.js';
import {
  boardSentences,
  glux,
  sentences,
  type GluxMove,
  type GluxState,
} from '../../../src/games/glux/engine/index.js';
import { position, scene, why } from './scene.js';

/** A shows 4, 2, 5 and 3; B has 1, 3 and 6 on the board. */
const CHIPS = '9,B6,2,B3/13/13/13/13/12,A3/4,A5,4,B1,3/13/A4,3,A2,8';
const chips = scene(position(CHIPS, 'A', '25,16'));
const opening = scene('', ['+34']);
const drawing = scene(position(CHIPS, 'A', '-,16'));
const crowd = scene(position('12,(B3B1)/13/13/13/(A6B1),12/13/13/13/A4,1,B2,10', 'A', '25,16'));
const start = scene(position('12,B5/13/13/13/13/13/12,A6/13/(A4A2),12', 'A', '34,16'));
const over = scene(position('(A2A5),B1', 'B', '34,16'), ['6@b1', '+25'], {
  board: { name: 'pair', rows: ['AB'], starts: { 2: ['a1', 'b1'] }, middle: 'A' },
});

const cases: readonly [what: string, state: GluxState, move: string | GluxMove, why: string][] = [
  ['the square is beyond the pips', chips, '2@h1', 'G4 too-far h1 e1'],
  ['the square is nearer than the pips', chips, '2@f3', 'G4 too-near f3 e3'],
  ['the nearest miss is told', chips, '5@f1', 'G4 too-far f1 a1'],
  ['no own chip is in line with it', chips, '5@b2', 'G4 not-in-line b2'],
  ['a chip on the square itself is not counted from', chips, '5@m4', 'G4 not-in-line m4'],
  ['the square is none of the board', chips, '5@n1', 'G4 unknown'],
  ['a chip is in the way', crowd, '2@e1', 'G5 blocked e1 a1 c1'],
  ['two chips lie there', crowd, '5@a5', 'G6 closed a5'],
  ["it is another's start", chips, '5@m9', 'G7 foreign-start m9'],
  ["it is another's start, however high", crowd, '5@m9', 'G7 foreign-start m9'],
  ['the own start is covered already', start, '4@a1', 'G8 start-spent a1'],
  ['the first chip lights the start', opening, '3@c3', 'G2 not-start c3 a1'],
  ['the chip in hand has no such face', chips, '6@e1', 'G3 other-chip'],
  ['no chip shows that', chips, { kind: 'lay', face: 7 as 6, to: 'a5' }, 'G3 other-chip'],
  ['a chip is drawn first', drawing, '2@a5', 'G3 drawing'],
  ['no chip is drawn now', chips, '+16', 'G3 not-drawing'],
  ['no chip is drawn now, nor a hidden one', chips, '+?', 'G3 not-drawing'],
  ['in the opening a chip is drawn first', scene(''), '2@a1', 'G2 drawing'],
  ['in the opening it is laid before the next is drawn', opening, '+16', 'G2 not-drawing'],
  ['there is no such chip', drawing, { kind: 'draw', chip: '44' as '34' }, 'G1 none-left'],
  ['there is no such move', chips, { kind: 'pass' } as unknown as GluxMove, 'G3 unknown'],
  ['it is no move at all', chips, undefined as unknown as GluxMove, 'G3 unknown'],
  ['it names a square beside the board', chips, { kind: 'lay', face: 5, to: 'a0' }, 'G4 unknown'],
  ['it names no square', chips, { kind: 'lay', face: 5 } as unknown as GluxMove, 'G4 unknown'],
  ['the game is over', over, '3@a1', 'G9 over'],
  ['the game is over, also for chance', over, '+16', 'G9 over'],
];

describe('explain returns rule, reason and squares if', () => {
  for (const [what, state, move, expected] of cases) {
    it(`${what}: ${expected}`, () => {
      assert.equal(why(state, move), expected);
      const tried = typeof move === 'string' ? glux.parseMove(move) : move;
      const { rule, reason } = glux.explain(state, tried)!;
      assert.throws(
        () => glux.play(state, tried),
        (error) => error instanceof IllegalMove && error.rule === rule && error.code === reason,
      );
    });
  }

  it('every reason has an example', () => {
    const shown = new Set(cases.map(([, , , text]) => text.split(' ')[1]));
    const codes = Object.keys(sentences);
    const reasons = codes.slice(0, codes.indexOf('move'));
    assert.deepEqual([...shown].sort(), reasons.sort());
  });
});

describe('the sentences of errors', () => {
  for (const [code, sentence] of Object.entries({ ...sentences, ...boardSentences }))
    it(`have one for ${code} without a full stop`, () => {
      assert.match(sentence, /^(\{\d\}|[A-Z]).*[^.:]$/);
    });
});

describe('an illegal move', () => {
  it('has an English message with square, reason and rule', () => {
    assert.throws(() => glux.play(crowd, glux.parseMove('2@e1')), {
      name: 'IllegalMove',
      at: 'e1',
      message: 'The way from a1 to e1 is blocked by the chip on c1 (G5): “2@e1”.',
    });
    assert.throws(() => glux.play(chips, glux.parseMove('6@e1')), {
      message: 'The chip in hand is a different one (G3).',
    });
  });

  it('names all chips in the way', () => {
    const state = scene(position('12,B5/13/13/13/13/13/13/13/A4,B1,B2,10', 'A', '25,16'));
    assert.equal(why(state, '5@e1'), 'G5 blocked e1 a1 b1 c1');
  });
});
