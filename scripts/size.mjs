/**
 * Prints the gzipped size of the bundles and checks it against the limits, and what a page loads until the tenth move of a game.
 * A limit is raised, with a sentence of reason in the commit, rather than met by odd code.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { launch } from 'puppeteer-core';
import { rollup } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { launchOptions } from './browser.mjs';
import { findBoards, findGames, typescriptNames } from './files.mjs';
import { minify } from './minify.mjs';
import { serve } from './serve.mjs';

/** Bytes, gzip. */
const LIMITS = {
  // what a new player needs at once (the aim, the moves and the end of a game, with its story), letters that speak on every control,
  // a selection that renders only what it changes, the rule of names, keys of all keyboards, controls of forms, the checks of calls,
  // and places of texts in any font; and the light of Glüx, what moments last, speech that waits for another, and the chips left near the end
  // and the parquet of Glüx, with the shadows of its walls; and the middle of Lucky Numbers beside its
  // tray, messages that move nothing, and borders of toolbars by ear
  // and for a loupe in the document of its board, and where the points of Glüx hide nothing
  byHand: 80_600,
  // and for the status that tells an event before the computer moves
  againstComputer: 93_000,
  // and for the swap puzzle as an element, and its own place at a table; for the same as above; and for the goals of puzzles
  // and for the parquet of Glüx, and the move above the slider of a board that follows a text; and the words
  // of the ends and hints of the swap puzzle, and dice that are outlined
  all: 138_600,
  worker: 9_300,
  engine: 7_800,
  // with the light of Glüx, and the still form of the end, which a picture of a finished game shows; and with what a game does not need
  // of the files that the pictures of all games share, so that the package has them once; and the chips left near the end of Glüx
  // and the parquet, and light that is kept when a diagram is rendered again
  picture: 18_800,
  markedPicture: 21_200,
  // play across pages: by link and on a server, with lobby, requests, clocks, presence and the English words, in one request after the
  // first board; and with the list of games, the dialog that takes a seat to another device, what each press did, and their styles
  table: 39_750,
  // the link to a server, with Socket.IO, from when a person opens a table or comes to one
  server: 13_700,
};
/**
 * Requests for scripts. The default language takes none. The motions of moves take one, the computer two: its part and its worker; the
 * keys, and the ending, two: the part of all boards, and that of the game.
 */
const REQUESTS = { byHand: 3, againstComputer: 5, arrowKey: 2 };
const FILES = 112;
const MOVES = 10;

const games = findGames();
const ALL = 'spielkasten';
const gzip = (code) => gzipSync(code, { level: 9 }).length;
const bundle = (name) => readFileSync(`cdn/${name}`);
const rows = [];
const add = (what, found, limit, unit = 'B') =>
  rows.push({ what, found, limit, unit, ok: limit === undefined || found <= limit });

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

/**
 * The scripts that a page loads until the tenth move of a game with these attributes, and those that the first arrow key loads
 * after it.
 */
async function loadedBy(browser, site, tag, attributes) {
  const page = await browser.newPage();
  const loaded = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.replace('/cdn/', '');
    if (name === `${tag}.html`)
      void request.respond({
        contentType: 'text/html',
        body: `<html lang="en"><${tag} ${attributes} seed="size"></${tag}><script type="module" src="${tag}.min.js"></script></html>`,
      });
    else {
      if (name.endsWith('.js')) loaded.push(name);
      void request.continue();
    }
  });
  // A worker makes its requests itself.
  page.on('workercreated', (worker) => loaded.push(new URL(worker.url()).pathname.replace('/cdn/', '')));
  await page.goto(`${site.url}/cdn/${tag}.html`, { waitUntil: 'networkidle0' });
  await page.evaluate(
    async (name, moves) => {
      const board = globalThis.document.querySelector(name);
      await globalThis.customElements.whenDefined(name);
      // In Lucky Numbers, the first moves are those of chance.
      let answered = Boolean(board.seats);
      board.addEventListener('game-move', ({ detail }) => (answered ||= detail.source === 'computer'));
      while ((board.ply < moves || !answered) && !board.winners) {
        await board.updateComplete;
        // A hidden hand offers its moves only once it is uncovered.
        board.shadowRoot.querySelector('[part=curtain]')?.click();
        await board.updateComplete;
        // By default, the first seat is a person's, and the others are computer players.
        const isPerson = board.seats || board.turn === 0;
        if (isPerson && board.moves.length) board.play(board.moves[0]);
        else await new Promise(globalThis.requestAnimationFrame);
      }
      await board.updateComplete;
      board.focus();
    },
    tag,
    MOVES,
  );
  await page.waitForNetworkIdle();
  const played = [...new Set(loaded)];
  await page.keyboard.press('ArrowRight');
  await page.waitForNetworkIdle();
  await page.close();
  return { played, key: [...new Set(loaded)].filter((name) => !played.includes(name)) };
}

const sum = (names) => names.reduce((bytes, name) => bytes + gzip(bundle(name)), 0);

// the build lists them; `copied` in rollup.config.mjs has modules of which each part has a copy
for (const { tag } of [...games, { tag: ALL }])
  for (const path of JSON.parse(readFileSync(`.cache/shared/${tag}.json`, 'utf8')))
    add(`${path} is in ${tag}.min.js, but only parts that load on demand share it`, 1, 0, 'modules');
const entries = [...games.flatMap(({ tag, rulesTag }) => [tag, rulesTag]), ALL];
for (const entry of entries)
  add(`${entry}.min.js`, gzip(bundle(`${entry}.min.js`)), entry === ALL ? LIMITS.all : undefined);
for (const file of readdirSync('cdn'))
  if (/\..*\.min\.js$/.test(file))
    add(`  on demand: ${file}`, gzip(bundle(file)), file === 'board.table.min.js' ? LIMITS.table : undefined);
add('the link to a table server', gzip(bundle('table.server.min.js')), LIMITS.server);
for (const { id, folder } of findBoards()) {
  add(`${id}.worker.min.js`, gzip(bundle(`${id}.worker.min.js`)), LIMITS.worker);
  add(`engine of ${id}`, await engineSize(`${folder}/engine/index.ts`), LIMITS.engine);
  if (existsSync(`${folder}/picture.ts`))
    for (const name of ['picture', 'markedPicture'])
      add(`${name} of ${id}`, await pictureSize(id, name), LIMITS[name]);
}
add('files in cdn/', readdirSync('cdn').length, FILES, 'files');
const site = await serve({ '/cdn/': 'cdn' });
const browser = await launch(launchOptions());
for (const { tag } of games) {
  const hand = await loadedBy(browser, site, tag, 'seats="human human" players="2"');
  const computer = await loadedBy(browser, site, tag, '');
  for (const [what, { played }, name] of [
    [`${tag} by hand until move ${MOVES}`, hand, 'byHand'],
    [`${tag} against the computer until move ${MOVES}`, computer, 'againstComputer'],
  ]) {
    add(what, sum(played), LIMITS[name]);
    add(`  ${played.join(' ')}`, played.length, REQUESTS[name], 'requests');
  }
  add(`${tag}, the first arrow key`, sum(hand.key));
  add(`  ${hand.key.join(' ')}`, hand.key.length, REQUESTS.arrowKey, 'requests');
}
await browser.close();
await site.close();

const width = Math.max(...rows.map(({ what }) => what.length));
for (const { what, found, limit, unit, ok } of rows)
  console.log(
    `${ok ? ' ' : '✘'} ${what.padEnd(width)} ${String(found).padStart(7)} ${unit}${limit === undefined ? '' : ` of ${limit}`}`,
  );
const failed = rows.filter(({ ok }) => !ok);
for (const { what, found, limit, unit } of failed)
  console.error(`${what} is ${found - limit} ${unit} over its limit`);
console.log(
  `${rows.filter(({ limit }) => limit !== undefined).length - failed.length} passed, ${failed.length} failed`,
);
process.exitCode = failed.length ? 1 : 0;
