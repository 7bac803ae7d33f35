/**
 * Prints the gzipped size of the bundles and checks it against the budgets, and what a page loads until the tenth move of
 * a game. `npm run size -- modules` adds the size of each module in the entries (gzipped by itself, so that the sum is more
 * than the whole).
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { launch } from 'puppeteer-core';
import { rollup } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { launchOptions } from './browser.mjs';
import { findGames, typescriptNames } from './files.mjs';
import { minify } from './minify.mjs';
import { serve } from './serve.mjs';

/** Bytes, gzip. The goals are 44,000, 96,000, 4,000 and 8,000. */
const BUDGET = {
  element: 51_400,
  all: 96_000,
  engine: 4_600,
  bot: 8_000,
  sound: 3_000,
  picture: 14_000,
  markedPicture: 16_500,
};
const MOVES = 10;

const games = findGames();

/** The budgets of a game: a larger one has its own in `budget.json`. */
function budgetsOf({ folder }) {
  const file = `${folder}/budget.json`;
  return { ...BUDGET, ...(existsSync(file) && JSON.parse(readFileSync(file, 'utf8'))) };
}

const ALL = 'spielkasten';
const gzip = (code) => gzipSync(code, { level: 9 }).length;
const bundle = (name) => readFileSync(`cdn/${name}`);
const rows = [];
const add = (what, bytes, budget) => rows.push({ what, bytes, budget, ok: !budget || bytes <= budget });

/** The size of a program that writes pictures of a game with the package, as esbuild bundles it. */
async function pictureSize(id, name) {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { ${name} } from './dist/picture/${id}.js'; console.log(${name}());`,
      resolveDir: '.',
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return gzip(outputFiles[0].contents);
}

/** The size of the engine of a game by itself, minified like the bundles. */
async function engineSize(input) {
  const engine = await rollup({ input, plugins: [typescriptNames, esbuild({ target: 'es2022' })] });
  const { output } = await engine.generate({ format: 'es', plugins: [minify()] });
  return gzip(output[0].code);
}

/** The minified text from each source, by the source map. */
function sizesByModule(entry) {
  const map = new SourceMap(JSON.parse(bundle(`${entry}.min.js.map`)));
  const texts = new Map();
  for (const [line, text] of bundle(`${entry}.min.js`).toString().split('\n').entries())
    for (const [column, letter] of [...text].entries()) {
      const source =
        map.findEntry(line, column).originalSource?.replace(/^.*node_modules\/|^(\.\.\/)+/, '') ?? '';
      texts.set(source, (texts.get(source) ?? '') + letter);
    }
  return [...texts].map(([source, text]) => [gzip(text), source]).sort(([a], [b]) => b - a);
}

/** The scripts that a page loads until the tenth move of a game between people, by name. */
async function loadedByTenthMove(browser, site, tag) {
  const page = await browser.newPage();
  const loaded = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.replace('/cdn/', '');
    if (name === `${tag}.html`)
      void request.respond({
        contentType: 'text/html',
        body: `<html lang="en"><${tag} seats="human human" players="2" seed="size"></${tag}><script type="module" src="${tag}.min.js"></script></html>`,
      });
    else {
      if (name.endsWith('.js')) loaded.push(name);
      void request.continue();
    }
  });
  await page.goto(`${site.url}/cdn/${tag}.html`, { waitUntil: 'networkidle0' });
  await page.evaluate(
    async (name, moves) => {
      const board = globalThis.document.querySelector(name);
      await globalThis.customElements.whenDefined(name);
      for (let i = 0; i < moves; i++) {
        await board.updateComplete;
        // A hidden hand offers its moves only once it is uncovered.
        board.shadowRoot.querySelector('[part=curtain]')?.click();
        await board.updateComplete;
        if (board.moves.length) board.play(board.moves[0]);
      }
      await board.updateComplete;
    },
    tag,
    MOVES,
  );
  await page.waitForNetworkIdle();
  await page.close();
  return loaded;
}

const entries = games.map((game) => [game.tag, budgetsOf(game).element]);
for (const [entry, budget] of [...entries, [ALL, BUDGET.all]]) {
  add(`${entry}.min.js`, gzip(bundle(`${entry}.min.js`)), budget);
  for (const file of readdirSync('cdn'))
    if (file.startsWith(`${entry}.`) && file.endsWith('.min.js') && file !== `${entry}.min.js`)
      add(
        `  on demand: ${file.slice(entry.length + 1)}`,
        gzip(bundle(file)),
        file.includes('.sound.') ? BUDGET.sound : undefined,
      );
}
for (const game of games) {
  const { id, folder } = game;
  add(`${id}.worker.min.js`, gzip(bundle(`${id}.worker.min.js`)), BUDGET.bot);
  add(`engine of ${id}`, await engineSize(`${folder}/engine/index.ts`), budgetsOf(game).engine);
  if (existsSync(`${folder}/picture.ts`))
    for (const name of ['picture', 'markedPicture'])
      add(`${name} of ${id}`, await pictureSize(id, name), BUDGET[name]);
}
const site = await serve({ '/cdn/': 'cdn' });
const browser = await launch(launchOptions());
for (const game of games) {
  const { tag } = game;
  const loaded = await loadedByTenthMove(browser, site, tag);
  const bytes = loaded.reduce((sum, name) => sum + gzip(bundle(name)), 0);
  add(`${tag} until move ${MOVES}, ${loaded.length} request(s)`, bytes, budgetsOf(game).element);
}
await browser.close();
await site.close();

if (process.argv.includes('modules'))
  for (const { tag } of games)
    for (const [bytes, source] of sizesByModule(tag))
      console.log(`${String(bytes).padStart(7)} B  ${source}`);

const width = Math.max(...rows.map(({ what }) => what.length));
for (const { what, bytes, budget, ok } of rows)
  console.log(
    `${ok ? ' ' : '✘'} ${what.padEnd(width)} ${String(bytes).padStart(7)} B${budget ? ` of ${budget}` : ''}`,
  );
const failed = rows.filter(({ ok }) => !ok);
for (const { what, bytes, budget } of failed) console.error(`${what} is ${bytes - budget} B over its budget`);
console.log(`${rows.filter(({ budget }) => budget).length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length ? 1 : 0;
