import { readFileSync, readdirSync } from 'node:fs';
import { nodeResolve } from '@rollup/plugin-node-resolve';

const page = {
  name: 'page',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'index.html', source: readFileSync('src/index.html', 'utf8') });
  },
};

/** The workers of the computer players, beside the file that asks for them. */
const workers = {
  name: 'workers',
  generateBundle() {
    const games = 'node_modules/spielkasten/dist/games';
    for (const path of readdirSync(games, { recursive: true }))
      if (path.endsWith('.worker.js')) {
        const fileName = path.replace(/.*[\\/]/, '');
        this.emitFile({ type: 'asset', fileName, source: readFileSync(`${games}/${path}`, 'utf8') });
      }
  },
};

export default {
  input: 'src/main.js',
  output: { dir: 'dist', format: 'es' },
  plugins: [nodeResolve(), page, workers],
};
