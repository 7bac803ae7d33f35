import { readFileSync } from 'node:fs';
import { nodeResolve } from '@rollup/plugin-node-resolve';

const page = {
  name: 'page',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'index.html', source: readFileSync('src/index.html', 'utf8') });
  },
};

export default {
  input: 'src/main.js',
  output: { dir: 'dist', format: 'es' },
  plugins: [nodeResolve(), page],
};
