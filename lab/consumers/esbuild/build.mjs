import { cpSync } from 'node:fs';
import { build } from 'esbuild';

await build({
  entryPoints: ['src/main.js'],
  bundle: true,
  minify: true,
  splitting: true,
  format: 'esm',
  outdir: 'dist',
  logLevel: 'warning',
});
cpSync('src/index.html', 'dist/index.html');
