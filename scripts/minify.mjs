import { minify as minifyCode } from '@swc/core';
import { transform } from 'esbuild';

/**
 * Rollup plugin: minifies chunks of modules. esbuild names things by how often they are used, private ones too, and SWC compresses.
 * `preamble(chunk)` is a comment for their first line.
 */
export const minify = (preamble = () => '') => ({
  name: 'minify',
  async renderChunk(code, chunk) {
    const named = await transform(code, {
      charset: 'utf8',
      legalComments: 'none',
      minifyIdentifiers: true,
      minifySyntax: true,
      target: 'es2022',
      treeShaking: true,
    });
    return minifyCode(named.code, {
      module: true,
      ecma: 2022,
      compress: { ecma: 2022, passes: 3, keep_fargs: false },
      mangle: true,
      format: { comments: false, preamble: preamble(chunk) },
    });
  },
});
