import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  luckyNumbers,
  sentences,
  type LuckyMove,
  type LuckyOptions,
} from '../../../src/games/lucky-numbers/engine/index.js';
import { describeExplain, type RefusedMove, type MalformedMove } from '../../support/describe-explain.js';
import { describeUnreadableMoves } from '../../support/describe-unreadable-moves.js';
import { scene, why } from './scene.js';

const EXAMPLE = '3,5,.,./7,8,.,10/13,.,16,./.,15,.,19';
const LOW = '1,.,.,./.,2,.,./.,.,3,./.,.,.,4';
const FULL = '1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,16';
const DEALING = '.,.,.,./.,.,.,./.,.,9,./.,.,.,.';
const EMPTY = '.,.,.,./.,.,.,./.,.,.,./.,.,.,.';
const byOne: LuckyOptions = { setup: 'one-by-one' };
const ALL =
  '1,1,2,2,3,3,4,4,5,5,6,6,7,7,8,8,9,9,10,10,11,11,12,12,13,13,14,14,15,15,16,16,17,17,18,18,19,19,20,20';
const NO_LOW = ALL.replace('1,1,2,2,3,3,4,4', '');

const violations: readonly RefusedMove<LuckyOptions>[] = [
  [`${EMPTY}|${EMPTY} A 3|- - 0`, '3@a4', 'L2 turning'],
  [`${EMPTY}|${EMPTY} A 3|- - 0`, 'draw', 'L2 turning'],
  [`${DEALING}|${EMPTY} B -|5 - 0`, 'draw', 'L2 setting-up', byOne],
  [`${DEALING}|${EMPTY} B -|5 - 0`, 'pass', 'L2 setting-up', byOne],
  [`${DEALING}|${EMPTY} B -|5 - 0`, '+5', 'L2 not-turning', byOne],
  [`${DEALING}|${EMPTY} B -|5 - 0`, '6@a4', 'L2 not-dealt', byOne],
  [`${DEALING}|${EMPTY} B -|5 - 0`, '5@b4', 'L2 not-diagonal b4 a4 b3 c2 d1', byOne],
  [`${DEALING}|${DEALING.replace('9', '8')} A 5|- - 0`, '5@a1', 'L2 not-diagonal a1 a4 b3 d1', byOne],
  [`${DEALING}|${DEALING.replace('9', '8')} A 5|- - 0`, '5@c2', 'L2 taken c2', byOne],
  [`${EXAMPLE}|${LOW} A *|- - 0`, '13@c4', 'L3 turning'],
  [`${EXAMPLE}|${LOW} A *|- - 0`, 'pass', 'L3 turning'],
  [`${EXAMPLE}|${LOW} A *|- - 0`, 'draw', 'L3 turning'],
  [`${EXAMPLE}|${LOW} A *|- 19 0`, '+19', 'L1 none-left'],
  [`${EXAMPLE}|${LOW} A 13|- - 0`, 'draw', 'L3 already-drawn'],
  [`${EXAMPLE}|${LOW} A 13|- - 0`, '+5', 'L3 not-turning'],
  [`${EXAMPLE}|${LOW} A 13|- 6 0`, '6@c4', 'L3 not-drawn'],
  [`${EXAMPLE}|${LOW} A -|- 6 0`, 'pass', 'L3 no-passing'],
  [`${EXAMPLE}|${LOW} A -|- 6 0`, '13@c4', 'L3 not-face-up'],
  [`${EXAMPLE}|${LOW} A -|- 6 8`, '6@c4', 'L8 must-draw'],
  [`${EXAMPLE}|${LOW} A -|- 6 8`, 'pass', 'L3 no-passing'],
  [`${EXAMPLE}|${LOW} A 13|- - 0`, '13@a2', 'L5 equal a2'],
  [`${EXAMPLE}|${LOW} A 13|- - 0`, '13@b3', 'L4 right b3 d3'],
  [`${EXAMPLE}|${LOW} A 13|- - 0`, '13@c2', 'L4 left c2 a2'],
  [`${EXAMPLE}|${LOW} A 16|- - 0`, '16@d2', 'L4 left d2 c2'],
  [`${EXAMPLE}|${LOW} A 13|- - 0`, '13@d4', 'L4 below d4 d3'],
  [`${EXAMPLE}|${LOW} A 13|- - 0`, '13@c1', 'L4 above c1 c2 b1'],
  [`${EXAMPLE}|${LOW} A 13|- - 0`, '13@a4', 'L4 right a4 b4 a3 a2'],
  [`${FULL}|${LOW} - -|- - 0`, 'draw', 'L6 over'],
  [`${FULL}|${LOW} - -|- - 0`, '7@a4', 'L6 over'],
  [`${LOW}|${LOW} - -|- ${NO_LOW.slice(1)} 0`, 'draw', 'L7 over'],
];

const malformed: readonly MalformedMove[] = [
  ['no kind', { tile: 13, to: 'c4' }, 'L3', 'unknown-move'],
  ['the kind __proto__', { kind: '__proto__' }, 'L3', 'unknown-move'],
  ['a kind in a list', { kind: ['lay'], tile: 13, to: 'c4' }, 'L3', 'unknown-move'],
  ['no tile', { kind: 'lay', to: 'c4' }, 'L1', 'unknown-tile'],
  ['tile 0', { kind: 'lay', tile: 0, to: 'c4' }, 'L1', 'unknown-tile'],
  ['tile 21', { kind: 'lay', tile: 21, to: 'c4' }, 'L1', 'unknown-tile'],
  ['tile 1.5', { kind: 'lay', tile: 1.5, to: 'c4' }, 'L1', 'unknown-tile'],
  ['a tile as text', { kind: 'lay', tile: '13', to: 'c4' }, 'L1', 'unknown-tile'],
  ['no cell', { kind: 'lay', tile: 13 }, 'L4', 'unknown-cell'],
  ['the cell e4', { kind: 'lay', tile: 13, to: 'e4' }, 'L4', 'unknown-cell'],
  ['a cell by number', { kind: 'lay', tile: 13, to: 2 }, 'L4', 'unknown-cell'],
  ['a cell that is a symbol', { kind: 'lay', tile: 13, to: Symbol('c4') }, 'L4', 'unknown-cell'],
];

const state = scene(`${EXAMPLE}|${LOW} A 13|- - 0`);

describeExplain(luckyNumbers, {
  squares: 'cells',
  violations,
  state,
  moveRule: 'L3',
  malformed,
  sentences,
  sentence: /^(\{\d\}|[A-Z]).*[^.:]$/,
});

describe('explain', () => {
  it('refuses to turn over a value that is no tile', () => {
    const turning = scene(`${EXAMPLE}|${LOW} A *|- - 0`);
    for (const tile of [0, 21, NaN, '5', undefined]) {
      const move = { kind: 'reveal', tile } as LuckyMove;
      assert.equal(why(turning, move), 'L1 unknown-tile');
    }
  });

  it('has an English message with cells, rule and move', () => {
    assert.throws(() => luckyNumbers.play(state, luckyNumbers.parseMove('13@c2')), {
      message: 'The tile on a2, to the left of c2, is not lower (L4): “13@c2”.',
      code: 'left',
      at: 'c2',
      rule: 'L4',
      found: '13@c2',
    });
  });
});

describe('parseMove', () => {
  it('reads the four kinds of move', () => {
    assert.deepEqual(['draw', '13@b2', 'pass', '+7'].map(luckyNumbers.parseMove), [
      { kind: 'draw' },
      { kind: 'lay', tile: 13, to: 'b2' },
      { kind: 'pass' },
      { kind: 'reveal', tile: 7 },
    ]);
  });
});

describeUnreadableMoves(luckyNumbers, [
  '',
  'Draw',
  'draw ',
  '13',
  '+',
  '+0',
  '+21',
  '+07',
  '13@',
  '@b2',
  '13@e2',
  '13@b5',
  '0@b2',
  '21@b2',
  '013@b2',
  '+13@b2',
  '13@B2',
  '13@b2\n',
  '13＠b2',
  '٣@b2',
]);
