import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseRecord } from '../../../src/core/parse-record.js';
import { luzi, sentences, type LuziMove } from '../../../src/games/luzi/engine/index.js';
import { describeExplain, type RefusedMove, type MalformedMove } from '../../support/describe-explain.js';
import { faultOf } from '../../support/faults.js';
import { scene } from './scene.js';

const state = scene('0,0 1/5 A 1 12234556');

const violations: readonly RefusedMove<object>[] = [
  ['0,0 1/5 A 0 -', 'stop', 'Z3 not-thrown'],
  ['0,0 1/5 A 0 -', 'roll:22', 'Z3 all-eight'],
  ['0,0 1/5 A 0 -', '=11223344', 'Z3 cup-empty'],
  ['0,0 1/5 A 0 -+8', 'roll', 'Z3 falling'],
  ['0,0 1/5 A 0 -+8', 'stop', 'Z3 falling'],
  ['0,0 1/5 A 0 -+8', '=1122334', 'Z3 wrong-number'],
  ['0,0 1/5 A 1 1456+4', '=11223', 'Z3 wrong-number'],
  ['0,0 1/5 A 1 1456+4', '=112', 'Z3 wrong-number'],
  ['0,0 1/5 A 1 12234556', 'roll', 'Z3 not-chosen'],
  ['0,0 1/5 A 1 12234556', 'roll:12', 'Z3 locked-joe 1'],
  ['0,0 1/5 A 1 12234556', 'roll:11', 'Z3 locked-joe 1'],
  ['0,0 1/5 A 1 12234556', 'roll:1', 'Z3 locked-joe 1'],
  ['0,0 1/5 A 1 12234556', 'roll:26', 'Z3 locked-six 6'],
  ['0,0 1/5 A 1 12234556', 'roll:66', 'Z3 locked-six 6'],
  ['0,0 1/5 A 1 12234556', 'roll:333', 'Z3 not-there 3'],
  ['0,0 1/5 A 1 22234556', 'roll:12', 'Z3 not-there 1'],
  ['0,0 1/5 A 1 22234555', 'roll:26', 'Z3 not-there 6'],
  ['0,0 1/5 A 1 12234556', 'roll:3', 'Z3 too-few 3'],
  ['0,0 1/5 A 1 12234556', '=23', 'Z3 cup-empty'],
  ['0,0 1/5 A 3 11111566', 'roll:5', 'Z3 only-stop'],
  ['0,0 1/5 A 3 11111566', 'roll', 'Z3 only-stop'],
  ['0,0 1/5 A 3 11111566', 'roll:15', 'Z3 locked-joe 1'],
  ['0,0 1/5 A 3 11111566', 'roll:55', 'Z3 not-there 5'],
  ['0,0 5/5 - 0 -', 'roll', 'Z10 over'],
  ['0,0 5/5 - 0 -', 'stop', 'Z10 over'],
  ['0,0 5/5 - 0 -', '=12', 'Z10 over'],
];

const malformed: readonly MalformedMove[] = [
  ['the kind constructor', { kind: 'constructor', dice: [] }, 'Z3', 'unknown-move'],
  ['a kind that is a list', { kind: ['stop'] }, 'Z3', 'unknown-move'],
  ['a roll without dice', { kind: 'roll' }, 'Z3', 'unknown-dice'],
  ['dice in a text', { kind: 'roll', dice: '22' }, 'Z3', 'unknown-dice'],
  ['a die showing 7', { kind: 'roll', dice: [2, 7] }, 'Z3', 'unknown-dice'],
  ['a die showing 0', { kind: 'fall', dice: [0, 2] }, 'Z3', 'unknown-dice'],
  ['a die by its name', { kind: 'roll', dice: ['2', '3'] }, 'Z3', 'unknown-dice'],
  ['a die that is a symbol', { kind: 'roll', dice: [Symbol('2'), 2] }, 'Z3', 'unknown-dice'],
  ['holes', { kind: 'roll', dice: Array(2) }, 'Z3', 'unknown-dice'],
  ['nine dice', { kind: 'roll', dice: [2, 2, 2, 2, 2, 2, 2, 2, 2] }, 'Z3', 'unknown-dice'],
];

describeExplain(luzi, {
  squares: 'faces',
  violations,
  state,
  moveRule: 'Z3',
  malformed,
  sentences,
  sentence: /^(\{\d\}|[A-Z]).*[^.:]$/,
});

describe('explain', () => {
  it('ignores additional properties of a move', () => {
    const move = { kind: 'stop', dice: 'none', by: Symbol('me') };
    assert.equal(luzi.explain(state, move as LuziMove), undefined);
  });
});

describe('the English message of an error', () => {
  it('of a move has face, rule and move', () => {
    assert.deepEqual(
      faultOf(() => luzi.play(state, luzi.parseMove('roll:333'))),
      {
        message: 'There are not that many dice with a 3 (Z3): “roll:333”.',
        code: 'not-there',
        at: '3',
        rule: 'Z3',
        found: 'roll:333',
      },
    );
  });

  it('of a position has part, rule and text', () => {
    assert.deepEqual(
      faultOf(() => luzi.parsePosition('0,0 1/5 A 1 12234557')),
      {
        message: 'A die shows 1 to 6 (Z1): “12234557”.',
        code: 'dice-face',
        at: 'dice',
        rule: 'Z1',
        found: '12234557',
      },
    );
  });

  it('of options has option, rule and value', () => {
    assert.deepEqual(
      faultOf(() => luzi.setup({ rounds: -3 })),
      {
        message: 'Rounds must be a whole number from 1 to 99 (Z2): “-3”.',
        code: 'rounds',
        at: 'rounds',
        rule: 'Z2',
        found: '-3',
      },
    );
  });

  it('of a record that ends within a throw has place and rule', () => {
    assert.deepEqual(
      faultOf(() => parseRecord(luzi, '1. roll =1122334')),
      {
        message: 'Line 1, column 9: A different number of dice is in the cup (Z3): “=1122334”.',
        code: 'wrong-number',
        at: '1:9',
        rule: 'Z3',
        found: '=1122334',
      },
    );
  });

  it('of a record without a throw has place and rule', () => {
    const { at, rule, code } = faultOf(() => parseRecord(luzi, 'roll stop'));
    assert.deepEqual([at, rule, code], ['1:6', 'Z3', 'falling']);
  });
});
