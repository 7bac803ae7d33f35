/**
 * A process that runs the tests of an area with one mutant after the other. It evaluates the scripts anew for each mutant, so
 * that values of modules and of tests do not outlive it, and stops at the first test that fails.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import fc from 'fast-check';

/** A mutant may be reached this many times as often as in the tests without mutants; then it has made a loop endless. */
const HITS = 100;

const require = createRequire(import.meta.url);
Error.stackTraceLimit = 0;

const mutant = {
  active: -1,
  hits: 0,
  limit: Infinity,
  covering: false,
  covered: new Map(),
  hit() {
    if (++mutant.hits > mutant.limit) throw new Error('The mutant is reached too often');
    return true;
  },
  cover(...ids) {
    for (const id of ids) mutant.covered.set(Number(id), (mutant.covered.get(Number(id)) ?? 0) + 1);
  },
};
globalThis.$mutant = mutant;

/** Prepares a script: `load` evaluates it and resolves to its tests. */
function prepare({ test, path }) {
  const script = new Script(`(function (require, module, exports) {${readFileSync(path, 'utf8')}\n})`, {
    filename: path,
  });
  const load = async () => {
    globalThis.collectedTests = [];
    const module = { exports: {} };
    script.runInThisContext()(require, module, module.exports);
    await module.exports.loaded;
    return globalThis.collectedTests;
  };
  return { test, load, ms: 0, kills: 0, killsOf: new Map(), covered: new Map() };
}

/** Runs the tests without mutants; throws if one fails. */
async function runWithoutMutants(script) {
  mutant.active = -1;
  for (const { name, run } of await script.load())
    try {
      await run();
    } catch (error) {
      throw new Error(`${script.test}: ${name}: fails without a mutant`, { cause: error });
    }
}

/** Counts how often the tests reach each mutant, and takes the time of a second run, as each mutant will be a further run. */
async function measure(script) {
  Object.assign(mutant, { covering: true, covered: script.covered });
  await runWithoutMutants(script);
  mutant.covering = false;
  const began = performance.now();
  await runWithoutMutants(script);
  script.ms = performance.now() - began;
}

/** Runs the tests of a script with a mutant; returns the name of the test that fails. */
async function failing(script) {
  let tests;
  try {
    tests = await script.load();
  } catch {
    return 'its modules';
  }
  const kills = (name) => script.killsOf.get(name) ?? 0;
  for (const { name, run } of tests.sort((one, other) => kills(other.name) - kills(one.name)))
    try {
      await run();
    } catch {
      script.killsOf.set(name, kills(name) + 1);
      return name;
    }
  return undefined;
}

/** Tries a mutant: `{ id, status, by }`. Tests that killed much in little time come first. */
async function tryMutant(id, scripts) {
  const reaching = scripts.filter(({ covered }) => covered.has(id));
  if (reaching.length === 0) return { id, status: 'unreached' };
  reaching.sort((one, other) => (other.kills + 1) / other.ms - (one.kills + 1) / one.ms);
  for (const script of reaching) {
    process.send({ began: { id, ms: script.ms } });
    Object.assign(mutant, { active: id, hits: 0, limit: 1000 + HITS * script.covered.get(id) });
    const name = await failing(script);
    if (name === undefined) continue;
    script.kills++;
    return { id, status: 'killed', by: `${script.test}: ${name}` };
  }
  return { id, status: 'survived' };
}

/** The figures of a script that another process may go on with. */
const figures = ({ test, ms, covered }) => ({ test, ms, covered: [...covered] });

async function start({ seed, scripts: listed, ids, known }) {
  // looking for the smallest value that fails would take minutes
  fc.configureGlobal({ seed, endOnFailure: true });
  const scripts = listed.map(prepare);
  for (const [i, script] of scripts.entries()) {
    const { ms, covered } = known?.[i] ?? {};
    if (known) Object.assign(script, { ms, covered: new Map(covered) });
    else await measure(script);
  }
  process.send({ measured: scripts.map(figures) });
  for (const id of ids) process.send({ tried: await tryMutant(id, scripts) });
  // what a mutant leaves in the process would make later tests fail
  for (const script of scripts) await runWithoutMutants(script);
  process.disconnect();
}

process.on('message', (job) => {
  start(job).catch((error) => {
    console.error(error, error.cause);
    process.exit(1);
  });
});

// without the process that gives the mutants
process.on('disconnect', () => process.exit());
