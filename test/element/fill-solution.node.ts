import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { provesLuckyNumbers } from '../../lab/puzzles/prove-lucky-numbers.mjs';
import { Match } from '../../src/core/match.js';
import { FillSolution } from '../../src/element/parts/puzzle/fill-solution.js';
import { luckyNumbers as game } from '../../src/games/lucky-numbers/engine/index.js';
import type { LuckyTypes } from '../../src/games/lucky-numbers/engine/types.js';
import { plain } from '../../src/games/lucky-numbers/options.js';

/** Positions with the fewest turns that fill them. */
const puzzles = [
  ['1,5,7,12/2,8,10,14/4,13,15,16/10,14,.,17 A - 13,15,19 0', 2],
  ['3,4,7,12/4,10,11,14/6,12,17,./9,17,.,19 A - 5,5,10,16,18,19 0', 3],
  ['1,.,7,10/.,3,13,14/4,5,15,17/10,11,17,19 A - 7,9,12,18 0', 4],
  ['2,.,8,11/.,4,9,15/7,10,12,17/9,14,17,18 A - 1,4,10,13,20 0', 4],
] as const;

const solutionOf = (position: string, moves: number) =>
  new FillSolution<LuckyTypes>(
    new Match(game, { position, options: { players: 1 } }),
    { name: 'fill', moves },
    (state) => plain.fewestToFill!(state),
  );

describe('a puzzle with the goal “fill in n”', () => {
  for (const [position, n] of puzzles)
    it(`is possible in ${n} turns and not in fewer: ${position}`, () => {
      assert.equal(provesLuckyNumbers({ position, n }), true);
      for (let moves = 1; moves <= 6; moves++)
        assert.equal(solutionOf(position, moves).possible(), moves >= n, String(moves));
    });

  it('is solved by any moves that it calls right, and by no others', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...puzzles),
        fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
        async ([position, n], picks) => {
          const solution = solutionOf(position, n);
          const match = solution.start.copy();
          for (const pick of picks) {
            if (solution.solved(match)) break;
            const moves = game.moves(match.state);
            const right = moves.filter((move) => {
              const after = match.copy();
              after.play(move);
              return solution.contains(after);
            });
            assert.ok(right.length > 0);
            const { move } = await solution.next(match);
            assert.ok(right.some((each) => game.formatMove(each) === game.formatMove(move)));
            match.play(right[pick % right.length]!);
          }
          assert.ok(solution.solved(match));
          assert.equal(match.moves.length, n);
        },
      ),
      { numRuns: 20 },
    );
  });
});
