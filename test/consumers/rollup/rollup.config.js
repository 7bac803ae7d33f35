import { readFileSync, readdirSync } from 'node:fs';
import { nodeResolve } from '@rollup/plugin-node-resolve';

const page = {
  name: 'page',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'index.html', source: readFileSync('src/index.html', 'utf8') });
  },
};

/** Copies the workers of the computer players to the folder of the script that loads them. */
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
