import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, it } from 'node:test';
import { anchorOf } from '../../site/lib/markdown.mjs';
import type { TableGame } from '../../src/core/table/state.js';
import { games } from '../../src/engine.js';
import { blocks, found, pages, written } from '../support/documents.js';

interface Named {
  readonly name: string;
}
interface Declaration {
  readonly tagName: string;
  readonly attributes: readonly Named[];
  readonly events?: readonly Named[];
  readonly slots?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssProperties?: readonly Named[];
  readonly cssStates?: readonly Named[];
}

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;
const { modules } = json('custom-elements.json') as {
  modules: readonly { declarations: readonly Declaration[] }[];
};
const elements = modules.flatMap(({ declarations }) => declarations);
const tags = new Set(elements.map(({ tagName }) => tagName));
/** The custom properties that a page sets for the sheet of a brand colour. */
const ofBrand = ['--spiel-brand', '--spiel-surface'];
const names = (kind: Exclude<keyof Declaration, 'tagName'>) =>
  new Set([...ofBrand, ...elements.flatMap((element) => (element[kind] ?? []).map(({ name }) => name))]);

const prose = (text: string) => text.replace(/^(`{3,}).*?^\1$/gms, '');

/** The anchors of the headings in a page. */
const anchors = (text: string): string[] =>
  Array.from(prose(text).matchAll(/^#+ (.*)$/gm), ([, heading = '']) => anchorOf(heading));

/** Global attributes. */
const ofEvery = new Set(['id', 'lang', 'dir', 'slot', 'class', 'style', 'hidden']);

describe('documentation', () => {
  for (const { path, text } of pages) {
    it(`links to existing targets: ${path}`, () => {
      for (const target of found(prose(text), /(?:\]\(| (?:src|srcset)=")([^)"\s]+)/g).filter(
        (each) => !/^https?:/.test(each),
      )) {
        const [file = '', anchor] = target.split('#');
        const to = file ? normalize(join(dirname(path), file)) : path;
        assert.ok(existsSync(to), target);
        if (anchor) assert.ok(anchors(readFileSync(to, 'utf8')).includes(anchor), target);
      }
    });

    it(`has no paragraph twice, and each table apart: ${path}`, () => {
      const paragraphs = prose(text)
        .split(/\n{2,}/)
        .filter((each) => each.split(' ').length > 8);
      assert.deepEqual(
        paragraphs.filter((each, i) => paragraphs.indexOf(each) < i),
        [],
      );
      // a second head is a row of the table before it
      assert.doesNotMatch(prose(text), /^\|.*\n\|.*\n\|[-: |]+\|$/m);
    });

    it(`names existing events, parts, custom properties and states: ${path}`, () => {
      const known = (pattern: RegExp, kind: Parameters<typeof names>[0]) => {
        for (const name of found(text, pattern)) assert.ok(names(kind).has(name), name);
      };
      for (const name of found(text, /\b(game-[a-z-]+)(?![\w-]|\.ts)/g))
        assert.ok(names('events').has(name) || tags.has(name), name);
      known(/::part\(([\w-]+)\)/g, 'cssParts');
      known(/:state\(([\w-]+)\)/g, 'cssStates');
      known(/(--(?:spiel|fluctus|glux|lucky|luzi)-[a-z0-9-]+)/g, 'cssProperties');
      known(/ slot="([\w-]*)"/g, 'slots');
    });

    it(`shows elements with existing attributes: ${path}`, () => {
      for (const { tag, attributes } of blocks(text, 'html').flatMap(written)) {
        const element = elements.find(({ tagName }) => tagName === tag);
        assert.ok(element, tag);
        const own = new Set(element.attributes.map(({ name }) => name));
        for (const name of attributes) assert.ok(own.has(name) || ofEvery.has(name), `${tag} ${name}`);
      }
    });

    it(`names existing entries of the package, in this version: ${path}`, () => {
      for (const entry of found(text, /from '(spielkasten[^']*)'/g).concat(
        found(text, /import '(spielkasten[^']*)'/g),
      ))
        assert.match(import.meta.resolve(entry), /\/(dist|cdn|looks)\/|\/sanitize\.json$/, entry);
    });
  }

  it('names files of the package in addresses', () => {
    for (const { path, text } of pages)
      for (const file of found(text, /cdn\.jsdelivr\.net\/npm\/spielkasten@[^/]+\/([\w./-]+\w)/g))
        assert.ok(existsSync(file), `${path}: ${file}`);
  });

  it('explains positions that the games read', () => {
    const text = readFileSync('docs/notation.md', 'utf8');
    const sections: readonly (readonly [string, TableGame])[] = [
      ['Fluctus', games.fluctus],
      ['Glüx', games.glux],
      ['Lucky Numbers', games['lucky-numbers']],
      ['Luzi und Joe', games.luzi],
    ];
    for (const [section, game] of sections) {
      const [, position = ''] = new RegExp(`^## ${section}\n.*?^\`\`\`text\n(.*?)$`, 'ms').exec(text) ?? [];
      assert.equal(game.formatPosition(game.parsePosition(position)), position);
    }
  });

  it('is linked from the README', () => {
    const readme = pages[0]?.text ?? '';
    // the English page links to the German one
    for (const { path } of pages.slice(1))
      assert.ok(readme.includes(`](${path.replace('.de.md', '.md')}`), path);
  });
});
