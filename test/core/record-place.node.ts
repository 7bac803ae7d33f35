import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { indexInCommand, placeInRecord, placeOfIndex } from '../../src/core/record-text.js';

describe('the place of an error in a record', () => {
  const record = '[Format "1"]\n[SeatA "[Result "]\n  [Result "A"]\n[SeatAB "x"]\n1. @ro';
  const table: readonly (readonly [at: string | undefined, line: number, column: number])[] = [
    ['2:7', 2, 7],
    ['12:34', 12, 34],
    ['Format', 1, 1],
    ['Result', 3, 1],
    ['SeatA', 2, 1],
    ['SeatAB', 4, 1],
    ['Seat', 1, 1],
    ['Options', 1, 1],
    ['x2:7', 1, 1],
    ['2:7x', 1, 1],
    [undefined, 1, 1],
  ];
  for (const [at, line, column] of table)
    it(`with the address ${at} is ${line}:${column}`, () => {
      assert.deepEqual(placeInRecord(record, at), [line, column]);
    });
});

describe('the place of an index', () => {
  it('is line and column, counted from 1', () => {
    const text = 'ab\n\nc';
    const places = Array.from({ length: text.length + 1 }, (_, i) => placeOfIndex(text, i).join(':'));
    assert.deepEqual(places, ['1:1', '1:2', '1:3', '2:1', '3:1', '3:2']);
  });
});

describe('the index of a word in commands', () => {
  const text = '{[%marks ro] ri [%eval ri]} {[%marks gi:red ri]} {[%marks [%marks ri] [%chance 38]}';
  const table: readonly (readonly [word: string, index: number])[] = [
    ['ro', text.indexOf('ro')],
    ['gi:red', text.indexOf('gi:red')],
    ['ri', text.indexOf('ri]}', 30)],
    ['[%marks ro', 1],
    ['chance 38', text.indexOf('chance 38')],
    ['blue', 0],
  ];
  for (const [word, index] of table)
    it(`of “${word}” is ${index}`, () => {
      assert.equal(indexInCommand(text, word), index);
    });
});
