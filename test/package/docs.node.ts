import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { documents, staleDocuments } from '../../scripts/docs.mjs';
import { filledIn, placesIn } from '../../scripts/docs/places.mjs';

describe('generated documents', () => {
  it('match the docstrings (`npm run docs` updates them)', async () => {
    assert.deepEqual(
      (await staleDocuments()).map(([path]) => path),
      [],
    );
  });
  it('have a place for every table', async () => {
    const all = await documents();
    const places = [...all.keys()].flatMap((path) => placesIn(readFileSync(path, 'utf8')));
    const { tables } = await import('../../scripts/docs/tables.mjs');
    assert.deepEqual(places.sort(), Object.keys(tables()).sort());
  });
  it('name the whole version of the package in every address', async () => {
    const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, string>;
    const found = [...(await documents())].flatMap(([path, text]) =>
      Array.from(text.matchAll(new RegExp(`/${name}@([^/]*)/`, 'g')), ([, of]) => `${path} ${of}`),
    );
    assert.ok(found.length > 5);
    assert.deepEqual(
      found.filter((each) => !each.endsWith(` ${version}`)),
      [],
    );
  });
});

describe('place in a document', () => {
  const text = 'a\n<!-- made: x -->old<!-- /made -->\nb\n<!-- made: y --><!-- /made -->';
  it('is filled by its name, without other changes', () => {
    assert.equal(
      filledIn(text, (name) => (name === 'x' ? 'new' : undefined)),
      'a\n<!-- made: x -->\n\nnew\n\n<!-- /made -->\nb\n<!-- made: y --><!-- /made -->',
    );
  });
});
