/** Small runs of the checks of `npm run trust`, and proof that each of them can fail. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { formatMarkdown } from '../../scripts/format-markdown.mjs';
import { random } from '../../src/core/random.js';
import { glux } from '../../src/games/glux/engine/index.js';
import { chiSquare, deviation, pValue } from '../../site/fairness/samples.js';
import { fairness } from './fairness.js';
import { report, type Mutants, type Run } from './report.js';
import { hiddenInformation, hiddenWork, otherSecret, secretPairs, work } from './secrets.js';

const scale = { seed: 'small', share: 0.002 };

/** The deviation of counts from weights. */
const deviationOf = (counts: readonly number[], weights: readonly number[]) =>
  deviation(chiSquare({ counts, weights }));

describe('the statistic of dice', () => {
  const even = [1, 1, 1, 1, 1, 1];

  it('is near 0 for the numbers of a fair die', () => {
    assert.ok(Math.abs(deviationOf([1010, 980, 1020, 1000, 965, 1025], even)) < 2);
  });

  it('is high for a biased die, and low for one that is too even', () => {
    assert.ok(deviationOf([1200, 960, 960, 960, 960, 960], even) > 5);
    const pairs = Array.from({ length: 36 }, () => 1);
    assert.ok(deviationOf(pairs.map(() => 1000), pairs) < -5); // prettier-ignore
  });

  it('compares to the weights', () => {
    assert.ok(Math.abs(deviationOf([2980, 1020], [3, 1])) < 2);
    assert.ok(deviationOf([2000, 2000], [3, 1]) > 5);
  });

  it('has the p-values of tables', () => {
    for (const [free, square, p] of [
      [1, 3.841, 0.05],
      [2, 9.21, 0.01],
      [5, 11.07, 0.05],
      [10, 4.865, 0.9],
      [35, 49.802, 0.05],
      [461, 461, 0.4915],
    ] as const)
      assert.ok(Math.abs(pValue({ square, free }) - p) < 0.0005, `${free} ${square}`);
    assert.equal(pValue({ square: 1e6, free: 5 }), 0);
    assert.equal(pValue({ square: 0, free: 5 }), 1);
  });
});

describe('a small run', () => {
  it('finds the dice and the draws of all games with chance fair', () => {
    const figures = fairness(scale);
    assert.deepEqual(figures.map(({ name }) => name.replace(/.* in /, '')).slice(2), ['glux', 'lucky-numbers', 'luzi']); // prettier-ignore
    assert.deepEqual(figures.flatMap(({ faults }) => faults), []); // prettier-ignore
  });

  it('finds no secret', () => {
    assert.deepEqual(hiddenInformation(scale)[0]?.faults, []);
    assert.deepEqual(hiddenWork({ ...scale, share: 0.01 })[0]?.faults, []);
  });
});

describe('a pair of secrets', () => {
  it('is two positions that only the seat with the secret can tell apart', () => {
    for (const { viewer, positions } of secretPairs('pairs', 40)) {
      const views = (seat: number) =>
        positions.map((position) => glux.formatPosition(glux.view(glux.parsePosition(position), seat)));
      const [one, other] = views(viewer);
      assert.equal(one, other);
      const [own, ownOther] = views(1 - viewer);
      assert.notEqual(own, ownOther);
    }
  });

  it('gives the computer of the seat with the secret other work', () => {
    const task = { level: 'medium', seed: 's', budget: 16 } as const;
    const works = [...secretPairs('work', 40)].map(({ viewer, positions }) =>
      positions.map((position) =>
        work(position, glux.parsePosition(position).seat === viewer ? viewer : 1 - viewer, task),
      ),
    );
    const same = works.filter(([one, other]) => one === other).length;
    assert.ok(same > 10 && same < 30, `${same} of ${works.length}`);
  });

  it('keeps the number of chips', () => {
    const position = '13/13/13/13/13/13/13/13/13 A 16,25 778,877 -';
    assert.equal(otherSecret('no position', 0, random('x', 0)), undefined);
    const other = otherSecret(position, 0, random('x', 0));
    assert.match(other ?? '', / A 16,(16 778,787|34 778,886) -$/);
  });
});

describe('the report of trust', () => {
  it('has the figures of the last runs', async () => {
    const figures = JSON.parse(readFileSync('lab/trust/figures.json', 'utf8')) as Run;
    const mutants = JSON.parse(readFileSync('lab/mutants/scores.json', 'utf8')) as Record<string, Mutants>;
    const page = await formatMarkdown('lab/trust/REPORT.md', report(figures, mutants));
    assert.equal(readFileSync('lab/trust/REPORT.md', 'utf8'), page);
  });
});
