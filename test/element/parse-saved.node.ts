import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseSaved } from '../../src/element/parts/puzzle/form.js';

describe('the state of a puzzle in a form', () => {
  const stateWith = (tries: string) => parseSaved(`{"tries":${tries},"hints":0,"moves":[]}`);

  it('has counts from zero', () => {
    assert.equal(stateWith('0')?.tries, 0);
    assert.equal(stateWith('12')?.tries, 12);
  });

  for (const tries of ['-0', '-1', '1.5', '1e999', '"1"', 'null'])
    it(`is not read with ${tries} tries`, () => {
      assert.equal(stateWith(tries), undefined);
    });
});
