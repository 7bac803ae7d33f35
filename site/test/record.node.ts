import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatMoves, noRemark, readMoves, remarksOf, withRemarks } from '../composer/record.js';

const rewritten = (record: string) => {
  const moves = readMoves(record);
  return formatMoves(withRemarks(moves, remarksOf(moves)), 2);
};

describe('the remarks of an author', () => {
  for (const comment of [
    '[%points 26.2]',
    '[%chance 0.288] Best.',
    'Which dice? [%text de Welche Würfel?]',
    '[%marks ro:red go-gi] [%clk 0:10] Slow.',
  ])
    it(`keep the commands of a comment: ${comment}`, () => {
      const record = `{${comment}} 1. @ro {${comment}} @go (1... @gi ? {${comment}})`;
      assert.equal(rewritten(record), record);
    });

  it('have the marks of all commands apart from the words', () => {
    const record = '1. @ro {One [%marks ro] [%points 3] [% marks go:red] two}';
    assert.deepEqual(remarksOf(readMoves(record)).get('1'), {
      ...{ prose: 'One [%points 3] two', marks: 'ro go:red', sign: '' },
    });
  });

  it('are read as they were written', () => {
    const word = fc.constantFrom('Good', '[%points 3]', '[%text de Gut]', '[%eval 0.4]', 'a [b] c', '%');
    const prose = fc.array(word, { minLength: 1 }).map((words) => words.join(' '));
    const marks = fc.constantFrom('', 'ro', 'ro-wo:red gi');
    const sign = fc.constantFrom('', '!', '??');
    fc.assert(
      fc.property(fc.record({ prose, marks, sign }, { noNullPrototype: true }), (remark) => {
        const moves = withRemarks(readMoves('1. @ro @go'), new Map([['1', remark]]));
        const read = remarksOf(readMoves(formatMoves(moves, 2)));
        assert.deepEqual([read.get('1'), read.get('2') ?? noRemark], [remark, noRemark]);
      }),
    );
  });
});
