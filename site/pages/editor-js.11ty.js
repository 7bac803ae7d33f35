import { build } from 'esbuild';

/** The editor of positions in the composer, bundled from site/composer/ with the rules of the games. */
export const data = { permalink: '/editor.js', eleventyExcludeFromCollections: true };

export async function render() {
  const { outputFiles } = await build({
    entryPoints: ['site/composer/editor.ts'],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0].text;
}
