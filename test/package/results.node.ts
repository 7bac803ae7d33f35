import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { filesUnder } from '../../scripts/files.mjs';
import { frameworks, results } from '../consumers/frameworks/results.mjs';

describe('framework results', () => {
  it('list every check and the versions in RESULTS.md', async () => {
    // the checks themselves run with the consumers
    assert.equal(readFileSync('test/consumers/RESULTS.md', 'utf8'), await results(() => true));
  });

  for (const [name, { attribute, property, event }] of Object.entries(frameworks))
    it(`match the code of the project: ${name}`, () => {
      const source = filesUnder(`test/consumers/${name}/src`, '')
        .map((file: string) => readFileSync(file, 'utf8'))
        .join('\n');
      for (const text of [attribute, property, event]) assert.ok(source.includes(text), text);
    });
});
