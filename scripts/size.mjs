/**
 * Prints what a page has to fetch, gzipped, and checks it against the budgets. `npm run size -- modules` adds what each
 * module brings to the script-tag entries (gzipped by itself, so the sum is more than the whole).
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { gzipSync } from 'node:zlib';
import terser from '@rollup/plugin-terser';
import { rollup } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { findGames, typescriptNames } from './files.mjs';

/**
 * Bytes, gzip. An entry holds the part of an engine that plays; the reader of positions comes when a page declares one. A
 * worker is a game's computer players with what of the rules they need.
 * A game that needs more for its whole engine says so in its `budget.json`.
 */
const BUDGET = { element: 30_000, all: 64_000, play: 4_000, engine: 4_000, bot: 8_000 };

const gzip = (code) => gzipSync(code, { level: 9 }).length;
const cdn = (name) => readFileSync(`cdn/${name}`);
const rows = [];
const add = (what, bytes, budget) => rows.push({ what, bytes, budget, ok: !budget || bytes <= budget });

/** A static import would be a second request. */
const importsAnything = (code) => /^import\b(?!\()|[;}]import["'{*\s]|\bfrom\s*["']\.\//m.test(code);

async function alone(input) {
  const bundle = await rollup({ input, plugins: [typescriptNames, esbuild({ target: 'es2022' })] });
  const { output } = await bundle.generate({
    format: 'es',
    plugins: [terser({ ecma: 2022, module: true, compress: { passes: 3 } })],
  });
  return gzip(output[0].code);
}

/** The minified text that came from each source, by the source map. */
function byModule(entry) {
  const map = new SourceMap(JSON.parse(cdn(`${entry}.min.js.map`)));
  const texts = new Map();
  for (const [line, text] of cdn(`${entry}.min.js`).toString().split('\n').entries())
    for (const [column, letter] of [...text].entries()) {
      const source =
        map.findEntry(line, column).originalSource?.replace(/^.*node_modules\/|^(\.\.\/)+/, '') ?? '';
      texts.set(source, (texts.get(source) ?? '') + letter);
    }
  return [...texts].map(([source, text]) => [gzip(text), source]).sort(([a], [b]) => b - a);
}

const games = findGames();
const ALL = 'spielkasten';
const entries = [...games.map(({ tag }) => tag), ALL];
const problems = [];
for (const entry of entries) {
  const code = cdn(`${entry}.min.js`);
  if (importsAnything(code.toString())) problems.push(`cdn/${entry}.min.js needs a second request`);
  add(`${entry}.min.js`, gzip(code), entry === ALL ? BUDGET.all : BUDGET.element);
  for (const file of readdirSync('cdn'))
    if (file.startsWith(`${entry}.`) && file.endsWith('.min.js') && file !== `${entry}.min.js`)
      add(`  later: ${file.slice(entry.length + 1)}`, gzip(cdn(file)));
}
for (const { id, folder } of games) {
  const own =
    existsSync(`${folder}/budget.json`) && JSON.parse(readFileSync(`${folder}/budget.json`, 'utf8'));
  const { engine } = { ...BUDGET, ...own };
  add(`${id}.worker.min.js`, gzip(cdn(`${id}.worker.min.js`)), BUDGET.bot);
  const play = `${folder}/engine/play.ts`;
  if (existsSync(play)) add(`engine of ${id} in play`, await alone(play), BUDGET.play);
  add(`engine of ${id} alone`, await alone(`${folder}/engine/index.ts`), engine);
}

if (process.argv.includes('modules'))
  for (const { tag } of games)
    for (const [bytes, source] of byModule(tag)) console.log(`${String(bytes).padStart(7)} B  ${source}`);

const width = Math.max(...rows.map(({ what }) => what.length));
for (const { what, bytes, budget, ok } of rows)
  console.log(
    `${ok ? ' ' : '✘'} ${what.padEnd(width)} ${String(bytes).padStart(7)} B${budget ? ` of ${budget}` : ''}`,
  );
for (const { what, bytes, budget } of rows.filter(({ ok }) => !ok))
  problems.push(`${what.trim()} is ${bytes - budget} B over its budget`);
for (const problem of problems) console.error(problem);
const checks = rows.filter(({ budget }) => budget).length + entries.length;
console.log(`${checks - problems.length} passed, ${problems.length} failed`);
process.exitCode = problems.length ? 1 : 0;
