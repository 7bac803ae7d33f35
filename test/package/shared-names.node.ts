import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { rollup } from 'rollup';
import { minify } from '../../scripts/minify.mjs';
import { sharedNames } from '../../scripts/shared-names.mjs';

const modules: Readonly<Record<string, string>> = {
  entry: `import { first } from 'shared'; export const publicName = () => first(); export const load = () => import('chunk');`,
  shared: `export const first = () => 'first'; export const second = () => 'second';`,
  chunk: `import { first, second } from 'shared';\nexport const both = first() + second();\nexport const at = 'marked';`,
};

/** Bundles the modules; returns the code of the entry, and the code and map of its chunk. */
async function bundle(folder: string) {
  const build = await rollup({
    input: 'entry',
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      { name: 'modules', resolveId: (id) => (id in modules ? id : null), load: (id) => modules[id] ?? null },
      minify(),
      sharedNames,
    ],
  });
  const { output } = await build.write({
    dir: folder,
    format: 'es',
    sourcemap: true,
    entryFileNames: 'entry.mjs',
    chunkFileNames: 'chunk.mjs',
  });
  const code = (name: string) =>
    output.flatMap((each) => (each.fileName === name && each.type === 'chunk' ? each.code : []))[0]!;
  const map = output.flatMap((each) =>
    each.fileName === 'chunk.mjs.map' && each.type === 'asset' ? String(each.source) : [],
  )[0]!;
  return { entry: code('entry.mjs'), chunk: code('chunk.mjs'), map: JSON.parse(map) as SourceMapPayload };
}

describe('the exports that an entry shares with its chunks', () => {
  it('have no second name, and public ones keep theirs', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shared-names-'));
    try {
      const { entry, chunk, map } = await bundle(folder);
      const [, list = ''] = /export\{([^}]*)\}/.exec(entry) ?? [];
      const renamed = list.split(',').filter((item) => item.includes(' as '));
      assert.deepEqual(renamed.map((item) => item.split(' as ')[1]).sort(), ['load', 'publicName']);
      assert.equal(list.split(',').length, 4);
      const { load } = (await import(pathToFileURL(join(folder, 'entry.mjs')).href)) as {
        load(): Promise<{ readonly both: string }>;
      };
      assert.equal((await load()).both, 'firstsecond');
      // The mark stands in the third line of its module.
      const before = chunk.slice(0, chunk.indexOf('"marked"')).split('\n');
      const found = new SourceMap(map).findEntry(before.length - 1, before.at(-1)!.length);
      assert.equal('originalLine' in found && found.originalLine, 2);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
