import { build } from 'esbuild';

/** The script of the theme studio, bundled from site/studio/. */
export const data = { permalink: '/studio.js', eleventyExcludeFromCollections: true };

export async function render() {
  const { outputFiles } = await build({
    entryPoints: ['site/studio/studio.ts'],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0].text;
}
