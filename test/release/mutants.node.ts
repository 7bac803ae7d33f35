/** The mutation testing of `npm run mutants`, on a function and a test that leaves some mutants alive. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { compile } from '../../scripts/mutants/bundle.mjs';
import { tryMutants } from '../../scripts/mutants/run.mjs';

type Mutant = Awaited<ReturnType<typeof compile>>['mutants'][number];
type Tried = Parameters<Parameters<typeof tryMutants>[0]['tried']>[0];

describe('mutation testing', () => {
  let folder: string;
  let mutants: readonly Mutant[];
  const results = new Map<string, Tried>();

  before(async () => {
    // within the project, so that the scripts find its packages
    mkdirSync('.cache', { recursive: true });
    folder = mkdtempSync('.cache/mutants-');
    const files = ['test/mutants/fixture/count-down.ts'];
    const compiled = await compile({ files, tests: ['test/mutants/fixture/count-down.tests.ts'] }, folder);
    ({ mutants } = compiled);
    const ids = mutants.map(({ id }) => id);
    const tried = (result: Tried) => {
      const { from, to } = mutants[result.id]!;
      results.set(`${from} -> ${to}`, result);
    };
    await tryMutants({ scripts: compiled.scripts, ids, seed: 7, measured: () => undefined, tried });
  });

  after(() => {
    rmSync(folder, { recursive: true });
  });

  it('tries every mutant once', () => {
    assert.equal(results.size, mutants.length);
    assert.ok(results.size > 10);
  });

  it('names the test that notices a mutant', () => {
    assert.equal(results.get('n > 0 -> n >= 0')?.status, 'killed');
    assert.match(
      results.get('n > 0 -> n >= 0')?.by ?? '',
      /count-down\.tests\.ts: countDown › counts to one$/,
    );
  });

  it('ends a loop that a mutant has made endless', () => {
    assert.equal(results.get('n-- -> n++')?.status, 'killed');
  });

  it('tells which mutants survive, and which no test reaches', () => {
    assert.equal(results.get('from > 1000 -> from >= 1000')?.status, 'survived');
    assert.equal(results.get(`'no test reads this' -> ""`)?.status, 'survived');
    assert.equal(results.get('{\n    numbers.push(unused.length);\n  } -> {}')?.status, 'unreached');
  });
});
