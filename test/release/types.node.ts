import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { codeEntries } from '../../scripts/entries.mjs';
import { consumer, type Consumer } from '../package/consumer.js';

interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly {
      readonly tagName: string;
      readonly members: readonly {
        readonly kind: string;
        readonly name: string;
        readonly readonly?: boolean;
      }[];
    }[];
  }[];
}

/** The resolutions of TypeScript, each with the modules that belong to it, and the folder of a TypeScript that knows it. */
const resolutions: Readonly<Record<string, readonly [options: object, compiler: string]>> = {
  bundler: [{ module: 'ESNext', moduleResolution: 'bundler' }, 'typescript-7'],
  node16: [{ module: 'Node16', moduleResolution: 'Node16' }, 'typescript-7'],
  node10: [{ module: 'ESNext', moduleResolution: 'node10', ignoreDeprecations: '6.0' }, 'typescript'],
};

const page = ['DOM', 'DOM.Iterable'];

/** The types for the templates of frameworks need the packages of these. */
const isOfFramework = (entry: string) => /\/(react|vue|svelte|solid)$/.test(entry);

/** A program that uses each entry. */
const using = (entries: readonly string[]) =>
  entries.map((name, i) => `import * as entry${i} from '${name}';\nconsole.log(entry${i});\n`).join('');

/** A program that says of each property of each element that it is not set. */
const unsetting = ({ modules }: Manifest) =>
  modules
    .flatMap(({ declarations }) => declarations)
    .map(({ tagName, members }) => {
      const settable = members.filter(({ kind, readonly }) => kind === 'field' && !readonly);
      const lines = settable.map(({ name }) => `  element.${name} = undefined;\n`);
      return `{\n  const element = document.createElement('${tagName}');\n${lines.join('')}}\n`;
    })
    .join('');

const FOLDER = 'lab/consumers/types';
const files = [
  'base.json',
  ...['page.ts', 'page.bundler.json', 'page.node.json'].map((name) => `plain/${name}`),
  ...['engine.ts', 'engine.node.json'].map((name) => `plain/${name}`),
];

/** `npm run consumers -- types` compiles the same projects with other versions of TypeScript. */
describe('published types', () => {
  let project: Consumer;
  const compile = (name: string, compiler = 'typescript') => {
    const tsc = resolve(`node_modules/${compiler}/bin/tsc`);
    return spawnSync(process.execPath, [tsc, '-p', join(project.folder, 'plain', name)], { encoding: 'utf8' })
      .stdout;
  };
  /** Compiles a text with options over those of the projects. */
  const compileText = (text: string, resolution: string, more: object) => {
    const [options, compiler] = resolutions[resolution]!;
    const compilerOptions = { ...options, ...more };
    const config = { extends: '../base.json', compilerOptions, files: ['text.ts'] };
    writeFileSync(join(project.folder, 'plain/text.ts'), text);
    writeFileSync(join(project.folder, 'plain/text.json'), JSON.stringify(config));
    return compile('text.json', compiler);
  };
  const installed = () => join(project.folder, 'node_modules/spielkasten');
  const entries = () =>
    codeEntries(installed())
      .map(({ subpath }) => subpath.replace('.', 'spielkasten'))
      .filter((name) => !name.includes('/cdn/') && !isOfFramework(name));
  /** An entry that needs no page does not load Lit, which makes a registry of elements in Node. */
  const needsPage = (entry: string) => {
    const script = `await import('${entry}'); process.exit(globalThis.customElements ? 1 : 0);`;
    const args = ['--input-type=module', '--eval', script];
    return spawnSync(process.execPath, args, { cwd: project.folder }).status === 1;
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

  it('of entries that need no page compile without the DOM library, with each module resolution', () => {
    const found = entries().filter((entry) => !needsPage(entry));
    for (const name of ['engine', 'picture.js', 'picture/glux.js', 'markdown.js', 'rules.js', 'table.js'])
      assert.ok(found.includes(`spielkasten/${name}`), `${name} needs no page`);
    const text = `declare const console: { log(value: unknown): void };\n${using(found)}`;
    for (const name of Object.keys(resolutions))
      assert.equal(compileText(text, name, { lib: ['ES2022'] }), '', name);
  });
  it('of all entries compile with the DOM library, with each module resolution', () => {
    for (const name of Object.keys(resolutions))
      assert.equal(compileText(using(entries()), name, { lib: ['ES2022', ...page] }), '', name);
  });
  it('let every property be undefined, also with exact optional property types', () => {
    const manifest = JSON.parse(readFileSync(join(installed(), 'custom-elements.json'), 'utf8')) as Manifest;
    const text = `${using(entries())}${unsetting(manifest)}`;
    assert.match(text, /element\.names = undefined/);
    for (const exactOptionalPropertyTypes of [true, false])
      assert.equal(compileText(text, 'bundler', { exactOptionalPropertyTypes }), '');
  });
});
