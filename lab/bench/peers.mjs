/** The elements of others that the benchmarks compare with: each is one minified file. */
import { build } from 'esbuild';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

const entries = {
  'chessboard-element': './lab/bench/node_modules/chessboard-element',
  gchessboard: './lab/bench/node_modules/gchessboard',
  assembled: './lab/bench/assembled.js',
  'lichess-pgn-viewer': './lab/bench/viewer.js',
};

export const peers = Object.keys(entries);

/** Writes `<peer>.js` of each peer, and the style sheet of lichess-pgn-viewer. */
export async function bundlePeers(folder) {
  await build({
    entryPoints: Object.entries(entries).map(([out, path]) => ({ in: path, out })),
    outdir: folder,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    conditions: ['production'],
    logLevel: 'error',
  });
  const sheet = 'lichess-pgn-viewer.css';
  copyFileSync(join('lab/bench/node_modules/lichess-pgn-viewer/dist', sheet), join(folder, sheet));
}

/** The style sheets that the page of a peer needs. */
export const sheetsOf = (kind) =>
  kind === 'lichess-pgn-viewer' ? '<link rel="stylesheet" href="/lichess-pgn-viewer.css" />' : '';
