import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BadNotation, BadOption, createError, fill, IllegalMove, toText } from '../../src/core/errors.js';

describe('an error', () => {
  const found = (text: string | undefined) => new BadNotation('no', { code: 'x', found: text }).found;

  it('quotes at most 60 characters of the text', () => {
    assert.equal(found('x'.repeat(60)), 'x'.repeat(60));
    assert.equal(found('x'.repeat(61)), `${'x'.repeat(60)}…`);
    assert.equal(found(''), '');
    assert.equal(found(undefined), undefined);
  });

  it('has the name of its kind', () => {
    const names = [IllegalMove, BadNotation, BadOption].map((Kind) => new Kind('no', { code: 'x' }).name);
    assert.deepEqual(names, ['IllegalMove', 'BadNotation', 'BadOption']);
  });

  it('has a message of sentence, rule and text', () => {
    const message = (rule?: string, text?: string) =>
      createError(BadNotation, 'No {0}', ['good'], { code: 'x', rule, found: text }).message;
    assert.equal(message(), 'No good.');
    assert.equal(message('R1'), 'No good (R1).');
    assert.equal(message(undefined, ''), 'No good: “”.');
    assert.equal(message('R1', 'y'.repeat(61)), `No good (R1): “${'y'.repeat(60)}”.`);
  });

  it('is at the first word of its code, unless the place is known', () => {
    assert.equal(createError(BadNotation, '', [], { code: 'hands-late' }).at, 'hands');
    assert.equal(createError(BadNotation, '', [], { code: 'hands-late', at: '1:2' }).at, '1:2');
  });
});

describe('a sentence', () => {
  it('gets its values by number, and nothing for a value that is missing', () => {
    assert.equal(fill('{1} and {0}{2}', ['a', 'b']), 'b and a');
  });
});

describe('a value that should be a text', () => {
  it('is itself, or the name of its type', () => {
    assert.deepEqual(['x', '', 5, undefined, {}].map(toText), ['x', '', 'number', 'undefined', 'object']);
  });
});
