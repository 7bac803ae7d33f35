import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { puzzleOn, type PuzzleGame } from '../../src/puzzles.js';
import { checkPuzzle } from '../composer/check-puzzle.js';

/** A puzzle of the day as the composer would check it. */
const puzzle = async (game: PuzzleGame, date: string, more: Readonly<Record<string, string>> = {}) => {
  const { attributes } = await puzzleOn(game, date);
  return { game, attributes: { mode: 'puzzle', ...attributes, ...more } };
};

describe('the check of puzzles', () => {
  for (const [game, date, kind] of [
    ['fluctus', '2026-11-30', 'one'],
    ['fluctus', '2026-12-02', 'one'],
    ['glux', '2026-11-30', 'one'],
  ] as const)
    it(`finds that a puzzle has one solution: ${game}, ${date}`, async () => {
      assert.deepEqual(checkPuzzle(await puzzle(game, date)), { kind });
    });

  it('finds the best choices of a run, for points and for the last run', async () => {
    for (const date of ['2026-11-30', '2026-12-02', '2026-12-05']) {
      const { game, attributes } = await puzzle('luzi', date);
      const finding = checkPuzzle({ game, attributes });
      // one that is given by its goal has one best choice, too
      if (finding.kind === 'goal') assert.equal(finding.moves.length, 1, date);
      else assert.deepEqual(finding, { kind: 'one' }, date);
    }
  });

  it('names other right moves, unless the record has them as variations', () => {
    const found = (record: string) =>
      checkPuzzle({
        game: 'lucky-numbers',
        attributes: {
          mode: 'puzzle',
          players: '1',
          position: '2,5,10,11/3,12,.,13/7,.,13,17/9,15,16,18 A - 1,4,6,6,8,16,17,20 0',
          record,
        },
      });
    const several = { kind: 'several', turn: 2, moves: ['12@c3'] };
    assert.deepEqual(found('6@b3 8@b2 (12@c3 8@b2) 12@c3'), { kind: 'all' });
    assert.deepEqual(found('6@b3 8@b2 12@c3'), several);
    assert.deepEqual(found('6@b3 8@b2 (12@c3? {No.}) 12@c3'), several);
  });

  it('finds the par of a swap puzzle', async () => {
    const asked = await puzzle('lucky-swap', '2026-12-02');
    const finding = checkPuzzle(asked);
    assert.equal(finding.kind, 'par');
    const { par } = asked.attributes as { readonly par?: string };
    assert.equal(String((finding as { readonly par?: number }).par), par);
  });

  const position = '.A..BB/A..B.. B 2,0 2,2 -,-';
  for (const [what, game, attributes, expected] of [
    ['a capture that does not end the game', 'fluctus', { position, record: 'boxri' }, { kind: 'unknown' }],
    [
      'the moves that reach a goal',
      'fluctus',
      { position: 'A....A/....B. A 6,7 2,1 -,-', goal: 'win' },
      { kind: 'goal', moves: ['roxbi', '@ri'] },
    ],
    [
      'the choices with most points',
      'luzi',
      { position: '0,0 1/5 A 1 22233456', goal: 'points' },
      { kind: 'goal', moves: ['roll:33'] },
    ],
    [
      'the moves that fill a board in time',
      'lucky-numbers',
      {
        players: '1',
        position: '2,5,10,11/3,12,.,13/7,.,13,17/9,15,16,18 A - 1,4,6,6,8,16,17,20 0',
        goal: 'fill in 3',
      },
      { kind: 'goal', moves: ['6@b3'] },
    ],
    ['no record', 'fluctus', { position }, 'invalid'],
    ['a move that is not legal', 'fluctus', { position, record: '@zz' }, 'invalid'],
    ['a swap puzzle without a position', 'lucky-swap', { par: '3' }, { kind: 'unknown' }],
    ['a choice that is not the best', 'luzi', { position: '0,0 1/5 A 1 22233456', record: 'stop' }, 'wrong'],
    ['another game', 'chess', {}, { kind: 'unknown' }],
  ] as const)
    it(`tells of ${what}`, () => {
      const finding = checkPuzzle({ game, attributes: { mode: 'puzzle', ...attributes } });
      if (typeof expected === 'string') assert.equal(finding.kind, expected);
      else assert.deepEqual(finding, expected);
    });
});
