import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BadNotation, BadOption, IllegalMove } from '../../../src/core/errors.js';
import {
  fluctus,
  sentences,
  type FluctusMove,
  type Reason,
} from '../../../src/games/fluctus/engine/index.js';
import { scene, why } from './scene.js';

/** Position, move, and the breach with its fields, the most telling first. */
const table: [string, string, string][] = [
  ['.AA.../...B.. A 0,7 2,1 -,-', '@ro', 'F3 reserve-empty ro'],
  ['....../...... A 8,8 0,0 -,-', '@go', 'F3 not-start go ro ri'],
  ['A...../...... A 7,8 1,0 -,-', '@ro', 'F3 taken ro'],
  ['A...../B..... A 7,7 1,1 -,-', '@ri', 'F3 taken ri'],
  ['A...../B..... A 7,7 1,1 -,-', 'wo-yo', 'F4 no-stone wo'],
  ['A...../B..... A 7,7 1,1 -,-', 'ri-gi', 'F4 enemy-stone ri'],
  ['A...../B..... A 7,7 1,1 -,-', 'ro-go', 'F4 not-joined go ro'],
  ['A...../B..... A 7,7 1,1 -,-', 'ro-ro', 'F4 not-joined ro ro'],
  ['A...../B..... A 7,7 1,1 -,-', 'ro-ri', 'F4 taken ri'],
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

describe('explain names the rule, the reason and the fields', () => {
  for (const [position, move, breach] of table) {
    it(`${move} on ${position}: ${breach}`, () => {
      assert.equal(why(scene(position), move), breach);
    });
  }

  const tried: [string, unknown, string, Reason][] = [
    ['nothing', undefined, 'F2', 'unknown-move'],
    ['null', null, 'F2', 'unknown-move'],
    ['a text', '@ro', 'F2', 'unknown-move'],
    ['a number', 7, 'F2', 'unknown-move'],
    ['a symbol', Symbol('ro'), 'F2', 'unknown-move'],
    ['a function', () => 'ro', 'F2', 'unknown-move'],
    ['a list', ['enter', 'ro'], 'F2', 'unknown-move'],
    ['no kind', { to: 'ro' }, 'F2', 'unknown-move'],
    ['a bare object', Object.create(null), 'F2', 'unknown-move'],
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
  for (const [what, move, rule, reason] of tried) {
    it(`refuses ${what} with ${reason}, and so does play`, () => {
      const state = fluctus.setup();
      assert.deepEqual(fluctus.explain(state, move as FluctusMove), { rule, reason, squares: [] });
      assert.throws(
        () => fluctus.play(state, move as FluctusMove),
        (error) => error instanceof IllegalMove && error.code === reason && error.rule === rule,
      );
    });
  }

  it('does not mind properties that a move has besides', () => {
    const move = { kind: 'enter', to: 'ro', from: 'nowhere', by: Symbol('me') };
    assert.equal(fluctus.explain(fluctus.setup(), move as FluctusMove), undefined);
  });

  it('has an example here for every reason', () => {
    const shown = [
      ...table.map(([, , breach]) => breach.split(' ')[1]),
      ...tried.map(([, , , reason]) => reason),
    ];
    const reasons = Object.keys(sentences).slice(0, Object.keys(sentences).indexOf('move'));
    assert.deepEqual(
      reasons.filter((reason) => !shown.includes(reason)),
      [],
    );
  });
});

describe('an error says in English what is wrong', () => {
  const fault = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      assert.ok(error instanceof IllegalMove || error instanceof BadNotation || error instanceof BadOption);
      const { message, code, at, rule, found } = error;
      return { message, code, at, rule, found };
    }
    return assert.fail('nothing was thrown');
  };

  it('of a move: the fields, the rule and the move', () => {
    const state = scene('AAB.../...... A 6,7 2,1 -,-');
    assert.deepEqual(
      fault(() => fluctus.play(state, fluctus.parseMove('roxyo'))),
      {
        message: 'ro, wo, yo turn a corner (F6): “roxyo”.',
        code: 'corner',
        at: 'wo',
        rule: 'F6',
        found: 'roxyo',
      },
    );
  });

  it('of a move that none is: the rule', () => {
    assert.deepEqual(
      fault(() => fluctus.play(fluctus.setup(), {} as FluctusMove)),
      {
        message: 'A turn is to enter, step or capture (F2).',
        code: 'unknown-move',
        at: undefined,
        rule: 'F2',
        found: undefined,
      },
    );
  });

  it('of a position: the part, the seat, the rule and what stood there', () => {
    assert.deepEqual(
      fault(() => fluctus.parsePosition('A...../...... A 8,8 1,0 -,-')),
      {
        message: 'A has more than eight stones (F1): “8,8”.',
        code: 'reserves-too-many',
        at: 'reserves',
        rule: 'F1',
        found: '8,8',
      },
    );
  });

  it('of options: the option and the rule', () => {
    assert.deepEqual(
      fault(() => fluctus.setup({ colors: ['red', 'blue'] })),
      {
        message: 'Classic colours are two opposite ones (F1).',
        code: 'colors-not-opposite',
        at: 'colors',
        rule: 'F1',
        found: undefined,
      },
    );
  });

  it('and repeats no more than sixty characters of a foreign text', () => {
    const { message, found } = fault(() => fluctus.parseMove('x'.repeat(1e6)));
    assert.ok(message.length < 120 && found!.length < 70);
  });

  it('in words for every code, all places filled in', () => {
    for (const [code, sentence] of Object.entries(sentences)) {
      assert.match(sentence, /^(\{\d\}|[A-Z]).*[^.:]$/, code);
    }
    for (const [position, move] of table) {
      const { message } = fault(() => fluctus.play(scene(position), fluctus.parseMove(move)));
      assert.doesNotMatch(message, /undefined|\{/, move);
    }
  });
});
