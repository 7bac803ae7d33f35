/** Bundles a script of the site with esbuild; resolves to its text. */
import { build } from 'esbuild';

/** Daily puzzles come from the bundles of the package; a page that loads none of them only reads their list. */
const packs = {
  name: 'packs',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/packs\// }, ({ path }) => ({
      path: path.replace('./packs/', './cdn/puzzles.').replace('.js', '.min.js'),
      external: true,
    })),
};

/**
 * @param {string} entry The path of the module with which the script begins.
 * @returns {Promise<string>}
 */
export async function bundle(entry) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    plugins: [packs],
    // scripts of the site that load after the page
    external: ['./today-pictures.js'],
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0].text;
}
