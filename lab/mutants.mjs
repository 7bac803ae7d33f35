/**
 * Mutation testing: changes the source in one place at a time, and checks that a test fails (`npm run mutants`).
 * `-- src/core` tries an area, `--share 0.1` a part of the mutants, `--seed 7` chooses the values of property tests. Writes
 * .cache/mutants.json, and fails below the score of an area. `--record` writes the scores to lab/mutants/scores.json and lab/trust/REPORT.md.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { areas } from './mutants/areas.mjs';
import { readCommit } from './commit.mjs';
import { compile } from './mutants/bundle.mjs';
import { tryMutants } from './mutants/run.mjs';
import { writeJson, writeReport } from './write-report.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: '7' },
    out: { type: 'string', default: '.cache/mutants.json' },
    record: { type: 'boolean', default: false },
  },
});

const share = Number(values.share);
if (values.record && share < 1) throw new Error('Only whole areas are recorded');
if (!(share > 0 && share <= 1)) throw new Error('The share must be above 0 and at most 1');
const unknown = positionals.find((name) => areas.every((area) => area.name !== name));
if (unknown) throw new Error(`No area is named ${unknown}: ${areas.map(({ name }) => name).join(', ')}`);

const equivalents = JSON.parse(readFileSync('lab/mutants/equivalents.json', 'utf8'));
const used = new Set();

/** The parts of a mutant that the list names. The number of the line is not one: it changes too often. */
const named = ['file', 'code', 'from', 'to'];

/** The reason why no test can notice a mutant, from the list. */
function reasonOf(mutant) {
  const found = equivalents.find((each) => named.every((name) => each[name] === mutant[name]));
  if (found) used.add(found);
  return found?.reason;
}

/** Every mutant of the share, which is spread over all files. */
const chosen = (_, i) => Math.floor((i + 1) * share) > Math.floor(i * share);

async function runArea(area) {
  const folder = `.cache/mutants/${area.name.replaceAll(/\W+/g, '-')}`;
  const { mutants, scripts } = await compile(area, folder);
  const candidates = mutants.filter((mutant) => reasonOf(mutant) === undefined);
  const ids = candidates.filter(chosen).map(({ id }) => id);
  const began = performance.now();
  const results = [];
  const tried = (result) => {
    const { file, line, from, to } = mutants[result.id];
    results.push({ ...result, ...mutants[result.id] });
    if (result.status !== 'killed')
      console.log(`${file}:${line} ${result.status}: ${JSON.stringify(from)} -> ${JSON.stringify(to)}`);
    if (results.length % 50 === 0) console.log(`${area.name}: ${results.length} of ${ids.length}`);
  };
  await tryMutants({ scripts, ids, seed: Number(values.seed), tried });
  const killed = results.filter(({ status }) => status === 'killed').length;
  const left = results.filter(({ status }) => status !== 'killed');
  const score = results.length === 0 ? 100 : (100 * killed) / results.length;
  const seconds = Math.round((performance.now() - began) / 1000);
  const equivalent = mutants.length - candidates.length;
  console.log(
    `${area.name}: ${score.toFixed(1)} % of ${results.length} (least ${area.least} %), ${equivalent} equivalent, ${seconds} s`,
  );
  return { name: area.name, least: area.least, tried: results.length, killed, equivalent, score, left };
}

/** Puts the score of an area in place of the one before. */
async function record({ name, tried, killed, equivalent }) {
  const scores = JSON.parse(readFileSync('lab/mutants/scores.json', 'utf8'));
  const date = new Date().toISOString().slice(0, 10);
  scores[name] = { tried, killed, equivalent, date, commit };
  await writeJson('lab/mutants/scores.json', scores);
  await writeReport();
}

const commit = readCommit();
const figures = [];
mkdirSync(dirname(values.out), { recursive: true });
for (const area of areas)
  if (positionals.length === 0 || positionals.includes(area.name)) {
    figures.push(await runArea(area));
    writeFileSync(values.out, JSON.stringify(figures, null, 2));
    if (values.record) await record(figures.at(-1));
  }

const stale = positionals.length === 0 ? equivalents.filter((each) => !used.has(each)) : [];
for (const { file, from, to } of stale) console.log(`No such mutant: ${file}: ${from} -> ${to}`);
if (stale.length > 0 || figures.some(({ score, least }) => score < least)) process.exitCode = 1;
