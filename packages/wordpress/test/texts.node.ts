/** The texts of the plugin: each has a translation, and each translation a text. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { filesUnder } from '../../../scripts/files.mjs';

const FROM = 'packages/wordpress';
const read = (path: string) => readFileSync(path, 'utf8');

describe('the texts of the plugin for WordPress', () => {
  it('are in German, too', () => {
    const paths = [
      ...filesUnder(`${FROM}/editor`, '.js'),
      ...filesUnder(FROM, '.php').filter((path) => !/\/(dist|test)\//.test(path)),
    ];
    const calls =
      /(?:\b__|\be?sc_html__|\bt)\(\s*'((?:[^'\\]|\\.)+)'|\b(?:label|help): '((?:[^'\\—]|\\.)+)'/g;
    const written = paths.flatMap((path) =>
      Array.from(read(path).matchAll(calls), ([, call, field]) => call ?? field!),
    );
    const blocks = filesUnder(`${FROM}/blocks`, '.json').flatMap((path) => {
      const { title, description } = JSON.parse(read(path)) as Record<string, string>;
      return [title!, description!];
    });
    const script =
      "import('./scripts/wordpress.mjs').then(({ generatedTexts }) => console.log(JSON.stringify(generatedTexts)))";
    const generated = JSON.parse(execFileSync('node', ['-e', script], { encoding: 'utf8' })) as string[];
    const german = JSON.parse(read(`${FROM}/languages/de.json`)) as Record<string, string>;
    const all = new Set([...written, ...blocks, ...generated]);
    assert.deepEqual(Object.keys(german).toSorted(), [...all].toSorted());
  });
});
