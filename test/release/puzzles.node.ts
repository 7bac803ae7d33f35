import { strict as assert } from 'node:assert';
import { provesFluctus } from '../../lab/puzzles/prove-fluctus.mjs';
import { provesGlux } from '../../lab/puzzles/prove-glux.mjs';
import { provesChance, provesLuckyNumbers } from '../../lab/puzzles/prove-lucky-numbers.mjs';
import { provesSwap } from '../../lab/puzzles/prove-lucky-swap.mjs';
import { provesLuzi } from '../../lab/puzzles/prove-luzi.mjs';
import { packKinds, readPuzzle, type PuzzleGame } from '../../src/puzzles/packed.js';
import { dailyPuzzle } from '../../src/words/en/puzzles.js';
import { describe, it } from 'node:test';

/** The moves of a line with their values. */
const valuesOf = (values: string): readonly (readonly [move: string, value: number])[] =>
  values.split(' ').map((each) => {
    const [move = '', value] = each.split('=');
    return [move, Number(value)];
  });

/** Proves a puzzle from its attributes and the fields of its line, by another program than the one that made it. */
const provers: Readonly<
  Record<PuzzleGame, (attributes: Readonly<Record<string, string>>, fields: readonly string[]) => boolean>
> = {
  fluctus: ({ position = '', record = '' }) =>
    provesFluctus({ position, n: Math.ceil(record.split(' ').length / 2), record }),
  glux: ({ position = '', record = '' }) => provesGlux({ position, record }),
  'lucky-numbers': ({ position = '' }, [, turns, values]) =>
    values
      ? provesChance({ position, turns: Number(turns), values: valuesOf(values) })
      : provesLuckyNumbers({ position, n: Number(turns) }),
  'lucky-swap': ({ position = '', par, wrap }) =>
    provesSwap({ position, par: Number(par), wrap: wrap !== undefined }),
  luzi: ({ position = '' }, [, need, values = '']) =>
    provesLuzi({
      position,
      need: need ? Number(need) : undefined,
      values: valuesOf(values),
    }),
};

describe('Daily puzzles', () => {
  for (const game of Object.keys(packKinds) as PuzzleGame[])
    it(`are proven by a second program in ${game}`, async () => {
      const { lines } = await packKinds[game].load();
      const all = lines.split('\n');
      const wrong = all.filter(
        (line) => !provers[game](readPuzzle(game, line, dailyPuzzle.tasks).attributes, line.split('|')),
      );
      assert.ok(all.length >= 159);
      assert.deepEqual(wrong, []);
    });
});
