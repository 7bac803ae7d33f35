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
  it('are llms.txt and README.md, which has a place for every table', async () => {
    const all = await documents();
    assert.deepEqual([...all.keys()].slice(0, 2), ['llms.txt', 'README.md']);
    const places = [...all.keys()].flatMap((path) => placesIn(readFileSync(path, 'utf8')));
    const { tables } = await import('../../scripts/docs/tables.mjs');
    assert.deepEqual(places.sort(), Object.keys(tables()).sort());
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
