import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { findGames } from '../../scripts/files.mjs';
import { documents, stamped, tagsIn } from '../../scripts/stamp.mjs';

const scripts = readdirSync('cdn').filter((name) => name.endsWith('.js'));
const read = (name: string) => readFileSync(join('cdn', name), 'utf8');
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

describe('script-tag bundles', () => {
  it('have their hashes in sri.json, which lists nothing else', () => {
    const hashes = JSON.parse(read('sri.json')) as Record<string, string>;
    assert.deepEqual(Object.keys(hashes).sort(), [...scripts].sort());
    for (const name of scripts) {
      const digest = createHash('sha384').update(read(name)).digest('base64');
      assert.equal(hashes[name], `sha384-${digest}`, name);
    }
  });

  it('have source maps without absolute paths', () => {
    for (const name of scripts) {
      assert.ok(read(name).trimEnd().endsWith(`//# sourceMappingURL=${name}.map`), name);
      const { sources } = JSON.parse(read(`${name}.map`)) as { sources: string[] };
      for (const source of sources)
        assert.match(source, /^(\.\.\/(src|node_modules)\/|\u0000|virtual:)/, name);
    }
  });

  it('have no indented lines: templates and styles are minified', () => {
    for (const name of scripts) assert.doesNotMatch(read(name), /\n[ \t]|\\n {2}/, name);
  });

  it('have types if they are entries', () => {
    for (const entry of [...findGames().flatMap(({ tag, rulesTag }) => [tag, rulesTag]), 'spielkasten'])
      assert.ok(existsSync(`cdn/${entry}.min.d.ts`), entry);
  });
});

describe('script tags in the documents', () => {
  const shown = documents().flatMap((path) => tagsIn(readFileSync(path, 'utf8')));

  it('exist', () => {
    assert.ok(shown.length > 0);
  });
  it('have the version of the package, a hash, and crossorigin', () => {
    for (const { file, integrity, crossorigin, version: of } of shown) {
      assert.equal(of, version, file);
      assert.match(integrity ?? '', /^sha384-[\w+/]{64}$/, file);
      assert.ok(crossorigin, file);
    }
  });
});

describe('stamp', () => {
  const old = 'a <script src="https://cdn.test/npm/spielkasten@0.0.1/cdn/x.min.js"></script> b';
  it('writes the version and the hash into a script tag', () => {
    assert.deepEqual(tagsIn(stamped(old, { 'x.min.js': 'sha384-abc' }, '1.2.3')), [
      { version: '1.2.3', file: 'x.min.js', integrity: 'sha384-abc', crossorigin: true },
    ]);
  });
  it('does not change a stamped script tag', () => {
    const once = stamped(old, { 'x.min.js': 'sha384-abc' }, '1.2.3');
    assert.equal(stamped(once, { 'x.min.js': 'sha384-abc' }, '1.2.3'), once);
  });
  it('throws for a bundle that does not exist', () => {
    assert.throws(() => stamped(old, {}, '1.2.3'), /no cdn\/x\.min\.js/);
  });
});
