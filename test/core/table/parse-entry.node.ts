import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BadEntry } from '../../../src/core/errors.js';
import { cleanName } from '../../../src/core/player-name.js';
import { parseAction, parseEntry } from '../../../src/core/table/parse-entry.js';
import { oddValues } from '../../support/odd-values.js';

const commit = 'c0'.repeat(32);
const table = '7ab1e0'.repeat(4);
const entries: Record<string, unknown>[] = [
  {
    n: 1,
    t: 5,
    k: 'open',
    v: 1,
    table,
    game: 'glux',
    options: { players: 2 },
    seats: 2,
    commit,
    watch: true,
  },
  {
    n: 1,
    t: 5,
    k: 'open',
    v: 1,
    table,
    game: 'luzi',
    options: {},
    seats: 5,
    commit,
    clock: { per: 'move', ms: 5000, times: [1, 10, 0, 1, 1] },
    watch: false,
  },
  { n: 2, t: 5, k: 'sit', seat: 0, name: 'Ada', commit },
  { n: 3, t: 5, k: 'sit', seat: 1, name: '', commit: '', computer: 'best' },
  { n: 4, t: 5, k: 'commit', seat: 0, commit },
  { n: 5, t: 5, k: 'salt', seat: 0, salt: 'ab'.repeat(16) },
  { n: 4, t: 5, k: 'leave', seat: 1 },
  { n: 5, t: 5, k: 'first', seat: 1 },
  { n: 5, t: 5, k: 'clock', seat: 1, times: 10 },
  { n: 5, t: 5, k: 'move', seat: 'chance', m: ['+16'] },
  { n: 6, t: 6, k: 'move', seat: 4, m: ['5@c4', '+?'] },
  { n: 7, t: 6, k: 'ask', seat: 1, what: 'undo' },
  { n: 8, t: 6, k: 'answer', seat: 0, what: 'undo', yes: true, to: 3 },
  { n: 9, t: 6, k: 'answer', seat: 0, what: 'rematch', yes: true, next: 'ab'.repeat(12) },
  { n: 10, t: 6, k: 'resign', seat: 1 },
  { n: 11, t: 6, k: 'time', seat: 1 },
  { n: 12, t: 6, k: 'reveal', seed: 'ab'.repeat(32) },
];
const actions: Record<string, unknown>[] = [
  { k: 'move', m: '5@c4' },
  { k: 'ask', what: 'draw' },
  { k: 'answer', what: 'draw', yes: false },
  { k: 'commit', commit },
  { k: 'salt', salt: 'ab'.repeat(16) },
  { k: 'resign' },
  { k: 'time' },
  { k: 'leave' },
  { k: 'leave', seat: 1 },
  { k: 'first', seat: 1 },
  { k: 'clock', seat: 1, times: 0 },
  { k: 'back' },
  { k: 'computer', seat: 1, level: 'easy' },
];
/** Fields that may be absent. */
const optional = /^(clock|computer|to|next)$|^seat$/;

/** Values that no field accepts. */
const odd: readonly (readonly [string, unknown])[] = [
  ...oddValues,
  ['null', null],
  ['undefined', undefined],
  ['a long text', 'x'.repeat(5000)],
  ['a text with a line break', 'a\nb'],
  ['a large number', 2 ** 53],
  ['infinity', Infinity],
  ['minus zero', -0],
  ['a text with formatting characters', 'a\u202eb'],
];

/** True for objects of data, which `options` may be, and a list of a text, which `m` may be. */
const fits = (field: string, name: string) =>
  (field === 'm' && name === 'a list of a text') ||
  (field === 'options' &&
    /^an (empty object|object without prototype|object whose toString is null)$/.test(name));

describe('the parsers of entries and actions', () => {
  for (const [what, texts, parse] of [
    ['entry', entries, parseEntry],
    ['action', actions, parseAction],
  ] as const) {
    it(`accept each kind of ${what}, and write its fields in one order`, () => {
      for (const each of texts) {
        const shuffled = Object.fromEntries(Object.entries(each).reverse());
        assert.equal(JSON.stringify(parse(shuffled)), JSON.stringify(parse(each)));
        assert.deepEqual(parse(JSON.parse(JSON.stringify(each))), each);
      }
    });

    it(`refuse every odd value in every field of each kind of ${what}, and name the field`, () => {
      for (const each of texts)
        for (const field of Object.keys(each))
          for (const [name, value] of odd)
            if (!fits(field, name))
              assert.throws(
                () => parse({ ...each, [field]: value }),
                (error) =>
                  error instanceof BadEntry &&
                  error.at!.endsWith(field === 'n' ? '' : `.${field}`) &&
                  error.message.length < 250,
                `${JSON.stringify(each)}, ${field}: ${name}`,
              );
    });

    it(`refuse each kind of ${what} with a field too few or too many, and name it`, () => {
      for (const each of texts) {
        for (const field of Object.keys(each)) {
          const { [field]: _, ...rest } = each;
          if (what === 'action' && each.k === 'leave' && field === 'seat') continue;
          if (!optional.test(field) || field === 'seat')
            assert.throws(
              () => parse(rest),
              { name: 'BadEntry', at: RegExp(`\\.${field}$`) },
              `${field} of ${JSON.stringify(each)}`,
            );
        }
        for (const field of ['seed2', 'key', '__proto__', 'toString']) {
          const more = JSON.parse(JSON.stringify(each).replace('{', `{"${field}":1,`)) as unknown;
          assert.throws(() => parse(more), { name: 'BadEntry', at: RegExp(`\\.${field}$`) });
        }
      }
    });

    it(`refuse what is no ${what}`, () => {
      for (const [, value] of [...odd, ['a text', 'move'], ['a number', 1]] as const)
        assert.throws(() => parse(value), { name: 'BadEntry' });
      for (const k of ['toString', '__proto__', 'Move', '', 7])
        assert.throws(() => parse({ n: 1, t: 1, k }), { name: 'BadEntry', code: 'entry-kind' });
    });
  }
});

describe('a name', () => {
  it('is accepted once it is clean', () => {
    for (const name of [
      'x'.repeat(90),
      ' a  b ',
      `${'x'.repeat(39)} y`,
      'Zoë 😀',
      'علی\u200cرضا',
      '\u202eA\u2800',
    ])
      parseEntry({ n: 2, t: 5, k: 'sit', seat: 0, name: cleanName(name), commit: '' });
  });
});
