import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { consumer, type Consumer } from '../package/consumer.js';

const FOLDER = 'test/consumers/types';
const files = [
  'base.json',
  ...['page.ts', 'page.bundler.json', 'page.node.json'].map((name) => `plain/${name}`),
  ...['engine.ts', 'engine.node.json'].map((name) => `plain/${name}`),
];

/** `npm run consumers:types` compiles the same projects with other versions of TypeScript. */
describe('published types', () => {
  let project: Consumer;
  const compile = (name: string) => {
    const tsc = resolve('node_modules/typescript/bin/tsc');
    return spawnSync(process.execPath, [tsc, '-p', join(project.folder, 'plain', name)], { encoding: 'utf8' })
      .stdout;
  };

  before(() => {
    project = consumer(
      Object.fromEntries(files.map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')])),
    );
  });
  after(() => {
    project.remove();
  });

  it('describe the elements, their members and events with module resolution of bundlers', () => {
    assert.equal(compile('page.bundler.json'), '');
  });
  it('describe them with module resolution of Node', () => {
    assert.equal(compile('page.node.json'), '');
  });
  it('of the engines compile without the DOM library', () => {
    assert.equal(compile('engine.node.json'), '');
  });
});
