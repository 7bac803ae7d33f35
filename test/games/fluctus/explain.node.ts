import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fluctus, sentences, type FluctusMove } from '../../../src/games/fluctus/engine/index.js';
import { describeExplain, type RefusedMove, type MalformedMove } from '../../support/describe-explain.js';
import { faultOf } from '../../support/faults.js';
import { scene } from './scene.js';

const violations: readonly RefusedMove<object>[] = [
  ['.AA.../...B.. A 0,7 2,1 -,-', '@ro', 'F3 reserve-empty ro'],
  ['....../...... A 8,8 0,0 -,-', '@go', 'F3 not-start go ro ri'],
  ['A...../...... A 7,8 1,0 -,-', '@ro', 'F3 taken ro'],
  ['A...../B..... A 7,7 1,1 -,-', '@ri', 'F3 taken ri'],
  ['A...../B..... A 7,7 1,1 -,-', 'wo-yo', 'F4 no-stone wo'],
  ['A...../B..... A 7,7 1,1 -,-', 'ri-gi', 'F4 enemy-stone ri'],
  ['A...../B..... A 7,7 1,1 -,-', 'ro-go', 'F4 not-joined go ro'],
  ['A...../B..... A 7,7 1,1 -,-', 'ro-ro', 'F4 not-joined ro ro'],
  ['A...../B..... A 7,7 1,1 -,-', 'ro-ri', 'F4 taken ri'],
  ['A....A/....B. A 6,7 2,1 -,-', 'ro-bi', 'F4 captures bi ro'],
  ['.A..../...... A 7,8 1,0 ro-wo-ro-wo,-', 'wo-ro', 'F5 barred ro wo'],
  ['BA..../...... A 7,7 1,1 ro-wo-ro-wo,-', 'wo-ro', 'F4 taken ro'],
  ['A....A/....B. A 6,7 2,1 -,-', 'woxvi', 'F6 no-stone wo'],
  ['A....A/....B. A 6,7 2,1 -,-', 'bixro', 'F6 enemy-stone bi'],
  ['A....A/....B. A 6,7 2,1 -,-', 'roxvi', 'F6 empty-target vi'],
  ['A....A/....B. A 6,7 2,1 -,-', 'roxvo', 'F6 own-target vo'],
  ['A....A/....B. A 6,7 2,1 -,-', 'roxro', 'F6 own-target ro'],
  ['A....A/....B. A 6,7 2,1 -,-', 'voxbi', 'F6 not-two-away bi vo'],
  ['A...B./...... A 7,7 1,1 -,-', 'roxbo', 'F6 corner vo ro bo'],
  ['AAB.../...... A 6,7 2,1 -,-', 'roxyo', 'F6 corner wo ro yo'],
  ['AA..../B..... A 6,7 2,1 -,-', 'roxri', 'F6 corner wo ro ri'],
  ['A..B../...... A 7,7 1,1 -,-', 'roxgo', 'F6 not-two-away go ro'],
  ['A...../....B. A 7,7 1,1 -,-', 'roxbi', 'F6 empty-over vo ro bi'],
  ['A....B/....B. A 7,6 1,2 -,-', 'roxbi', 'F6 enemy-over vo ro bi'],
  ['...AAA/AA.BB. +A 3,2 2,2 -,-', '@ro', 'F7 over'],
];

const malformed: readonly MalformedMove[] = [
  ['no kind', { to: 'ro' }, 'F2', 'unknown-move'],
  ['the kind constructor', { kind: 'constructor', to: 'ro' }, 'F2', 'unknown-move'],
  ['the kind __proto__', { kind: '__proto__', to: 'ro' }, 'F2', 'unknown-move'],
  ['a kind that is a list', { kind: ['enter'], to: 'ro' }, 'F2', 'unknown-move'],
  ['the field __proto__', { kind: 'enter', to: '__proto__' }, 'F3', 'unknown-field'],
  ['the field constructor', { kind: 'step', from: 'constructor', to: 'ro' }, 'F4', 'unknown-field'],
  ['a field by number', { kind: 'enter', to: 0 }, 'F3', 'unknown-field'],
  ['a field in a list', { kind: 'enter', to: ['ro'] }, 'F3', 'unknown-field'],
  ['a field that is a symbol', { kind: 'capture', from: Symbol('ro'), to: 'ro' }, 'F6', 'unknown-field'],
  ['a field in capitals', { kind: 'enter', to: 'RO' }, 'F3', 'unknown-field'],
  ['no field', { kind: 'step', to: 'ro' }, 'F4', 'unknown-field'],
];

describeExplain(fluctus, {
  squares: 'fields',
  violations,
  state: fluctus.setup(),
  moveRule: 'F2',
  malformed,
  sentences,
  sentence: /^(\{\d\}|[A-Z]).*[^.:]$/,
});

describe('explain', () => {
  it('ignores additional properties of a move', () => {
    const move = { kind: 'enter', to: 'ro', from: 'nowhere', by: Symbol('me') };
    assert.equal(fluctus.explain(fluctus.setup(), move as FluctusMove), undefined);
  });
});

describe('the English message of an error', () => {
  it('of a move has fields, rule and move', () => {
    const state = scene('AAB.../...... A 6,7 2,1 -,-');
    assert.deepEqual(
      faultOf(() => fluctus.play(state, fluctus.parseMove('roxyo'))),
      {
        message: 'ro, wo, yo: you may not capture round a corner (F6): “roxyo”.',
        code: 'corner',
        at: 'wo',
        rule: 'F6',
        found: 'roxyo',
      },
    );
  });

  it('of a value that is not a move has the rule', () => {
    assert.deepEqual(
      faultOf(() => fluctus.play(fluctus.setup(), {} as FluctusMove)),
      {
        message: 'A move must enter, step or capture (F2).',
        code: 'unknown-move',
        at: undefined,
        rule: 'F2',
        found: undefined,
      },
    );
  });

  it('of a position has part, seat, rule and text', () => {
    assert.deepEqual(
      faultOf(() => fluctus.parsePosition('A...../...... A 8,8 1,0 -,-')),
      {
        message: 'A has more than eight stones (F1): “8,8”.',
        code: 'reserves-too-many',
        at: 'reserves',
        rule: 'F1',
        found: '8,8',
      },
    );
  });

  it('of options has option and rule', () => {
    assert.deepEqual(
      faultOf(() => fluctus.setup({ colors: ['red', 'blue'] })),
      {
        message: 'In the classic game the colours must be opposite (F1): “red blue”.',
        code: 'colors-not-opposite',
        at: 'colors',
        rule: 'F1',
        found: 'red blue',
      },
    );
  });
});
