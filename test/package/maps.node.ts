import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { filesUnder } from '../../scripts/files.mjs';
import { withoutShipped } from '../../scripts/maps.mjs';

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly (string | null)[];
}

const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: readonly string[] };

describe('source maps', () => {
  const maps = ['dist', 'cdn'].flatMap((folder) => filesUnder(folder, '.js.map'));

  it('name the files in src/, which the package contains, and do not repeat their texts', () => {
    assert.ok(files.includes('src'));
    assert.ok(maps.length > 0);
    for (const path of maps) {
      const { sources, sourcesContent = [] } = JSON.parse(readFileSync(path, 'utf8')) as SourceMap;
      sources.forEach((source, i) => {
        const file = join(dirname(path), source);
        if (!file.startsWith('src/')) return;
        assert.ok(existsSync(file), `${path}: ${source}`);
        assert.equal(sourcesContent[i] ?? null, null, `${path}: ${source}`);
      });
    }
  });

  it('keep the texts of other packages, of generated modules, and of files that were changed', () => {
    const own = readFileSync('src/engine.ts', 'utf8');
    const map = {
      sources: ['../src/engine.ts', '../src/index.ts', '../node_modules/lit/index.js', 'virtual:x'],
      sourcesContent: [own, 'changed', 'lit', 'made'],
    };
    assert.deepEqual(withoutShipped(map, 'cdn').sourcesContent, [null, 'changed', 'lit', 'made']);
    assert.deepEqual(
      withoutShipped<SourceMap>({ sources: ['../src/engine.ts'], sourcesContent: [own] }, 'cdn'),
      {
        sources: ['../src/engine.ts'],
      },
    );
  });
});
