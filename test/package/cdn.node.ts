import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parseAst } from 'rollup/parseAst';
import { findGames } from '../../scripts/files.mjs';

const scripts = readdirSync('cdn').filter((name) => name.endsWith('.js'));
const read = (name: string) => readFileSync(join('cdn', name), 'utf8');

/** The files that a module names in imports. */
function importsOf(code: string): readonly string[] {
  const found: string[] = [];
  JSON.stringify(parseAst(code), (_, node: unknown) => {
    const { source } = (node ?? {}) as { source?: { type: string; value: string } };
    if (source?.type === 'Literal') found.push(source.value);
    return typeof node === 'bigint' ? undefined : node;
  });
  return found;
}

describe('script-tag bundles', () => {
  it('have their hashes in sri.json, which lists nothing else', () => {
    const hashes = JSON.parse(read('sri.json')) as Record<string, string>;
    assert.deepEqual(Object.keys(hashes).sort(), [...scripts].sort());
    for (const name of scripts) {
      const digest = createHash('sha384').update(read(name)).digest('base64');
      assert.equal(hashes[name], `sha384-${digest}`, name);
    }
  });

  it('have no indented lines: templates and styles are minified', () => {
    for (const name of scripts) assert.doesNotMatch(read(name), /\n[ \t]|\\n {2}/, name);
  });

  it('import files that are there', () => {
    for (const name of scripts)
      for (const file of importsOf(read(name)))
        assert.ok(scripts.includes(file.replace('./', '')), `${name} imports ${JSON.stringify(file)}`);
  });

  it('have types if they are entries', () => {
    for (const entry of [...findGames().flatMap(({ tag, rulesTag }) => [tag, rulesTag]), 'spielkasten'])
      assert.ok(existsSync(`cdn/${entry}.min.d.ts`), entry);
  });
});
