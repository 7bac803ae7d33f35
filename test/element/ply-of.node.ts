import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Match } from '../../src/core/match.js';
import { parseRecord } from '../../src/core/parse-record.js';
import { plyOf } from '../../src/element/prose/ply-of.js';
import { fluctus } from '../../src/games/fluctus/engine/index.js';
import { glux } from '../../src/games/glux/engine/index.js';

const record = '1. @ro @go 2. @ri @gi 3. ro-wo (3. ri-wo gi-bo) 3... gi-bo';

describe('the ply that a text names', () => {
  const { match } = parseRecord(fluctus, record);
  for (const [written, ply] of [
    ['ro-wo', 5],
    ['3. ro-wo', 5],
    ['3.ro-wo!?', 5],
    ['3. ro–wo', 5],
    [' 1... @go ', 2],
    ['2. ro-wo', undefined],
    ['ri-ro', undefined],
    ['', undefined],
    ['3.', undefined],
  ] as const)
    it(`is ${ply}: “${written}”`, () => {
      assert.equal(plyOf(written, match), ply);
    });

  it('may begin with a digit', () => {
    const moves = ['+34', '3@a1', '+34', '3@m9'].map((each) => glux.parseMove(each));
    const match = new Match(glux, { moves });
    assert.deepEqual([plyOf('3@m9', match), plyOf('2. 3@m9', match)], [4, 4]);
  });

  it('is the first one with this notation', () => {
    const moves = ['@ro', '@go', 'ro-wo', '@gi', 'wo-ro', 'gi-bo', 'ro-wo'].map((each) =>
      fluctus.parseMove(each),
    );
    const twice = new Match(fluctus, { moves });
    assert.deepEqual([plyOf('ro-wo', twice), plyOf('4. ro-wo', twice)], [3, 7]);
  });
});
