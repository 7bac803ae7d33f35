import { minify as minifyCode } from '@swc/core';

/** Rollup plugin: minifies chunks of modules with SWC. `preamble(chunk)` is a comment for their first line. */
export const minify = (preamble = () => '') => ({
  name: 'minify',
  renderChunk: (code, chunk) =>
    minifyCode(code, {
      module: true,
      ecma: 2022,
      compress: { ecma: 2022, passes: 3, keep_fargs: false },
      mangle: true,
      format: { comments: false, preamble: preamble(chunk) },
    }),
});
