import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { splitComment } from '../../src/core/comment.js';

describe('a comment', () => {
  for (const [comment, value, oddValue] of [
    ['[%points 26.2]', { kind: 'points', value: 26.2 }],
    ['Good. [%points 0]', { kind: 'points', value: 0 }],
    ['[%chance 0.385] Good.', { kind: 'chance', value: 0.385 }],
    ['[%chance 1]', { kind: 'chance', value: 1 }],
    ['[%chance 1.01]', undefined, 'chance 1.01'],
    ['[%chance 38]', undefined, 'chance 38'],
    ['[%chance -0.5]', undefined, 'chance -0.5'],
    ['[%chance]', undefined, 'chance'],
    ['[%points many]', undefined, 'points many'],
    ['[%points 1e9]', undefined, 'points 1e9'],
    ['[%pointsman 3]', undefined],
    ['26.2 points', undefined],
  ] as const)
    it(`has the value of its command, or what cannot be read as one: ${comment}`, () => {
      const parts = splitComment(comment);
      assert.deepEqual([parts.value, parts.oddValue], [value, oddValue]);
    });

  for (const [lang, prose] of [
    ['', 'Take one.'],
    ['en', 'Take one.'],
    ['fr', 'Take one.'],
    ['de', 'Nimm einen.'],
    ['de-CH', 'Nimm einen.'],
    ['DE', 'Nimm einen.'],
  ] as const)
    it(`has a text for each language: “${lang}”`, () => {
      assert.equal(splitComment('Take one. [%text de Nimm einen.]', lang).prose, prose);
    });

  it('never shows a command, whatever it says', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, text) => {
        fc.pre(!/[[\]]/.test(name + text));
        assert.equal(splitComment(`[%${name} ${text}] Prose`).prose, 'Prose');
      }),
    );
  });
});
