/** Bundles a script of the site with esbuild; resolves to its text. */
import { build } from 'esbuild';

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
    // the list of puzzles is read without the packs of the package
    external: ['./packs/*'],
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0].text;
}
